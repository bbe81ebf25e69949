import type { Question } from '@pathwise/contracts/question';
import type { draftRoadmapFor } from '@pathwise/contracts/questions/ai';
import { Problem, unavailable } from '@pathwise/service-kit/problem';
import type { z } from 'zod';
import type { GoalsDeps } from '../deps.ts';
import type { GoalRecord } from '../goals/goal.model.ts';

/** The coach itself falls back after 10 s at most; the rest is the way there and back. */
const coachPatienceMs = 11_000;

export interface CoachDay {
  today: string;
  timeZone: string;
}

/** A goal as the coach is told of it. A target date that has passed dates nothing any more, so it is left out. */
export function inWords(goal: GoalRecord, { today, timeZone }: CoachDay): z.input<(typeof draftRoadmapFor)['request']> {
  const { _id: goalId, ownerId, title, description, category } = goal;
  const targetDate = goal.targetDate && goal.targetDate >= today ? goal.targetDate : null;
  return { goalId, ownerId, title, description, category, targetDate, today, timeZone };
}

/** Asks the ai service; 503 in words for a toast when it is away. */
export async function askCoach<Q extends z.ZodType, A extends z.ZodType>(
  deps: GoalsDeps,
  question: Question<Q, A>,
  input: z.input<Q>,
): Promise<z.output<A>> {
  try {
    return await deps.ask(question, input, { timeoutMs: coachPatienceMs });
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 503) throw error;
    throw unavailable('Your coach is away for a moment, and nothing was changed. Please try again soon.', 5);
  }
}
