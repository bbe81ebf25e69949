import type { todosOfPerson } from '@pathwise/contracts/questions/goals';
import { viewOf } from '@pathwise/contracts/roadmap-calendar.rules';
import { trusted } from 'mongoose';
import type { z } from 'zod';
import type { GoalsDeps } from '../deps.ts';
import { runningGoalIds } from '../goals/goals-of-person.ts';
import { sameTitle, titlesOf } from '../goals/standing.rules.ts';
import { ofDoneSteps } from './done-steps.ts';
import { type TodoRecord, timelines } from './timeline.model.ts';

type Asked = z.output<(typeof todosOfPerson)['request']>;
type Reply = z.input<(typeof todosOfPerson)['reply']>;

/** The dated tasks of some days. A step's own todo is none of them: the step tells its day itself. */
export async function listTodosForCoach(deps: GoalsDeps, { ownerId, from, to }: Asked): Promise<Reply> {
  const goalIds = await runningGoalIds(deps, ownerId);
  const todos = await datedTodos(deps, { ownerId, goalIds, from, to });
  return {
    todos: todos
      .map(({ title, goalId, dueDate, completed }) => ({ title, goalId, dueDate, completed }))
      .toSorted((a, b) => a.dueDate.localeCompare(b.dueDate)),
  };
}

/** The todos of these goals that are dated on some days, open and ticked. Open ones of a completed step are left out. */
export async function datedTodos(
  deps: GoalsDeps,
  { ownerId, goalIds, from, to }: Asked & { goalIds: string[] },
): Promise<(TodoRecord & { goalId: string; dueDate: string })[]> {
  const [boards, isOfDoneStep] = await Promise.all([
    timelines(deps.db)
      .find({ ownerId, goalId: trusted({ $in: goalIds }) })
      .lean(),
    ofDoneSteps(deps, { ownerId, goalIds }),
  ]);
  // months and years repeat what the weeks hold
  return boards
    .filter(({ timeframe }) => viewOf(timeframe) === 'weekly')
    .flatMap(({ goalId, todos }) =>
      todos.filter(isTask).flatMap((todo) => {
        const { dueDate } = todo;
        const isAsked = dueDate !== null && dueDate >= from && dueDate <= to && !isOfDoneStep(todo, goalId);
        return isAsked ? [{ ...todo, goalId, dueDate }] : [];
      }),
    );
}

/** False for a todo that is its step itself, as drafts had them. */
export const isTask = (todo: TodoRecord) => !(todo.step && titlesOf(todo).includes(sameTitle(todo.step)));
