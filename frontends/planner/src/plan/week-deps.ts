import { api } from '@pathwise/federation/api';
import { notify } from '@pathwise/ui/notify';
import type { BoardChange } from '../board/board-queue.ts';
import type { Undo } from '../board/recent-changes.tsx';
import { messageOf } from '../goal/message-of.ts';
import { type Week, withTasks } from './plan.rules.ts';

/** What every action on a week works with. */
export interface WeekDeps {
  readonly weekStart: string;
  readonly change: <Answer>(change: BoardChange<Week, Answer>) => Promise<boolean>;
  /** Remembers what was done and answers its toast's Undo. */
  readonly remember: (what: string, undo: Undo) => { label: string; onSelect: () => void };
}

/** Brings back what was deleted, shown again at once. */
export function bringBack({ change }: WeekDeps, token: string, tasks: Week): Promise<boolean> {
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
