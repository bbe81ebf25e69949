import { signedOut } from '@pathwise/service-kit/problem';
import type { AuthDeps } from '../deps.ts';
import { confirmPassword } from '../sign-in/confirm-password.ts';
import { eraseAccount } from './erase-account.ts';

/**
 * Deletes an account for good. The address is free and every session has ended at the commit. Each service, this one included,
 * erases the rest when it takes the event. Throws 403 for a wrong password and 409 for the only admin.
 */
export async function deleteAccount(
  deps: AuthDeps,
  input: { userId: string; password: string; address: string; signal: AbortSignal },
): Promise<void> {
  const { userId } = input;
  await confirmPassword(deps, input);
  await deps.inTransaction(async (tx) => {
    if (!(await eraseAccount(deps, tx, userId))) throw signedOut();
  });
}
