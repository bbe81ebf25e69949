import { goalsApi } from '@pathwise/contracts/api/goals';
import { routes } from '@pathwise/service-kit/http/routes';
import type { GoalsDeps } from '../deps.ts';
import { deleteSuggestions } from './delete-suggestions.ts';
import { getSuggestions } from './get-suggestions.ts';
import { regenerateSuggestions } from './regenerate-suggestions.ts';

export const suggestionsRoutes = (deps: GoalsDeps) =>
  routes(goalsApi, {
    getSuggestions: ({ caller, params }) => getSuggestions(deps, { goalId: params.id, ownerId: caller.id }),
    deleteSuggestions: ({ caller, params }) => deleteSuggestions(deps, { goalId: params.id, ownerId: caller.id }),
    regenerateSuggestions: ({ caller, params, today, timeZone }) =>
      regenerateSuggestions(deps, { goalId: params.id, ownerId: caller.id, today, timeZone }),
  });
