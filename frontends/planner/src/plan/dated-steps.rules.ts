import type { DatedStep } from '@pathwise/contracts/api/goals';
import { weekdayOf, weekLabel } from '@pathwise/contracts/week.rules';
import { countTasks } from './plan.rules.ts';

/** A task of the week that stands for a step or a todo. */
interface Planned {
  readonly milestoneId: string | null;
  readonly todoId: string | null;
}

/** The dated steps that no task stands for, on any day. */
export function unplanned(dated: readonly DatedStep[], planned: readonly Planned[]): readonly DatedStep[] {
  const ids = new Set(planned.map(({ milestoneId, todoId }) => milestoneId ?? todoId));
  return dated.filter(({ id }) => !ids.has(id));
}

/** The day of the plan for a step: its own, or today when that has passed. */
export const dayFor = ({ dueDate }: DatedStep, today: string): string => (dueDate < today ? today : dueDate);

const titleLimit = 200;

/** The task that 'Plan this step' makes of a step. */
export function taskFor(step: DatedStep, today: string) {
  const { id, kind, goalId, title } = step;
  const specificDate = dayFor(step, today);
  const link = kind === 'milestone' ? { milestoneId: id } : { todoId: id };
  return { title: title.slice(0, titleLimit), dayOfWeek: weekdayOf(specificDate), specificDate, goalId, ...link };
}
export type StepTask = ReturnType<typeof taskFor>;

/** '1 step and 6 tasks of your roadmaps are dated this week'. */
export function offerText(steps: readonly DatedStep[], offset: number): string {
  const own = steps.filter(({ kind }) => kind === 'milestone').length;
  const todos = steps.length - own;
  const parts = [own > 0 && (own === 1 ? '1 step' : `${own} steps`), todos > 0 && countTasks(todos)];
  const what = parts.filter(Boolean).join(' and ');
  return `${what} of your roadmaps ${steps.length === 1 ? 'is' : 'are'} dated ${weekLabel(offset).toLowerCase()}`;
}
