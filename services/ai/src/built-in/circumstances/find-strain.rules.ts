import type { Archetype } from '../kinds/kind.ts';
import { anyOf, oneOf, wordsOf } from '../reading/phrases.rules.ts';
import { findTargetDate } from '../reading/target-date.rules.ts';
import { isRecovery } from './loading.rules.ts';
import { strains } from './of-strain.ts';
import type { FoundStrain, Strain } from './strain.ts';
import { strainLists } from './strain-words.ts';
import { ofCompanion } from './strains-to-spare.ts';

// What somebody tells of their own body, now. 'My mother's knee operation', 'ten years ago' and 'before my operation in May' tell
// nothing of it.

const known = strains.map((strain) => ({ strain, pattern: anyOf(strain.says, { lists: strainLists, flags: 'giu' }) }));

const others = oneOf(
  wordsOf(`mum mom mam mother dad father parents wife husband partner boyfriend girlfriend brother sister son daughter uncle aunt auntie gran
    grandma grandmother nan nana grandad grandpa grandfather cousin niece nephew friend friends mate boss colleague neighbour neighbor
    dog cat horse pony puppy patient patients client clients customer customers people women men woman kids child children players
    students pupils residents others everyone anyone somebody someone runners dancers athletes mothers mums moms lady guy man boy girl
    teammate flatmate mother-in-law father-in-law granddaughter grandson fella lad missus`),
);
/** Of whom the words before speak, in order: oneself or others. */
const persons = new RegExp(
  `\\b(?:(i|i['’]?m|i['’]ve|i['’]d|me|im|ive)|(?:my |our )?(${others})(?:['’]?s)?|(he|she|they(?! (?:put|gave|took|found|removed|say|said|told|did|fixed|cut))|his|her|their|who)(?:['’]\\w+)?|(my|our))\\b`,
  'giu',
);

/** Whether the body that a sentence speaks of at its end is the writer's own. */
function isOwn(before: string, said: string): boolean {
  const lead = /^(?:(?:both |one of )?(?:my|our)(?:\s+\S+)?|i(?:['’]?m|['’]ve)?|im)\b/i.exec(said)?.[0] ?? '';
  const text = `${before}${lead}`;
  const last = [...text.matchAll(persons)].at(-1);
  return !last || last[1] !== undefined || last[4] !== undefined;
}

const longAgo = anyOf([
  '_ years ago/back/earlier',
  'years/ages/decades ago/back',
  'years/decades since',
  'last year',
  'year before last',
  'as a kid/child/teen/teenager/boy/girl/student',
  'when i was _',
  'in my teens/twenties/thirties/forties/youth',
  'back in the? 19_/20_/eighties/nineties',
  'when we were',
  'in/since 19_/200_/201_/2020/2021/2022/2023/2024/2025',
]);
const notYet = oneOf(
  wordsOf(
    `not until till once when after if before nearly almost never get hope to be been isn't hasn't haven't wasn't aren't`,
  ),
);
const overWith = anyOf(
  [
    'has/have/had/was/were/been/got/getting _? cleared me?',
    'cleared me/to/for/by/fully',
    'all clear/all-clear',
    'given/gave/got/have me? the? green light/go-ahead/ok/okay/thumbs_up',
    'signed me? off as/to/fit/for_sport',
    'fully/completely/long/totally/all/well/since/nicely/now healed/recovered/better/mended/fit',
    'healed/mended fully/completely/well/up/perfectly/nicely/long',
    'healed/recovered/mended/cured',
    'pain free/pain-free now/again/for/since',
    'no longer hurts/hurt/bothers/a_problem/an_issue',
    'is/are/am fine/ok/okay/good/great/better/perfect again/now/these_days',
    'says/said/confirmed/thinks _? _? fine/fit/good_to_go/ready',
    'discharged me? from physio/physiotherapy/rehab',
    'finished physio/rehab/physiotherapy',
    'back to normal/full_strength/full_fitness',
    'gone now/away/completely',
    'stopped hurting',
  ],
  { before: `(?<!\\b${notYet}(?: \\S+){0,3} )\\b` },
);
/** At most so many words stand between a phrase and what it is about. */
const within = (most: number) => `\\s+(?:[\\p{L}'’]+\\s+){0,${most}}$`;
const denied = anyOf(
  [
    "no/not/never/without/haven't/hasn't/don't/didn't/isn't/wasn't/havent/hasnt/dont/didnt/against/stop",
    'avoid/avoiding/prevent/preventing',
    'fear/afraid/scared/free/risk of',
    'worried about',
    'instead/in_case of',
    'rather than',
    'ward off',
    'rule/ruled out',
  ],
  { after: within(3) },
);
/** The operation is ahead. */
const ahead = anyOf(
  [
    'before/facing/having/upcoming/next/until/till/get/getting/postpone/postponed',
    'ahead of',
    'in time for',
    'prepare/preparing/ready/fit/strong/due/waiting/waiting_list/booked/booked_in/scheduled for',
    'need/needs/needing',
    'will/going_to/gonna/about_to have',
  ],
  { after: within(3) },
);
const aheadAfter = anyOf(
  ['is in/on/next/due/booked/scheduled/planned/coming', 'comes/next/date/due/booked/scheduled', 'coming up', 'in _ so'],
  {
    before: '^\\s*',
  },
);
/** What somebody writes, teaches, studies or sells is about it. */
const subject = anyOf(
  [
    'novel/story/book/film/blog/song/course/class/classes/charity/research/article/thesis/paper/shop/business/app/website/podcast/group',
    'raise money',
    'fundraise/fundraiser/fundraising/awareness',
    'walk/run for',
    'in aid/memory of',
  ],
  { after: within(4) },
);

