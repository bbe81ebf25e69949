import { plannerApi } from '@pathwise/contracts/api/planner';
import { routes } from '@pathwise/service-kit/http/routes';
import type { PlannerDeps } from '../deps.ts';
import { bringBack } from './bring-back.ts';

export const undoRoutes = (deps: PlannerDeps) =>
  routes(plannerApi, {
    undoInPlanner: ({ caller, params }) => bringBack(deps, { ownerId: caller.id, token: params.token }),
  });
