import { Passport } from 'passport';
import { Strategy as LocalStrategy } from 'passport-local';
import type { AuthDeps } from '../deps.ts';
import { type UserRecord, users } from '../users/user.model.ts';

export type CheckPassword = (input: { email: string; password: string }) => Promise<UserRecord | undefined>;

/**
 * Checks the password with a passport strategy, without passport's sessions (ours are opaque, stored and revocable).
 * An unknown address costs a hash too, so the response time does not reveal who has an account.
 */
export function createCheckPassword(deps: Pick<AuthDeps, 'db' | 'passwords'>): CheckPassword {
  const passport = new Passport();
  passport.use(
    new LocalStrategy({ usernameField: 'email', session: false }, (email, password, done) => {
      findUser(deps, { email, password }).then(
        (user) => done(null, user ?? false),
        (error: unknown) => done(error),
      );
    }),
  );
  return (input) =>
    new Promise((resolve, reject) => {
      const decide = (error: unknown, user?: unknown) => {
        if (error) reject(error);
        else resolve(user ? (user as UserRecord) : undefined);
      };
      passport.authenticate('local', { session: false }, decide)({ body: input }, {}, reject);
    });
}

async function findUser(
  { db, passwords }: Pick<AuthDeps, 'db' | 'passwords'>,
  { email, password }: { email: string; password: string },
): Promise<UserRecord | undefined> {
  const user = await users(db).findOne({ email }).lean();
  const matches = await passwords.verify(user?.passwordHash, password);
  return user && matches ? user : undefined;
}
