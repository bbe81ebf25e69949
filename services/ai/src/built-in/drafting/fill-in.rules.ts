import type { Kind } from '../booklets/kind.ts';
import { inUnits, type Quantity } from '../reading/quantity.rules.ts';

/** The values of a kind's placeholders in one roadmap. */
export interface Blanks {
  /** {goal}: the goal's title, short enough to stand inside a sentence. */
  goal: string;
  /** {subject} and {Subject}. */
  subject: string;
  /** {total} and {25%}; absent when the person named no amount that can be split. */
  quantity?: Quantity;
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const upperWords = (text: string) => text.replace(/(^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());

const withAbbreviations = (text: string) =>
  text
    .replace(/\b(mba|pmp|cfa|acca|cpa|ielts|toefl|gmat|gre|sql|html)\b/g, (word) => word.toUpperCase())
    .replace(/\bphd\b/g, 'PhD')
    .replace(/\betsy\b/g, 'Etsy');

const roundTo = (amount: number, step: number) => Math.round(amount / step) * step;

/** A part of an amount, rounded as people say it: 2 kg, 6 books, €1,250. */
export function partOf({ amount, unit, noun }: Quantity, percent: number): number {
  const part = (amount * percent) / 100;
  if (percent === 100) return amount;
  if (unit === '') return Math.max(1, Math.round(part));
  if (noun === 'money') return roundTo(part, part >= 1000 ? 50 : part >= 100 ? 5 : 1);
  return roundTo(part, amount > 25 ? 1 : amount > 4 ? 0.5 : 0.1);
}

const percentsIn = (text: string) => [...text.matchAll(/\{(\d+)%\}/g)].map((match) => Number(match[1]));

/** Whether the amount is large enough to give every measured step a different value. */
function splitsWell(kind: Kind, quantity: Quantity): boolean {
  const percents = kind.steps.flatMap(({ measured = '' }) =>
    measured.includes('{total}') ? [100] : percentsIn(measured),
  );
  const parts = percents.map((percent) => partOf(quantity, percent));
  return parts.every((part, i) => part > 0 && (i === 0 || part > (parts[i - 1] ?? 0)));
}

const countsAs = (kind: Kind, { unit, noun }: Quantity) =>
  (kind.measures ?? []).some((measure) => measure === unit || measure === noun || noun.endsWith(` ${measure}`));

/** The one amount the kind's measured steps are about. */
function measuredQuantity(kind: Kind, quantities: readonly Quantity[], words: string): Quantity | undefined {
  const implied = kind.implied?.find(({ when }) => when.test(words.toLowerCase()));
  if (implied) return { amount: implied.amount, unit: implied.unit, noun: 'distance', role: 'total' };
  const stageable = quantities.find(
    (one) => (one.role === 'total' || (one.role === 'rate' && kind.paced)) && countsAs(kind, one),
  );
  return stageable && splitsWell(kind, stageable) ? stageable : undefined;
}

/** The person's own noun for the kind, else the kind's default. */
function subjectOf(kind: Kind, words: string): string {
  if (!kind.subject) return kind.name.toLowerCase();
  const text = words.toLowerCase();
  for (const [pattern, as] of kind.subject.find) {
    const match = text.match(pattern);
    if (!match) continue;
    const capital = as.startsWith('^');
    // A captured phrase ends before the next clause: 'a nurse in London because …'.
    const own = (match[1] ?? '')
      .trim()
      .replace(
        /\s+(?:and|or|with|for|by|in|at|to|that|because|so|within|before|from|of|on|but|this|next)(?:\s.*)?$/,
        '',
      );
    const filled = (capital ? as.slice(1) : as).replace('$1', own);
    return withAbbreviations(capital ? upperWords(filled) : filled);
  }
  return kind.subject.otherwise;
}

const shortGoal = (title: string) => (title.length <= 60 ? title : `${title.slice(0, 60).replace(/\s+\S*$/, '')}…`);

export function blanksFor(
  kind: Kind,
  { title, words, quantities }: { title: string; words: string; quantities: readonly Quantity[] },
): Blanks {
  const quantity = measuredQuantity(kind, quantities, words);
  const ungrammatical = /[.!?:;\s]+$/;
  const blanks: Blanks = { goal: shortGoal(title.replace(ungrammatical, '')), subject: subjectOf(kind, words) };
  return quantity ? { ...blanks, quantity } : blanks;
}

/** Puts the person's words and amounts into a text. */
export function fillIn(template: string, { goal, subject, quantity }: Blanks, { pace = true } = {}): string {
  const per = quantity?.per && pace ? ` a ${quantity.per}` : '';
  const amount = (percent: number) => (quantity ? inUnits(partOf(quantity, percent), quantity) + per : '');
  return template
    .replace(/\{(\d+)%\}/g, (_, percent) => amount(Number(percent)))
    .replaceAll('{total}', () => amount(100))
    .replaceAll('{subject}', () => subject)
    .replaceAll('{Subject}', () => upperFirst(subject))
    .replaceAll('{goal}', () => goal)
    .replace(/\b([Ff]irst) 1 (?=\w)/g, '$1 ');
}
