import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for the cookie. */
export function newSessionToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token. Its 256 bits need no salt and no slow hash. */
export function hashSessionToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
