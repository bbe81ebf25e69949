import { z } from 'zod';
import { milestoneTimeframe, timelineTimeframe } from './roadmap.ts';
import { dateString, id, instant } from './values.ts';

/** A change on the boards that comes with an item: a task is added, changed or removed. */
const proposedTodo = z.object({
  action: z.enum(['add', 'change', 'remove']),
  title: z.string(),
  timeframe: timelineTimeframe,
  dueDate: dateString.nullable(),
});
export type ProposedTodo = z.infer<typeof proposedTodo>;
const todos = z.array(proposedTodo);

const stepContent = z.object({
  title: z.string(),
  description: z.string().nullable(),
  dueDate: dateString.nullable(),
  timeframe: milestoneTimeframe,
  resources: z.string().nullable(),
});
export type StepContent = z.infer<typeof stepContent>;

/** A step that does not change, and why: the person created, edited or completed it, or the new draft is the same. */
const keptStep = z.object({
  id,
  title: z.string(),
  dueDate: dateString.nullable(),
  completed: z.boolean(),
  reason: z.enum(['own', 'edited', 'completed', 'same']),
});

/**
 * A new draft of a roadmap, as the changes it would make. Each member of `add`, `change` and `remove` has an id and can
 * be accepted alone. Accepting a step also changes its tasks on the boards.
 */
export const roadmapProposal = z.object({
  proposalId: id,
  expiresAt: instant,
  keep: z.array(keptStep),
  add: z.array(stepContent.extend({ id, todos })),
  change: z.array(
    z.discriminatedUnion('part', [
      z.object({ part: z.literal('step'), id, before: stepContent, after: stepContent, todos }),
      z.object({ part: z.literal('overview'), id, before: z.string().nullable(), after: z.string() }),
      z.object({
        part: z.literal('suggestions'),
        id,
        before: z.array(z.string()),
        after: z.array(z.string()),
      }),
      z.object({ part: z.literal('todos'), id, todos }),
    ]),
  ),
  remove: z.array(stepContent.extend({ id, todos })),
});
export type RoadmapProposal = z.infer<typeof roadmapProposal>;

export const acceptance = z.strictObject({
  proposalId: id,
  accept: z.union([z.literal('all'), z.array(id).min(1, 'Choose at least one').max(1000)]),
});
