import { afterEach, describe, expect, it } from '@jest/globals';
import { planChanged } from '@pathwise/contracts/events/billing';
import { connect } from 'nats';
import { openTestEvents, type TestEvents, testNamespace } from '../src/events.ts';
import { testEnvironment } from '../src/test-environment.ts';

const plan = (userId: string) => ({
  userId,
  plan: 'premium' as const,
  tier: null,
  expiresAt: null,
  cause: 'test',
  version: 1,
});

const opened: TestEvents[] = [];
afterEach(() => Promise.all(opened.splice(0).map((events) => events.close())));

async function open(namespace = testNamespace()): Promise<TestEvents> {
  const events = await openTestEvents(namespace);
  opened.push(events);
  return events;
}

describe('recorded events', () => {
  it('contain published events with their data', async () => {
    const events = await open();
    const id = await events.publish(planChanged, plan('ann'));
    const heard = await events.waitFor(planChanged, ({ userId }) => userId === 'ann');
    expect(heard).toMatchObject({ id, type: planChanged.type, data: plan('ann') });
  });

  it('contain only their own namespace', async () => {
    const [mine, other] = [await open(), await open()];
    await other.publish(planChanged, plan('ben'));
    await mine.publish(planChanged, plan('ann'));
    await mine.waitFor(planChanged);
    expect(mine.all().map(({ data }) => (data as { userId: string }).userId)).toEqual(['ann']);
  });

  it('contain an event twice when it is published twice', async () => {
    const events = await open();
    const id = await events.publish(planChanged, plan('ann'));
    await events.publish(planChanged, plan('ann'), id);
    await events.publish(planChanged, plan('ben'));
    await events.waitFor(planChanged, ({ userId }) => userId === 'ben');
    expect(events.all(planChanged).filter((event) => event.id === id)).toHaveLength(2);
  });

  it('name the awaited event in the error when it never comes', async () => {
    const events = await open();
    await expect(events.waitFor(planChanged, () => false, 50)).rejects.toThrow('billing.plan-changed.v1');
  });

  it('delete their streams on close', async () => {
    const namespace = testNamespace();
    await (await openTestEvents(namespace)).close();
    const connection = await connect({ servers: testEnvironment().natsUrl });
    const names = await (await connection.jetstreamManager()).streams.names().next();
    await connection.close();
    expect(names.filter((name) => name.startsWith(namespace))).toEqual([]);
  });
});
