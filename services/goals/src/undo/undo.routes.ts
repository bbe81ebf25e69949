import { goalsApi } from '@pathwise/contracts/api/goals';
import { routes } from '@pathwise/service-kit/http/routes';
import { trashHandlers } from '@pathwise/service-kit/trash/trash-handlers';
import type { GoalsDeps } from '../deps.ts';
import { bringBack } from './bring-back.ts';
import { trashTitles as titles } from './trash-titles.ts';

export const undoRoutes = (deps: GoalsDeps) =>
  routes(goalsApi, {
    undoInGoals: ({ caller, params }) =>
      bringBack(deps, { ownerId: caller.id, plan: caller.plan, token: params.token }),
    ...trashHandlers(deps, { path: goalsApi.operations.listTrash.path, titles }),
  });
