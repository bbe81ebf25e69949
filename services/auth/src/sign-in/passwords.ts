import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { unavailable } from '@pathwise/service-kit/problem';
import pLimit from 'p-limit';

export interface Passwords {
  hash(password: string): Promise<string>;
  /** True when the password is the one hashed. Without a hash it costs the same and is false. */
  verify(passwordHash: string | undefined, password: string): Promise<boolean>;
}

/** OWASP Password Storage Cheat Sheet: argon2id (the library's default), 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** A hash holds a core for 20 ms or more: one core is left to the event loops, the service's own and its neighbours'. */
const hashesAtOnce = Math.max(1, availableParallelism() - 1);
/** What would wait for longer than about two seconds is turned away. */
const mostWaiting = 64;

/** One password typed on two keyboards can be two byte strings; NIST SP 800-63B has them normalised before hashing. */
const normalise = (password: string) => password.normalize('NFKC');

/**
 * Lets `atOnce` works run and `waiting` more wait for their turn, first come first served. Throws 503 beyond that: for
 * example the third of three at once with `{ atOnce: 1, waiting: 1 }`.
 */
export function createHashQueue({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const limit = pLimit(atOnce);
  return <T>(work: () => Promise<T>): Promise<T> => {
    if (limit.activeCount + limit.pendingCount >= atOnce + waiting)
      throw unavailable('Many people are signing in right now. Please try again in a moment.');
    return limit(work);
  };
}

/** Hashes and checks passwords with argon2id. Throws 503 when more than the machine can do is asked for. */
export function argon2Passwords(): Passwords {
  const queued = createHashQueue({ atOnce: hashesAtOnce, waiting: mostWaiting });
  let nobodysHash: Promise<string> | undefined;
  return {
    hash: async (password) => queued(() => hash(normalise(password), cost)),
    verify: async (passwordHash, password) =>
      queued(async () => {
        nobodysHash ??= hash(randomUUID(), cost);
        const known = await verify(passwordHash ?? (await nobodysHash), normalise(password));
        return passwordHash !== undefined && known;
      }),
  };
}
