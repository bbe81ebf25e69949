import type { CoachGoal, RoadmapStep } from '../src/built-in/answering/answer-goals.rules.ts';

// Goals and steps that answers are asked about, as of one Sunday.

export const today = '2026-11-22';

export const step = (title: string, dueDate: string, doneOn: string | null = null): RoadmapStep => ({
  title,
  dueDate,
  description: null,
  completed: doneOn !== null,
  doneOn,
});

export function goalOf(title: string, steps: RoadmapStep[], more: Partial<CoachGoal> = {}): CoachGoal {
  const open = steps.filter(({ completed }) => !completed);
  return {
    title,
    category: 'personal',
    status: 'active',
    progress: Math.round((100 * (steps.length - open.length)) / steps.length),
    targetDate: '2027-06-30',
    overdueSteps: open.filter(({ dueDate }) => dueDate !== null && dueDate < today),
    nextSteps: open.filter(({ dueDate }) => dueDate !== null && dueDate >= today),
    steps,
    ...more,
  };
}
