import { goalName, plainWords } from '@pathwise/contracts/goal-name.rules';
import type { Intent } from '../built-in/reading/intent.rules.ts';
import { goesOnTalking } from '../built-in/reading/no-wish.rules.ts';
import type { MessageRead } from '../built-in/reading/read-wish.rules.ts';
import { titleOf } from '../built-in/reading/wish-title.rules.ts';

/** What a message asks for: `goal` creates one, `roadmap` drafts for an existing goal, `talk` gets an answer. */
export type Turn = 'goal' | 'roadmap' | 'talk';

export interface TurnFacts {
  message: string;
  intent: Intent;
  /** Without a doubt no wish. Where the page asks for a goal, doubtful words are one. */
  isSureTalk?: boolean;
  /** Sage has just answered something else. */
  follows?: boolean;
  /** The page asks for a new goal (`new_goal`, `onboarding`). */
  asksForGoal: boolean;
  /** The goal that the page names. */
  goalId: string | undefined;
}

/** What the pages send for a goal that they created. What follows is the goal's own words, dates among them: no change of its plan. */
const forGoal = /\broadmap for my (?:new )?goal: /i;
export const asksForRoadmapOfGoal = (message: string): boolean => forGoal.test(message);

const asksForRoadmap = /\b(roadmap|road map|plan|steps|milestones)\b/i;

export function decideTurn({
  message,
  intent,
  isSureTalk = true,
  follows = false,
  asksForGoal,
  goalId,
}: TurnFacts): Turn {
  if (goalId) return asksForRoadmap.test(message) || intent === 'goal' ? 'roadmap' : 'talk';
  if (asksForGoal && !isSureTalk) return 'goal';
  if (follows && !asksForGoal && goesOnTalking(message)) return 'talk';
  if (intent === 'greeting' || intent === 'thanks' || intent === 'question') return 'talk';
  if (intent === 'goal' || asksForGoal) return 'goal';
  return asksForRoadmap.test(message) ? 'roadmap' : 'talk';
}

/** Matches a request for a roadmap up to the goal's name: 'please create a roadmap for '. */
const request = /\b(?:roadmap|road map|plan|steps|milestones)(?: \S+){0,3}? (?:for|of|to|on|called|named) $/u;
const beforeName = new Set(['my', 'the', 'this', 'a', 'an', 'new', 'existing', 'old', 'goal']);
const afterName = new Set(['please', 'now', 'again', 'today', 'thanks', 'thank', 'you', 'goal', 'asap']);

/**
 * The goal names that a message may mean: its own goal, text in quotation marks, and what it wants a roadmap for.
 * 'A roadmap for my new goal: Learn Spanish' means 'learn spanish'; 'learn Spanish cooking' does not.
 */
export function namesIn(message: string, { text, wish }: Pick<MessageRead, 'text' | 'wish'>): string[] {
  // Also with its date: the title of a goal written by hand may contain one.
  const wishes = [wish.title ?? '', withoutVerb(wish.title ?? '', message), titleOf(text), message];
  const quoted = [...message.matchAll(/["“„«]([^"”“»]+)["”“»]/g)].map(([, words = '']) => words);
  return [...new Set([...wishes, ...quoted, ...requested(plainWords(message))].map(goalName))].filter(Boolean);
}

/** 'I need a new job' has the title 'Get a new job', and may mean a goal called 'New job'. */
function withoutVerb(title: string, message: string): string {
  const [verb = ''] = title.split(' ');
  return /^(?:get|have|find)$/i.test(verb) && !plainWords(message).split(' ').includes(verb.toLowerCase())
    ? title.replace(/^\w+ (?:an? )?/, '')
    : title;
}

function requested(words: string): string[] {
  return [...words.matchAll(/ /g)].flatMap(({ index }) =>
    request.test(words.slice(0, index + 1)) ? trimmed(words.slice(index + 1).split(' ')) : [],
  );
}

/** Drops words around the name one by one: 'the goal sail please', 'goal sail please', 'sail please', … 'sail'. */
function trimmed(words: readonly string[]): string[] {
  const starts = words.findIndex((word) => !beforeName.has(word));
  const ends = words.findLastIndex((word) => !afterName.has(word));
  const names: string[] = [];
  for (let from = 0; from <= (starts < 0 ? words.length : starts); from++)
    for (let to = words.length; to > Math.max(from, ends); to--) names.push(words.slice(from, to).join(' '));
  return names;
}
