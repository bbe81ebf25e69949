import type { WeeklyTask } from '@pathwise/contracts/task';

/** The fields of a task that change without a move. */
export type TaskFields = Partial<Pick<WeeklyTask, 'title' | 'completed' | 'priority' | 'taskType'>>;
