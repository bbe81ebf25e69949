import { stepsRestored, stepTicked } from '@pathwise/contracts/events/goals';
import type { StepTick } from '@pathwise/contracts/step-tick';
import { planTakes } from '@pathwise/contracts/tick.rules';
import { consumer } from '@pathwise/service-kit/consumer';
import type { Tx } from '@pathwise/service-kit/mongo/transaction';
import type { PlannerDeps } from '../deps.ts';
import { saveInPlace } from '../week/open-weeks.ts';
import { knownStep, saveStep, tasksOfStep, tellOpenTicks } from './steps.ts';

/** Ticks and unticks the tasks that stand for a step, as it is on the roadmap. */
export const followSteps = (deps: PlannerDeps) =>
  consumer({
    name: 'planner-follow-steps',
    event: stepTicked,
    handle: ({ data }, tx) => follow(deps, tx, data),
  });

/** Steps that are back are to be as the person ticked them in the plan meanwhile. */
export const tellTicksOfRestoredSteps = (deps: PlannerDeps) =>
  consumer({
    name: 'planner-tell-ticks-of-restored-steps',
    event: stepsRestored,
    handle: ({ data }, tx) => tellOpenTicks(deps, tx, data),
  });

/** An answer to a tick made here changes no task: they have stood so since. */
async function follow(deps: PlannerDeps, tx: Tx, { version: tickedAt, ...step }: StepTick): Promise<void> {
  const { ownerId, completed } = step;
  if ((await deps.account.enterIfOpen(tx, ownerId, 'plan')) === undefined) return;
  const known = await knownStep(deps, tx, step);
  if (!planTakes(tickedAt, known?.tickedAt)) return;
  await saveStep(deps, tx, { ...step, tickedAt, isOpen: false });
  const others = (await tasksOfStep(deps, tx, step)).filter((task) => task.completed !== completed);
  await saveInPlace(deps, tx, { ownerId, changed: new Map(others.map((task) => [task._id, { ...task, completed }])) });
}
