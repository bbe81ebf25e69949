import { createHash } from 'node:crypto';
import { trusted } from 'mongoose';
import { isDuplicateKey } from '../mongo/errors.ts';
import { tooMany } from '../problem.ts';
import type { ServiceDeps } from '../service.ts';
import { attempts } from './attempts.model.ts';
import { type Limit, slidingCount, windowAt } from './throttle.rules.ts';

/** A counted attempt. `takeBack` uncounts it when it did not fail or was refused. */
export interface Counted {
  takeBack(): Promise<void>;
}
interface Counter {
  limit: Limit;
  subject: string;
}
type Deps = Pick<ServiceDeps, 'db' | 'now' | 'newId'>;

/**
 * Counts an attempt in the database before it is made, so neither concurrent attempts nor several replicas exceed a
 * limit. `count` is the number of attempts in the window, this one included.
 */
export async function countAttempt(deps: Deps, { limit, subject }: Counter): Promise<Counted & { count: number }> {
  const { index, elapsed } = windowAt(limit, deps.now());
  const idOf = (window: number) =>
    createHash('sha256')
      .update(JSON.stringify([limit.name, subject, window]))
      .digest('base64url');
  const _id = idOf(index);
  const attempt = deps.newId();
  const expiresAt = new Date((index + 2) * limit.windowMs); // the next window still counts a share of this one
  const [current, before] = await Promise.all([
    add(deps, { _id, attempt, expiresAt, room: limit.most * 2 }),
    attempts(deps.db)
      .findById(idOf(index - 1))
      .lean(),
  ]);
  return {
    count: slidingCount({ before: before?.ids?.length ?? 0, current, elapsed }),
    takeBack: async () => {
      await attempts(deps.db).updateOne({ _id }, { $pull: { ids: attempt } });
    },
  };
}

/** Counts an attempt under several limits. Throws 429 beyond any of them. A refused attempt is not counted, so waiting always helps. */
export async function countWithin(deps: Deps, counters: readonly Counter[]): Promise<Counted> {
  const counted = await Promise.all(counters.map((counter) => countAttempt(deps, counter)));
  const takeBack = async () => void (await Promise.all(counted.map((each) => each.takeBack())));
  const passed = counters.filter(({ limit }, at) => (counted[at]?.count ?? 0) > limit.most);
  if (passed.length === 0) return { takeBack };

  await takeBack();
  const seconds = Math.max(...passed.map(({ limit }) => Math.ceil(windowAt(limit, deps.now()).endsInMs / 1000)));
  const minutes = Math.ceil(seconds / 60);
  throw tooMany(`Too many attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`, seconds);
}

/** Adds an attempt and returns how many there are. A list holds at most `room` attempts, which is more than any limit. */
async function add(
  { db }: Pick<ServiceDeps, 'db'>,
  { _id, attempt, expiresAt, room }: { _id: string; attempt: string; expiresAt: Date; room: number },
): Promise<number> {
  const hasRoom = { _id, [`ids.${room - 1}`]: trusted({ $exists: false }) };
  const added = { $addToSet: { ids: attempt }, $setOnInsert: { expiresAt } };
  const upsert = () => attempts(db).findOneAndUpdate(hasRoom, added, { upsert: true, returnDocument: 'after' }).lean();
  const refused = (error: unknown) => {
    if (!isDuplicateKey(error)) throw error;
  };
  // A first duplicate key can mean that a concurrent attempt has created the list. A second one means that the list is full.
  const list = (await upsert().catch(refused)) ?? (await upsert().catch(refused));
  return list ? list.ids.length : room + 1;
}
