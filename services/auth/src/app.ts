import { setTimeout as wait } from 'node:timers/promises';
import {
  addressesOfPeople,
  givenUpAccountMails,
  membersPage,
  profileOfPerson,
  roleOfPerson,
} from '@pathwise/contracts/questions/auth';
import { answer } from '@pathwise/service-kit/events/question';
import { mails } from '@pathwise/service-kit/mail/mail.model';
import { sendMails } from '@pathwise/service-kit/mail/send-mails';
import { dropCollections } from '@pathwise/service-kit/migrations/drop-collections';
import { fillAbsent } from '@pathwise/service-kit/migrations/fill-absent';
import { directory } from '@pathwise/service-kit/search/places';
import { defineService } from '@pathwise/service-kit/service';
import { attempts } from '@pathwise/service-kit/throttle/attempts.model';
import { accountRoutes } from './account/account.routes.ts';
import { exports } from './account/export.model.ts';
import { audit } from './audit/audit.model.ts';
import { bulkActions, bulkTargets } from './bulk/bulk.model.ts';
import { bulkRoutes } from './bulk/bulk.routes.ts';
import { workOff } from './bulk/work-off.ts';
import type { Config } from './config.ts';
import type { AuthParts } from './deps.ts';
import { emailRoutes } from './email/email.routes.ts';
import { internet } from './images/download-picture.ts';
import { images } from './images/image.model.ts';
import { imagesRoutes } from './images/images.routes.ts';
import { importRoutes } from './import/import.routes.ts';
import { mailLinks } from './mail-links/mail-link.model.ts';
import { regularRole } from './migrations/regular-role.ts';
import { usersIntoDirectory } from './migrations/users-into-directory.ts';
import { createAfterAnswer } from './password/after-answer.ts';
import { passwordRoutes } from './password/password.routes.ts';
import { peopleRoutes } from './people/people.routes.ts';
import { keepPlan } from './plan/keep-plan.consumer.ts';
import { internalRoutes } from './sessions/internal.routes.ts';
import { sessions } from './sessions/session.model.ts';
import { sessionsRoutes } from './sessions/sessions.routes.ts';
import { argon2Passwords } from './sign-in/passwords.ts';
import { signInRoutes } from './sign-in/sign-in.routes.ts';
import { tellAddresses } from './users/addresses-of-people.ts';
import { tellGivenUpMails } from './users/given-up-mails.ts';
import { tellMembers } from './users/members-page.ts';
import { tellProfile } from './users/profile-of-person.ts';
import { roleOf } from './users/role-of.ts';
import { users } from './users/user.model.ts';
import { usersRoutes } from './users/users.routes.ts';

const realParts = (): AuthParts => ({
  passwords: argon2Passwords(),
  pictureSource: internet,
  pause: async (milliseconds, signal) => {
    if (milliseconds > 0) await wait(milliseconds, undefined, { signal }).catch(() => {}); // the caller hung up
  },
});

/** The auth service. A test may replace its slow parts. */
export const createAuthService = (replaced: Partial<AuthParts> = {}) =>
  defineService<Config>({
    name: 'auth',
    collections: [
      users,
      directory,
      bulkActions,
      bulkTargets,
      sessions,
      attempts,
      images,
      exports,
      mailLinks,
      mails,
      audit,
    ],
    migrations: [
      regularRole,
      usersIntoDirectory,
      dropCollections('drop-old-sign-in-attempts', ['sign_in_attempts']),
      dropCollections('drop-sign-in-attempts', ['signInAttempts']),
      fillAbsent('users-have-a-profile-version', { in: 'users', field: 'profileVersion', to: 0 }),
      fillAbsent('users-have-a-pending-email', { in: 'users', field: 'pendingEmail', to: null }),
    ],
    build: (serviceDeps) => {
      const afterAnswer = createAfterAnswer(serviceDeps.log);
      const deps = { ...serviceDeps, afterAnswer, ...realParts(), ...replaced };
      return {
        routes: [
          signInRoutes(deps),
          usersRoutes(deps),
          passwordRoutes(deps),
          emailRoutes(deps),
          sessionsRoutes(deps),
          imagesRoutes(deps),
          accountRoutes(deps),
          peopleRoutes(deps),
          bulkRoutes(deps),
          importRoutes(deps),
        ],
        consumers: [keepPlan(deps)],
        answers: [
          answer(profileOfPerson, (asked) => tellProfile(deps, asked)),
          answer(membersPage, (asked) => tellMembers(deps, asked)),
          answer(roleOfPerson, async ({ userId }) => ({ role: await roleOf(deps, userId) })),
          answer(addressesOfPeople, (asked) => tellAddresses(deps, asked)),
          answer(givenUpAccountMails, (asked) => tellGivenUpMails(deps, asked)),
        ],
        workers: [sendMails(deps), workOff(deps), afterAnswer.worker],
        internal: internalRoutes(deps),
        roleOf: (userId) => roleOf(deps, userId),
      };
    },
  });

export const authService = createAuthService();
