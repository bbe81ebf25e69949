import type { User } from '@pathwise/contracts/api/auth';

const key = 'lastKnownUser';

/** The last person signed in on this device, so that a reload while the server is away does not sign them out. */
export const lastKnownUser = {
  get(): User | undefined {
    try {
      const user: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
      return isUser(user) ? user : undefined;
    } catch {
      return undefined;
    }
  },
  set(user: User): void {
    try {
      localStorage.setItem(key, JSON.stringify(user));
    } catch {
      // blocked or full: a reload during an outage then shows the landing page
    }
  },
  clear(): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // without access to storage there is nothing to remove
    }
  },
};

function isUser(value: unknown): value is User {
  const { id, email } = (value ?? {}) as Partial<Record<string, unknown>>;
  return typeof id === 'string' && typeof email === 'string';
}
