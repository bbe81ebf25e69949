import { anyOf, wordsOf } from '../reading/phrases.rules.ts';
import { inUnits, type Quantity, quantityInWords, readQuantities, standsAfter } from '../reading/quantity.rules.ts';
import { partOf } from './fill-in.rules.ts';

// How a plan names amounts that the kind's own steps do not split: as portions, as a limit, or once.

interface Wish {
  /** The goal's title. */
  title: string;
  /** Everything that was said. */
  words: string;
  hoursAWeek: number | undefined;
  /** The sum that its steps split. */
  blanks?: { quantity?: Quantity };
}

/** What can be done one after another until the amount is full: 'read 24 books'. Nobody owns or moves 900 km bit by bit. */
const countingUp =
  wordsOf(`read write save raise earn lose apply send collect finish complete visit climb sell make bake knit sew
  paint draw plant learn watch publish record catch gain invest donate give answer interview call memorise edit post build win
  find get land sign put set pay crochet embroider carve mend restore`);
const fewestInPortions = 4;

/** The amount is what the title's verb is done to, with two words between at most: 'collect 12 old maps'. */
const counted = anyOf(countingUp, {
  before: '(?:^|\\band )(?:finally |just )?',
  after: "(?: [\\p{L}'-]+){0,2} [€$£¥₹]?$",
});

const isDistance = ({ unit }: Quantity) => unit === 'km' || unit === 'mile' || unit === 'm';
const inAll = /\b(?:in total|altogether|overall|all in all)\b/i;

function growsTo(quantity: Quantity, { title, words }: Wish): boolean {
  if (isDistance(quantity)) return inAll.test(words);
  return standsAfter(counted, quantity, title);
}

/** 'Cut my phone to an hour a day' limits; 'practise an hour a day' promises, and 'keep 4 nights' too. */
const limiting =
  /\b(?:cut\w*|less|reduc\w*|limit\w*|lower\w*|under|below|fewer|down to|no more than|at most|stop\w*|quit\w*|max(?:imum)?|within)\b(?:\s+[^\s.;,]+){0,4}\s+[€$£¥₹]?$/i;
const spentOn = /\b(?:on|for)\s+[€$£¥₹]?$/i;

const isLimit = (quantity: Quantity, { words }: Wish) =>
  standsAfter(limiting, quantity, words) || (quantity.noun === 'money' && standsAfter(spentOn, quantity, words));

/** 'A party for 40 guests', 'move with two cats': the amount says how large the thing is, and nothing grows towards it. */
function isAsideIn(words: string, { unit, noun }: Quantity): boolean {
  if (unit !== '') return false;
  const before = 'for|with|of|among|between|to|at|over';
  return new RegExp(`\\b(?:${before})\\s+(?:[\\p{L}\\d.,-]+\\s+){1,2}${noun}\\b`, 'iu').test(words);
}

/** A number further back in a message may be anything: a year, a rent, an address. What somebody wants or puts in stands behind these. */
const meant =
  /\b(?:want|like|love|aim|hope|need|put|putting|save|set|spare|afford|invest|away|aside|least|do|practise|train|out)\b(?:\s+[^\s.;,]+){0,5}\s+[€$£¥₹]?$/i;

const isMeant = (quantity: Quantity, { title, words }: Wish) =>
  standsAfter(/.*/, quantity, title) || standsAfter(meant, quantity, words);

interface Mention {
  first?: string;
  last?: string;
  parts?: boolean;
}

const changed = /\b(?:gained|put on|lost|dropped)\b[^.,;]{0,20}$/i;

function mentionOf(quantity: Quantity, wish: Wish): Mention {
  const amount = quantityInWords(quantity);
  const isForGoal = (quantity.unit === 'h' || quantity.unit === 'min') && wish.hoursAWeek !== undefined;
  if (quantity.role === 'present' && quantity.unit === 'money') return {};
  // What somebody has gained or lost is no weight at which they stand.
  if (quantity.role === 'present' && quantity.noun === 'weight' && standsAfter(changed, quantity, wish.words))
    return {};
  if (quantity.role === 'present') return { first: `Your starting point: ${amount}.` };
  if (quantity.per && isForGoal)
    return {
      first: `You named ${amount}: give it a fixed place in your ${quantity.per === 'day' ? 'day' : 'week'} first.`,
    };
  if ((quantity.per || quantity.role === 'mark') && !isMeant(quantity, wish)) return {};
  if (quantity.per) return { last: `Your ${isLimit(quantity, wish) ? 'limit' : 'mark'}: ${amount}.` };
  if (quantity.role === 'mark') return { last: `Your mark: ${amount}.` };
  if (growsTo(quantity, wish))
    return { last: `By here: all ${amount}.`, parts: quantity.unit !== '' || quantity.amount >= fewestInPortions };
  // 'You named 6 pairs' tells nobody anything.
  if (!standsAfter(/.*/, quantity, wish.title) || !isAsideIn(wish.words, quantity)) return {};
  return { first: `Plan for ${amount}.` };
}

