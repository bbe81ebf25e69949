import { z } from 'zod';
import { goalPriority, goalStatus } from '../api/goals.ts';
import { defineEvent } from '../event.ts';
import { goalCategory, timelineTimeframe } from '../roadmap.ts';
import { stepTick } from '../step-tick.ts';
import { dateString, id, instant } from '../values.ts';

const goalFacts = {
  goalId: id,
  ownerId: id,
  title: z.string(),
  description: z.string().nullable(),
  category: goalCategory,
  priority: goalPriority,
  targetDate: dateString.nullable(),
  version: z.int(),
};
/** `draftId` identifies the draft that this goal waits for. `createdOn` and `timeZone` give the owner's day. */
const draftAsked = { draftId: id, createdOn: dateString, timeZone: z.string() };
const lists = ['goals.listGoals', 'goals.getGoal', 'goals.getDashboardStats'] as const;
const roadmap = 'goals.getRoadmap';
const wholeGoal = [
  ...lists,
  'goals.listMilestones',
  'goals.searchSteps',
  'goals.listDatedSteps',
  'goals.getSuggestions',
  'goals.getProposal',
  roadmap,
] as const;

/** Also asks the coach for the goal's roadmap. */
export const goalCreated = defineEvent('goals.goal-created.v1', z.object({ ...goalFacts, ...draftAsked }), {
  key: 'goalId',
  audience: 'ownerId',
  stale: lists,
});
export const goalChanged = defineEvent(
  'goals.goal-changed.v1',
  z.object({ ...goalFacts, status: goalStatus, progress: z.int() }),
  { key: 'goalId', audience: 'ownerId', stale: wholeGoal },
);
export const goalCompleted = defineEvent(
  'goals.goal-completed.v1',
  z.object({ goalId: id, ownerId: id, title: z.string(), completedAt: instant, version: z.int() }),
  { key: 'goalId', audience: 'ownerId', stale: lists },
);
export const goalDeleted = defineEvent(
  'goals.goal-deleted.v1',
  z.object({ goalId: id, ownerId: id, version: z.int() }),
  { key: 'goalId', audience: 'ownerId', stale: wholeGoal },
);
/** `awaitedDraft` asks for the first draft again. It is set when the goal was deleted before that draft came. */
export const goalRestored = defineEvent(
  'goals.goal-restored.v1',
  z.object({ ...goalFacts, status: goalStatus, progress: z.int(), awaitedDraft: z.object(draftAsked).optional() }),
  { key: 'goalId', audience: 'ownerId', stale: wholeGoal },
);
export const roadmapReady = defineEvent(
  'goals.roadmap-ready.v1',
  z.object({ goalId: id, ownerId: id, draftId: id, title: z.string(), milestoneCount: z.int(), version: z.int() }),
  { key: 'goalId', audience: 'ownerId', stale: wholeGoal },
);
/**
 * Todos of one timeline were added, changed, ticked, deleted or restored. A roadmap that is stored, cleared or
 * redrafted emits goal-changed instead.
 */
export const timelineChanged = defineEvent(
  'goals.timeline-changed.v1',
  z.object({ timelineId: id, goalId: id, ownerId: id, timeframe: timelineTimeframe, version: z.int() }),
  { key: 'timelineId', audience: 'ownerId', stale: [roadmap, 'goals.searchSteps', 'goals.listDatedSteps'] },
);
/** State of a step, after a tick on the roadmap or as the answer to a tick in the plan, also one without effect. */
export const stepTicked = defineEvent('goals.step-ticked.v1', stepTick, { key: 'stepId' });
/** `was` is null for a step that was restored, `title` for one that was deleted. */
const changedStep = z.object({
  stepId: id,
  /** Absent for a milestone. */
  kind: stepTick.shape.kind.optional(),
  was: z.string().nullable(),
  title: z.string().nullable(),
  completed: z.boolean(),
});
/**
 * Milestones of an existing goal were renamed, or its milestones or todos deleted or restored. A deleted goal emits
 * goal-deleted instead. After a restore, planner sends its unanswered ticks again.
 */
export const stepsChanged = defineEvent(
  'goals.steps-changed.v1',
  z.object({ goalId: id, ownerId: id, steps: z.array(changedStep), version: z.int() }),
  { key: 'goalId' },
);
