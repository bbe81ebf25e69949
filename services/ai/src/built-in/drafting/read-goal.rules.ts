import type { GoalCategory } from '@pathwise/contracts/roadmap';
import type { Kind } from '../booklets/kind.ts';
import { dateMeant } from '../reading/date-meant.rules.ts';
import { kindOfGoal } from '../reading/kind-of-goal.rules.ts';
import { type Quantity, readQuantities } from '../reading/quantity.rules.ts';
import { findTargetDate } from '../reading/target-date.rules.ts';
import { tidyWords } from '../reading/tidy-words.rules.ts';
import { type Blanks, blanksFor } from './fill-in.rules.ts';

export interface DraftRoadmapInput {
  title: string;
  description?: string | null | undefined;
  category?: GoalCategory | undefined;
  /** `YYYY-MM-DD`; a day that has passed counts as none, and without one the words may name it. */
  targetDate: string | null;
  /** The person's message, when the goal came out of one: it often holds an amount the title lacks. */
  text?: string | undefined;
  /** The person's today. */
  today: string;
  timeZone: string;
}

export const isSame = (a: Quantity, b: Quantity | undefined) =>
  a.amount === b?.amount && a.unit === b.unit && a.noun === b.noun;

/** Amounts of the wish; its deadline is cut out first, because '3 months' is not one of them. */
function amountsIn(input: DraftRoadmapInput, texts: readonly string[]): Quantity[] {
  const all = texts.flatMap((text) => {
    const found = findTargetDate({ text, today: input.today, timeZone: input.timeZone });
    return readQuantities(found ? `${text.slice(0, found.index)} ${text.slice(found.index + found.length)}` : text);
  });
  return all.filter((one, i) => all.findIndex((other) => isSame(one, other)) === i);
}

/** What the coach takes a goal to be before it plans anything. */
export interface GoalRead {
  kind: Kind;
  /** Everything said about it, tidied. */
  words: string;
  /** The day the steps lead to, today or later. */
  target: string | null;
  quantities: readonly Quantity[];
  blanks: Blanks;
}

export function readGoal(input: DraftRoadmapInput): GoalRead {
  const title = tidyWords(input.title);
  const more = [input.text, input.description].flatMap((text) => (text ? [tidyWords(text)] : []));
  const words = [title, ...more].join('. ');
  const kind = kindOfGoal({ title, more: more.join('. '), category: input.category });
  const quantities = amountsIn(input, [title, ...more]);
  const blanks = blanksFor(kind, { title, words, quantities });
  return { kind, words, target: dateMeant(input), quantities, blanks };
}
