import { todosOfPerson } from '@pathwise/contracts/questions/goals';
import { tasksOfPerson } from '@pathwise/contracts/questions/planner';
import { addDays } from '@pathwise/contracts/roadmap-calendar.rules';
import type { z } from 'zod';
import type { CoachTask } from '../built-in/answering/answer-goals.rules.ts';
import { asksForTasks } from '../built-in/answering/planned-week.rules.ts';
import type { MessageRead } from '../built-in/reading/read-wish.rules.ts';
import type { AiDeps } from '../deps.ts';

/** Days before and after today that an answer may speak of. */
const around = 35;

/** The person's weekly tasks around today, when the question is about such days. Undefined while planner is away. */
export async function plannedTasks(
  deps: AiDeps,
  { ownerId, today, read }: { ownerId: string; today: string; read: MessageRead },
): Promise<CoachTask[] | undefined> {
  if (!asksForTasks(read.about)) return undefined;
  const days = { from: addDays(today, -around), to: addDays(today, around) };
  try {
    const { tasks } = await deps.ask(tasksOfPerson, { ownerId, ...days }, { timeoutMs: 1_500 });
    return tasks.map(({ specificDate: day, ...task }) => ({ ...task, day }));
  } catch (error) {
    deps.log.warn({ error }, 'planner could not be asked');
    return undefined;
  }
}

/** The dated tasks of the person's timelines in the days to come, when the question is about such days. Undefined while goals is away. */
export async function timelineTasks(
  deps: AiDeps,
  { ownerId, today, read }: { ownerId: string; today: string; read: MessageRead },
): Promise<CoachTask[] | undefined> {
  if (!asksForTasks(read.about)) return undefined;
  const todos = await todosBetween(deps, { ownerId, from: today, to: addDays(today, around) });
  return todos?.map(({ dueDate: day, ...todo }) => ({ ...todo, day }));
}

/** The dated tasks of the person's timelines between two days. Undefined while goals is away. */
export async function todosBetween(
  deps: AiDeps,
  which: { ownerId: string; from: string; to: string },
): Promise<z.output<typeof todosOfPerson.reply>['todos'] | undefined> {
  try {
    const { todos } = await deps.ask(todosOfPerson, which, { timeoutMs: 1_500 });
    return todos;
  } catch (error) {
    deps.log.warn({ error }, 'goals could not be asked for the tasks of timelines');
    return undefined;
  }
}
