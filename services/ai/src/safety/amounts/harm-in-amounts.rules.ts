import type { Harm } from '../harm.ts';
import { hasTooFewCalories } from './calories.rules.ts';
import { daysUntilNamed } from './deadlines.ts';
import { isTooLong } from './fasting.rules.ts';
import { isMinor } from './minors.rules.ts';
import { folded } from './number-words.ts';
import { isTooFast, isTooLight } from './weight.rules.ts';

// Harm that lies in an amount: a weight, its speed, the length of a fast, calories, somebody's age.

export interface AmountContext {
  /** The person's calendar day and the goal's target date, `YYYY-MM-DD`. They give the time that the text leaves out. */
  today?: string | undefined;
  targetDate?: string | null | undefined;
}

/** Longer texts tell of several things. What belongs to one amount stands in neighbouring sentences. */
const mostWords = 60;
const neighbours = 3;

/** The class of harm that lies in a text's amounts, if any. */
export function harmInAmounts(text: string, context: AmountContext = {}): Harm | undefined {
  for (const passage of passagesOf(text)) {
    const harm = harmInPassage(passage, context);
    if (harm) return harm;
  }
  return undefined;
}

function passagesOf(text: string): string[] {
  const sentences = text.split(/(?<=[.!?;])\s+/);
  if (sentences.length <= neighbours || text.split(/\s+/).length <= mostWords) return [text];
  return sentences.slice(neighbours - 1).map((_, at) => sentences.slice(at, at + neighbours).join(' '));
}

function harmInPassage(text: string, context: AmountContext): Harm | undefined {
  const words = folded(text);
  if (isTooLong(words)) return 'extreme-weight';
  if (!/\d/.test(words)) return undefined;
  if (isMinor(words)) return 'minors';
  const days = { named: daysUntilNamed(words, context.today), toTarget: daysLeft(context) };
  if (isTooFast(words, days) || isTooLight(words)) return 'extreme-weight';
  return hasTooFewCalories(words) ? 'eating-disorder' : undefined;
}

function daysLeft({ today, targetDate }: AmountContext): number | undefined {
  if (!today || !targetDate || targetDate < today) return undefined;
  return Math.max(1, (Date.parse(targetDate) - Date.parse(today)) / 86_400_000);
}
