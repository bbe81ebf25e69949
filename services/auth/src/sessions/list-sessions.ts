import { trusted } from 'mongoose';
import type { AuthDeps } from '../deps.ts';
import { deviceOf } from './device.rules.ts';
import { sessions } from './session.model.ts';

const mostShown = 100;

/** The sessions of an account, most recently used first. */
export async function listSessions(deps: AuthDeps, input: { userId: string; currentId: string }) {
  const open = await sessions(deps.db)
    .find({ userId: input.userId, expiresAt: trusted({ $gt: deps.now() }) })
    .sort({ lastSeenAt: -1 })
    .limit(mostShown)
    .lean();
  return open.map(({ _id, createdAt, lastSeenAt, userAgent }) => ({
    id: _id,
    current: _id === input.currentId,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    userAgent,
    device: deviceOf(userAgent),
  }));
}
