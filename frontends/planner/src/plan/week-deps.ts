import { daysOfWeek } from '@pathwise/contracts/week.rules';
import { api } from '@pathwise/federation/api';
import { notify } from '@pathwise/ui/notify';
import { formatWeekday } from '../days/day.rules.ts';
import type { BoardChange } from '../saving/board-queue.ts';
import { messageOf } from '../saving/message-of.ts';
import type { Undo } from '../saving/recent-changes.tsx';
import { dayName, type Week, withTasks } from './plan.rules.ts';
import type { Followed } from './use-focus-followed.ts';

/** What every action on a week works with. */
export interface WeekDeps {
  readonly weekStart: string;
  readonly change: <Answer>(change: BoardChange<Week, Answer>) => Promise<boolean>;
  /** Remembers what was done and answers its toast's Undo. */
  readonly remember: (what: string, undo: Undo, back?: string) => { label: string; onSelect: () => void };
  /** Where the focus goes when it is lost by what is done next. */
  readonly follow: (followed: Followed) => void;
}

/** 'Monday', or with its date where that is not the Monday on the screen. */
export function dayIn(weekStart: string, day: string): string {
  return daysOfWeek(weekStart).includes(day) ? dayName(day) : formatWeekday(day);
}

/** Brings back what was deleted, shown again at once. */
export function bringBack({ change, follow }: WeekDeps, token: string, tasks: Week): Promise<boolean> {
  follow({ id: tasks[0]?.id, days: tasks.map(({ specificDate }) => specificDate) });
  return change({
    apply: (week) => withTasks(week, tasks),
    send: () => api.planner.undoInPlanner({ params: { token } }),
    onFailed: (error) => tellError(messageOf(error) ?? 'It could not be brought back. Please try again.'),
  });
}

/** The spec's title, with what the server says about it. */
export function tell(title: string, error: unknown): void {
  notify({ title, description: messageOf(error) ?? 'Please try again', variant: 'destructive' });
}

/** As the spec tells of what failed for a whole week. */
export function tellError(description: string): void {
  notify({ title: 'Error', description, variant: 'destructive' });
}
