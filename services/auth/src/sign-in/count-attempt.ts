import { createHash } from 'node:crypto';
import { isDuplicateKey } from '@pathwise/service-kit/mongo/errors';
import { tooMany } from '@pathwise/service-kit/problem';
import type { AuthDeps } from '../auth-deps.ts';
import { attempts } from './attempts.model.ts';
import { type Limit, slidingCount, windowAt } from './throttle.rules.ts';

export interface Counted {
  /** Attempts within the window, this one included. */
  count: number;
  /** Uncounts this attempt: it was no failure, or it was refused. */
  takeBack(): Promise<void>;
}

/**
 * Counts an attempt before it is made, in the database, so that neither many at once nor several replicas get past a
 * limit.
 */
export async function countAttempt(
  deps: Pick<AuthDeps, 'db' | 'now'>,
  { limit, subject }: { limit: Limit; subject: string },
): Promise<Counted> {
  const now = deps.now();
  const { index, elapsed } = windowAt(limit, now);
  const idOf = (window: number) =>
    createHash('sha256')
      .update(JSON.stringify([limit.name, subject, window]))
      .digest('base64url');
  const id = idOf(index);
  const expiresAt = new Date((index + 2) * limit.windowMs); // the next window still looks back at this one
  const [current, before] = await Promise.all([
    increase(deps, { id, expiresAt }),
    attempts(deps.db)
      .findById(idOf(index - 1))
      .lean(),
  ]);
  return {
    count: slidingCount({ before: before?.count ?? 0, current, elapsed }),
    takeBack: async () => {
      await attempts(deps.db).updateOne({ _id: id }, { $inc: { count: -1 } });
    },
  };
}

/** Like `countAttempt`, and throws 429 beyond the limit. A refused attempt does not count, so waiting always helps. */
export async function countWithin(
  deps: Pick<AuthDeps, 'db' | 'now'>,
  { limit, subject }: { limit: Limit; subject: string },
): Promise<Counted> {
  const counted = await countAttempt(deps, { limit, subject });
  if (counted.count <= limit.most) return counted;
  await counted.takeBack();
  const seconds = Math.ceil(windowAt(limit, deps.now()).endsInMs / 1000);
  const minutes = Math.ceil(seconds / 60);
  throw tooMany(`Too many attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`, seconds);
}

async function increase(
  deps: Pick<AuthDeps, 'db'>,
  { id, expiresAt }: { id: string; expiresAt: Date },
): Promise<number> {
  const add = () =>
    attempts(deps.db)
      .findOneAndUpdate(
        { _id: id },
        { $inc: { count: 1 }, $setOnInsert: { expiresAt } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean();
  try {
    return (await add())?.count ?? 1;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return (await add())?.count ?? 1; // another one made the counter between our look and our insert
  }
}
