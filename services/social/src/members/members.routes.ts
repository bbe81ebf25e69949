import { socialApi } from '@pathwise/contracts/api/social';
import { linkNext } from '@pathwise/service-kit/http/page';
import { routes } from '@pathwise/service-kit/http/routes';
import type { SocialDeps } from '../deps.ts';
import { getMember } from './get-member.ts';
import { listMembers, searchMembers } from './list-members.ts';

const { operations } = socialApi;

export const membersRoutes = (deps: SocialDeps) =>
  routes(socialApi, {
    listMembers: async ({ caller, query, http }) => {
      const { page, next } = await listMembers(deps, { viewer: caller, ...query });
      linkNext(http, { path: operations.listMembers.path, limit: query.limit, cursor: next });
      return page;
    },
    searchMembers: async ({ caller, query: { q, ...query }, http }) => {
      const { page, next } = await searchMembers(deps, { viewer: caller, query: q, ...query });
      linkNext(http, { path: operations.searchMembers.path, limit: query.limit, cursor: next, query: { q } });
      return page;
    },
    getMember: ({ caller, params }) => getMember(deps, { viewer: caller, userId: params.id }),
  });
