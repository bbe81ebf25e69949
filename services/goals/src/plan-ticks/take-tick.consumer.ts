import { stepTickedInPlan } from '@pathwise/contracts/events/planner';
import { consumer } from '@pathwise/service-kit/consumer';
import type { GoalsDeps } from '../deps.ts';
import { takeTick } from './take-tick.ts';

/** Ticks and unticks steps as the person did in the plan. */
export const takeTickOfPlan = (deps: GoalsDeps) =>
  consumer({
    name: 'goals-take-tick-of-plan',
    event: stepTickedInPlan,
    handle: ({ data }, tx) => takeTick(deps, tx, data),
  });
