import { goalsApi } from '@pathwise/contracts/api/goals';
import { routes } from '@pathwise/service-kit/http/routes';
import type { GoalsDeps } from '../deps.ts';
import { changeMilestone } from './change-milestone.ts';
import { createMilestone } from './create-milestone.ts';
import { deleteMilestone } from './delete-milestone.ts';
import { listDatedSteps } from './list-dated-steps.ts';
import { listMilestones } from './list-milestones.ts';
import { searchSteps } from './search-steps.ts';

export const milestonesRoutes = (deps: GoalsDeps) =>
  routes(goalsApi, {
    listMilestones: ({ caller, params }) => listMilestones(deps, { goalId: params.id, ownerId: caller.id }),
    searchSteps: ({ caller, query }) => searchSteps(deps, { ownerId: caller.id, ...query }),
    listDatedSteps: ({ caller, query }) => listDatedSteps(deps, { ownerId: caller.id, ...query }),
    createMilestone: ({ caller, params, body }) =>
      createMilestone(deps, { goalId: params.id, ownerId: caller.id, milestone: body }),
    changeMilestone: ({ caller, params: { id, milestoneId }, body }) =>
      changeMilestone(deps, { goalId: id, milestoneId, ownerId: caller.id, change: body }),
    deleteMilestone: ({ caller, params: { id, milestoneId } }) =>
      deleteMilestone(deps, { goalId: id, milestoneId, ownerId: caller.id }),
  });
