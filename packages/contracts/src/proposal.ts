import { z } from 'zod';
import { estimatedDate, milestoneTimeframe, timelineTimeframe } from './roadmap.ts';
import { dateString, id, instant, text } from './values.ts';

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
  estimatedDate: estimatedDate.optional(),
  timeframe: milestoneTimeframe,
  resources: z.string().nullable(),
});
export type StepContent = z.infer<typeof stepContent>;

/** A step before or after a change. `completed` and `place` (1 is the first step) are there only if they change. */
const stepState = stepContent.extend({ completed: z.boolean().optional(), place: z.int().positive().optional() });
export type StepState = z.infer<typeof stepState>;

/** The goal's own fields before or after a change. Only those that change are there. */
const goalState = z.object({
  title: text.min(1).max(200).optional(),
  targetDate: dateString.nullable().optional(),
  status: z.enum(['active', 'completed', 'paused']).optional(),
});
export type GoalState = z.infer<typeof goalState>;

/** A step that does not change, and why: the person created, edited or completed it, or the new draft is the same. */
const keptStep = z.object({
  id,
  title: z.string(),
  dueDate: dateString.nullable(),
  completed: z.boolean(),
  reason: z.enum(['own', 'edited', 'completed', 'same']),
});

/**
 * A new draft of a roadmap, or an edit that the person asked for, as the changes it would make. Each member of `add`,
 * `change` and `remove` has an id and can be accepted alone. Accepting a step also changes its tasks on the boards.
 */
export const roadmapProposal = z.object({
  proposalId: id,
  expiresAt: instant,
  keep: z.array(keptStep),
  add: z.array(stepContent.extend({ id, todos })),
  change: z.array(
    z.discriminatedUnion('part', [
      z.object({ part: z.literal('goal'), id, before: goalState, after: goalState }),
      z.object({ part: z.literal('step'), id, before: stepState, after: stepState, todos }),
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

/** A stored proposal: what was proposed, and what became of it. */
export const proposalNow = roadmapProposal.extend({
  /** Ids of the items that were accepted and not undone. */
  accepted: z.array(id),
  /** Undoes the last acceptance. Null when there is none to undo. */
  undo: z.string().nullable(),
  /** A step that it removed is in the trash. */
  hasStepsInTrash: z.boolean(),
  /** `outdated`: since then the draft's goal or roadmap changed, or each step that an edit would change. Neither `expired` nor `outdated` can be accepted. */
  state: z.enum(['open', 'expired', 'outdated']),
});
export type ProposalNow = z.infer<typeof proposalNow>;

/**
 * One change that a person asked for, of the goal or of a stored step named by its id. `after` is the step that a new
 * or moved step comes after; null is the beginning.
 */
export const roadmapChange = z.discriminatedUnion('do', [
  goalState.extend({ do: z.literal('goal') }),
  z.object({
    do: z.literal('add'),
    after: id.nullable(),
    title: text.min(1).max(200),
    description: text.max(2000).nullable(),
    dueDate: dateString.nullable(),
    timeframe: milestoneTimeframe.default('general'),
    resources: text.max(2000).nullable().default(null),
    /** New tasks towards the step. */
    tasks: z.array(text.min(1).max(200)).max(8).default([]),
    /** Titles of tasks that it takes over from the step before it, as the second half of a split. */
    takes: z.array(text.max(200)).max(40).default([]),
  }),
  z.object({
    do: z.literal('change'),
    stepId: id,
    title: text.min(1).max(200).optional(),
    description: text.max(2000).nullable().optional(),
    dueDate: dateString.nullable().optional(),
    estimatedDate: estimatedDate.optional(),
    timeframe: milestoneTimeframe.optional(),
    completed: z.boolean().optional(),
    after: id.nullable().optional(),
    /** The person named these words or this day. Like an edit by hand, a later draft keeps the step as it is. */
    isOwn: z.boolean().default(false),
  }),
  z.object({ do: z.literal('remove'), stepId: id }),
]);
export type RoadmapChange = z.output<typeof roadmapChange>;

export const acceptance = z.strictObject({
  proposalId: id,
  accept: z.union([z.literal('all'), z.array(id).min(1, 'Choose at least one').max(1000)]),
});
