import { stepTicked } from '@pathwise/contracts/events/goals';
import type { StepTick } from '@pathwise/contracts/step-tick';
import { planTakes } from '@pathwise/contracts/tick.rules';
import { consumer } from '@pathwise/service-kit/events/consumer';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { PlannerDeps } from '../deps.ts';
import { saveInPlace } from '../week/open-weeks.ts';
import { knownStep, saveStep, tasksOfStep } from './steps.ts';

/** Applies a step's tick from the roadmap to its tasks. */
export const followSteps = (deps: PlannerDeps) =>
  consumer({
    name: 'planner-follow-steps',
    event: stepTicked,
    handle: ({ data }, tx) => follow(deps, tx, data),
  });

/** The answer to a tick made here changes no task, because the tasks already have that state. */
async function follow(deps: PlannerDeps, tx: Tx, { version: tickedAt, ...step }: StepTick): Promise<void> {
  const { ownerId, completed } = step;
  if ((await deps.account.enterIfOpen(tx, ownerId, 'plan')) === undefined) return;
  const known = await knownStep(deps, tx, step);
  if (!planTakes(tickedAt, known?.tickedAt)) return;
  await saveStep(deps, tx, { ...step, tickedAt, isOpen: false });
  const others = (await tasksOfStep(deps, tx, step)).filter((task) => task.completed !== completed);
  await saveInPlace(deps, tx, { ownerId, changed: new Map(others.map((task) => [task._id, { ...task, completed }])) });
}
