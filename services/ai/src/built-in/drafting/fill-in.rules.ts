import type { Archetype, Slot } from '../kinds/kind.ts';
import { countryOfDemonym } from '../reading/countries.ts';
import { withoutDenied } from '../reading/denied-words.rules.ts';
import { canStandFor } from '../reading/noun-forms.ts';
import { inUnits, type Quantity, standsAfter } from '../reading/quantity.rules.ts';
import { isDead, withoutTheDead } from '../reading/the-dead.rules.ts';
import { upperFirst } from '../reading/tidy-words.rules.ts';
import type { WishParts } from '../reading/wish-parts.rules.ts';
import { oneRelativeIn } from './one-relative.rules.ts';

/** The values of a kind's slots in one roadmap. */
export interface Blanks {
  /** The goal's title, for the sentence about its date. */
  goal: string;
  /** The text of each slot, and the wish itself, quoted, as {wish}. */
  slots: Readonly<Record<string, string>>;
  /** The slots that the person named themselves. */
  named: ReadonlySet<string>;
  /** What stands for 'your bungalow' when the person wrote 'my dad's bungalow'. */
  wholes?: Readonly<Record<string, string>>;
  /** {total} and {25%}; absent when the person named no amount that can be split. */
  quantity?: Quantity;
  /** Days until the target, for the {rate} of a worked example. */
  days?: number;
}

const roundTo = (amount: number, step: number) => Math.round(amount / step) * step;

/** A part of an amount, rounded as people say it: 2 kg, 6 books, €1,250. */
export function partOf({ amount, unit, noun, held = 0 }: Quantity, percent: number): number {
  const part = held + ((amount - held) * percent) / 100;
  if (percent === 100) return amount;
  if (unit === '') return Math.max(1, Math.round(part));
  if (noun === 'money') return roundTo(part, part >= 1000 ? 50 : part >= 100 ? 5 : 1);
  return roundTo(part, amount > 25 ? 1 : amount > 4 ? 0.5 : 0.1);
}

const percentsIn = (text: string) => [...text.matchAll(/\{(\d+)%\}/g)].map((match) => Number(match[1]));

/** The names of the slots in a text. */
export const slotsIn = (text: string): string[] => [...text.matchAll(/\{([a-z]\w*)\}/gi)].map(([, name = '']) => name);

/** Whether the amount is large enough to give every measured step a different value. */
function splitsWell(kind: Archetype, quantity: Quantity): boolean {
  const percents = kind.steps.flatMap(({ measured = '' }) =>
    measured.includes('{total}') ? [100] : percentsIn(measured),
  );
  // Of two steps for the same share, each person gets one.
  const parts = [...new Set(percents)].map((percent) => partOf(quantity, percent));
  return parts.every((part, i) => part > 0 && (i === 0 || part > (parts[i - 1] ?? 0)));
}

const countsAs = (kind: Archetype, { unit, noun }: Quantity) =>
  (kind.measures ?? []).some((measure) => measure === unit || measure === noun || noun.endsWith(` ${measure}`));

/** A mortgage of 140,000 is not the sum that somebody saves up. */
const owing = /\b(?:mortgage|loans?|debts?|owe)\b[^.,;!?]{0,24}$/i;
const paysBack = /\b(?:mortgage|loans?|debts?|pay|clear|overdraft|cards?|arrears|back)\b/i;

/** The one amount the kind's measured steps are about. */
function measuredQuantity(kind: Archetype, quantities: readonly Quantity[], words: string): Quantity | undefined {
  const implied = kind.implied?.find(({ when }) => when.test(words.toLowerCase()));
  if (implied) return { amount: implied.amount, unit: implied.unit, noun: 'distance', role: 'total' };
  const isOther = (one: Quantity) =>
    one.noun === 'money' && !paysBack.test(kind.name) && standsAfter(owing, one, words);
  const stageable = quantities.filter(
    (one) => (one.role === 'total' || (one.role === 'rate' && kind.paced)) && countsAs(kind, one) && !isOther(one),
  );
  const wished = stageable.filter((one) => one.noun !== 'money' || !standsAfter(paid, one, words));
  // Of 'three cards, £7,200 altogether' it is the sum that is paid in parts.
  const [first] = (wished.length > 0 ? wished : stageable).toSorted(
    (a, b) => Number(b.noun === 'money') - Number(a.noun === 'money'),
  );
  const sum = first && withHeld(first, { kind, quantities });
  return sum && splitsWell(kind, sum) ? sum : undefined;
}

