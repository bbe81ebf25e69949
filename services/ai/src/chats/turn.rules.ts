import type { Goal } from '@pathwise/contracts/api/goals';

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

/** The goal whose whole title stands in the message; the longest when several do. */
export function namedGoal<G extends Pick<Goal, 'id' | 'title'>>(message: string, goals: readonly G[]): G | undefined {
  const words = ` ${plain(message)} `;
  return goals
    .filter(({ title }) => plain(title).length > 2 && words.includes(` ${plain(title)} `))
    .toSorted((a, b) => b.title.length - a.title.length)[0];
}

/** Decides what to do with a message. A wish that names a goal the person has is about that goal: no second one is made. */
export function decideTurn({ message, intent, asksForGoal, goalId, goals }: TurnFacts): Turn {
  if (intent === 'crisis') return { kind: 'crisis' };
  const named = goals.find(({ id }) => id === goalId) ?? namedGoal(message, goals);
  if (goalId && named)
    return asksForRoadmap.test(message) || intent === 'goal' ? { kind: 'roadmap', goalId: named.id } : { kind: 'talk' };
  if (intent === 'greeting' || intent === 'thanks' || intent === 'question') return { kind: 'talk' };
  if (named)
    return intent === 'goal' || asksForRoadmap.test(message) ? { kind: 'roadmap', goalId: named.id } : { kind: 'talk' };
  return intent === 'goal' || asksForGoal ? { kind: 'goal' } : { kind: 'talk' };
}
