// Figures of goals with the ticks of their steps that wait to be sent.
import { operationAt } from '@pathwise/api-client/operation-at';
import type { Goal, Milestone } from '@pathwise/contracts/api/goals';
import { overallProgress, progressOf } from '@pathwise/contracts/progress.rules';
import type { WaitingWrite } from './storage-keys.ts';

/** How the waiting ticks count in the answer of a read; undefined when they do not. */
export function counting(
  person: string,
  pathname: string,
  waiting: readonly WaitingWrite[],
): ((read: unknown) => Promise<unknown>) | undefined {
  const withTicks = (goal: Goal) => withTicksOf(person, goal, waiting);
  switch (operationAt('GET', pathname)?.name) {
    case 'goals.listGoals':
      return (read) => Promise.all((read as Goal[]).map(withTicks));
    case 'goals.getGoal':
      return (read) => withTicks(read as Goal);
    case 'goals.getDashboardStats':
      return (read) => withTicksOfAll(person, read as { overallProgress: number }, waiting);
    default:
      return undefined;
  }
}

/** The goal with the waiting ticks counted. The steps that this device has read tell which of them change something. */
async function withTicksOf(person: string, goal: Goal, waiting: readonly WaitingWrite[]): Promise<Goal> {
  const ticks = new Map(waiting.flatMap((write) => tickIn(goal.id, write)));
  if (ticks.size === 0) return goal;
  const steps = await readOf<Milestone>(person, `/api/goals/${goal.id}/unified-milestones`);
  const added = steps.reduce((sum, { id, completed }) => {
    const isDone = ticks.get(id) ?? completed;
    return sum + Number(isDone) - Number(completed);
  }, 0);
  const done = Math.min(goal.milestoneCount, Math.max(0, goal.completedMilestoneCount + added));
  const shown = { ...goal, completedMilestoneCount: done };
  return { ...shown, progress: progressOf({ ...shown, ownProgress: goal.progress }) };
}

/** The dashboard's figures with the waiting ticks counted in the goals that this device has read. */
async function withTicksOfAll<Figures extends { readonly overallProgress: number }>(
  person: string,
  figures: Figures,
  waiting: readonly WaitingWrite[],
): Promise<Figures> {
  const goals = await readOf<Goal>(person, '/api/goals');
  const shown = await Promise.all(goals.map((goal) => withTicksOf(person, goal, waiting)));
  const overall = overallProgress(shown);
  return overall === overallProgress(goals) ? figures : { ...figures, overallProgress: overall };
}

/** The rows of an answer that the service worker keeps; none when it keeps none. */
async function readOf<Row>(person: string, path: string): Promise<readonly Row[]> {
  const kept = await caches.match(path, { cacheName: `answers:${person}` });
  return ((await kept?.json()) as readonly Row[] | undefined) ?? [];
}

function tickIn(goalId: string, { method, path, body }: WaitingWrite): [step: string, completed: boolean][] {
  const asked = operationAt(method, path);
  if (asked?.name !== 'goals.changeMilestone' || asked.params.id !== goalId) return [];
  return [[asked.params.milestoneId, body['completed'] === true]];
}
