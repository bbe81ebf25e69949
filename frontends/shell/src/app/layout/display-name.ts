import type { User } from '@pathwise/contracts/api/auth';

/** What a person is called in the frame: their names, or their address when they gave none. */
export function displayName({ firstName, lastName, email }: Pick<User, 'firstName' | 'lastName' | 'email'>): string {
  return [firstName, lastName].filter(Boolean).join(' ') || email;
}
