import { addDays } from '@pathwise/contracts/roadmap-calendar.rules';
import { timeframeOf } from '../drafting/schedule.rules.ts';
import { weekdayOf } from '../reading/calendar.rules.ts';
import { stemsOf } from '../reading/step-reference.rules.ts';
import { isFixedStep, latestOf } from './fixed-days.rules.ts';
import {
  type AskedChange,
  merged,
  openSteps,
  ownChange,
  type PlanInView,
  type Planner,
  type PlanStep,
  quoted,
} from './plan-in-view.ts';
import { rhythm } from './rhythm.rules.ts';

// Steps of one kind of work on days of the week: each goes to the nearest such day.

const holds = (text: string, about: readonly string[]) => stemsOf(text).some((stem) => about.includes(stem));

/** The nearest of some weekdays, a day before rather than a day after. */
function nearest(day: string, weekdays: readonly number[]): string {
  const away = [0, -1, 1, -2, 2, -3, 3].find((days) => weekdays.includes(weekdayOf(addDays(day, days))));
  return addDays(day, away ?? 0);
}

/** The open steps that are this kind of work: by their titles, else by their details. */
function stepsOf(plan: PlanInView, about: readonly string[]): PlanStep[] {
  const open = openSteps(plan);
  const titled = open.filter(({ title }) => holds(title, about));
  return titled.length > 0 ? titled : open.filter(({ description }) => holds(description ?? '', about));
}

const listed = (titles: readonly string[]) =>
  titles.slice(0, 3).map(quoted).join(', ') + (titles.length > 3 ? ` and ${titles.length - 3} more` : '');

export const onDays: Planner<'on-days'> = (plan, { about, days, weekdays }) => {
  const stems = stemsOf(about);
  const steps = stepsOf(plan, stems);
  const tasks = [...new Set(Object.values(plan.tasks).flat())].filter((title) => holds(title, stems));
  const end = latestOf(plan) ?? plan.goal.targetDate;
  const moved = steps.flatMap((step): AskedChange[] => {
    const { id, dueDate } = step;
    if (!dueDate || dueDate === end || isFixedStep(step, plan.today)) return [];
    const to = nearest(dueDate, weekdays);
    return to === dueDate || to <= plan.today
      ? []
      : [ownChange(id, { dueDate: to, timeframe: timeframeOf(plan.today, to) })];
  });
  const fewer = weekdays.length > 1 ? rhythm(plan, { do: 'rhythm', what: about, to: weekdays.length }) : undefined;
  const changes = merged([...moved, ...(fewer?.changes ?? [])]);
  const ofSteps =
    steps.length === 0
      ? `No open step names ${about}.`
      : moved.length > 0
        ? `The steps with ${about} would be due on the nearest of these days.`
        : `${listed(steps.map(({ title }) => title))} ${steps.length === 1 ? 'stands' : 'stand'} on such a day already, or on a day that stays.`;
  const often = weekdays.length === 2 ? 'twice' : `${weekdays.length} times`;
  const rate = fewer && fewer.changes.length > 0 ? ` Where a step says how often, it would be ${often} a week.` : '';
  const ofTasks =
    tasks.length > 0
      ? ` The tasks of your weekly plan are yours to move: drag ${listed(tasks)} to ${days} there.`
      : ` Tasks in your weekly plan are yours to move: drag those with ${about} to ${days} there.`;
  return { changes, says: `${ofSteps}${rate}${ofTasks}` };
};
