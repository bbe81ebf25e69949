import type { Undo, UndoBatch } from '@pathwise/service-kit/trash/undo';
import type { EntryRecord } from '../diary/entry.model.ts';
import type { ColumnRecord, ReminderRecord } from '../reminders/board.model.ts';
import type { TaskRecord } from '../week/task.model.ts';

/** A task that a decision kept or moved. `was` is its earlier position. */
export interface DecidedTask {
  taskId: string;
  was: { specificDate: string; order: number };
  /** The task's version after the decision. The undo skips a task with another version. */
  version: number;
}

/** A copy of a task, or a task of a planned step, and its first version. The undo skips one that was changed since. */
export interface MadeCopy {
  taskId: string;
  version: number;
}

/** The documents and memo of each kind of undo. The dropped tasks of a decision are its documents. */
interface Kinds {
  tasks: { documents: { weeklyTasks: TaskRecord } };
  missed: { documents: { weeklyTasks: TaskRecord }; memo: DecidedTask[] };
  copies: { memo: MadeCopy[] };
  reminders: { documents: { reminderColumns: ColumnRecord; reminderTasks: ReminderRecord } };
  diary: { documents: { diaryEntries: EntryRecord } };
}
export type PlannerUndo = Undo<Kinds>;
export type PlannerBatch = UndoBatch<Kinds>;
