import { oneOf, wordsOf } from '../reading/phrases.rules.ts';
import { inUnits, type Quantity, readQuantities } from '../reading/quantity.rules.ts';
import { sentencesIn } from '../reading/wish-sentences.rules.ts';
import { isGrave } from './grave-words.rules.ts';
import type { Fact } from './told-facts.rules.ts';

// Sums that a message tells beside its wish: what the exam costs, what somebody earns, which bill is coming.

const booked = oneOf(
  wordsOf(`exam test course entry race ticket tickets place fee fees registration class licence license lesson lessons
    certificate ferry flight workshop`),
);
/** 'The exam costs 260 euros', 'entry is 45 euros', 'the fee for the course is 300' */
const priced = new RegExp(
  `^(?:the |each |an? |its |my )?(?:\\p{L}+ ){0,2}${booked}(?: fee)?(?: (?:for|of) (?:\\p{L}+ ){1,3})?(?: alone)? ?(?:costs?|is|are)\\b`,
  'iu',
);

const earns =
  /\b(?:i|we) (?:earn|make|take home|bring home)\b|\b(?:my|our) (?:net )?(?:salary|pay|income|wages?) (?:is|are)\b/i;
const isWished = /\b(?:want|would|could|should|wish|hope|aim|until|when|if|used to|once|extra|more|side)\b/i;
const ayear = /\b(?:a|per|each|every) year\b|\b(?:yearly|annual(?:ly)?)\b/i;
const otherSpan = /\b(?:a|per|each|every) (?:hour|day|week|fortnight)\b|\b(?:hourly|daily|weekly)\b/i;

/** A bill that comes, and is no part of the sum that is saved. */
const bill = oneOf(
  wordsOf(`repair repairs bill bills service invoice insurance tax boiler roof dentist crown brakes tyres clutch heating inspection
    mot fine replacement`),
);
const comes = new RegExp(
  `\\b(?:needs?|must|have to|has to|got to|will cost|costs?|comes?|coming|due|owe)\\b.*\\b${bill}\\b|\\b${bill}\\b.*\\b(?:due|comes?|coming|will cost|costs?|to pay)\\b`,
  'i',
);

const clauseEnd = /[;:]\s+|,\s+(?!\d)|\s+(?:but|because|although|and(?= (?:i|we|my|our|the|have)\b))\s+/i;
const monthsOfYear = 12;
const shareOfHome = 3;

const sumIn = (clause: string): Quantity | undefined => readQuantities(clause).find(({ noun }) => noun === 'money');
const rounded = (amount: number) => (amount >= 100 ? Math.round(amount / 10) * 10 : Math.round(amount));

function incomeIn(clause: string, sum: Quantity): Fact | undefined {
  if (!earns.test(clause) || isWished.test(clause) || otherSpan.test(clause)) return undefined;
  const monthly = ayear.test(clause) ? sum.amount / monthsOfYear : sum.amount;
  const third = inUnits(rounded(monthly / shareOfHome), sum);
  return {
    sort: 'income',
    said: clause,
    ask: `a third of that is about ${third} a month, so look for a payment below it`,
  };
}

/** Whether an amount is a price, a bill or an income, and so neither the sum of the wish nor a part of it. */
export const isCost = (one: Quantity, facts: readonly Fact[]): boolean =>
  facts.some(
    ({ sort, said }) =>
      ['price', 'bill', 'income'].includes(sort) &&
      readQuantities(said).some(({ amount, noun }) => noun === one.noun && amount === one.amount),
  );

/** What a message tells of prices, income and bills. A bill counts where money is saved. */
export function costsTold(input: { text: string; isSaving: boolean }): Fact[] {
  const { text, isSaving } = input;
  if (/["“”]/.test(text)) return [];
  const found: Fact[] = [];
  const add = (fact: Fact | undefined) => {
    if (fact && !found.some(({ sort }) => sort === fact.sort)) found.push(fact);
  };
  const clauses = sentencesIn(text).flatMap((sentence) =>
    isGrave(sentence) || sentence.includes('?') ? [] : sentence.split(clauseEnd),
  );
  const unit = clauses.map((clause) => sumIn(clause)?.unit).find((one) => one && one !== 'money');
  for (const part of clauses) {
    const clause = part
      .trim()
      .replace(/^(?:and|but|so|also)\s+/i, '')
      .replace(/[\s,.;:!]+$/, '');
    const read = sumIn(clause);
    if (!read) continue;
    // 'Save 18,000 euros, I earn 2,900': both are euros.
    const sum = read.unit === 'money' && unit ? { ...read, unit } : read;
    if (priced.test(clause)) add({ sort: 'price', said: clause });
    if (isSaving && comes.test(clause)) add({ sort: 'bill', said: clause });
    if (isSaving) add(incomeIn(clause, sum));
  }
  return found;
}
