import type { User } from '@pathwise/contracts/api/auth';
import { lastKnownPerson } from '@pathwise/federation/storage-keys';

/** The last person signed in on this device, so that a reload while the server is away does not sign them out. */
export const lastKnownUser = {
  get(): User | undefined {
    const user = lastKnownPerson.get();
    return isUser(user) ? user : undefined;
  },
  set: (user: User) => lastKnownPerson.set(user),
  clear: () => lastKnownPerson.set(undefined),
};

function isUser(value: unknown): value is User {
  const { id, email } = (value ?? {}) as Partial<Record<string, unknown>>;
  return typeof id === 'string' && typeof email === 'string';
}
