import type { TaskRecord } from '../week/task.model.ts';

type Link = Pick<TaskRecord, 'unlinkedAt'>;

/** True while the goal of a task is deleted. A task stored before goals were followed says nothing of it. */
export const isUnlinked = ({ unlinkedAt }: Link): boolean => typeof unlinkedAt === 'number';

/** Ticked while its goal was deleted: the roadmap has not heard of that yet, so what it said before is older. */
export const isTickedAlone = ({ unlinkedAt, tickedAs }: Link & Pick<TaskRecord, 'tickedAs'>): boolean =>
  typeof unlinkedAt === 'number' && tickedAs > unlinkedAt;

/** A task that belongs to a goal, after the goal was deleted. */
export const unlinked = (task: TaskRecord): TaskRecord =>
  isUnlinked(task) ? task : { ...task, unlinkedAt: task.version };

/**
 * The task after its goal came back. A tick that the roadmap has not answered stands, and is to be told: it was made
 * meanwhile or crossed the deletion. Otherwise the task is as the roadmap last said of its step, when it ever did.
 */
export function relinked(task: TaskRecord, said: boolean | undefined): TaskRecord {
  if (!isUnlinked(task)) return task;
  return { ...task, completed: task.tickedAs > 0 ? task.completed : (said ?? task.completed), unlinkedAt: null };
}
