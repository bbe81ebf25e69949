import type { Timeline, Todo } from '@pathwise/contracts/timeline';
import { api, isGone } from '@pathwise/federation/api';
import { useQueryClient } from '@pathwise/federation/query';
import { useBringBack } from '@pathwise/remote-kit/use-bring-back';
import { notify } from '@pathwise/ui/notify';
import { useMemo } from 'react';
import { roadmapQuery } from '../goal-kit/goal-queries.ts';
import type { PlanStep } from '../goal-kit/plan-step.ts';
import { refreshTimelines, roadmapBoard } from '../goal-kit/roadmap-cache.ts';
import { useBoardChanges } from '../saving/use-optimistic-board.ts';
import { changeTodos, withNewTodo, withoutTodosOf } from './todo.rules.ts';
import { showTodoFailure } from './todo-failure.ts';

/** The actions on the todos of a goal. The object is stable while the board is mounted. */
export interface TodoActions {
  readonly tick: (todo: Todo, completed: boolean) => void;
  readonly setPriority: (todo: Todo, priority: Todo['priority']) => void;
  readonly rename: (todo: Todo, title: string) => void;
  readonly remove: (todo: Todo) => void;
  /** Opens the dialog that puts it on a day of the weekly plan. */
  readonly plan: (todo: Todo) => void;
  /** Creates a todo from a placeholder; resolves to true once it is stored. */
  readonly create: (todo: NewTodo) => Promise<boolean>;
  /** Removes the todos of a timeline, with one Undo; resolves to whether the server accepted. */
  readonly clear: (timelineId: string, what: string) => Promise<boolean>;
}

interface NewTodo extends ToCreate {
  readonly onSettled: (error?: unknown) => void;
}

/** The place of the undo list for a goal's todos. */
export const placeOf = (goalId: string) => `todos:${goalId}`;

/** The timelines as the person sees them, and the actions on their todos. */
export function useTodos(goalId: string, timelines: Timeline[], planStep: PlanStep) {
  const queries = useQueryClient();
  const { shown, change } = useBoardChanges(roadmapBoard(goalId), timelines);
  const remember = useBringBack(placeOf(goalId), () => refreshTimelines(queries, goalId));
  const onFailed = (error: unknown) => {
    showTodoFailure(error);
    void refreshTimelines(queries, goalId);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions do the same from render to render
  const actions = useMemo((): TodoActions => {
    const patch = ({ id }: Todo, fields: Partial<Pick<Todo, 'completed' | 'title' | 'priority'>>) =>
      void change({
        apply: (known) => changeTodos(known, id, (todo) => ({ ...todo, ...fields })),
        send: () => api.goals.changeTodo({ params: { todoId: id }, body: fields }),
        // only a roadmap tells whether the step is done
        settle: (known, saved) => changeTodos(known, id, ({ isStepDone }) => ({ ...saved, isStepDone })),
        onFailed,
      });
    return {
      tick: (todo, completed) => patch(todo, { completed }),
      setPriority: (todo, priority) => patch(todo, { priority }),
      rename: (todo, title) => patch(todo, { title }),
      remove: ({ id, title }) =>
        void change({
          apply: (known) => changeTodos(known, id, () => undefined),
          send: () => api.goals.deleteTodo({ params: { todoId: id } }),
          onDone: ({ undo: token }) => notify({ title: 'Task deleted', action: remember({ what: title, token }) }),
          onFailed,
        }),
      plan: ({ id, title, dueDate }) => planStep({ goalId, todoId: id, title, dueDate }),
      create: ({ onSettled, ...todo }) =>
        change({
          send: () => createTodo(goalId, todo, queries.getQueryData(roadmapQuery(goalId).queryKey)),
          settle: (known, { timeline, todo: created }) => withNewTodo(known, timeline, created),
          onDone: () => onSettled(),
          // the same todo once more is another one
          onKept: () => onSettled(),
          onFailed: (error) => {
            onFailed(error);
            onSettled(error);
          },
        }),
      clear: (timelineId, what) =>
        change({
          apply: (known) => withoutTodosOf(known, timelineId),
          send: () => api.goals.clearTodos({ params: { timelineId } }),
          onDone: ({ undo: token }) => notify({ title: 'Daily tasks cleared', action: remember({ what, token }) }),
          onFailed: () => void refreshTimelines(queries, goalId),
        }),
    };
  }, []);
  return { shown: shown ?? timelines, actions };
}

interface ToCreate {
  readonly timeframe: string;
  readonly title: string;
  readonly idempotencyKey: string;
}

/** Adds the todo to its timeline, and creates that first where it is missing. */
async function createTodo(goalId: string, todo: ToCreate, known: readonly Timeline[] = []) {
  const { timeframe, title, idempotencyKey } = todo;
  const add = async (timeline: Timeline) => {
    const body = { title, description: 'User-created milestone', completed: false };
    const created = await api.goals.createTodo({ params: { timelineId: timeline.id }, body, idempotencyKey });
    return { timeline, todo: created };
  };
  const make = () => api.goals.createTimeline({ body: { goalId, timeframe } });
  const timeline = known.find((one) => one.timeframe === timeframe);
  if (!timeline) return add(await make());
  try {
    return await add(timeline);
  } catch (error) {
    // a timeline whose last todo was deleted elsewhere is gone, so a new one is created
    if (isGone(error)) return add(await make());
    throw error;
  }
}
