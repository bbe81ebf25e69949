import { showFailure } from '@pathwise/remote-kit/show-failure';
import type { useUndo } from '@pathwise/remote-kit/undo-list';
import type { Followed } from '../board-kit/task-actions.ts';
import type { BoardQueue } from '../saving/board-queue.ts';
import type { Week } from './plan.rules.ts';

/** What every action on a week needs. */
export interface WeekDeps {
  readonly weekStart: string;
  readonly change: BoardQueue<Week>['add'];
  /** Remembers a change and returns the Undo action of its toast. */
  readonly remember: ReturnType<typeof useUndo>;
  /** Where the focus goes when the next change removes the focused element. */
  readonly follow: (followed: Followed) => void;
}

/** Removes copies that were just made. */
export function takeBack({ change }: WeekDeps, apply: (week: Week) => Week, send: () => Promise<unknown>) {
  return change({
    apply,
    send,
    onFailed: (error) => showFailure('Error', error, 'It could not be taken back. Please try again.'),
  });
}