/** A salary is no sum that somebody saves up. */
const paid = /\b(?:salary|wages?|income|take home|earn|earning)\b[^.,;!?]{0,16}$/i;

/** 'I want 35,000 and have 18,000 saved': the parts begin at what is there. A debt has no such start. */
function withHeld(sum: Quantity, { kind, quantities }: { kind: Archetype; quantities: readonly Quantity[] }): Quantity {
  if (sum.noun !== 'money' || sum.per || paysBack.test(kind.name)) return sum;
  const held = quantities.find(
    ({ owned, noun, unit, amount, per }) =>
      owned && noun === 'money' && !per && amount < sum.amount && [sum.unit, 'money'].includes(unit),
  );
  return held ? { ...sum, held: held.amount } : sum;
}

/** A word of the list in the text: the longest one, also in the plural. 'IELTS|ielts test' shows its first form. */
function listed(words: readonly string[], text: string): { shown: string; form: string } | undefined {
  const forms = words.flatMap((entry) => {
    const [shown = '', ...others] = entry.split('|');
    return [shown, ...others].map((form) => ({ shown, form: form.toLowerCase() }));
  });
  const byLength = forms.toSorted((a, b) => b.form.length - a.form.length);
  const spaced = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}+#.'’-]+/gu, ' ')} `
    // 'Get back to running' names no part of the body.
    .replace(/ back (?=to |into )/g, ' ')
    // 'My father in law' practises no law.
    .replace(/(?<= (?:mother|father|sister|brother|son|daughter)s?) in law(?= )/g, '')
    // 'My greyhound's weight' is about a greyhound.
    .replace(/['’]s(?= )/g, '')
    .replace(/[.'’-]+ /g, ' ');
  return byLength.find(({ form }) => spaced.includes(` ${form} `) || spaced.includes(` ${form}s `));
}

/** More things than these make a list too long for a title. */
const mostListed = 4;

/** All words of the list that a text has, in its order: 'sleep, energy, meals and stress'. */
function allListed(words: readonly string[], text: string, isTitle: boolean): string | undefined {
  const found: { at: number; shown: string }[] = [];
  for (let rest = text; ; ) {
    const next = listed(words, rest);
    const form = next?.form.split(/[^\p{L}\p{N}]+/u).join('[^\\p{L}\\p{N}]+');
    const at = form ? rest.search(new RegExp(`(?<!\\p{L})${form}s?(?!\\p{L})`, 'iu')) : -1;
    if (!next || at < 0) break;
    found.push({ at, shown: (isTitle && ownWordFor(next, text)) || next.shown });
    const { length } = next.form;
    rest = `${rest.slice(0, at)}${'.'.repeat(length)}${rest.slice(at + length)}`;
  }
  const inOrder = found.toSorted((one, other) => one.at - other.at);
  const all = [...new Set(inOrder.flatMap(({ shown }) => shown.split(/, | and /)))].slice(0, mostListed);
  return all.length > 1 ? `${all.slice(0, -1).join(', ')} and ${all.at(-1)}` : all[0];
}

interface Said {
  title: string;
  words: string;
  parts: WishParts;
}

const sideClause = /\s(?:before|after|so that|because|while|until|when)\s.*$/i;
const insteadOf = /\sinstead of\s([^.,;!?]*)/i;
/** Kinds that leave something: their slots hold what is left. */
const leaves = /^(?:stop|quit|cut|give up|get off|break)\b|\bless\b|\binstead of\b/i;

/** Where a slot's words are looked for, the best place first. */
function placesFor({ name }: Archetype, { title, words }: Said): string[] {
  const left = insteadOf.exec(title)?.[1];
  // 'Tea instead of coffee': who cuts caffeine leaves the coffee, and who learns about tea does not want any.
  if (left !== undefined && leaves.test(name)) return [left, title, words];
  const [wish, all] = [title, words].map((text) => withoutDenied(text).replace(insteadOf, '')) as [string, string];
  // 'Clear the loft before we sell the house' is about the loft.
  return [wish.replace(sideClause, ''), wish, all];
}

/** Whether steps of the kind ask whoever stands in a slot. */
function isAsked({ steps }: Archetype, name: string): boolean {
  const asks = new RegExp(`\\b[Aa]sk (?:your )?\\{${name}\\}`);
  return steps.some(({ title, description }) => asks.test(`${title}. ${description}`));
}

/** What was said, without the dead where the kind asks this person for something. */
function ofTheLiving(kind: Archetype, name: string, said: Said): Said {
  const [title, words] = [withoutTheDead(said.title), withoutTheDead(said.words)];
  if ((title === said.title && words === said.words) || !isAsked(kind, name)) return said;
  const { person, ...parts } = said.parts;
  return {
    title,
    words,
    parts: person && !isDead(person, said.words) ? said.parts : parts,
  };
}

function saidFor(kind: Archetype, slot: Slot, said: Said): string | undefined {
  const { title, words, parts } = said;
  if ('words' in slot) {
    const isTitle = slot.several === 'in title';
    const all = slot.several && allListed(slot.words, isTitle ? title.replace(sideClause, '') : words, isTitle);
    if (all) return all;
    const [found] = placesFor(kind, said).flatMap((text) => listed(slot.words, text) ?? []);
    return found && (ownWordFor(found, title) ?? found.shown);
  }
  if (slot.from === 'skill') return parts.skill ?? parts.object;
  if (slot.from === 'person' && isUnborn(title, parts.person)) return undefined;
  if (slot.from === 'place') return parts.place ?? countryIn(title) ?? whereTheyLive(words);
  if (slot.from !== 'person') return parts[slot.from];
  return parts.person ?? ownerOf(parts.event) ?? (slot.anywhere ? oneRelativeIn(words) : undefined);
}

/** 'Quit before the baby comes': nobody can tell the baby. */
const isUnborn = (title: string, person = '') =>
  /\b(?:baby|bub|babies|twins)$/i.test(person) &&
  (sideClause.exec(title)?.[0] ?? '').includes(person.replace(/^your /, ''));

/** 'German citizenship' is about Germany. */
const nationality = new RegExp(
  `\\b(${Object.keys(countryOfDemonym).join('|')}) (?:citizenship|citizen|nationality)\\b`,
  'i',
);
const countryIn = (title: string) => countryOfDemonym[nationality.exec(title)?.[1]?.toLowerCase() ?? ''];

/** 'In Sweden now I clean offices', 'here in Germany': where the rest of a message says that somebody lives. */
const home = /\bhere in (\p{Lu}\p{L}+)|\b[Ii]n (\p{Lu}\p{L}+) now\b/u;
function whereTheyLive(words: string): string | undefined {
  const [, here, now] = home.exec(words) ?? [];
  return here ?? now;
}

const times = /morning|evening|afternoon|night|weekend|spring|summer|autumn|winter/;
const longestObject = 4;

/**
 * 'Build a canoe in the garage': the list knows the garage, where it only happens. A text that speaks of the thing itself gets
 * the canoe. Undefined where the word of the list is right.
 */
function thingInstead(kind: Archetype, name: string, { title, parts }: Said): string | undefined {
  const slot = kind.slots?.[name];
  const form = slot && 'words' in slot ? listed(slot.words, title)?.form : undefined;
  const thing = parts.object?.replace(/^(?:the|an?|your) /, '').toLowerCase();
  if (!form || !thing || times.test(form) || thing.includes(form) || thing.split(' ').length > longestObject)
    return undefined;
  const isIn = new RegExp(`\\b(?:in|inside) (?:the|my|our|an?) ${form.replace(/[^\p{L}\p{N} -]/gu, '.')}\\b`, 'iu');
  const ofPlace = new RegExp(
    `\\b(?:in|into|at|on|from|to|of|through|near|round) (?:the |your |my )?\\{${name}\\}`,
    'i',
  );
  const isPlace = kind.steps.some(({ title: one, description }) => ofPlace.test(`${one}. ${description}`));
  return isIn.test(title) && !isPlace ? thing : undefined;
}

/** The person's own word for an entry of a list, when their title has it and a text reads as well with it. */
function ownWordFor({ shown, form }: { shown: string; form: string }, title: string): string | undefined {
  const at = title.toLowerCase().indexOf(form);
  // 'Touch my toes' is nothing that can be loosened.
  return at >= 0 && !/\b(?:my|our|me)\b/.test(form) && canStandFor(form, shown) ? form : undefined;
}

/** 'Your mum's 70th birthday' is about your mum. */
const ownerOf = (event = '') => /^(your [\p{Ll}-]+?)(?:['’]s|(?<=s)['’]) /u.exec(event)?.[1];

/** Somebody's own thing, with its owner or age: 'your dad's bungalow', 'your old Golf'. */
const owned = /^(?:your old |(?:your )?[\p{Ll}-]+(?:['’]s|s['’]) (?:[\p{L}\p{N}-]+ ){0,2})$/u;

/** The whole phrase that a list slot's word ends: 'dad's bungalow' for 'bungalow'. */
function wholeFor(slot: Slot, words: string, { object, event }: WishParts): string | undefined {
  const form = 'words' in slot ? listed(slot.words, words)?.form : undefined;
  if (!form) return undefined;
  const end = new RegExp(`${form.replace(/[^\p{L}\p{N} -]/gu, '.')}s?$`, 'iu');
  const whole = [object, event].find((phrase) => phrase && owned.test(phrase.replace(end, '')) && end.test(phrase));
  return whole && (whole.startsWith('your ') ? whole : `your ${whole}`);
}

export function blanksFor(
  kind: Archetype,
  wish: { title: string; words: string; quantities: readonly Quantity[]; parts: WishParts },
): Blanks {
  const { title, words, quantities, parts } = wish;
  const own = title === kind.name && words !== title ? '' : title;
  const wished = { title: own, words, parts };
  const said = Object.entries(kind.slots ?? {}).map(
    ([name, slot]) =>
      [
        name,
        thingInstead(kind, name, wished) ?? saidFor(kind, slot, ofTheLiving(kind, name, wished)),
        slot.otherwise,
      ] as const,
  );
  const quantity = measuredQuantity(kind, quantities, words);
  const blanks: Blanks = {
    goal: shortGoal(title),
    slots: {
      wish: quoted(title),
      ...Object.fromEntries(said.map(([name, own, otherwise]) => [name, own ?? otherwise])),
    },
    named: new Set(said.filter(([, own]) => own !== undefined).map(([name]) => name)),
  };
  const wholes = Object.entries(kind.slots ?? {}).flatMap(([name, slot]) => {
    const whole = wholeFor(slot, words, parts);
    return whole ? [[name, whole] as const] : [];
  });
  return {
    ...blanks,
    ...(wholes.length > 0 ? { wholes: Object.fromEntries(wholes) } : {}),
    ...(quantity ? { quantity } : {}),
  };
}

const shortened = (title: string, most: number) =>
  title.length <= most ? title : `${title.slice(0, most).replace(/[,;:\s]+\S*$/, '')}…`;
const withoutEnd = (title: string) => title.replace(/[.!?:;\s]+$/, '');
const shortGoal = (title: string) => shortened(withoutEnd(title), 60);
/** The wish in quotation marks, short enough for a step's title. Marks inside it would end it. */
const quoted = (title: string) => `“${shortened(withoutEnd(title).replace(/[“”"]/g, ''), 48)}”`;

/** What is too long to be written on one list. */
const mostOnList = 60;
/** 'A list of ten' is one of twelve for somebody who wants to read twelve books. Pages are on no list. */
const countOf = (quantity: Quantity | undefined): number | undefined =>
  quantity?.unit === '' && !quantity.per && quantity.amount > 1 && quantity.amount <= mostOnList
    ? /\b(?:pages|chapters|verses|lines|words)$/.test(quantity.noun)
      ? undefined
      : quantity.amount
    : undefined;

/** The sum that the person named. A sum a month is a pace. */
const sumOf = (quantity: Quantity | undefined) => (quantity?.noun === 'money' && !quantity.per ? quantity : undefined);

const daysInMonth = 30.44;
/** Below so many days a sum is saved by the week. */
const fewDays = 84;

/** What is still to be put by of a sum. */
function restOf(sum: Quantity | undefined): Quantity | undefined {
  if (!sum?.held) return sum;
  const { held, ...whole } = sum;
  return { ...whole, amount: whole.amount - held };
}

/** '30,000 over 48 months is 625 a month', with the person's own sum and time where they named them. */
function workedExample(template: string, { quantity, days }: Pick<Blanks, 'quantity' | 'days'>): string {
  // most texts name no amount, and this is asked of every text
  if (!template.includes('|')) return template;
  const whole = sumOf(quantity);
  const sum = restOf(whole);
  const [, total = ''] = /\{total\|([\d,]+)\}/.exec(template) ?? [];
  const [, months = '12'] = /\{span\|(\d+) months\}/.exec(template) ?? [];
  const isShort = days !== undefined && days < fewDays;
  const parts = Math.max(1, Math.round(days === undefined ? Number(months) : days / (isShort ? 7 : daysInMonth)));
  const share = (sum?.amount ?? Number(total.replaceAll(',', ''))) / parts;
  const step = share >= (sum ? 1000 : 200) ? 5 : 1;
  const rounded = Math.ceil(share / step) * step;
  const unit = isShort ? 'week' : 'month';
  return (sum ? template : template.replace(/(?<=^|[.:] )(?=\{total\|\d)/g, 'For example, '))
    .split(/(?<=[.;] )/)
    .map((sentence) =>
      sentence.replace(/\{(?:total|(\d+)%)\|([^}]+)\}/g, (_, percent: string | undefined, example: string) => {
        // What is there already shortens the time. A percentage of the price is one of the whole.
        const counted = sentence.includes('{span|') || !whole ? sum : { ...whole, held: 0 };
        return counted ? inUnits(partOf(counted, Number(percent ?? 100)), counted) : example;
      }),
    )
    .join('')
    .replace(/\{span\|[^}]+\}/g, () => `${parts} ${unit}${parts === 1 ? '' : 's'}`)
    .replaceAll('{rate}', () => `${sum ? inUnits(rounded, sum) : rounded.toLocaleString('en-GB')} a ${unit}`);
}

const bareLanguage = /\byour (\{language\})(?=$|[.,;:!?]|\s(?:and|or|in|on|at|with|without|for|from)\b)/g;

/**
 * Puts the person's words and amounts into a text. `{count|ten}` is the number that they named, or else 'ten'. A worked
 * example has their sum and time, or else its own: '{total|30,000} over {span|48 months} is {rate}', or '{2%|20}'.
 */
export function fillIn(template: string, blanks: Blanks, { pace = true } = {}): string {
  const { slots, quantity, wholes = {} } = blanks;
  const per = quantity?.per && pace ? ` a ${quantity.per}` : '';
  const amount = (percent: number) => (quantity ? inUnits(partOf(quantity, percent), quantity) + per : '');
  const filled = workedExample(template, blanks)
    .replace(/\{(\d+)%\}/g, (_, percent) => amount(Number(percent)))
    .replaceAll('{total}', () => amount(100))
    .replace(/\{count\|([^}]+)\}/g, (_, otherwise: string) => String(countOf(quantity) ?? otherwise))
    .replace(/\b(your|the) \{(\w+)\}/gi, (own, first: string, name: string) => {
      const whole = wholes[name];
      return whole ? (first.startsWith('Y') || first.startsWith('T') ? upperFirst(whole) : whole) : own;
    })
    // 'Speak your Portuguese' is 'speak Portuguese', and 'your Portuguese book' stays.
    .replace(bareLanguage, (own, language: string) => (/^\p{Lu}/u.test(slots['language'] ?? '') ? language : own))
    .replace(/\{(\w+)\}/g, (own, name: string) => slots[name] ?? own)
    .replace(/\b(your|the) (?:your|the|my) /gi, '$1 ')
    // 'Reach {thing}' with 'reach level 50'.
    .replace(/\b(reach|get|learn|find) \1 /gi, '$1 ')
    .replace(/\b([Ff]irst) 1 (?=\w)/g, '$1 ');
  return upperFirst(filled);
}
