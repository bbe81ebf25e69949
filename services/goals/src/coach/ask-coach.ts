import type { Question } from '@pathwise/contracts/question';
import type { draftRoadmapFor } from '@pathwise/contracts/questions/ai';
import { Problem, unavailable } from '@pathwise/service-kit/problem';
import type { z } from 'zod';
import type { GoalsDeps } from '../deps.ts';
import type { GoalRecord } from '../goals/goal.model.ts';

/** The coach falls back after 10 s at most. The rest is for the transport. */
const coachPatienceMs = 11_000;

export interface CoachDay {
  today: string;
  timeZone: string;
}

/** The goal as sent to the coach. A target date in the past is left out. */
export function inWords(goal: GoalRecord, { today, timeZone }: CoachDay): z.input<(typeof draftRoadmapFor)['request']> {
  const { _id: goalId, ownerId, title, description, category } = goal;
  const targetDate = goal.targetDate && goal.targetDate >= today ? goal.targetDate : null;
  return { goalId, ownerId, title, description, category, targetDate, today, timeZone };
}

/** Asks the ai service. Throws 503 with a message for a toast when it is unavailable. */
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
