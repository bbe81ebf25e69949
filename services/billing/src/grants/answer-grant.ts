import type { changeGrant } from '@pathwise/contracts/questions/billing';
import type { z } from 'zod';
import type { BillingDeps } from '../deps.ts';
import { grantPremium, revokePremium } from './grant-premium.ts';

type Asked = z.output<(typeof changeGrant)['request']>;

/** Does to one account what an admin does to many. */
export async function answerGrant(deps: BillingDeps, { action, ...asked }: Asked): Promise<Record<string, never>> {
  if (action === 'grant') await grantPremium(deps, asked);
  else await revokePremium(deps, asked);
  return {};
}
