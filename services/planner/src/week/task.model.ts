import type { TaskPriority, TaskType } from '@pathwise/contracts/task.rules';
import { owned } from '@pathwise/service-kit/mongo/collections';
import {
  collection,
  count,
  flag,
  instant,
  oneOf,
  orNull,
  type RecordOf,
  word,
} from '@pathwise/service-kit/mongo/fields';

const ofOwner = owned({
  by: 'ownerId',
  indexes: [
    { key: { ownerId: 1, weekStart: 1 } },
    { key: { ownerId: 1, completed: 1, specificDate: 1 } },
    { key: { ownerId: 1, goalId: 1 } },
    { key: { ownerId: 1, copiedTo: 1 } },
  ],
});

export const tasks = collection('weeklyTasks', ofOwner, {
  _id: word,
  ownerId: word,
  /** The Monday of its week, stored so that one index range finds a week. */
  weekStart: word,
  specificDate: word,
  title: word,
  priority: oneOf<TaskPriority>(),
  taskType: oneOf<TaskType>(),
  /** The state of the linked step, or its own without a link. */
  completed: flag,
  /** 0 to n-1 within its day. */
  order: count,
  /** The roadmap step it is linked to. */
  goalId: orNull(word),
  milestoneId: orNull(word),
  todoId: orNull(word),
  /** True while its goal or step is deleted: the task is then not linked to the step. */
  isUnlinked: flag,
  /** Id of the recurring task that this is a copy of. */
  repeatOf: orNull(word),
  /**
   * The day it fills for its recurring task, until it is moved. Of two tasks that fill one day, only one is restored.
   */
  repeatedFor: orNull(word),
  /** Id of the task that a duplicated week copied. */
  copyOf: orNull(word),
  /** The Monday of the week that the copy was made for. It stays when the copy is moved. */
  copiedTo: orNull(word),
  /** When the person decided to keep it unfinished in a past week. */
  decidedAt: orNull(instant),
  /** Counts changes of the task itself, but not places changed by moves of other tasks. */
  version: count,
  createdAt: instant,
});
export type TaskRecord = RecordOf<typeof tasks>;

/** The week's lock: one document per owner and week, written by every transaction that changes the week. */
export const weeks = collection('weeks', owned({ by: 'ownerId' }), {
  _id: word,
  ownerId: word,
  weekStart: word,
  version: count,
});
export type WeekRecord = RecordOf<typeof weeks>;
