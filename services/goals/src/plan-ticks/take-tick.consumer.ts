import { stepTickedInPlan } from '@pathwise/contracts/events/planner';
import { consumer } from '@pathwise/service-kit/events/consumer';
import type { GoalsDeps } from '../deps.ts';
import { takeTick } from './take-tick.ts';

/** Applies the ticks and unticks that the person made in planner. */
export const takeTickOfPlan = (deps: GoalsDeps) =>
  consumer({
    name: 'goals-take-tick-of-plan',
    event: stepTickedInPlan,
    handle: ({ data }, tx) => takeTick(deps, tx, data),
  });
