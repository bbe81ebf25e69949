import { tickTime } from '@pathwise/contracts/tick.rules';
import type { newTodo, Todo } from '@pathwise/contracts/timeline';
import { conflict } from '@pathwise/service-kit/problem';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { z } from 'zod';
import type { GoalsDeps } from '../deps.ts';
import { ownGoal, saveGoal } from '../goals/own-goal.ts';
import { changingTodos, newTodoId, type OwnTimeline, ownTimeline, saveTodos } from './own-timeline.ts';
import type { TimelineRecord, TodoRecord } from './timeline.model.ts';
import { timelines } from './timeline.model.ts';
import { toTodo } from './timelines-of-goal.ts';

/** More than anybody plans by hand. A roadmap is answered whole, and a timeline with its todos is one document. */
const todosOfTimelineLimit = 500;
const todosOfGoalLimit = 10_000;

const tooMany = (limit: number, where: string) => conflict(`A ${where} holds at most ${limit} tasks.`, 'too-many');

/** Adds a todo made by the person, after the others of its timeline. */
export function createTodo(deps: GoalsDeps, input: OwnTimeline & { todo: z.output<typeof newTodo> }): Promise<Todo> {
  return changingTodos(deps, input, async (tx) => {
    const timeline = await ownTimeline(deps, input, tx);
    const order = timeline.todos.length;
    if (order >= todosOfTimelineLimit) throw tooMany(todosOfTimelineLimit, 'timeline');
    await refuseFullGoal(deps, tx, timeline);

    const todo = newRecord(deps, input);
    await saveTodos(deps, tx, timeline, {
      todos: [...timeline.todos, todo],
      ticked: todo.completed ? todo : undefined,
    });
    return toTodo(todo, timeline._id, order);
  });
}

/** Concurrent additions to two timelines both write the goal, so the second one conflicts and counts again. */
async function refuseFullGoal(deps: GoalsDeps, tx: Tx, { goalId, ownerId }: TimelineRecord): Promise<void> {
  await saveGoal(deps, tx, await ownGoal(deps, { goalId, ownerId }, tx), {});
  const sizes = { $group: { _id: null, count: { $sum: { $size: '$todos' } } } };
  const [sum] = await timelines(deps.db)
    .aggregate<{ count: number }>([{ $match: { goalId, ownerId } }, sizes])
    .session(tx.session);
  if ((sum?.count ?? 0) >= todosOfGoalLimit) throw tooMany(todosOfGoalLimit, 'goal');
}

function newRecord(
  deps: GoalsDeps,
  { timelineId, todo }: OwnTimeline & { todo: z.output<typeof newTodo> },
): TodoRecord {
  const { title, description, completed, priority, dueDate } = todo;
  return {
    id: newTodoId(deps, timelineId),
    title,
    draftTitle: null,
    step: null,
    description: description || null,
    completed,
    dueDate: dueDate ?? null,
    priority,
    editedAt: null,
    version: 1,
    ...(completed ? { tickedAt: tickTime(undefined, deps.now()) } : {}),
  };
}
