import { profileChanged } from '@pathwise/contracts/events/auth';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { UserRecord } from './user.model.ts';
import { toPublicProfile } from './user-view.ts';

/** Emits a changed profile for the services that keep it, and for the person's open windows. */
export function announceProfile(tx: Tx, user: UserRecord): Promise<void> {
  const { email, timeZone, version } = user;
  return tx.emit(profileChanged, { userId: user._id, email, ...toPublicProfile(user), timeZone, version });
}
