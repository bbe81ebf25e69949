import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createSignInQueue } from './sign-in-queue.ts';

export interface Passwords {
  hash(password: string): Promise<string>;
  /** True when the password matches the hash. Without a hash it takes the same time and returns false. */
  verify(passwordHash: string | undefined, password: string): Promise<boolean>;
}

/** OWASP Password Storage Cheat Sheet: argon2id (the library's default), 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** A hash uses a core for 20 ms or more. One core stays free for the event loops of this and the other services. */
const hashesAtOnce = Math.max(1, availableParallelism() - 1);
/** The most hashes that may wait: about two seconds of work. */
const mostWaiting = 64;

/** Two keyboards can encode the same password as different bytes. NIST SP 800-63B asks to normalise before hashing. */
const normalise = (password: string) => password.normalize('NFKC');

/** Hashes and checks passwords with argon2id. Throws 503 when the queue is full. */
export function argon2Passwords(): Passwords {
  const queued = createSignInQueue({ atOnce: hashesAtOnce, waiting: mostWaiting });
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
