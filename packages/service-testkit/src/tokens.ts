import { randomUUID } from 'node:crypto';
import { type Caller, signCallerToken } from '@pathwise/service-kit/caller';
import { testEnvironment } from './test-environment.ts';

/** A caller nobody else is: a free member in UTC unless `differences` say otherwise. */
export function testCaller(differences: Partial<Caller> = {}): Caller {
  const id = randomUUID();
  return { id, role: 'member', plan: 'free', sessionId: `session-of-${id}`, timeZone: 'UTC', ...differences };
}

/** The internal token the gateway would send for this caller, valid for a minute from `now`. */
export function signToken(caller: Partial<Caller> = {}, now = new Date()): string {
  return signCallerToken(testEnvironment().jwtPrivateKey, testCaller(caller), now);
}
