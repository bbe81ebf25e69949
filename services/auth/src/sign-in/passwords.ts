import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { unavailable } from '@pathwise/service-kit/problem';

export interface Passwords {
  hash(password: string): Promise<string>;
  /** True when the password is the one hashed. Without a hash it costs the same and is false. */
  verify(passwordHash: string | undefined, password: string): Promise<boolean>;
}

/** OWASP Password Storage Cheat Sheet: argon2id (the library's default), 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Four run at once on the thread pool at some 20 ms each; what would wait longer than half a second is turned away. */
const mostWaiting = 64;

/** One password typed on two keyboards can be two byte strings; NIST SP 800-63B has them normalised before hashing. */
const normalise = (password: string) => password.normalize('NFKC');

/** Hashes and checks passwords with argon2id. Throws 503 when more than the machine can do is asked for. */
export function argon2Passwords(): Passwords {
  let waiting = 0;
  let nobodysHash: Promise<string> | undefined;

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (waiting >= mostWaiting)
      throw unavailable('Many people are signing in right now. Please try again in a moment.');
    waiting += 1;
    try {
      return await work();
    } finally {
      waiting -= 1;
    }
  }

  return {
    hash: (password) => inTurn(() => hash(normalise(password), cost)),
    verify: (passwordHash, password) =>
      inTurn(async () => {
        nobodysHash ??= hash(randomUUID(), cost);
        const known = await verify(passwordHash ?? (await nobodysHash), normalise(password));
        return passwordHash !== undefined && known;
      }),
  };
}
