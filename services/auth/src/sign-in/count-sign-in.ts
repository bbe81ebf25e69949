import { type Counted, countAttempt, countWithin } from '@pathwise/service-kit/throttle/count-attempt';
import type { AuthDeps } from '../deps.ts';
import { accountAndAddress, fromAddress, onAccount, slowness } from './throttle.rules.ts';

/** Counts the attempt as a failure until it succeeds. Waits first when the account has many recent failures. */
export async function countSignIn(
  deps: AuthDeps,
  { email, address, signal }: { email: string; address: string; signal: AbortSignal },
): Promise<Counted> {
  const counted = await countWithin(deps, [
    { limit: fromAddress, subject: address },
    { limit: accountAndAddress, subject: `${email} ${address}` },
  ]);
  const onThisAccount = await countAttempt(deps, { limit: onAccount, subject: email });
  await deps.pause(slowness(onThisAccount.count), signal);
  return { takeBack: async () => void (await Promise.all([counted.takeBack(), onThisAccount.takeBack()])) };
}
