import { createHash, randomBytes } from 'node:crypto';

/** Makes 256 random bits, for a session's cookie or a link in a mail. */
export function newSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash of a token, for the database. 256 random bits need no salt and no slow hash. */
export function hashSecretToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
