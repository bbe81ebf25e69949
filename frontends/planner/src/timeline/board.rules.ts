import {
  daysOf,
  type Plan,
  type TimelineView,
  timeframeOf,
  timeframesOf,
  timeframeTitle,
  viewOf,
  viewsOffered,
} from '@pathwise/contracts/roadmap-calendar.rules';
import type { Timeline, Todo } from '@pathwise/contracts/timeline';
import type { BoardStep } from '../goal-kit/board-slot.ts';

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

/** A row of a board: a task, or a milestone of that time. */
export type BoardItem = { readonly todo: Todo } | { readonly step: BoardStep };

/** One board: a month, a week, or one or more years. */
export interface Board {
  readonly timeframe: string;
  readonly title: string;
  readonly from: string;
  readonly to: string;
  readonly isCurrent: boolean;
  readonly items: readonly BoardItem[];
}

/** The timeline that holds a task. */
export const timelineOf = (id: string | null, timelines: readonly Timeline[]): Timeline | undefined =>
  timelines.find(({ todos }) => todos.some((todo) => todo.id === id));

/** The place of a task among the rows of a board, -1 where it is not there. */
export const rowOf = (id: string | null, items: readonly BoardItem[]): number =>
  items.findIndex((item) => 'todo' in item && item.todo.id === id);

interface BoardsInput {
  readonly plan: Plan;
  readonly today: string;
  readonly timelines: readonly Timeline[];
  readonly steps: readonly BoardStep[];
}

/** The boards of a view, in order. */
export function boardsOf(view: TimelineView, { plan, today, timelines, steps }: BoardsInput): readonly Board[] {
  const byTimeframe = todosIn(view, { plan, timelines });
  const stepsByTimeframe = new Map<string, BoardStep[]>();
  for (const step of steps) {
    const timeframe = timeframeOf(view, step.day, plan);
    const inTimeframe = stepsByTimeframe.get(timeframe);
    if (inTimeframe) inTimeframe.push(step);
    else stepsByTimeframe.set(timeframe, [step]);
  }
  const filled = [...byTimeframe].filter(([, todos]) => todos.length > 0).map(([timeframe]) => timeframe);
  const existing = [...filled, ...stepsByTimeframe.keys()];
  const boards = timeframesOf(view, { plan, today, existing }).map((timeframe) => {
    const { from, to } = daysOf(timeframe, plan) ?? { from: today, to: today };
    const title = timeframeTitle(timeframe);
    const isCurrent = from <= today && today <= to;
    const items = itemsOf(byTimeframe.get(timeframe), stepsByTimeframe.get(timeframe));
    return { timeframe, title, from, to, isCurrent, items };
  });
  return boards;
}

/** The tasks of a view by timeframe: its own, then those of wider views that are due in that time. */
export function todosIn(
  view: TimelineView,
  { plan, timelines }: Pick<BoardsInput, 'plan' | 'timelines'>,
): ReadonlyMap<string, readonly Todo[]> {
  const found = new Map(timelines.map(({ timeframe, todos }) => [timeframe, [...todos]]));
  for (const { timeframe, todos } of timelines) {
    if (!isWider(timeframe, view)) continue;
    for (const todo of todos) {
      if (todo.dueDate === null || todo.dueDate < plan.createdOn) continue;
      const due = timeframeOf(view, todo.dueDate, plan);
      const inTime = found.get(due);
      if (inTime) inTime.push(todo);
      else found.set(due, [todo]);
    }
  }
  return found;
}

const widestFirst = Object.keys(viewLabels);

/** True for a board of a wider view, and for one of the whole goal. */
const isWider = (timeframe: string, view: TimelineView): boolean =>
  widestFirst.indexOf(viewOf(timeframe) ?? '') < widestFirst.indexOf(view);

/** Tasks in their order, and each step before the first task that is due later. */
export function itemsOf(todos: readonly Todo[] = [], steps: readonly BoardStep[] = []): readonly BoardItem[] {
  return steps.reduce<readonly BoardItem[]>(
    (items, step) => {
      const later = items.findIndex(
        (item) => 'todo' in item && item.todo.dueDate !== null && item.todo.dueDate > step.day,
      );
      return items.toSpliced(later === -1 ? items.length : later, 0, { step });
    },
    todos.map((todo) => ({ todo })),
  );
}

/** True for a ticked task or step, and for a task whose step is done: it prepares nothing any more. */
export const isDone = (item: BoardItem): boolean => ('todo' in item ? !isOpen(item.todo) : item.step.completed);

/** The boards of an undated goal that are shown at first: the current one, and those with something. */
export const isWorthShowing = ({ isCurrent, items }: Pick<Board, 'isCurrent' | 'items'>): boolean =>
  isCurrent || items.length > 0;

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
    .map(({ timeframe, todos }) => ({ title: timeframeTitle(timeframe), todos }));
}

/** The days of the daily view with an open task or step, in order. */
export function openDays({ plan, timelines, steps }: Omit<BoardsInput, 'today'>): readonly string[] {
  const ofTasks = [...todosIn('daily', { plan, timelines })]
    .filter(([timeframe, todos]) => viewOf(timeframe) === 'daily' && todos.some(isOpen))
    .flatMap(([timeframe]) => daysOf(timeframe, plan)?.from ?? []);
  return [...ofTasks, ...steps.filter(isOpen).map(({ day }) => day)].toSorted();
}

const isOpen = ({ completed, isStepDone = false }: { completed: boolean; isStepDone?: boolean | undefined }) =>
  !completed && !isStepDone;

/** Daily tasks come in tens. */
export const dailySlots = 10;

/** The number of empty places in the daily view. */
export function emptySlots(slots: number, taken: number): number {
  return Math.max(0, slots - taken);
}
