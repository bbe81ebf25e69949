import type { registration } from '@pathwise/contracts/api/auth';
import { isDuplicateKey, isInfrastructure } from '@pathwise/service-kit/mongo/errors';
import { conflict } from '@pathwise/service-kit/problem';
import { takePlaces } from '@pathwise/service-kit/search/places';
import { countWithin } from '@pathwise/service-kit/throttle/count-attempt';
import type { z } from 'zod';
import { noteInAudit } from '../audit/audit.model.ts';
import type { AuthDeps } from '../deps.ts';
import { endSession } from '../sessions/end-session.ts';
import { startSession } from '../sessions/start-session.ts';
import { announceNewUser, newUser } from '../users/new-user.ts';
import { users } from '../users/user.model.ts';
import { toUser } from '../users/user-view.ts';
import type { HeldSession, SignedIn } from './log-in.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';
import { fromAddress } from './throttle.rules.ts';

type Registration = z.output<typeof registration>;

interface Input {
  registration: Registration;
  timeZone: string;
  address: string;
  userAgent: string | undefined;
  held: HeldSession | undefined;
}

export const emailTaken = () => conflict('An account with this email already exists', 'email-taken');

/** Creates an account and signs in. Throws 409 for a taken address, 422 for a common password. */
export async function register(deps: AuthDeps, input: Input): Promise<SignedIn> {
  refuseCommonPassword(input.registration, input.registration);
  // Without this limit one could test thousands of addresses for accounts.
  const asking = await countWithin(deps, [{ limit: fromAddress, subject: input.address }]);
  if (await isTaken(deps, input)) throw emailTaken();
  await countWithin(deps, [{ limit: registrationsFrom(deps), subject: input.address }]);

  const passwordHash = await deps.passwords.hash(input.registration.password);
  const signedIn = await createUser(deps, { ...input, passwordHash });
  await asking.takeBack();
  return signedIn;
}

const isTaken = ({ db }: AuthDeps, { registration }: Input) => users(db).exists({ email: registration.email });

const registrationsFrom = ({ config }: AuthDeps) =>
  ({ name: 'registrations', windowMs: 3_600_000, most: config.REGISTRATIONS_PER_HOUR }) as const;

async function createUser(deps: AuthDeps, input: Input & { passwordHash: string }): Promise<SignedIn> {
  const place = await takePlaces(deps.db, 'users');
  try {
    return await deps.inTransaction(async (tx) => {
      // Concurrent registrations retried after the first commit are caught here, before the unique index.
      if (await users(deps.db).exists({ email: input.registration.email }).session(tx.session)) throw emailTaken();
      if (input.held) await endSession(deps, tx, input.held);
      const { email, firstName, lastName } = input.registration;
      const names = { firstName: firstName || null, lastName: lastName || null };
      const { timeZone, passwordHash } = input;
      const fresh = { _id: deps.newId(), createdAt: deps.now(), place };
      const user = newUser({ ...fresh, email, ...names, timeZone, passwordHash });
      await users(deps.db).create([user], { session: tx.session });
      const token = await startSession(deps, tx, { user, userAgent: input.userAgent });
      await noteInAudit(deps, tx, { userId: user._id, what: 'signed-up' });
      await announceNewUser(tx, user);
      return { user: toUser(user, deps.now()), token };
    });
  } catch (error) {
    // A transaction that timed out among concurrent registrations of the same address has lost to the one that committed.
    if (isDuplicateKey(error) || (isInfrastructure(error) && (await isTaken(deps, input)))) throw emailTaken();
    throw error;
  }
}
