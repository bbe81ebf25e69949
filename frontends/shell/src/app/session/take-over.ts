import type { User } from '@pathwise/contracts/api/auth';
import type { QueryClient } from '@pathwise/federation/query';
import { forgetOthersWrites } from './kept-on-device.ts';
import { lastKnownUser } from './last-known-user.ts';
import { sessionKey } from './session-query.ts';

/** Makes the person who has just signed in or registered the session. */
export function takeOver(queryClient: QueryClient, user: User): void {
  lastKnownUser.set(user);
  forgetOthersWrites(user.id);
  queryClient.setQueryData(sessionKey, user);
}