const singular = (noun: string) => noun.replace(/^.* /, '').replace(/s$/, '').toLowerCase();
const numbers = 'one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|\\d+';
const ownPace = new RegExp(`\\b(?:${numbers}) (?:[\\p{L}-]+ ){1,2}(?:a|per|each|every) (?:day|week)\\b`, 'iu');

/** A pace belongs to the step that counts the same, or that sets a pace; else to the last one. */
function stepFor({ noun, unit, per }: Quantity, texts: readonly string[]): number {
  if (!per || unit !== '') return texts.length - 1;
  const counts = texts.findIndex(
    (text) => new RegExp(`\\b${singular(noun)}s?\\b`, 'iu').test(text) && ownPace.test(text),
  );
  const sets = texts.findIndex((text) => ownPace.test(text));
  return [counts, sets, texts.length - 1].find((at) => at >= 0) as number;
}

/** 'Your starting point: €22,000 of €60,000, so €38,000 are left.' */
function startOf(held: Quantity, quantities: readonly Quantity[]): string | undefined {
  if (!held.owned || held.noun !== 'money' || held.per) return undefined;
  const [whole] = quantities
    .filter(
      ({ role, noun, unit, amount, per }) =>
        role === 'total' && noun === 'money' && !per && amount > held.amount && [unit, 'money'].includes(held.unit),
    )
    .toSorted((a, b) => b.amount - a.amount);
  if (!whole) return undefined;
  const left = inUnits(whole.amount - held.amount, whole);
  return `Your starting point: ${inUnits(held.amount, whole)} of ${inUnits(whole.amount, whole)}, so ${left} are left.`;
}

/** What the steps say of the amounts, by the number of the step. */
export function notesOnAmounts(
  quantities: readonly Quantity[],
  wish: Wish,
  /** What the steps say. */
  texts: readonly string[],
): Map<number, string[]> {
  const end = texts.length - 1;
  const notes = new Map<number, string[]>();
  const note = (index: number, sentence: string | undefined) =>
    sentence && notes.set(index, [...(notes.get(index) ?? []), sentence]);
  for (const quantity of quantities) {
    const { first, last, parts } = mentionOf(quantity, wish);
    for (const [index, percent] of [
      [Math.floor(end / 3), 33],
      [Math.floor((2 * end) / 3), 66],
    ] as const) {
      const part = partOf(quantity, percent);
      if (parts && part > 0 && part < quantity.amount && index < end)
        note(index, `By here: ${inUnits(part, quantity)}.`);
    }
    note(0, startOf(quantity, wish.blanks?.quantity ? [...quantities, wish.blanks.quantity] : quantities) ?? first);
    const at = stepFor(quantity, texts);
    note(at, last && at < end ? `${last} Where a number here differs, yours counts.` : last);
  }
  return notes;
}

/** A point on the way or a margin: 'the first 10 km', 'every 25 km', 'within two kilos', 'two kilometres more'. */
const besideAmount =
  /\b(?:first|last|next|after|every|each|within|band of|plus|add|under)\s+(?:about\s+)?[\w.]+(?:\s+(?:to|or)\s+[\w.]+)?\s+\p{L}+|[\w.]+\s+\p{L}+\s+(?:more|less|longer|apart)\b/giu;

/** The sentences that name another amount of what a step's title counts: a kind's own '14 km' below 'Run 13.5 km'. */
export function otherAmountsIn(sentences: string, title: string): string[] {
  const [shown] = readQuantities(title);
  const measureOf = ({ unit, noun }: Quantity) => (noun === 'money' ? noun : unit || noun);
  const isOther = (one: Quantity) =>
    shown && !one.per && one.amount !== shown.amount && measureOf(one) === measureOf(shown);
  return sentencesOf(sentences).filter((sentence) => readQuantities(sentence.replace(besideAmount, '')).some(isOther));
}

const sentencesOf = (text: string) => text.split(/(?<=[.;:]) /);

/** A text of the kind without these sentences. */
export function withoutOtherAmounts(text: string, title: string): string {
  const others = otherAmountsIn(text, title);
  return sentencesOf(text)
    .filter((sentence) => !others.includes(sentence))
    .join(' ');
}
