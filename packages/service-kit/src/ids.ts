import { randomUUID } from 'node:crypto';

/** Creates a URL-safe id that sorts by time: 9 characters of milliseconds in base 36, then 16 of 80 random bits. */
export function newId(): string {
  const random = randomUUID(); // its first 32 and last 48 bits are random, and Node caches the entropy
  const bits = BigInt(`0x${random.slice(0, 8)}${random.slice(-12)}`);
  return Date.now().toString(36).padStart(9, '0') + bits.toString(36).padStart(16, '0');
}
