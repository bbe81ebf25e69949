import type { DraftTimeline } from '@pathwise/contracts/roadmap';
import { addDays, daysBetween, monthNumber, weekNumber } from './calendar.rules.ts';

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

const DAYS_TO_FIRST_TASK = 6;

function placedTodos(steps: readonly PlannedStep[], today: string, isDated: boolean): Placed[] {
  const dueDate = (day: string) => (isDated ? day : null);
  return steps.flatMap(({ title, description, day, tasks }, i) => {
    const from = steps[i - 1]?.day ?? today;
    const gap = daysBetween(from, day);
    const placedTasks = tasks.map((task, k): Placed => {
      const even = Math.floor((gap * (k + 1)) / (tasks.length + 1));
      // Whatever the plan's length, something can be done in its first week.
      const offset = i === 0 && k === 0 ? Math.min(even, DAYS_TO_FIRST_TASK) : even;
      const taskDay = addDays(from, offset);
      const priority = i === 0 && k === 0 ? 'important' : k === 0 ? 'normal' : 'less-important';
      return {
        day: taskDay,
        isStep: false,
        todo: { title: task, description: `On the way to: ${title}`, dueDate: dueDate(taskDay), priority },
      };
    });
    const priority = i === steps.length - 1 ? 'very-important' : 'important';
    return [...placedTasks, { day, isStep: true, todo: { title, description, dueDate: dueDate(day), priority } }];
  });
}

function grouped(placed: readonly Placed[], name: string, numberOf: (day: string) => number): DraftTimeline[] {
  const groups = Map.groupBy(placed, ({ day }) => numberOf(day));
  return [...groups]
    .toSorted(([a], [b]) => a - b)
    .map(([number, members]) => ({ timeframe: `${name}-${number}`, todos: members.map(({ todo }) => todo) }));
}

/** Months show the steps (or, between them, their tasks), weeks show everything. Both count from today as 1. */
export function timelinesOf(input: {
  steps: readonly PlannedStep[];
  today: string;
  isDated: boolean;
}): DraftTimeline[] {
  const { today } = input;
  const placed = placedTodos(input.steps, today, input.isDated);
  const monthOf = (day: string) => monthNumber(today, day);
  const monthsWithStep = new Set(placed.filter(({ isStep }) => isStep).map(({ day }) => monthOf(day)));
  const inMonths = placed.filter(({ day, isStep }) => isStep || !monthsWithStep.has(monthOf(day)));
  return [...grouped(inMonths, 'month', monthOf), ...grouped(placed, 'week', (day) => weekNumber(today, day))];
}
