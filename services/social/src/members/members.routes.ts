import { socialApi } from '@pathwise/contracts/api/social';
import { routes } from '@pathwise/service-kit/http/routes';
import type { SocialDeps } from '../deps.ts';
import { getMember } from './get-member.ts';

export const membersRoutes = (deps: SocialDeps) =>
  routes(socialApi, {
    getMember: ({ caller, params }) => getMember(deps, { userId: params.id, plan: caller.plan }),
  });