const sentenceEnd = /[.;!?]\s|\s[-–—]\s/g;
const mostQuoted = 16;

function sentenceAround(text: string, start: number, end: number): { before: string; after: string } {
  const from = [...text.slice(0, start).matchAll(sentenceEnd)].at(-1);
  const to = [...text.slice(end).matchAll(sentenceEnd)][0];
  return {
    before: text.slice(from ? from.index + from[0].length : 0, start),
    after: text.slice(end, to ? end + to.index : text.length),
  };
}

/** The clause, short enough to quote. */
function quoteOf(before: string, said: string, after: string): string {
  const left = before.split(/,\s|\s(?:but|and|because|so|although|though)\s/i).at(-1) ?? '';
  const right = after.split(/[,()]|\s(?:but|and|because|so|although|though|which)\s/i)[0] ?? '';
  const all = `${left}${said}${right}`.replace(/["“”]/g, '').trim();
  const words = all.replace(/[.!?,;]+$/, '').split(/\s+/);
  return words.length <= mostQuoted ? words.join(' ') : said.trim();
}

const happensOnce = ({ id }: Strain) => id === 'operation' || id === 'fracture';

interface Goal {
  kind: Archetype;
  title: string;
}

/** Whether a quote tells of somebody who takes no part, or of what is over: 'my dad had a stroke', 'I broke my leg years ago'. */
export function isOfOthersOrPast(text: string, quote: string): boolean {
  const at = text.indexOf(quote);
  if (at < 0) return false;
  const { before, after } = sentenceAround(text, at, at + quote.length);
  const sentence = `${before}${quote}${after}`;
  const isPast = longAgo.test(sentence) || overWith.test(text) || /\b(?:avoid|prevent)\w*\s/i.test(sentence);
  const last = quote.split(/\s+/).at(-1) ?? '';
  return isPast || (!isOwn(`${before}${quote} `, last) && !comesAlong.test(sentence));
}

/** 'With my mum, who had her knee replaced', 'dad wants to do it with me after his operation'. */
const comesAlong = new RegExp(`\\b(?:with|take|taking|bring) (?:my |our )?(?:\\p{L}+ )?(?:me|us|${others})\\b`, 'iu');

function saidOf(
  { strain, pattern }: (typeof known)[number],
  text: string,
  whose: 'own' | 'of-companion' = 'own',
): string | undefined {
  for (const match of text.matchAll(pattern)) {
    const [said] = match;
    const { before, after } = sentenceAround(text, match.index, match.index + said.length);
    const isOthers = !isOwn(before, said);
    if (isOthers !== (whose === 'of-companion') || denied.test(before) || subject.test(before)) continue;
    if (happensOnce(strain) && (ahead.test(before) || aheadAfter.test(after))) continue;
    const sentence = `${before}${said}${after}`;
    if (isOthers && !comesAlong.test(sentence)) continue;
    if (!strain.lasts && (longAgo.test(sentence) || overWith.test(text))) continue;
    if (strain.lasts && strain.id !== 'past-eating-disorder' && overWith.test(text)) continue;
    return quoteOf(before, said, after);
  }
  return undefined;
}

/** 'I have ME', but not 'for me'. */
const saysME = /\b(?:have|with|got|had|my) ME\b/;

/** What a plan that cares for a body begins with anyway. */
const caredFor = new Set(wordsOf('operation fracture injury pain worn-joints frail old-or-heavy'));

const isKnown = (strain: Strain, { kind }: Goal) =>
  (isRecovery(kind) && caredFor.has(strain.id)) ||
  strain.knownTo?.includes(kind.id) ||
  (strain.only && !strain.only.includes(kind.id));

/** What is told of the writer's own body. The gravest comes first. */
export function findStrains(text: string, goal: Goal, at: { today: string; timeZone: string }): FoundStrain[] {
  const found = known
    .filter(({ strain }) => !isKnown(strain, goal))
    .flatMap((one) => {
      const said = saidOf(one, text) ?? (one.strain.id === 'long-illness' ? saysME.exec(text)?.[0] : undefined);
      return said ? [{ strain: one.strain, said }] : [];
    });
  if (found.length === 0) {
    const grave = known.filter(({ strain }) => strain.sort === 'rest' && !strain.loads);
    const said = grave.flatMap((one) => saidOf(one, text, 'of-companion') ?? [])[0];
    if (said) found.push({ strain: ofCompanion, said });
  }
  const until = clearedOn(text, at);
  const sorted = found.toSorted((a, b) => Number(a.strain.sort === 'spare') - Number(b.strain.sort === 'spare'));
  return sorted.map((one) => ({ ...one, ...(until ? { until } : {}) }));
}

const months = oneOf(
  wordsOf(
    'january february march april may june july august september october november december jan feb mar apr jun jul aug sept oct nov dec',
  ),
);
/** 'The surgeon says no running before March', 'not allowed to lift for six weeks'. */
const forbidden =
  /\b(?:no|not|nothing|n['’]t|cannot|rest|wait|off|out|banned|forbidden|allowed|cleared)\b[^.;!?,]{0,40}?\b(before|until|till|for)\s+([^.;!?,]{2,30})/giu;
/** 'In a cast until 12 January', 'the boot comes off in May', 'cleared to lift from March'. */
const heldUntil =
  /\b(?:cast|boot|brace|sling|plaster|crutches|splint|allowed|cleared|clearance|check-?up)\b[^.;!?,]{0,25}?\b(until|till|from|in|on)\s+([^.;!?,]{2,30})/giu;
const startOfMonth = new RegExp(`^(?:about |at least |early |the start of )?(${months})\\b`, 'iu');

/** The first day on which the body may be loaded, where it was named. */
export function clearedOn(text: string, at: { today: string; timeZone: string }): string | undefined {
  for (const [, word = '', rest = ''] of [forbidden, heldUntil].flatMap((one) => [...text.matchAll(one)])) {
    const month = startOfMonth.exec(rest)?.[1];
    const isSpan = /^for$/i.test(word);
    const words = isSpan
      ? `in ${rest.replace(/^(?:at least|another|the next|about)\s+/i, '')}`
      : month
        ? `on 1 ${month}`
        : `on ${rest}`;
    if (
      isSpan &&
      !/^(?:at least |another |the next |about )?(?:\d+|an?|two|three|four|five|six|eight|ten|twelve) (?:more )?(?:weeks?|months?|days?)/i.test(
        rest,
      )
    )
      continue;
    const found = findTargetDate({ text: words, ...at })?.date ?? findTargetDate({ text: `by ${rest}`, ...at })?.date;
    if (found && found > at.today) return found;
  }
  return undefined;
}
