import { type Counted, countAttempt, countWithin } from '@pathwise/service-kit/throttle/count-attempt';
import type { AuthDeps } from '../deps.ts';
import { accountAndAddress, fromAddress, onAccount, slowness } from './throttle.rules.ts';

/** Counts the attempt as a failure until it succeeds. `slownessMs` is the pause to make first, after many recent failures. */
export async function countSignIn(
  deps: AuthDeps,
  { email, address }: { email: string; address: string },
): Promise<Counted & { slownessMs: number }> {
  const counted = await countWithin(deps, [
    { limit: fromAddress, subject: address },
    { limit: accountAndAddress, subject: `${email} ${address}` },
  ]);
  const onThisAccount = await countAttempt(deps, { limit: onAccount, subject: email });
  return {
    slownessMs: slowness(onThisAccount.count),
    takeBack: async () => void (await Promise.all([counted.takeBack(), onThisAccount.takeBack()])),
  };
}
