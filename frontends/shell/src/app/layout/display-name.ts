import type { User } from '@pathwise/contracts/api/auth';

/** A person's name in the frame: first and last name, or without them the email address up to its @, which fits a line. */
export function displayName({ firstName, lastName, email }: Pick<User, 'firstName' | 'lastName' | 'email'>): string {
  return [firstName, lastName].filter(Boolean).join(' ') || (email.split('@')[0] ?? email);
}
