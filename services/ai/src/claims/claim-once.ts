import { setTimeout as pause } from 'node:timers/promises';
import { isDuplicateKey } from '@pathwise/service-kit/mongo/errors';
import type { Model } from 'mongoose';

/** `first` and `taken-over` have the work to do; `done` finds it done. */
export interface Claim<R> {
  by: 'first' | 'taken-over' | 'done';
  row: R;
}

const lookEveryMs = 150;

/**
 * Gives the work of one row to one worker: the one that inserts it. Others wait until it is done. A claim older than
 * `lostAfterMs` belongs to a crashed process, and one of those who wait takes it over.
 */
export async function claimOnce<R extends { _id: string }, At extends keyof R & string>(
  model: Model<R>,
  input: {
    row: R;
    insert: (row: R) => Promise<unknown>;
    /** Finds the row, also when another process inserted it. */
    which: Partial<R>;
    /** The field that says when the work was claimed. */
    claimedAt: At;
    /** What a row holds whose work is not done. */
    open: Partial<R>;
    lostAfterMs: number;
    now: () => Date;
  },
): Promise<Claim<R>> {
  const { row, insert, which, claimedAt, open, lostAfterMs, now } = input;
  const isOpen = (found: R) => Object.entries(open).every(([name, value]) => found[name as keyof R] === value);
  for (let isThere = false; ; ) {
    if (!isThere && (await isFirst(insert(row)))) return { by: 'first', row };
    const found = (await model.findOne(which as never).lean()) as R | null;
    isThere = found !== null;
    if (!found) continue;
    if (!isOpen(found)) return { by: 'done', row: found };
    if (now().getTime() - (found[claimedAt] as Date).getTime() >= lostAfterMs) {
      const same = { _id: found._id, [claimedAt]: found[claimedAt], ...open };
      const { matchedCount } = await model.updateOne(same as never, { $set: { [claimedAt]: now() } } as never);
      if (matchedCount === 1) return { by: 'taken-over', row: found };
    }
    await pause(lookEveryMs);
  }
}

async function isFirst(inserted: Promise<unknown>): Promise<boolean> {
  try {
    await inserted;
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}
