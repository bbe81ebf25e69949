import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DeadLetter } from '@pathwise/contracts/api/dead-letters';
import { planChanged } from '@pathwise/contracts/events/billing';
import { startTcpProxy } from '@pathwise/service-testkit/tcp-proxy';
import { testEnvironment } from '@pathwise/service-testkit/test-environment';
import type { TestService } from '@pathwise/service-testkit/test-service';
import { testCaller } from '@pathwise/service-testkit/tokens';
import { waitUntil } from '@pathwise/service-testkit/wait-until';
import type { Config } from '../src/config.ts';
import { startAdmin } from './given.ts';

const admin = testCaller({ role: 'admin' });
const path = '/api/admin/dead-letters';
let service: TestService<Config>;
let wire: Awaited<ReturnType<typeof startTcpProxy>>;
beforeAll(async () => {
  wire = await startTcpProxy(testEnvironment().natsUrl);
  service = await startAdmin({ env: { NATS_URL: wire.url } });
});
afterAll(async () => {
  await service.stop();
  await wire.close();
});

const letters = async (): Promise<DeadLetter[]> => (await service.as(admin).get(path)).body;
const ofConsumer = async (name: string) => (await letters()).filter(({ consumer }) => consumer === name);
/** Publishes an event that no consumer can read, and waits until both consumers of its type have given it up. */
async function poison(): Promise<{ counting: DeadLetter; welcoming: DeadLetter }> {
  const before = (await letters()).length;
  const data = { userId: 'ann', plan: 'Ann’s own words', version: 3 };
  await service.events.publishRaw(planChanged.type, JSON.stringify({ ...envelope, data }));
  const found = await waitUntil('two dead letters', async () => {
    const all = await letters();
    return all.length === before + 2 ? all.slice(before) : undefined;
  });
  const [counting, welcoming] = ['admin-count-plans', 'admin-welcome-to-premium'].map((name) =>
    found.find(({ consumer }) => consumer === name),
  );
  if (!counting || !welcoming) throw new Error('the letters are of other consumers');
  return { counting, welcoming };
}
const envelope = {
  specversion: '1.0',
  id: 'poison',
  source: '/pathwise/billing',
  type: planChanged.type,
  time: '2026-11-23T08:00:00.000Z',
  subject: 'ann',
  datacontenttype: 'application/json',
};
/** What the audit log says of a letter. */
const actsAbout = async ({ id }: DeadLetter) =>
  (await service.as(admin).get(`/api/admin/audit?target=dead-letter:${id}`)).body;

describe('dead letters', () => {
  it('show what failed, where, why and how often, without words of a person', async () => {
    const { counting } = await poison();
    expect(counting).toEqual({
      id: expect.any(String),
      service: 'admin',
      consumer: 'admin-count-plans',
      subject: expect.stringMatching(/^events\.billing\.plan-changed\.v1/),
      reason: expect.stringContaining('plan'),
      at: expect.any(String),
      tries: 5,
      payload: { type: 'billing.plan-changed.v1', eventId: 'poison', userId: 'ann', version: 3 },
    });
    expect(JSON.stringify(await letters())).not.toContain('own words');
  });

  it('are replayed for their consumer alone', async () => {
    const { counting, welcoming } = await poison();
    const before = { counting: (await ofConsumer(counting.consumer)).length, all: (await letters()).length };
    expect((await service.as(admin).post(`${path}/${counting.id}/replay`)).status).toBe(204);
    const again = await waitUntil('it to fail again', async () => {
      const now = await ofConsumer(counting.consumer);
      return now.length === before.counting && !now.some(({ id }) => id === counting.id) ? now.at(-1) : undefined;
    });
    expect(again).toMatchObject({ payload: counting.payload, tries: 5 });
    const { jsm } = service.running.broker.link();
    await waitUntil('the other consumer to have seen the replay', async () => {
      const info = await jsm.consumers.info(service.running.broker.streams.events, welcoming.consumer);
      return info.num_pending === 0 && info.num_ack_pending === 0;
    });
    expect((await letters()).length).toBe(before.all);
    expect((await service.as(admin).post(`${path}/${counting.id}/replay`)).status).toBe(404);
    await waitUntil('the act in the log', async () => (await actsAbout(counting)).length > 0);
    expect(await actsAbout(counting)).toMatchObject([
      { action: 'admin.replayDeadLetter', outcome: 'done', after: { state: 'replayed', consumer: counting.consumer } },
    ]);
  });

  it('are discarded for good, which the audit log says', async () => {
    const { welcoming } = await poison();
    expect((await service.as(admin).delete(`${path}/${welcoming.id}`)).status).toBe(204);
    expect((await letters()).map(({ id }) => id)).not.toContain(welcoming.id);
    expect((await service.as(admin).delete(`${path}/${welcoming.id}`)).status).toBe(404);
    await waitUntil('the act in the log', async () => (await actsAbout(welcoming)).length > 0);
    const after = { state: 'discarded', consumer: 'admin-welcome-to-premium' };
    expect(await actsAbout(welcoming)).toMatchObject([
      { action: 'admin.discardDeadLetter', before: { state: 'dead' }, after },
    ]);
  });

  it('are read page by page', async () => {
    await poison();
    const all = await letters();
    const first = await service.as(admin).get(`${path}?limit=2`);
    const next = /<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const second = await service.as(admin).get(next);
    expect([...first.body, ...second.body]).toEqual(all.slice(0, 4));
    expect((await service.as(admin).get(`${path}?cursor=x`)).status).toBe(422);
  });

  it.each(['0', 'unknown', '999999999', '1%2F2'])('answer 404 to the id %s', async (id) => {
    expect((await service.as(admin).post(`${path}/${id}/replay`)).status).toBe(404);
    expect((await service.as(admin).delete(`${path}/${id}`)).status).toBe(404);
  });

  it('answer 503 while the broker is away, and stay', async () => {
    const before = await letters();
    wire.cut();
    expect((await service.as(admin).get(path)).status).toBe(503);
    expect((await service.as(admin).delete(`${path}/${before[0]?.id}`)).status).toBe(503);
    wire.mend();
    await waitUntil('the broker to be back', async () => (await service.as(admin).get(path)).status === 200);
    expect((await letters()).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  });
});
