import type { DraftMilestone } from '@pathwise/contracts/roadmap';
import type { DraftTodo } from './redraft.rules.ts';

/** A drafted step as it is stored. */
export function stepContent({ title, description, dueDate, timeframe, resources }: DraftMilestone) {
  return {
    title,
    draftTitle: title,
    description: description || null,
    dueDate,
    timeframe,
    resources: resources || null,
  };
}

/** A drafted todo as it is stored. */
export function todoContent({ title, description, dueDate, priority, step }: DraftTodo) {
  return { title, draftTitle: title, description: description || null, dueDate, priority, step: step ?? null };
}
