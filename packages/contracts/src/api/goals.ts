import { z } from 'zod';
import { defineApi } from '../operation.ts';
import { ownSearch } from '../page.ts';
import { acceptance, proposalNow, roadmapProposal } from '../proposal.ts';
import { coachNote, estimatedDate, goalCategory, milestoneTimeframe, suggestion } from '../roadmap.ts';
import { stepsAtOnce } from '../task.rules.ts';
import { newTimeline, newTodo, timeline, todo, todoChange } from '../timeline.ts';
import { trashCalls } from '../trash.ts';
import { deleted, restored, undoParams } from '../undo.ts';
import { dateString, id, instant, someWords, words } from '../values.ts';

const goalPriorities = ['low', 'medium', 'high'] as const;
const goalStatuses = ['active', 'completed', 'paused'] as const;
export const goalPriority = z.enum(goalPriorities);
export const goalStatus = z.enum(goalStatuses);
const roadmapStatus = z.enum(['none', 'drafting', 'ready', 'failed']);

export const goal = z.object({
  id,
  title: z.string(),
  description: z.string().nullable(),
  category: goalCategory,
  /** True while the category is the one that the coach read in the goal's words. */
  isCategoryRead: z.boolean().optional(),
  priority: goalPriority,
  status: goalStatus,
  targetDate: dateString.nullable(),
  /** True while the target date is the one that the coach read in the goal's words. */
  isTargetDateRead: z.boolean().optional(),
  /** Percent, 0 to 100. */
  progress: z.int().min(0).max(100),
  aiOverview: z.string().nullable(),
  roadmapStatus,
  /** Names of the kinds of goal that the words could mean, while the coach is unsure which. Its roadmap is of the likeliest. */
  closestKinds: z.array(z.string()).optional(),
  /** What the coach says instead of a roadmap, when the goal would harm somebody. Markdown. */
  coachNote: coachNote.nullable(),
  milestoneCount: z.int(),
  completedMilestoneCount: z.int(),
  version: z.int(),
  createdAt: instant,
  /** The owner's calendar day on which the goal was created. Months and days of its timelines count from it, weeks from the nearest Monday. */
  createdOn: dateString,
  completedAt: instant.nullable(),
});
export type Goal = z.infer<typeof goal>;

const title = someWords(200, 'Title is required');
const targetDate = z.union([z.literal('').transform(() => null), dateString]).nullable();

export const newGoal = z.strictObject({
  title,
  description: words(2000).nullable().optional(),
  category: goalCategory.default('personal'),
  /** True when the form's default was left: the coach may read another category in the words. */
  isCategoryOpen: z.boolean().optional(),
  priority: goalPriority.default('medium'),
  targetDate: targetDate.optional(),
});
export const goalChange = z.strictObject({
  title: title.optional(),
  description: words(2000).nullable().optional(),
  category: goalCategory.optional(),
  priority: goalPriority.optional(),
  status: goalStatus.optional(),
  targetDate: targetDate.optional(),
  progress: z.int().min(0).max(100).optional(),
  /** The roadmap is of the kind that the person means: `closestKinds` go. */
  isKindRight: z.literal(true).optional(),
  version: z.int().optional(),
});

export const milestone = z.object({
  /** Ids of AI steps always start with `ai-step-`. */
  id,
  type: z.enum(['milestone', 'ai-step']),
  title: z.string(),
  description: z.string().nullable(),
  completed: z.boolean(),
  dueDate: dateString.nullable(),
  estimatedDate: estimatedDate.optional(),
  /** Text that may contain links. */
  resources: z.string().nullable(),
  timeframe: milestoneTimeframe,
  order: z.int(),
  version: z.int(),
});
export type Milestone = z.infer<typeof milestone>;

export const newMilestone = z.strictObject({
  title,
  description: words(2000).nullable().optional(),
  timeframe: milestoneTimeframe.default('general'),
  dueDate: targetDate.optional(),
  resources: words(2000).nullable().optional(),
});
export const milestoneChange = z.strictObject({
  title: title.optional(),
  description: words(2000).nullable().optional(),
  completed: z.boolean().optional(),
  dueDate: targetDate.optional(),
  resources: words(2000).nullable().optional(),
  timeframe: milestoneTimeframe.optional(),
  version: z.int().optional(),
});

export const dashboardStats = z.object({
  activeGoals: z.int(),
  completedGoals: z.int(),
  overallProgress: z.int(),
  dueThisMonth: z.int(),
  completedThisYear: z.int(),
});
export const publicGoal = z.object({
  title: z.string(),
  category: goalCategory,
  status: goalStatus,
  progress: z.int(),
});

