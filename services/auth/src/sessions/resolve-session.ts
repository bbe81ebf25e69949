import type { ResolvedSession } from '@pathwise/contracts/api/auth';
import { userSeen } from '@pathwise/contracts/events/auth';
import { signCallerToken, tokenLifetime } from '@pathwise/service-kit/http/caller';
import { trusted } from 'mongoose';
import type { AuthDeps } from '../deps.ts';
import { effectivePlan } from '../plan/plan.rules.ts';
import { hashSecretToken } from '../secret-token.ts';
import { bumpUser } from '../users/bump-user.ts';
import { changeProfile } from '../users/change-profile.ts';
import { type UserRecord, users } from '../users/user.model.ts';
import { type SessionRecord, sessions } from './session.model.ts';
import { endOf, seenDay, seenEvery } from './session.rules.ts';

/** Turns a session cookie into a token for the other services. Undefined when the cookie has no valid session. */
export async function resolveSession(
  deps: AuthDeps,
  input: { sessionToken: string; timeZone?: string | undefined },
): Promise<ResolvedSession | undefined> {
  const now = deps.now();
  const session = await sessions(deps.db)
    .findOne({ tokenHash: hashSecretToken(input.sessionToken) })
    .lean();
  if (!session || session.expiresAt <= now) return undefined;
  const user = await users(deps.db).findById(session.userId).lean();
  if (!user) return undefined;

  const end = await noteUse(deps, { session, role: user.role, now });
  if (!end) return undefined;
  if (user.lastSeenOn !== seenDay(now)) await announceSeen(deps, { userId: user._id, now });
  const timeZone = await keepTimeZone(deps, { user, timeZone: input.timeZone });
  const { _id: id, role } = user;
  const caller = { id, role, plan: effectivePlan(user, now), sessionId: session._id, timeZone };
  return {
    token: signCallerToken(deps.config.JWT_PRIVATE_KEY, caller, now),
    userId: id,
    sessionId: session._id,
    firstName: user.firstName,
    timeZone,
    expiresAt: answerGoodUntil(now, end).toISOString(),
  };
}

/** Stores the browser's latest time zone. Work without a request, such as reminders, uses it. */
async function keepTimeZone(
  deps: AuthDeps,
  { user, timeZone }: { user: UserRecord; timeZone: string | undefined },
): Promise<string> {
  if (!timeZone || timeZone === user.timeZone) return user.timeZone;
  try {
    await changeProfile(deps, { userId: user._id, change: { timeZone } });
  } catch (error) {
    deps.log.warn({ userId: user._id, error }, 'could not keep the time zone');
  }
  return timeZone;
}

/** The time by which the gateway must ask again: the end of the token, or of the session when that is earlier. */
function answerGoodUntil(now: Date, end: Date): Date {
  return new Date(Math.min(now.getTime() + tokenLifetime * 1000, end.getTime()));
}

/** Extends the idle limit, at most once a minute. Returns the new end, or undefined when the session has ended meanwhile. */
async function noteUse(
  deps: AuthDeps,
  { session, role, now }: { session: SessionRecord; role: UserRecord['role']; now: Date },
): Promise<Date | undefined> {
  if (now.getTime() - session.lastSeenAt.getTime() < seenEvery) return session.expiresAt;
  const expiresAt = endOf({ createdAt: session.createdAt, lastSeenAt: now }, role);
  const { matchedCount } = await sessions(deps.db).updateOne({ _id: session._id }, { lastSeenAt: now, expiresAt });
  return matchedCount > 0 ? expiresAt : undefined;
}

/** Emits `user-seen` once a day. Only statistics depend on it, so after a failure the next call emits it. */
async function announceSeen(deps: AuthDeps, { userId, now }: { userId: string; now: Date }): Promise<void> {
  const seenOn = seenDay(now);
  try {
    await deps.inTransaction(async (tx) => {
      const unseen = { _id: userId, lastSeenOn: trusted({ $ne: seenOn }) };
      if (!(await users(deps.db).exists(unseen).session(tx.session))) return;
      const { version } = await bumpUser(deps, tx, { userId, set: { lastSeenOn: seenOn } });
      await tx.emit(userSeen, { userId, seenOn, version });
    });
  } catch (error) {
    deps.log.warn({ userId, error }, 'could not note that a person was seen');
  }
}
