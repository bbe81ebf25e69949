import { daysOfWeek } from '@pathwise/contracts/week.rules';
import { api } from '@pathwise/federation/api';
import { formatWeekday } from '../days/day.rules.ts';
import type { BoardChange } from '../saving/board-queue.ts';
import { tellFailure } from '../saving/tell-failure.ts';
import type { useUndo } from '../saving/undo-list.tsx';
import { dayName, type Week, withTasks } from './plan.rules.ts';
import type { Followed } from './use-focus-followed.ts';

/** What every action on a week works with. */
export interface WeekDeps {
  readonly weekStart: string;
  readonly change: <Answer>(change: BoardChange<Week, Answer>) => Promise<boolean>;
  /** Remembers what was done and answers its toast's Undo. */
  readonly remember: ReturnType<typeof useUndo>;
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
    onFailed: (error) => tellFailure('Error', error, 'It could not be brought back. Please try again.'),
  });
}