/** A roadmap after a draft was applied. The token `undo` reverts all of it. */
const redrafted = z.object({ goalOverview: z.string(), timeline: z.array(milestone), undo: z.string() });

const ofGoal = z.strictObject({ id });
const ofTimeline = z.strictObject({ timelineId: id });
const ofTodo = z.strictObject({ todoId: id });
const ofProposal = z.strictObject({ id, proposalId: id });
const ofMilestone = z.strictObject({ id, milestoneId: id });
const undo = {
  method: 'POST',
  access: 'member',
  params: undoParams,
  body: z.strictObject({}).optional(),
  status: 200,
  response: restored,
  problems: [402, 404, 409],
} as const;

/** A step found by a search. */
const foundStep = milestone
  .pick({ id: true, title: true, completed: true })
  .extend({ goalId: id, kind: z.enum(['milestone', 'todo']) });
export type FoundStep = z.infer<typeof foundStep>;

/** An open step with its day. */
const datedStep = foundStep.omit({ completed: true }).extend({ dueDate: dateString });
export type DatedStep = z.infer<typeof datedStep>;

export const goalsApi = defineApi('goals', {
  listGoals: {
    method: 'GET',
    path: '/api/goals',
    access: 'member',
    summary: 'The own goals, newest first',
    status: 200,
    response: z.array(goal),
  },
  createGoal: {
    method: 'POST',
    path: '/api/goals',
    access: 'member',
    summary: 'Create a goal; its roadmap follows by event',
    body: newGoal,
    status: 201,
    response: goal,
    problems: [402],
  },
  getGoal: {
    method: 'GET',
    path: '/api/goals/{id}',
    access: 'member',
    summary: 'One goal',
    params: ofGoal,
    status: 200,
    response: goal,
    problems: [404],
  },
  changeGoal: {
    method: 'PUT',
    path: '/api/goals/{id}',
    access: 'member',
    summary: 'Change a goal',
    params: ofGoal,
    body: goalChange,
    status: 200,
    response: goal,
    problems: [404, 409],
  },
  deleteGoal: {
    method: 'DELETE',
    path: '/api/goals/{id}',
    access: 'member',
    summary: 'Delete a goal with all of its roadmap; can be undone',
    params: ofGoal,
    status: 200,
    response: deleted,
    problems: [404],
  },
  getDashboardStats: {
    method: 'GET',
    path: '/api/dashboard/stats',
    access: 'member',
    summary: 'Figures of the dashboard',
    status: 200,
    response: dashboardStats,
  },
  listGoalsOfUser: {
    method: 'GET',
    path: '/api/users/{id}/goals',
    access: 'member',
    summary: "Another member's public goals",
    params: ofGoal,
    status: 200,
    response: z.array(publicGoal),
    problems: [403],
  },
  listMilestones: {
    method: 'GET',
    path: '/api/goals/{id}/unified-milestones',
    access: 'member',
    summary: 'Milestones and AI steps of a goal',
    params: ofGoal,
    status: 200,
    response: z.array(milestone),
    problems: [404],
  },
  searchSteps: {
    method: 'GET',
    path: '/api/search/steps',
    access: 'member',
    summary:
      'The own milestones, AI steps and todos by the beginnings of words in their titles; of each the latest made first',
    query: ownSearch,
    status: 200,
    response: z.array(foundStep),
  },
  listDatedSteps: {
    method: 'GET',
    path: '/api/roadmap/dated-steps',
    access: 'member',
    summary: `Open milestones, AI steps and todos of active goals that are dated on the seven days from a day on, by day; up to ${stepsAtOnce}`,
    query: z.strictObject({ startDate: dateString }),
    status: 200,
    response: z.array(datedStep),
  },
  createMilestone: {
    method: 'POST',
    path: '/api/goals/{id}/unified-milestones',
    access: 'member',
    summary: 'Add a milestone',
    params: ofGoal,
    body: newMilestone,
    status: 201,
    response: milestone,
    problems: [404, 409],
  },
  changeMilestone: {
    method: 'PUT',
    path: '/api/goals/{id}/unified-milestones/{milestoneId}',
    access: 'member',
    summary: 'Change or tick a milestone',
    params: ofMilestone,
    body: milestoneChange,
    status: 200,
    response: milestone,
    problems: [404, 409],
  },
  deleteMilestone: {
    method: 'DELETE',
    path: '/api/goals/{id}/unified-milestones/{milestoneId}',
    access: 'member',
    summary: 'Delete a milestone; can be undone',
    params: ofMilestone,
    status: 200,
    response: deleted,
    problems: [404],
  },
  changeOverview: {
    method: 'PATCH',
    path: '/api/goals/{id}/overview',
    access: 'member',
    summary: "Edit the goal's AI overview",
    params: ofGoal,
    body: z.strictObject({ aiOverview: words(10_000), version: z.int().optional() }),
    status: 200,
    response: z.object({ aiOverview: z.string().nullable(), version: z.int() }),
    problems: [404, 409],
  },
  generateOverview: {
    method: 'POST',
    path: '/api/goals/{id}/generate-overview',
    access: 'member',
    summary:
      'Draft the roadmap anew; what the person edited or completed stays. apply: false only proposes; sameSteps only dates the steps; closestKind is the kind that the person means; coachNote declines',
    timeout: 20_000,
    params: ofGoal,
    body: z
      .strictObject({
        apply: z.boolean().optional(),
        sameSteps: z.boolean().optional(),
        closestKind: words(200).optional(),
      })
      .optional(),
    status: 200,
    response: z.union([redrafted, roadmapProposal, z.object({ coachNote })]),
    problems: [404, 409],
  },
  acceptProposal: {
    method: 'POST',
    path: '/api/goals/{id}/roadmap/accept',
    access: 'member',
    summary: 'Apply a proposed roadmap, all of it or item by item; can be undone as one',
    params: ofGoal,
    body: acceptance,
    status: 200,
    response: redrafted,
    problems: [404, 409],
  },
  getProposal: {
    method: 'GET',
    path: '/api/goals/{id}/proposals/{proposalId}',
    access: 'member',
    summary: 'A proposal, with what was accepted of it',
    params: ofProposal,
    status: 200,
    response: proposalNow,
    problems: [404],
  },
  getRoadmap: {
    method: 'GET',
    path: '/api/goals/{id}/roadmap',
    access: 'member',
    summary: 'The timelines of a goal with their todos',
    params: ofGoal,
    status: 200,
    response: z.array(timeline),
    problems: [404],
  },
  createTimeline: {
    method: 'POST',
    path: '/api/roadmap/timelines',
    access: 'member',
    summary: 'The timeline of a goal for a timeframe, made when there is none yet',
    body: newTimeline,
    status: 200,
    response: timeline,
    problems: [404, 409],
  },
  createTodo: {
    method: 'POST',
    path: '/api/roadmap/timelines/{timelineId}/todos',
    access: 'member',
    summary: 'Add a todo to a timeline',
    params: ofTimeline,
    body: newTodo,
    status: 201,
    response: todo,
    problems: [404, 409],
  },
  clearTodos: {
    method: 'DELETE',
    path: '/api/roadmap/timelines/{timelineId}/todos',
    access: 'member',
    summary: 'Delete all todos of a timeline; can be undone as one',
    params: ofTimeline,
    status: 200,
    response: deleted,
    problems: [404],
  },
  changeTodo: {
    method: 'PATCH',
    path: '/api/roadmap/todos/{todoId}',
    access: 'member',
    summary: 'Change or tick a todo',
    params: ofTodo,
    body: todoChange,
    status: 200,
    response: todo,
    problems: [404, 409],
  },
  deleteTodo: {
    method: 'DELETE',
    path: '/api/roadmap/todos/{todoId}',
    access: 'member',
    summary: 'Delete a todo; can be undone',
    params: ofTodo,
    status: 200,
    response: deleted,
    problems: [404],
  },
  clearRoadmap: {
    method: 'POST',
    path: '/api/goals/{id}/clear-roadmap',
    access: 'member',
    summary: 'Remove overview, AI steps and suggestions, keep own milestones; can be undone',
    params: ofGoal,
    body: z.strictObject({}).optional(),
    status: 200,
    response: deleted,
    problems: [404],
  },
  getSuggestions: {
    method: 'GET',
    path: '/api/goals/{id}/ai-suggestions',
    access: 'member',
    summary: 'AI suggestions for a goal',
    params: ofGoal,
    status: 200,
    response: z.array(suggestion),
    problems: [404],
  },
  deleteSuggestions: {
    method: 'DELETE',
    path: '/api/goals/{id}/ai-suggestions',
    access: 'member',
    summary: 'Delete the suggestions; can be undone',
    params: ofGoal,
    status: 200,
    response: deleted,
    problems: [404],
  },
  regenerateSuggestions: {
    method: 'POST',
    path: '/api/goals/{id}/ai-suggestions/regenerate',
    access: 'member',
    summary: 'Ask for other suggestions',
    timeout: 20_000,
    params: ofGoal,
    body: z.strictObject({}).optional(),
    status: 200,
    response: z.array(suggestion),
    problems: [404],
  },
  undoInGoals: { ...undo, path: '/api/undo/goals/{token}', summary: 'Bring back what was deleted' },
  ...trashCalls('goals'),
});
