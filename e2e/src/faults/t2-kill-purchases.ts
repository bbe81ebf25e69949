import type { PartName } from '@pathwise/local/platform';
import { rounded } from '../figures.ts';
import { registerMany } from '../people/person.ts';
import { checkedPlatform } from '../test-platform.ts';
import { countOutcomes } from './acknowledged.ts';
import { expectations, type FaultTest } from './fault-test.ts';
import { killAtRandom } from './kill-at-random.ts';
import { type PurchaseVerdict, purchase, purchaseVerdict } from './purchases.ts';
import { manyCalls, size } from './size.ts';

const buyerCount = size('FAULT_BUYERS', 300, 24);
const killsEach = size('FAULT_PURCHASE_KILLS', 12, 2);
const parts: PartName[] = ['billing', 'auth', 'goals', 'broker'];
/** Seconds that a kill, the restart and the pause before the next one take. */
const secondsPerKill = 2;

function judge(verdict: PurchaseVerdict): string[] {
  const { broken, expect } = expectations();
  const wanted = verdict.buyers - Math.floor(verdict.buyers / 4);
  expect(verdict.paid === wanted, `${verdict.paid} of ${wanted} paid`);
  expect(verdict.paidWithoutPremium === 0, `${verdict.paidWithoutPremium} paid and have no premium`);
  expect(verdict.premiumWithoutPayment === 0, `${verdict.premiumWithoutPayment} have premium without a payment`);
  expect(verdict.doubleCharges === 0, `${verdict.doubleCharges} were charged twice`);
  expect(verdict.announcedTwice === 0, `${verdict.announcedTwice} upgrades were announced twice`);
  return broken;
}

export const killPurchases: FaultTest = {
  name: 'T2',
  passesWhen: `kill -9 of billing, auth, goals and the broker ${killsEach} times each at random moments during ${buyerCount} purchases: 0 paid without premium 60 s later, 0 premium without payment, 0 charged twice`,
  async run(run) {
    const platform = await checkedPlatform({ dir: run.dir, site: false, demoPayments: true, env: manyCalls });
    run.atEnd(platform.stop);
    const people = await registerMany(platform.url, buyerCount);
    run.say(`${people.length} people registered`);
    const seconds = parts.length * killsEach * secondsPerKill;
    const [killed, { buyers, tries }] = await Promise.all([
      killAtRandom(platform, run, { parts, each: killsEach }),
      purchase(platform, people, { seconds }),
    ]);
    const verdict = await purchaseVerdict(platform, { dir: run.dir, buyers, limitMs: 60_000 });
    return {
      broken: judge(verdict),
      figures: { killed, outcomes: countOutcomes(tries), ...verdict, seconds: rounded(seconds) },
    };
  },
};
