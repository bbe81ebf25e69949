import type { Undo, UndoBatch } from '@pathwise/service-kit/undo';
import type { EntryRecord } from '../diary/entry.model.ts';
import type { ColumnRecord, ReminderRecord } from '../reminders/board.model.ts';
import type { TaskRecord } from '../week/task.model.ts';

/** What a decision about missed tasks changed of one that it kept or moved; `was` is where it stood. */
export interface DecidedTask {
  taskId: string;
  was: { specificDate: string; order: number };
  /** The task's version after the decision: it is taken back only while nothing else has changed the task. */
  version: number;
}

/** A copy of a task as it was made: it is taken back only while nothing else has changed it. */
export interface MadeCopy {
  taskId: string;
  version: number;
}

/** What can be brought back here, by kind of delete. The dropped tasks of a decision are its documents. */
interface Kinds {
  tasks: { documents: { weeklyTasks: TaskRecord } };
  missed: { documents: { weeklyTasks: TaskRecord }; memo: DecidedTask[] };
  copies: { memo: MadeCopy[] };
  reminders: { documents: { reminderColumns: ColumnRecord; reminderTasks: ReminderRecord } };
  diary: { documents: { diaryEntries: EntryRecord } };
}
export type PlannerUndo = Undo<Kinds>;
export type PlannerBatch = UndoBatch<Kinds>;
