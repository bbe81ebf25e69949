// A goal's figures with the ticks of its steps that wait to be sent.
import { operationAt } from '@pathwise/api-client/operation-at';
import type { Goal, Milestone } from '@pathwise/contracts/api/goals';
import { progressOf } from '@pathwise/contracts/progress.rules';
import type { WaitingWrite } from './storage-keys.ts';

/** The goal with the waiting ticks counted. The steps that this device has read tell which of them change something. */
export async function withTicksOf(person: string, goal: Goal, waiting: readonly WaitingWrite[]): Promise<Goal> {
  const ticks = new Map(waiting.flatMap((write) => tickIn(goal.id, write)));
  if (ticks.size === 0) return goal;
  const path = `/api/goals/${goal.id}/unified-milestones`;
  const kept = await caches.match(path, { cacheName: `answers:${person}` });
  const steps = (await kept?.json()) as readonly Milestone[] | undefined;
  const added = (steps ?? []).reduce((sum, { id, completed }) => {
    const isDone = ticks.get(id) ?? completed;
    return sum + Number(isDone) - Number(completed);
  }, 0);
  const done = Math.min(goal.milestoneCount, Math.max(0, goal.completedMilestoneCount + added));
  const shown = { ...goal, completedMilestoneCount: done };
  return { ...shown, progress: progressOf({ ...shown, ownProgress: goal.progress }) };
}

function tickIn(goalId: string, { method, path, body }: WaitingWrite): [step: string, completed: boolean][] {
  const asked = operationAt(method, path);
  if (asked?.name !== 'goals.changeMilestone' || asked.params.id !== goalId) return [];
  return [[asked.params.milestoneId, body['completed'] === true]];
}
