import type { DatedStep } from '@pathwise/contracts/api/goals';
import { weekdayOf, weekLabel } from '@pathwise/contracts/week.rules';
import { countTasks, dayName } from './plan.rules.ts';

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

/** The steps without the tasks that prepare them. */
export const onlySteps = (steps: readonly DatedStep[]) => steps.filter(({ kind }) => kind === 'milestone');

/** From this many on one day on, the offer says so. */
const manyOnOneDay = 3;

/** ', at most 6 on Thursday'; nothing while no day gets many. */
function mostOnOneDay(steps: readonly DatedStep[], today: string): string {
  const counts = new Map<string, number>();
  for (const day of steps.map((step) => dayFor(step, today))) counts.set(day, (counts.get(day) ?? 0) + 1);
  const [day, count] = [...counts].toSorted(([a, m], [b, n]) => n - m || a.localeCompare(b))[0] ?? ['', 0];
  return count < manyOnOneDay ? '' : `, at most ${count} on ${dayName(day)}`;
}

/** '1 step and 6 tasks of your roadmaps are dated this week, at most 4 on Thursday'. */
export function offerText(steps: readonly DatedStep[], offset: number, today: string): string {
  const own = onlySteps(steps).length;
  const todos = steps.length - own;
  const parts = [own > 0 && (own === 1 ? '1 step' : `${own} steps`), todos > 0 && countTasks(todos)];
  const what = parts.filter(Boolean).join(' and ');
  return `${what} of your roadmaps ${steps.length === 1 ? 'is' : 'are'} dated ${weekLabel(offset).toLowerCase()}${mostOnOneDay(steps, today)}`;
}
