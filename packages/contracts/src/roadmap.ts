import { z } from 'zod';
import { dateString, text } from './values.ts';

export const goalCategories = ['profession', 'hobby', 'relationship', 'health', 'financial', 'personal'] as const;
export const goalCategory = z.enum(goalCategories);
export type GoalCategory = z.infer<typeof goalCategory>;

export const milestoneTimeframes = [
  'general',
  '1-3months',
  '3-6months',
  '6-12months',
  '1year',
  '3years',
  '5years',
  '10years',
] as const;
export const milestoneTimeframe = z.enum(milestoneTimeframes);
export type MilestoneTimeframe = z.infer<typeof milestoneTimeframe>;

const todoPriorities = ['normal', 'less-important', 'important', 'very-important'] as const;
export const todoPriority = z.enum(todoPriorities);
export type TodoPriority = z.infer<typeof todoPriority>;

/** `1year` … `10years`, `month-N`, `week-N`, `day-N`, or one of the two whole-goal boards. */
export const timelineTimeframe = z
  .string()
  .regex(/^(1year|2years|3years|5years|10years|(month|week|day)-[1-9]\d{0,3}|weekly-calendar|ai-generated)$/);
export type TimelineTimeframe = z.infer<typeof timelineTimeframe>;

export const suggestion = z.object({
  title: text.min(1).max(120),
  description: text.max(1000),
  bullets: z.array(text.min(1).max(300)).max(8),
});
export type Suggestion = z.infer<typeof suggestion>;

/** The day an undated step may be done by, as the coach counts its work. A step has none where no coach counted. */
export const estimatedDate = dateString;

const draftMilestone = z.object({
  title: text.min(1).max(200),
  description: text.max(2000),
  dueDate: dateString.nullable(),
  estimatedDate: estimatedDate.optional(),
  timeframe: milestoneTimeframe,
  resources: text.max(2000).nullable(),
});
export type DraftMilestone = z.infer<typeof draftMilestone>;

/** How the coach begins the paragraph of an overview that speaks of a goal without a target date. */
export const noDateNamed = 'You named no date';

const draftTimeline = z.object({
  timeframe: timelineTimeframe,
  todos: z
    .array(
      z.object({
        title: text.min(1).max(200),
        description: text.max(2000),
        dueDate: dateString.nullable(),
        priority: todoPriority,
        /** Title of its step. The todo is that step itself, or a task towards it. */
        step: text.max(200).optional(),
      }),
    )
    .max(40),
});
export type DraftTimeline = z.infer<typeof draftTimeline>;

/** A coach's draft for one goal, before it is stored. */
export const roadmapDraft = z.object({
  overview: text.min(1).max(10_000),
  milestones: z.array(draftMilestone).min(5).max(8),
  suggestions: z.array(suggestion).max(6),
  timelines: z.array(draftTimeline).max(160),
});
export type RoadmapDraft = z.infer<typeof roadmapDraft>;

/** The coach's answer to a wish that would harm somebody, instead of a roadmap. Markdown with help lines. */
export const coachNote = text.min(1).max(4000);
const declined = z.object({ declined: coachNote });
/** What a coach answers when it is asked for a roadmap. */
export const drafted = z.union([z.object({ draft: roadmapDraft }), declined]);
export type Drafted = z.infer<typeof drafted>;
export const suggested = z.union([z.object({ suggestions: z.array(suggestion) }), declined]);
export type Suggested = z.infer<typeof suggested>;
