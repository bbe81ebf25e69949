import { authApi } from '@pathwise/contracts/api/auth';
import { routes } from '@pathwise/service-kit/http/routes';
import type { AuthDeps } from '../deps.ts';
import { beginBulkAction } from './begin-action.ts';
import { resumeBulkAction } from './resume-action.ts';
import { getBulkAction, listBulkActions } from './show-actions.ts';

export const bulkRoutes = (deps: AuthDeps) =>
  routes(authApi, {
    beginBulkAction: ({ caller, body, timeZone }) =>
      beginBulkAction(deps, { adminId: caller.id, timeZone, asked: body }),
    listBulkActions: () => listBulkActions(deps),
    getBulkAction: ({ params }) => getBulkAction(deps, { id: params.id }),
    resumeBulkAction: ({ caller, params }) => resumeBulkAction(deps, { id: params.id, adminId: caller.id }),
  });
