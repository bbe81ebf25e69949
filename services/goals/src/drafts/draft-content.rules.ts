import type { DraftMilestone, DraftTimeline } from '@pathwise/contracts/roadmap';
import { estimateOf } from '../goals/standing.rules.ts';
import type { MilestoneRecord } from '../milestones/milestone.model.ts';
import type { TodoRecord } from '../timelines/timeline.model.ts';

export type DraftTodo = DraftTimeline['todos'][number];
type StepText = 'title' | 'draftTitle' | 'description' | 'dueDate' | 'timeframe' | 'resources';
type TodoText = 'title' | 'draftTitle' | 'description' | 'dueDate' | 'priority' | 'step';
type Marks = 'estimatedDate' | 'completed' | 'editedAt' | 'ticks' | 'tickedAt';
/** What a change stores of a step or todo. Only an edit that the person asked for sets a mark, a draft an estimate. */
export type StepContent = Pick<MilestoneRecord, StepText> & Partial<Pick<MilestoneRecord, Marks>>;
export type TodoContent = Pick<TodoRecord, TodoText>;

/** A drafted step as it is stored. */
export function stepContent(step: DraftMilestone): StepContent {
  const { title, description, dueDate, timeframe, resources } = step;
  return {
    ...estimateOf(step),
    title,
    draftTitle: title,
    description: description || null,
    dueDate,
    timeframe,
    resources: resources || null,
  };
}

/** A drafted todo as it is stored. */
export function todoContent({ title, description, dueDate, priority, step }: DraftTodo): TodoContent {
  return { title, draftTitle: title, description: description || null, dueDate, priority, step: step ?? null };
}
