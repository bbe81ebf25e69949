import type { tasksOfPerson } from '@pathwise/contracts/questions/planner';
import { compareTasks } from '@pathwise/contracts/task.rules';
import { trusted } from 'mongoose';
import type { z } from 'zod';
import type { PlannerDeps } from '../deps.ts';
import { tasks } from './task.model.ts';
import { toTask } from './task-view.ts';

type Asked = z.output<(typeof tasksOfPerson)['request']>;
type Reply = z.input<(typeof tasksOfPerson)['reply']>;

/** A person's tasks of some days, for the coach. */
export async function listTasksForCoach(deps: PlannerDeps, { ownerId, from, to }: Asked): Promise<Reply> {
  const found = await tasks(deps.db)
    .find({ ownerId, specificDate: trusted({ $gte: from, $lte: to }) })
    .lean();
  const inOrder = found.toSorted((a, b) => a.specificDate.localeCompare(b.specificDate) || compareTasks(a, b));
  return {
    tasks: inOrder
      .map(toTask)
      .map(({ title, specificDate, completed, goalId }) => ({ title, specificDate, completed, goalId })),
  };
}
