import type { TaskRecord } from '../week/task.model.ts';

/** The planned task whose tick completed or reopened a step, and its version then. */
export type Cause = { taskId: string; version: number } | null | undefined;

/**
 * A task after the roadmap has said how its step stands. The step's word holds, with one exception: the echo of a tick the
 * task has ticked past since says nothing new, the roadmap hears of the later tick too. Whatever else the roadmap says ends
 * the waiting for that echo; without that, a tick that was dropped as outdated could leave both sides different for good.
 */
export function afterStep(task: TaskRecord, { completed, cause }: { completed: boolean; cause: Cause }): TaskRecord {
  const isOldEcho = cause?.taskId === task._id && cause.version < task.tickedAs;
  if (isOldEcho || (task.completed === completed && task.tickedAs === 0)) return task;
  return { ...task, completed, tickedAs: 0 };
}
