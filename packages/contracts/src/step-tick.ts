import { z } from 'zod';
import { id } from './values.ts';

/** What goals and planner tell one another of a roadmap step, a milestone or a todo. */
export const stepTick = z.object({
  ownerId: id,
  goalId: id,
  kind: z.enum(['milestone', 'todo']),
  stepId: id,
  completed: z.boolean(),
  /** The time of the tick (tick.rules.ts): of two ticks of a step the one with the higher version holds. */
  version: z.int(),
});
export type StepTick = z.output<typeof stepTick>;
