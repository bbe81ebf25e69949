import type { Timeline, Todo } from '@pathwise/contracts/timeline';
import { ApiError, api } from '@pathwise/federation/api';
import { useMutationState, useQueryClient } from '@pathwise/federation/query';
import { notify } from '@pathwise/ui/notify';
import { useMemo } from 'react';
import { roadmapQuery } from '../goal-kit/goal-queries.ts';
import type { PlanStep } from '../goal-kit/plan-step.ts';
import { changeRoadmapInCache, refreshTimelines } from '../goal-kit/roadmap-cache.ts';
import { useBringBack } from '../saving/use-bring-back.ts';
import { useOwnMutation } from '../saving/use-own-mutation.ts';
import { changeTodos, type PendingChange, withNewTodo, withPending } from './todo.rules.ts';
import { tellTodoFailure } from './todo-failure.ts';

/** What a row can do to its todo. The object stays the same for as long as the board is mounted. */
export interface TodoActions {
  readonly tick: (todo: Todo, completed: boolean) => void;
  readonly setPriority: (todo: Todo, priority: Todo['priority']) => void;
  readonly rename: (todo: Todo, title: string) => void;
  readonly remove: (todo: Todo) => void;
  /** Asks for a day of the weekly plan to put it on. */
  readonly plan: (todo: Todo) => void;
}

const keyOf = (goalId: string) => ['todos', goalId];
/** Where deleted todos of a goal are kept for Undo. */
export const placeOf = (goalId: string) => `todos:${goalId}`;

/**
 * Shows what the person does at once: changes on their way are laid over what the server last said, and fall away by
 * themselves when they are refused.
 */
export function useShownTimelines(goalId: string, timelines: readonly Timeline[]): readonly Timeline[] {
  const pending = useMutationState({
    filters: { mutationKey: keyOf(goalId), status: 'pending' },
    select: ({ state }) => state.variables as PendingChange,
  });
  return useMemo(() => withPending(timelines, pending), [timelines, pending]);
}

export function useTodoActions(goalId: string, planStep: PlanStep): TodoActions {
  const queries = useQueryClient();
  const remember = useUndoTodos(goalId);
  // one after the other, so that a quick tick and untick arrive in that order
  const asked = { mutationKey: keyOf(goalId), scope: { id: `todos:${goalId}` } };
  const onError = (error: unknown) => {
    tellTodoFailure(error);
    void refreshTimelines(queries, goalId);
  };
  const { mutate: change } = useOwnMutation({
    ...asked,
    mutationFn: ({ todoId, change: body }: Extract<PendingChange, { change: unknown }>) =>
      api.goals.changeTodo({ params: { todoId }, body }),
    onSuccess: (saved) =>
      changeRoadmapInCache(queries, goalId, (timelines) => changeTodos(timelines, saved.id, () => saved)),
    onError,
  });
  const { mutate: remove } = useOwnMutation({
    ...asked,
    mutationFn: ({ todoId }: { todoId: string; isDeleted: true; title: string }) =>
      api.goals.deleteTodo({ params: { todoId } }),
    onSuccess: ({ undo: token }, { todoId, title }) => {
      changeRoadmapInCache(queries, goalId, (timelines) => changeTodos(timelines, todoId, () => undefined));
      notify({ title: 'Task deleted', action: remember({ what: title, token }) });
    },
    onError,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: mutate functions are the same from render to render
  return useMemo(
    () => ({
      tick: ({ id }, completed) => change({ todoId: id, change: { completed } }),
      setPriority: ({ id }, priority) => change({ todoId: id, change: { priority } }),
      rename: ({ id }, title) => change({ todoId: id, change: { title } }),
      remove: ({ id, title }) => remove({ todoId: id, isDeleted: true, title }),
      plan: ({ id, title, dueDate }) => planStep({ goalId, todoId: id, title, dueDate }),
    }),
    [],
  );
}

/** Undo for what was deleted on the board, in the toast and in the list below it. */
function useUndoTodos(goalId: string) {
  return useBringBack(placeOf(goalId), (queries) => refreshTimelines(queries, goalId));
}

interface NewTodo {
  readonly timeframe: string;
  readonly title: string;
  readonly idempotencyKey: string;
}

/** Makes a placeholder real: its timeline where there is none yet, then the todo. */
export function useCreateTodo(goalId: string) {
  const queries = useQueryClient();
  return useOwnMutation({
    mutationFn: async ({ timeframe, title, idempotencyKey }: NewTodo) => {
      const add = async (timeline: Timeline) => {
        const body = { title, description: 'User-created milestone', completed: false };
        const todo = await api.goals.createTodo({ params: { timelineId: timeline.id }, body, idempotencyKey });
        return { timeline, todo };
      };
      const make = () => api.goals.createTimeline({ body: { goalId, timeframe } });
      const known = queries.getQueryData(roadmapQuery(goalId).queryKey)?.find((one) => one.timeframe === timeframe);
      if (!known) return add(await make());
      try {
        return await add(known);
      } catch (error) {
        // a timeline that lost its last task elsewhere is gone; the words are worth a new one
        if (error instanceof ApiError && error.status === 404) return add(await make());
        throw error;
      }
    },
    onSuccess: ({ timeline, todo }) =>
      changeRoadmapInCache(queries, goalId, (timelines) => withNewTodo(timelines, timeline, todo)),
    onError: (error) => {
      tellTodoFailure(error);
      void refreshTimelines(queries, goalId);
    },
  });
}

/** Clears the tasks of one day, as one thing to undo. */
export function useClearDay(goalId: string) {
  const queries = useQueryClient();
  const remember = useUndoTodos(goalId);
  return useOwnMutation({
    mutationKey: keyOf(goalId),
    scope: { id: `todos:${goalId}` },
    mutationFn: ({ timelineId }: { timelineId: string; isCleared: true; what: string }) =>
      api.goals.clearTodos({ params: { timelineId } }),
    onSuccess: ({ undo: token }, { timelineId, what }) => {
      changeRoadmapInCache(queries, goalId, (timelines) =>
        timelines.map((timeline) => (timeline.id === timelineId ? { ...timeline, todos: [] } : timeline)),
      );
      notify({ title: 'Daily tasks cleared', action: remember({ what, token }) });
    },
    onError: () => refreshTimelines(queries, goalId),
  });
}
