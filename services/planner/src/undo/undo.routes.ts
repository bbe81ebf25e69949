import { plannerApi } from '@pathwise/contracts/api/planner';
import { routes } from '@pathwise/service-kit/http/routes';
import { trashHandlers } from '@pathwise/service-kit/trash/trash-handlers';
import type { PlannerDeps } from '../deps.ts';
import { bringBack } from './bring-back.ts';

const titles = {
  tasks: ['weeklyTasks.title'],
  missed: ['weeklyTasks.title'],
  reminders: ['reminderColumns.name', 'reminderTasks.title'],
  diary: ['diaryEntries.title'],
} as const;

export const undoRoutes = (deps: PlannerDeps) =>
  routes(plannerApi, {
    undoInPlanner: ({ caller, params }) => bringBack(deps, { ownerId: caller.id, token: params.token }),
    ...trashHandlers(deps, { path: plannerApi.operations.listTrash.path, titles }),
  });
