import { goalName, plainWords } from '@pathwise/contracts/goal-name.rules';
import type { Intent } from '../coach/intent.rules.ts';
import type { MessageRead } from '../coach/read-wish.rules.ts';
import { titleOf } from '../coach/wish-title.rules.ts';

/** What a message asks of the coach: `goal`, to make one; `roadmap`, for a goal there is; `talk`, an answer. */
export type Turn = 'goal' | 'roadmap' | 'talk';

export interface TurnFacts {
  message: string;
  intent: Intent;
  /** The page asks for a goal outright (`new_goal`, `onboarding`). */
  asksForGoal: boolean;
  /** The goal the page names. */
  goalId: string | undefined;
}

const asksForRoadmap = /\b(roadmap|road map|plan|steps|milestones)\b/i;

export function decideTurn({ message, intent, asksForGoal, goalId }: TurnFacts): Turn {
  if (goalId) return asksForRoadmap.test(message) || intent === 'goal' ? 'roadmap' : 'talk';
  if (intent === 'greeting' || intent === 'thanks' || intent === 'question') return 'talk';
  if (intent === 'goal' || asksForGoal) return 'goal';
  return asksForRoadmap.test(message) ? 'roadmap' : 'talk';
}

/** A roadmap is asked for, up to the name of its goal: 'please create a roadmap for '. */
const REQUEST = /\b(?:roadmap|road map|plan|steps|milestones)(?: \S+){0,3}? (?:for|of|to|on|called|named) $/u;
const BEFORE_NAME = new Set(['my', 'the', 'this', 'a', 'an', 'new', 'existing', 'old', 'goal']);
const AFTER_NAME = new Set(['please', 'now', 'again', 'today', 'thanks', 'thank', 'you', 'goal', 'asap']);

/**
 * The names of goals that a message may mean: what it wishes for, what it puts in quotation marks, and what it asks a roadmap
 * for. 'A roadmap for my new goal: Learn Spanish' means 'learn spanish'; 'learn Spanish cooking' does not.
 */
export function namesIn(message: string, { text, wish }: Pick<MessageRead, 'text' | 'wish'>): string[] {
  // with its date as well: the title of a goal made by hand may hold one
  const wishes = [wish.title ?? '', titleOf(text), message];
  const quoted = [...message.matchAll(/["“„«]([^"”“»]+)["”“»]/g)].map(([, words = '']) => words);
  return [...new Set([...wishes, ...quoted, ...requested(plainWords(message))].map(goalName))].filter(Boolean);
}

function requested(words: string): string[] {
  return [...words.matchAll(/ /g)].flatMap(({ index }) =>
    REQUEST.test(words.slice(0, index + 1)) ? trimmed(words.slice(index + 1).split(' ')) : [],
  );
}

/** The words with fewer and fewer around the name: 'the goal sail please', 'goal sail please', 'sail please', … 'sail'. */
function trimmed(words: readonly string[]): string[] {
  const starts = words.findIndex((word) => !BEFORE_NAME.has(word));
  const ends = words.findLastIndex((word) => !AFTER_NAME.has(word));
  const names: string[] = [];
  for (let from = 0; from <= (starts < 0 ? words.length : starts); from++)
    for (let to = words.length; to > Math.max(from, ends); to--) names.push(words.slice(from, to).join(' '));
  return names;
}
