import { plannerApi } from '@pathwise/contracts/api/planner';
import { routes } from '@pathwise/service-kit/http/routes';
import type { PlannerDeps } from '../deps.ts';
import { changeColumn, createColumn, deleteColumn } from './change-columns.ts';
import { changeReminder, createReminder, deleteReminder } from './change-reminders.ts';
import { getReminders } from './get-reminders.ts';

export const remindersRoutes = (deps: PlannerDeps) =>
  routes(plannerApi, {
    getReminders: ({ caller }) => getReminders(deps, { ownerId: caller.id }),
    createColumn: ({ caller, body }) => createColumn(deps, { ownerId: caller.id, column: body }),
    changeColumn: ({ caller, params, body }) =>
      changeColumn(deps, { ownerId: caller.id, columnId: params.id, change: body }),
    deleteColumn: ({ caller, params }) => deleteColumn(deps, { ownerId: caller.id, columnId: params.id }),
    createReminderTask: ({ caller, body }) => createReminder(deps, { ownerId: caller.id, task: body }),
    changeReminderTask: ({ caller, params, body }) =>
      changeReminder(deps, { ownerId: caller.id, reminderId: params.id, change: body }),
    deleteReminderTask: ({ caller, params }) => deleteReminder(deps, { ownerId: caller.id, reminderId: params.id }),
  });
