import { invalid } from '@pathwise/service-kit/problem';
import { isCommonPassword } from './common-passwords.rules.ts';

interface Person {
  email: string;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
}

/** Throws 422 for a password that is easy to guess, also by who knows the person. `path` names its field. */
export function refuseCommonPassword(
  { email, firstName, lastName }: Person,
  { password, path = 'password' }: { password: string; path?: string },
): void {
  const own = [email, firstName, lastName];
  if (!isCommonPassword(password, [...own, 'pathwise'])) return;
  // a word that everybody knows, or one of the person's own
  const reason = isCommonPassword(password, ['pathwise']) ? '' : ' It is made from your name or address.';
  throw invalid([{ path, message: `This password is too easy to guess.${reason} Please choose another one.` }]);
}
