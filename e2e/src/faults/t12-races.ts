import { randomUUID } from 'node:crypto';
import { createApiClient } from '@pathwise/api-client/client';
import { ApiError } from '@pathwise/api-client/errors';
import { askingAgain } from '@pathwise/local/asking-again';
import { newPerson, password, registerMany, visitor } from '../people/person.ts';
import { checkedPlatform } from '../test-platform.ts';
import { expectations, type FaultTest } from './fault-test.ts';
import { seatRace } from './seat-race.ts';
import { isQuick, manyCalls } from './size.ts';

async function outcomes(calls: Promise<unknown>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const result of await Promise.allSettled(calls)) {
    const name =
      result.status === 'fulfilled'
        ? 'done'
        : result.reason instanceof ApiError
          ? String(result.reason.status)
          : 'no answer';
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

export const races: FaultTest = {
  name: 'T12',
  passesWhen: `50 goals at once by one free member leave exactly 3; 20 registrations of one address leave exactly 1${
    isQuick ? '' : '; 100 of 150 buyers at once get a place while billing is killed, and none is lost'
  }`,
  async run(run) {
    const platform = await checkedPlatform({ dir: run.dir, site: false, demoPayments: true, env: manyCalls });
    run.atEnd(platform.stop);
    const { broken, expect } = expectations();
    // a busy service refuses without a change; such a call is made again, so that each ends with what it leaves
    const patient = (send: typeof fetch) =>
      createApiClient({ baseUrl: platform.url, fetch: askingAgain(send), timeZone: () => 'Europe/London' });
    const { goals: ofMember } = patient((await newPerson(platform.url)).fetch);
    const goals = await outcomes(
      Array.from({ length: 50 }, (_, i) => ofMember.createGoal({ body: { title: `At once ${i}` } })),
    );
    const kept = (await ofMember.listGoals()).length;
    expect(kept === 3, `${kept} goals are kept`);
    expect(goals['done'] === 3 && goals['402'] === 47, `goals ended ${JSON.stringify(goals)}`);
    const email = `race-${randomUUID()}@example.org`;
    const registrations = await outcomes(
      Array.from({ length: 20 }, () =>
        patient(visitor(platform.url).fetch).auth.register({ body: { email, password } }),
      ),
    );
    expect(
      registrations['done'] === 1 && registrations['409'] === 19,
      `registrations ended ${JSON.stringify(registrations)}`,
    );
    const figures = { goals, kept, registrations };
    // 150 people register and press for two minutes: too long for the quick run
    if (isQuick) return { broken, figures };
    const seats = await seatRace(platform, run, await registerMany(platform.url, 150));
    return { broken: [...broken, ...seats.broken], figures: { ...figures, seats: seats.figures } };
  },
};
