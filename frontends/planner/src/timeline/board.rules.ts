import {
  daysOf,
  type Plan,
  type TimelineView,
  timeframesOf,
  viewOf,
  viewsOffered,
} from '@pathwise/contracts/roadmap-calendar.rules';
import type { Timeline, Todo } from '@pathwise/contracts/timeline';

/** The views' names, widest first. */
export const viewLabels: Readonly<Record<TimelineView, string>> = {
  yearly: 'YEARLY',
  monthly: 'MONTHLY',
  weekly: 'WEEKLY',
  daily: 'DAILY',
};

/** The views that a goal offers today, widest first. */
export function viewsFor(plan: Plan, today: string): readonly TimelineView[] {
  return viewsOffered({ today, targetDate: plan.targetDate }).toReversed();
}

/** The default view: months where there are any, else weeks. */
export function firstView(offered: readonly TimelineView[]): TimelineView {
  return offered.includes('monthly') ? 'monthly' : 'weekly';
}

/** One board: a month, a week, or one or more years. */
export interface Board {
  readonly timeframe: string;
  readonly title: string;
  readonly from: string;
  readonly to: string;
  readonly isCurrent: boolean;
  readonly todos: readonly Todo[];
}

interface BoardsInput {
  readonly plan: Plan;
  readonly today: string;
  readonly timelines: readonly Timeline[];
}

/** The boards of a view, in order. */
export function boardsOf(view: TimelineView, { plan, today, timelines }: BoardsInput): readonly Board[] {
  const byTimeframe = new Map(timelines.map(({ timeframe, todos }) => [timeframe, todos]));
  const existing = timelines.filter(({ todos }) => todos.length > 0).map(({ timeframe }) => timeframe);
  const boards = timeframesOf(view, { plan, today, existing }).map((timeframe) => {
    const { from, to } = daysOf(timeframe, plan) ?? { from: today, to: today };
    const title = titleOf(timeframe);
    const isCurrent = from <= today && today <= to;
    return { timeframe, title, from, to, isCurrent, todos: byTimeframe.get(timeframe) ?? [] };
  });
  return boards;
}

const yearTitles: Readonly<Record<string, string>> = {
  '1year': 'Year 1',
  '2years': 'Year 2',
  '3years': 'Year 3',
  '5years': 'Years 4 and 5',
  '10years': 'Years 6 to 10',
};

/** `month-3` → 'Month 3'. */
export function titleOf(timeframe: string): string {
  const [unit = '', number] = timeframe.split('-');
  return yearTitles[timeframe] ?? `${unit.charAt(0).toUpperCase()}${unit.slice(1)} ${number}`;
}

/** How many boards are shown at a time. */
export const pageLength = 12;

/** The first board shown: the current one, or an earlier one so that the page is full. */
export function firstShown(boards: readonly Pick<Board, 'isCurrent'>[], length = pageLength): number {
  const current = boards.findIndex(({ isCurrent }) => isCurrent);
  return Math.max(0, Math.min(current, boards.length - length));
}

/** Todos outside all offered views: boards of a view no longer offered, and boards of the whole goal. */
export function todosElsewhere(
  timelines: readonly Timeline[],
  offered: readonly TimelineView[],
): readonly { readonly title: string; readonly todos: readonly Todo[] }[] {
  return timelines
    .filter(({ timeframe, todos }) => todos.length > 0 && !offered.includes(viewOf(timeframe) as TimelineView))
    .map(({ timeframe, todos }) => ({ title: wholeGoalTitles[timeframe] ?? titleOf(timeframe), todos }));
}

const wholeGoalTitles: Readonly<Record<string, string>> = {
  'weekly-calendar': 'Weekly calendar',
  'ai-generated': 'From Sage',
};

/** True when a day of the daily view has an open task. */
export function hasOpenTasks(timelines: readonly Timeline[], day: number): boolean {
  return timelines.some(({ timeframe, todos }) => timeframe === `day-${day}` && todos.some(isOpen));
}

/** The first later day of the daily view with an open task. */
export function nextDayWithTasks(timelines: readonly Timeline[], plan: Plan, after: string): string | undefined {
  return timelines
    .filter(({ timeframe, todos }) => viewOf(timeframe) === 'daily' && todos.some(isOpen))
    .flatMap(({ timeframe }) => daysOf(timeframe, plan)?.from ?? [])
    .filter((day) => day > after)
    .toSorted()[0];
}

/** The open task with the nearest day from this one on, on any board. */
export function nearestTask(timelines: readonly Timeline[], from: string): (Todo & { dueDate: string }) | undefined {
  return timelines
    .flatMap(({ todos }) => todos)
    .filter((todo): todo is Todo & { dueDate: string } => isOpen(todo) && todo.dueDate !== null && todo.dueDate >= from)
    .toSorted((a, b) => (a.dueDate < b.dueDate ? -1 : a.dueDate > b.dueDate ? 1 : 0))[0];
}

const isOpen = ({ completed }: Todo) => !completed;

/** Daily tasks come in tens. */
export const dailySlots = 10;

/** The number of empty places in the daily view. */
export function emptySlots(slots: number, taken: number): number {
  return Math.max(0, slots - taken);
}
