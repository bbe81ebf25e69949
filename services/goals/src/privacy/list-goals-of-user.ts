import type { publicGoal } from '@pathwise/contracts/api/goals';
import { progressOf } from '@pathwise/contracts/progress.rules';
import { isKeptFrom } from '@pathwise/service-kit/person/kept-apart';
import { forbidden } from '@pathwise/service-kit/problem';
import type { z } from 'zod';
import type { GoalsDeps } from '../deps.ts';
import { goals } from '../goals/goal.model.ts';
import { members } from './member.model.ts';

/** What others may see of a person's goals. Private, unknown, erased, blocked and hidden people all get the same 403. */
export async function listGoalsOfUser(
  deps: GoalsDeps,
  { ownerId, viewerId }: { ownerId: string; viewerId: string },
): Promise<z.input<typeof publicGoal>[]> {
  const owner = await members(deps.db).findById(ownerId).lean();
  if (!owner?.goalsPublic || (await isKeptFrom(deps, { ownerId, viewerId })))
    throw forbidden('These goals are private or unavailable');
  const shown = await goals(deps.db).find({ ownerId }).sort({ createdAt: -1, _id: -1 }).lean();
  return shown.map((goal) => {
    const { title, category, status } = goal;
    return { title, category, status, progress: progressOf(goal) };
  });
}
