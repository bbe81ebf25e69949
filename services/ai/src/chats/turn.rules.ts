import type { Goal } from '@pathwise/contracts/api/goals';
import { tidyWords } from '../coach/tidy-words.rules.ts';
import { titleOf } from '../coach/wish-title.rules.ts';

/** What a message asks of the coach. */
export type Turn =
  | { kind: 'crisis' }
  /** A wish: make the goal and its roadmap. */
  | { kind: 'goal' }
  /** A roadmap for a goal that exists. */
  | { kind: 'roadmap'; goalId: string }
  /** Everything else: answer. */
  | { kind: 'talk' };

export interface TurnFacts {
  message: string;
  intent: 'goal' | 'question' | 'greeting' | 'thanks' | 'crisis' | 'other';
  /** The title of the wish read from the message, when it is one. */
  wishTitle: string | undefined;
  /** The page asks for a goal outright (`new_goal`, `onboarding`). */
  asksForGoal: boolean;
  /** The goal the page names. */
  goalId: string | undefined;
  goals: readonly Pick<Goal, 'id' | 'title'>[];
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const asksForRoadmap = /\b(roadmap|road map|plan|steps|milestones)\b/i;

/** What stands around a goal's name when its roadmap is asked for, with nothing but courtesies behind it. */
const REQUEST = '(?:roadmap|road map|plan|steps|milestones)(?: \\S+){0,3}? (?:for|of|to|on|called|named)';
const ABOUT = '(?: (?:my|the|this|a|an|new|existing|old|goal))*';
const COURTESY = '(?: (?:please|now|again|today|thanks|thank you|goal|asap))*';

const withoutArticle = (words: string) => words.replace(/^(?:an?|the|my) /, '');

function isAskedForByName(message: string, title: string): boolean {
  const quoted = [...message.matchAll(/["“„«]([^"”“»]+)["”“»]/g)].some(([, words = '']) => plain(words) === title);
  return quoted || new RegExp(`\\b${REQUEST}${ABOUT} ${title}${COURTESY}$`, 'u').test(plain(message));
}

/**
 * The goal a message is about: the one its wish is titled like, or whose roadmap is asked for by name. A title that merely
 * stands inside a longer wish ('Learn Spanish' in 'learn Spanish cooking') names another matter.
 */
export function namedGoal<G extends Pick<Goal, 'id' | 'title'>>(
  { message, wishTitle }: { message: string; wishTitle: string | undefined },
  goals: readonly G[],
): G | undefined {
  // with its date as well: the title of a goal made by hand may hold one
  const wishes = [wishTitle ?? '', titleOf(tidyWords(message)), message].map((words) => withoutArticle(plain(words)));
  return goals.find(({ title }) => {
    const words = plain(title);
    if (words.length <= 2) return false;
    return wishes.includes(withoutArticle(words)) || isAskedForByName(message, words);
  });
}

/** Decides what to do with a message. A wish that names a goal the person has is about that goal: no second one is made. */
export function decideTurn({ message, intent, wishTitle, asksForGoal, goalId, goals }: TurnFacts): Turn {
  if (intent === 'crisis') return { kind: 'crisis' };
  const given = goals.find(({ id }) => id === goalId);
  if (given)
    return asksForRoadmap.test(message) || intent === 'goal' ? { kind: 'roadmap', goalId: given.id } : { kind: 'talk' };
  if (intent === 'greeting' || intent === 'thanks' || intent === 'question') return { kind: 'talk' };
  const isWish = intent === 'goal' || asksForGoal;
  const named = isWish || asksForRoadmap.test(message) ? namedGoal({ message, wishTitle }, goals) : undefined;
  if (named) return { kind: 'roadmap', goalId: named.id };
  return isWish ? { kind: 'goal' } : { kind: 'talk' };
}
