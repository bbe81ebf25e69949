import { socialApi } from '@pathwise/contracts/api/social';
import { linkNext } from '@pathwise/service-kit/http/page';
import { routes } from '@pathwise/service-kit/http/routes';
import type { SocialDeps } from '../deps.ts';
import { acceptIntroduction, declineIntroduction, endIntroduction } from './answer.ts';
import { askForIntroduction } from './ask.ts';
import { listIntroductions } from './list-introductions.ts';

export const introductionsRoutes = (deps: SocialDeps) =>
  routes(socialApi, {
    listIntroductions: async ({ caller, query, http }) => {
      const { page, next } = await listIntroductions(deps, { ownerId: caller.id, ...query });
      linkNext(http, { path: socialApi.operations.listIntroductions.path, limit: query.limit, cursor: next });
      return page;
    },
    askForIntroduction: ({ caller, body }) =>
      askForIntroduction(deps, { ownerId: caller.id, memberId: body.userId, message: body.message }),
    acceptIntroduction: ({ caller, params }) =>
      acceptIntroduction(deps, { ownerId: caller.id, introductionId: params.id }),
    declineIntroduction: ({ caller, params }) =>
      declineIntroduction(deps, { ownerId: caller.id, introductionId: params.id }),
    endIntroduction: ({ caller, params }) => endIntroduction(deps, { ownerId: caller.id, introductionId: params.id }),
  });
