import { goalsApi } from '@pathwise/contracts/api/goals';
import { routes } from '@pathwise/service-kit/http/routes';
import type { GoalsDeps } from '../deps.ts';
import { listGoalsOfUser } from './list-goals-of-user.ts';

export const privacyRoutes = (deps: GoalsDeps) =>
  routes(goalsApi, {
    listGoalsOfUser: ({ caller, params }) => listGoalsOfUser(deps, { ownerId: params.id, viewerId: caller.id }),
  });
