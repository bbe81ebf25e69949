import { randomUUID } from 'node:crypto';

/** Creates a URL-safe id that sorts by time: 9 characters of milliseconds in base 36, then 16 of 80 random bits. */
export function newId(): string {
  const random = randomUUID(); // its first 32 and last 48 bits are random, and Node caches the entropy
  const half = (hex: string) => Number.parseInt(hex, 16).toString(36).padStart(8, '0'); // of 40 bits
  const time = Date.now().toString(36).padStart(9, '0');
  return time + half(random.slice(0, 8) + random.slice(-2)) + half(random.slice(-12, -2));
}
