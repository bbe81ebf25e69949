import type { WeeklyTask } from '@pathwise/contracts/task';

/** What a person can change of a task without moving it. */
export type TaskWords = Partial<Pick<WeeklyTask, 'title' | 'completed' | 'priority' | 'taskType'>>;
