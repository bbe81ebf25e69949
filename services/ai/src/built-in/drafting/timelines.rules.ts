import type { DraftTimeline } from '@pathwise/contracts/roadmap';
import {
  addDays,
  daysBetween,
  daysOf,
  type Plan,
  type TimelineView,
  timeframeOf,
  viewsOffered,
} from '@pathwise/contracts/roadmap-calendar.rules';
import { aboutTaskOf } from '@pathwise/contracts/step-task.rules';

type Todo = DraftTimeline['todos'][number];

interface PlannedStep {
  title: string;
  description: string;
  /** The day it is due or, in a plan without dates, is thought to fall. */
  day: string;
  tasks: readonly string[];
}

interface Placed {
  day: string;
  isStep: boolean;
  todo: Todo;
}

const daysToFirstTask = 6;
/** How many weeks get the task of practice. What comes after depends on how these went. */
const practiceWeeks = 4;

/** The last day of a week of the plan: a Sunday, or the target. */
const endOfWeek = (week: number, plan: Plan): string => daysOf(`week-${week}`, plan)?.to ?? plan.createdOn;

function placedTodos(steps: readonly PlannedStep[], plan: Plan): Placed[] {
  const { createdOn: today, targetDate } = plan;
  const isDated = targetDate !== null;
  const soon = Math.min(daysToFirstTask, daysBetween(today, endOfWeek(1, plan)));
  const dueDate = (day: string) => (isDated ? day : null);
  return steps.flatMap(({ title, description, day, tasks }, i) => {
    const from = steps[i - 1]?.day ?? today;
    const gap = daysBetween(from, day);
    const placedTasks = tasks.map((task, k): Placed => {
      const even = Math.floor((gap * (k + 1)) / (tasks.length + 1));
      // Whatever the plan's length, something can be done in its first week.
      const offset = i === 0 && k === 0 ? Math.min(even, soon) : even;
      const taskDay = addDays(from, offset);
      const priority = i === 0 && k === 0 ? 'important' : k === 0 ? 'normal' : 'less-important';
      return {
        day: taskDay,
        isStep: false,
        todo: { title: task, description: aboutTaskOf(title), dueDate: dueDate(taskDay), priority, step: title },
      };
    });
    const priority = i === steps.length - 1 ? 'very-important' : 'important';
    const todo = { title, description, dueDate: dueDate(day), priority, step: title } as const;
    return [...placedTasks, { day, isStep: true, todo }];
  });
}

/** The practice of the first weeks, one task a week. Later weeks follow from what went well. */
function everyWeek(title: string | undefined, steps: readonly PlannedStep[], plan: Plan): Placed[] {
  const { createdOn: today, targetDate } = plan;
  const length = daysBetween(today, steps.at(-1)?.day ?? today);
  const weeks = title ? Math.min(practiceWeeks, Math.floor(length / 7)) : 0;
  return Array.from({ length: weeks }, (_, i) => {
    const day = addDays(today, Math.min(length, daysBetween(today, endOfWeek(i + 1, plan))));
    const step = steps.find((one) => one.day >= day)?.title ?? '';
    const dueDate = targetDate === null ? null : day;
    return {
      day,
      isStep: false,
      todo: { title: title ?? '', description: '', dueDate, priority: 'normal', step },
    };
  });
}

function grouped(placed: readonly Placed[], view: TimelineView, plan: Plan): DraftTimeline[] {
  const groups = Map.groupBy(
    placed.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0)),
    ({ day }) => timeframeOf(view, day, plan),
  );
  return [...groups].map(([timeframe, members]) => ({ timeframe, todos: members.map(({ todo }) => todo) }));
}

/** Boards show their steps. A board without a step shows its tasks. */
function stepsFirst(placed: readonly Placed[], view: TimelineView, plan: Plan): Placed[] {
  const boardOf = (day: string) => timeframeOf(view, day, plan);
  const withStep = new Set(placed.filter(({ isStep }) => isStep).map(({ day }) => boardOf(day)));
  return placed.filter(({ day, isStep }) => isStep || !withStep.has(boardOf(day)));
}

/**
 * Weeks show steps and tasks. Months and years show steps; one without a step shows tasks. All count from today as 1.
 * A dated todo is on the board that shows its day.
 */
export function timelinesOf(input: {
  steps: readonly PlannedStep[];
  today: string;
  /** Null in a plan without dates. */
  target: string | null;
  /** What a goal of practice does every week. */
  weekly?: string | undefined;
}): DraftTimeline[] {
  const { steps, today, target, weekly } = input;
  const plan = { createdOn: today, targetDate: target };
  const placed = placedTodos(steps, plan);
  const rough = viewsOffered({ today, targetDate: target }).includes('yearly')
    ? (['monthly', 'yearly'] as const)
    : (['monthly'] as const);
  return [
    ...rough.flatMap((view) => grouped(stepsFirst(placed, view, plan), view, plan)),
    ...grouped([...placed, ...everyWeek(weekly, steps, plan)], 'weekly', plan),
  ];
}
