import { goalsApi } from '@pathwise/contracts/api/goals';
import { routes } from '@pathwise/service-kit/http/routes';
import type { GoalsDeps } from '../deps.ts';
import { changeTodo } from './change-todo.ts';
import { createTimeline } from './create-timeline.ts';
import { createTodo } from './create-todo.ts';
import { clearTodos, deleteTodo } from './delete-todos.ts';
import { getRoadmap } from './get-roadmap.ts';

export const timelinesRoutes = (deps: GoalsDeps) =>
  routes(goalsApi, {
    getRoadmap: ({ caller, params }) => getRoadmap(deps, { goalId: params.id, ownerId: caller.id }),
    createTimeline: ({ caller, body }) => createTimeline(deps, { ownerId: caller.id, ...body }),
    createTodo: ({ caller, params, body }) => createTodo(deps, { ...params, ownerId: caller.id, todo: body }),
    clearTodos: ({ caller, params }) => clearTodos(deps, { ...params, ownerId: caller.id }),
    changeTodo: ({ caller, params, body }) => changeTodo(deps, { ...params, ownerId: caller.id, change: body }),
    deleteTodo: ({ caller, params }) => deleteTodo(deps, { ...params, ownerId: caller.id }),
  });
