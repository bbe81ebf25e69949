import { setTimeout as pause } from 'node:timers/promises';
import { hasCode } from '@pathwise/api-client/errors';
import type { Platform } from '@pathwise/local/platform';
import type { Person } from '../people/person.ts';
import { countOutcomes, type Try, untilAcknowledged } from './acknowledged.ts';
import { openDatabases } from './everywhere.ts';
import { expectations, type FaultRun } from './fault-test.ts';
import { killAtRandom } from './kill-at-random.ts';
import { press } from './purchases.ts';

const places = 100;
const kills = Number(process.env['FAULT_SEAT_KILLS'] ?? 12);
/** 150 people who try again at once, and every second, keep billing busy with refusing them. */
const busyMs = 3_000;
type Begun = { address: string } | 'no-seats';

/** Chooses the offer until billing has answered: with a checkout, or that all places are taken. */
function choose(platform: Platform, { api }: Person, tries: Try[]): Promise<Begun> {
  const body = { priceId: 'beta-yearly', flow: 'page' } as const;
  return untilAcknowledged<Begun>(
    async (signal) => {
      try {
        const begun = await api.billing.createSubscription({ body, signal });
        if (!('clientSecret' in begun)) throw new Error('the checkout has no secret');
        return { address: `http://127.0.0.1:${platform.ports.stripe}/confirm/${begun.clientSecret}?back=/` };
      } catch (error) {
        if (hasCode(error, 'no-seats')) return 'no-seats';
        throw error;
      }
    },
    (one) => tries.push(one),
    busyMs,
  );
}

interface Seats {
  total: number;
  free: number;
  held: number;
  taken: number;
  /** People with more than one. */
  twice: number;
}

/**
 * 150 people choose the offer of 100 places at once, while billing is killed again and again. Half of those with a place pay, the
 * others walk away. Then the refused choose again: a place that was lost would be missing.
 */
export async function seatRace(platform: Platform, run: FaultRun, people: readonly Person[]) {
  const { broken, expect } = expectations();
  const databases = await openDatabases(platform.mongoUrl);
  const read = async (): Promise<Seats> => {
    const rows = await databases
      .of('billing')
      .collection<{ state: string; holder: string | null }>('seats')
      .find()
      .toArray();
    const count = (state: string) => rows.filter((row) => row.state === state).length;
    const holders = rows.flatMap(({ holder, state }) => (state === 'free' || !holder ? [] : [holder]));
    const twice = holders.length - new Set(holders).size;
    return { total: rows.length, free: count('free'), held: count('held'), taken: count('taken'), twice };
  };
  /** Waits a minute at most: looks at Stripe follow the answers. */
  const settled = async (wanted: Partial<Seats>): Promise<Seats> => {
    const until = performance.now() + 60_000;
    for (;;) {
      const seen = await read();
      const isThere = Object.entries(wanted).every(([state, count]) => seen[state as keyof Seats] === count);
      if (isThere || performance.now() > until) return seen;
      await pause(250);
    }
  };
  const tries: Try[] = [];
  try {
    const race = async () => {
      const begun = await Promise.all(people.map((person) => choose(platform, person, tries)));
      const refused = people.filter((_, index) => begun[index] === 'no-seats');
      const held = await read();
      const holders = people.flatMap((person, index) => {
        const one = begun[index];
        return one && one !== 'no-seats' ? [{ person, address: one.address }] : [];
      });
      await Promise.all(
        holders.map(({ person, address }, index) =>
          index % 2 === 0
            ? press(address, 'pay')
            : untilAcknowledged(
                (signal) => person.api.billing.abandonCheckout({ body: {}, signal }),
                undefined,
                busyMs,
              ),
        ),
      );
      return { refused, held, holders: holders.length };
    };
    const [killed, { refused, held, holders }] = await Promise.all([
      killAtRandom(platform, run, { parts: ['billing'], each: kills }),
      race(),
    ]);
    expect(
      holders === places && refused.length === people.length - places,
      `${holders} of ${people.length} got a place`,
    );
    expect(held.free === 0 && held.total === places, `the places after the rush were ${JSON.stringify(held)}`);
    const paid = Math.ceil(holders / 2);
    const after = await settled({ taken: paid, free: places - paid });
    expect(
      after.taken === paid && after.free === places - paid && after.total === places,
      `${paid} paid and the others walked away, and the places are ${JSON.stringify(after)}`,
    );
    const again = await Promise.all(refused.map((person) => choose(platform, person, tries)));
    const second = again.filter((one) => one !== 'no-seats').length;
    const wanted = Math.min(refused.length, places - paid);
    expect(second === wanted, `${second} of ${refused.length} got a place of ${places - paid} free ones`);
    const last = await read();
    for (const { twice } of [held, after, last]) expect(twice === 0, `${twice} people have two places`);
    return { broken, figures: { killed, outcomes: countOutcomes(tries), held, after, last } };
  } finally {
    await databases.close();
  }
}
