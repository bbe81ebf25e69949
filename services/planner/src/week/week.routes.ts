import { plannerApi } from '@pathwise/contracts/api/planner';
import { routes } from '@pathwise/service-kit/http/routes';
import type { PlannerDeps } from '../deps.ts';
import { changeTask } from './change-task.ts';
import { createTask } from './create-task.ts';
import { deleteDay, deleteTask, deleteWeek } from './delete-tasks.ts';
import { duplicateWeek } from './duplicate-week.ts';
import { listPlanned } from './list-planned.ts';
import { listWeek } from './list-week.ts';
import { moveDay } from './move-day.ts';
import { planSteps } from './plan-steps.ts';
import { repeatTask } from './repeat-task.ts';

export const weekRoutes = (deps: PlannerDeps) =>
  routes(plannerApi, {
    listWeek: ({ caller, query, today }) => listWeek(deps, { ownerId: caller.id, today, ...query }),
    listPlanned: ({ caller, query }) => listPlanned(deps, { ownerId: caller.id, ...query }),
    createTask: ({ caller, body }) => createTask(deps, { ownerId: caller.id, task: body }),
    changeTask: ({ caller, params, body }) => changeTask(deps, { ownerId: caller.id, taskId: params.id, change: body }),
    deleteTask: ({ caller, params }) => deleteTask(deps, { ownerId: caller.id, taskId: params.id }),
    repeatTask: ({ caller, params }) => repeatTask(deps, { ownerId: caller.id, taskId: params.id }),
    planSteps: ({ caller, body }) => planSteps(deps, { ownerId: caller.id, ...body }),
    deleteWeek: ({ caller, query }) => deleteWeek(deps, { ownerId: caller.id, ...query }),
    duplicateWeek: ({ caller, body }) => duplicateWeek(deps, { ownerId: caller.id, ...body }),
    deleteDay: ({ caller, query }) => deleteDay(deps, { ownerId: caller.id, ...query }),
    moveDay: ({ caller, body }) => moveDay(deps, { ownerId: caller.id, ...body }),
  });
