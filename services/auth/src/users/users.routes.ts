import { authApi } from '@pathwise/contracts/api/auth';
import { routes } from '@pathwise/service-kit/http/routes';
import type { AuthDeps } from '../deps.ts';
import { changePrivacy } from './change-privacy.ts';
import { changeProfile } from './change-profile.ts';
import { getUser } from './get-user.ts';

export const usersRoutes = (deps: AuthDeps) =>
  routes(authApi, {
    getUser: ({ caller }) => getUser(deps, { userId: caller.id }),
    setTimeZone: ({ caller, body }) => changeProfile(deps, { userId: caller.id, change: body }),
    changeProfile: ({ caller, body }) => changeProfile(deps, { userId: caller.id, change: body }),
    setGoalsPrivacy: ({ caller, body }) => changePrivacy(deps, { userId: caller.id, change: body }),
    setDiaryVisibility: ({ caller, body }) => changePrivacy(deps, { userId: caller.id, change: body }),
  });
