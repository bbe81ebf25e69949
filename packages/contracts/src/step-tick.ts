import { z } from 'zod';
import { id } from './values.ts';

/** The tick of a roadmap step (a milestone or a todo), in events between goals and planner. */
export const stepTick = z.object({
  ownerId: id,
  goalId: id,
  kind: z.enum(['milestone', 'todo']),
  stepId: id,
  completed: z.boolean(),
  /** The time of the tick (tick.rules.ts). The tick with the higher version wins. */
  version: z.int(),
});
export type StepTick = z.output<typeof stepTick>;
