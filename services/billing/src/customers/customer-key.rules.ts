import { createHash } from 'node:crypto';

/** The key of a person's row in `customers`. It stays after the account is deleted, and does not reveal whose it was. */
export const customerKey = (userId: string): string =>
  createHash('sha256').update(`customer:${userId}`).digest('base64url');
