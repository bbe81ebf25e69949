import { goalsApi } from '@pathwise/contracts/api/goals';
import { routes } from '@pathwise/service-kit/http/routes';
import type { GoalsDeps } from '../deps.ts';
import { changeGoal } from './change-goal.ts';
import { createGoal } from './create-goal.ts';
import { deleteGoal } from './delete-goal.ts';
import { toGoal } from './goal-view.ts';
import { listGoals } from './list-goals.ts';
import { ownGoal } from './own-goal.ts';

export const goalsRoutes = (deps: GoalsDeps) =>
  routes(goalsApi, {
    listGoals: ({ caller }) => listGoals(deps, { ownerId: caller.id }),
    createGoal: ({ caller, today, timeZone, body }) =>
      createGoal(deps, { ownerId: caller.id, plan: caller.plan, today, timeZone, goal: body }),
    getGoal: async ({ caller, params }) =>
      toGoal(await ownGoal(deps, { goalId: params.id, ownerId: caller.id }), deps.now()),
    changeGoal: ({ caller, params, body }) => changeGoal(deps, { goalId: params.id, ownerId: caller.id, change: body }),
    deleteGoal: ({ caller, params }) => deleteGoal(deps, { goalId: params.id, ownerId: caller.id }),
  });
