import { randomUUID } from 'node:crypto';
import { type Caller, signCallerToken } from '@pathwise/service-kit/http/caller';
import { testEnvironment } from './test-environment.ts';

/** The ids of all callers that this test file has made. */
export const testPeople = new Set<string>();

/** The ids of callers whose tokens still say admin, while auth would say that they are none any more. */
export const demotedPeople = new Set<string>();

/** A new unique caller: a free member in UTC, except for `differences`. */
export function testCaller(differences: Partial<Caller> = {}): Caller {
  const id = differences.id ?? randomUUID();
  testPeople.add(id);
  return { id, role: 'regular', plan: 'free', sessionId: `session-of-${id}`, timeZone: 'UTC', ...differences };
}

/** The internal token that the gateway sends for this caller, valid for a minute from `now`. */
export function signToken(caller: Partial<Caller> = {}, now = new Date()): string {
  return signCallerToken(testEnvironment().jwtPrivateKey, testCaller(caller), now);
}
