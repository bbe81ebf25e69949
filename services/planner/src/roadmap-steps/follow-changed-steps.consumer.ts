import type { EventData } from '@pathwise/contracts/event';
import { stepsChanged } from '@pathwise/contracts/events/goals';
import { consumer } from '@pathwise/service-kit/events/consumer';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import { trusted } from 'mongoose';
import type { PlannerDeps } from '../deps.ts';
import { saveInPlace } from '../week/open-weeks.ts';
import { type TaskRecord, tasks } from '../week/task.model.ts';
import { asTheirSteps } from './as-their-steps.ts';
import { steps as stepRecords } from './step.model.ts';
import { type StepChange, saveGoneTodos, saveStepChange, tellOpenTicks } from './steps.ts';

/**
 * Applies changes of steps to their tasks. A task that has the milestone's title follows it; one that the person
 * renamed keeps its own. The tasks of a deleted step stand for themselves until it is restored.
 */
export const followChangedSteps = (deps: PlannerDeps) =>
  consumer({
    name: 'planner-follow-changed-steps',
    event: stepsChanged,
    handle: ({ data }, tx) => follow(deps, tx, data),
  });

async function follow(deps: PlannerDeps, tx: Tx, event: EventData<typeof stepsChanged>): Promise<void> {
  const { ownerId, goalId, steps, version } = event;
  if ((await deps.account.enterIfOpen(tx, ownerId, 'plan')) === undefined) return;
  const some = trusted({ $in: steps.map(({ stepId }) => stepId) });
  const ofSteps = { ownerId, goalId, $or: [{ milestoneId: some }, { todoId: some }] };
  const found = await tasks(deps.db).find(ofSteps).session(tx.session).lean();
  const known = await stepRecords(deps.db).find({ ownerId, goalId, stepId: some }).session(tx.session).lean();
  const planned = new Set([...found.map(({ todoId }) => todoId), ...known.map(({ stepId }) => stepId)]);
  const titles = new Map<string, Titles>();
  // a new draft replaces hundreds of todos, and few of them are in the week
  const isUnplanned = ({ kind, stepId }: StepChange) => kind === 'todo' && !planned.has(stepId);
  // a task for one of them may come later, from a device that was offline
  const gone = steps.filter((change) => isUnplanned(change) && change.title === null);
  await saveGoneTodos(deps, tx, { ownerId, goalId, version, gone });
  for (const change of steps) {
    if (isUnplanned(change)) continue;
    const title = await saveStepChange(deps, tx, { ownerId, goalId, version, ...change });
    // a todo that is renamed is not announced, so its title here may be an older one
    if (change.kind !== 'todo') titles.set(change.stepId, { was: change.was, title });
  }
  const titled = found.map((task) => withTitle(task, titles.get(task.milestoneId ?? task.todoId ?? '')));
  const after = await asTheirSteps(deps, tx, titled);
  await saveInPlace(deps, tx, { ownerId, changed: new Map(after.map((task) => [task._id, task])) });
  // goals dropped what was ticked here while the steps were in its trash
  if (steps.some(({ was, title }) => was === null && title !== null)) await tellOpenTicks(deps, tx, event);
}

interface Titles {
  readonly was: string | null;
  readonly title: string | undefined;
}

const withTitle = (task: TaskRecord, titles: Titles | undefined): TaskRecord =>
  titles?.title !== undefined && task.title === titles.was ? { ...task, title: titles.title } : task;
