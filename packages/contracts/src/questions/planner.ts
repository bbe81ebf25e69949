import { z } from 'zod';
import { defineQuestion } from '../question.ts';
import { weeklyTask } from '../task.ts';
import { dateString, id } from '../values.ts';

/** Returns the tasks that a person has planned for the days from `from` to `to`, in the order of the plan. */
export const tasksOfPerson = defineQuestion(
  'planner.tasks-of-person.v1',
  z.object({ ownerId: id, from: dateString, to: dateString }),
  z.object({ tasks: z.array(weeklyTask.pick({ title: true, specificDate: true, completed: true, goalId: true })) }),
);
