import { goalsApi } from '@pathwise/contracts/api/goals';
import { routes } from '@pathwise/service-kit/http/routes';
import type { GoalsDeps } from '../deps.ts';
import { acceptProposal } from '../proposals/accept-proposal.ts';
import { getProposal } from '../proposals/get-proposal.ts';
import { clearRoadmap } from './clear-roadmap.ts';
import { generateOverview } from './generate-overview.ts';

export const roadmapRoutes = (deps: GoalsDeps) =>
  routes(goalsApi, {
    generateOverview: ({ caller, params, body, today, timeZone }) =>
      generateOverview(deps, { goalId: params.id, ownerId: caller.id, today, timeZone, ...body }),
    acceptProposal: ({ caller, params, body, today }) =>
      acceptProposal(deps, { goalId: params.id, ownerId: caller.id, today, ...body }),
    getProposal: ({ caller, params: { id, proposalId } }) =>
      getProposal(deps, { goalId: id, proposalId, ownerId: caller.id }),
    clearRoadmap: ({ caller, params }) => clearRoadmap(deps, { goalId: params.id, ownerId: caller.id }),
  });
