import type { todosOfPerson } from '@pathwise/contracts/questions/goals';
import { viewOf } from '@pathwise/contracts/roadmap-calendar.rules';
import { trusted } from 'mongoose';
import type { z } from 'zod';
import type { GoalsDeps } from '../deps.ts';
import { goals } from '../goals/goal.model.ts';
import { sameTitle, titlesOf } from '../goals/standing.rules.ts';
import { type TodoRecord, timelines } from './timeline.model.ts';

type Asked = z.output<(typeof todosOfPerson)['request']>;
type Reply = z.input<(typeof todosOfPerson)['reply']>;

/** The dated tasks of some days. A step's own todo is none of them: the step tells its day itself. */
export async function listTodosForCoach(deps: GoalsDeps, { ownerId, from, to }: Asked): Promise<Reply> {
  const running = await goals(deps.db).find({ ownerId, status: 'active' }, { _id: 1 }).lean();
  const ids = running.map(({ _id }) => _id);
  const boards = await timelines(deps.db)
    .find({ ownerId, goalId: trusted({ $in: ids }) })
    .lean();
  // months and years repeat what the weeks hold
  const todos = boards
    .filter(({ timeframe }) => viewOf(timeframe) === 'weekly')
    .flatMap(({ goalId, todos: all }) => all.filter(isTask).map((todo) => ({ ...todo, goalId })));
  return {
    todos: todos
      .flatMap(({ title, goalId, dueDate, completed }) =>
        dueDate !== null && dueDate >= from && dueDate <= to ? { title, goalId, dueDate, completed } : [],
      )
      .toSorted((a, b) => a.dueDate.localeCompare(b.dueDate)),
  };
}

const isTask = (todo: TodoRecord) => !(todo.step && titlesOf(todo).includes(sameTitle(todo.step)));
