import { randomBytes } from 'node:crypto';

/** A url-safe id that sorts by time: 9 characters of milliseconds in base 36, then 80 random bits. */
export function newId(): string {
  return Date.now().toString(36).padStart(9, '0') + randomBytes(10).toString('hex');
}
