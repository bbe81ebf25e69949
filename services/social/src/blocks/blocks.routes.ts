import { socialApi } from '@pathwise/contracts/api/social';
import { linkNext } from '@pathwise/service-kit/http/page';
import { routes } from '@pathwise/service-kit/http/routes';
import type { SocialDeps } from '../deps.ts';
import { blockMember, unblockMember } from './change-block.ts';
import { listBlocks } from './list-blocks.ts';

export const blocksRoutes = (deps: SocialDeps) =>
  routes(socialApi, {
    blockMember: ({ caller, params }) => blockMember(deps, { blockerId: caller.id, memberId: params.id }),
    unblockMember: ({ caller, params }) => unblockMember(deps, { blockerId: caller.id, memberId: params.id }),
    listBlocks: async ({ caller, query, http }) => {
      const { page, next } = await listBlocks(deps, { blockerId: caller.id, ...query });
      linkNext(http, { path: socialApi.operations.listBlocks.path, limit: query.limit, cursor: next });
      return page;
    },
  });
