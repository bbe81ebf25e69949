import { dateString } from '@pathwise/contracts/values';
import { appAnswer } from '../built-in/answering/small-talk.rules.ts';
import { kinds } from '../built-in/kinds/generated/all.ts';
import type { MessageRead } from '../built-in/reading/read-wish.rules.ts';
import type { Understanding } from './model/answer-schemas.ts';

const ids = new Set(kinds.map(({ id }) => id));

/** True when the rules know neither what a message is nor its kind of goal. A model is asked about such messages only. */
export function isUnsure({ intent, about, harm, wish }: MessageRead): boolean {
  if (harm || appAnswer(about.matter)) return false;
  return intent === 'other' || (wish.intent === 'goal' && !ids.has(wish.kind ?? ''));
}

const longestTitle = 120;
const wordsIn = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []);

/** A title in the person's own words: it shares one with the message. */
function isTheirs(title: string, message: string): boolean {
  const said = wordsIn(message);
  return title.length <= longestTitle && [...wordsIn(title)].some((word) => said.has(word));
}

/**
 * The reading with what a model understood. The rules check it: a title without a word of the message or a past date
 * does not count, and a date that the rules read stays.
 */
export function withUnderstanding(
  read: MessageRead,
  { understanding, isGoal, today }: { understanding: Understanding; isGoal: boolean; today: string },
): MessageRead {
  if (!isGoal && understanding.intent === 'edit')
    return { ...read, intent: 'question', wish: { intent: 'question', quantities: [] }, isEdit: true };
  const intent = understanding.intent === 'edit' ? read.intent : understanding.intent;
  if (!isGoal && intent !== 'goal') return { ...read, intent, wish: { intent, quantities: [] } };
  const [first, second] = understanding.wishes.filter(({ title }) => isTheirs(title, read.text));
  if (!first) return read;
  const { title, category } = first;
  const date = dateString.safeParse(first.targetDate).data;
  const targetDate = read.wish.targetDate ?? (date && date >= today ? date : undefined);
  return {
    ...read,
    intent: 'goal',
    wish: {
      ...read.wish,
      intent: 'goal',
      title,
      category,
      ...(targetDate ? { targetDate } : {}),
      ...(second ? { others: [second.title] } : {}),
    },
  };
}
