import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startTcpProxy } from '@pathwise/service-testkit/tcp-proxy';
import { waitUntil } from '@pathwise/service-testkit/wait-until';
import { requestScope } from '../src/events/wrote.ts';
import { freshPlace, goalNoted, type Kit, leave, type Place, published, startKit } from './event-parts.ts';

let place: Place;
const running: { stop(): Promise<void> }[] = [];
async function kit(...args: Parameters<typeof startKit> extends [Place, ...infer Rest] ? Rest : never): Promise<Kit> {
  const started = await startKit(place, ...args);
  running.push(started);
  return started;
}
beforeEach(() => {
  place = freshPlace();
});
afterEach(async () => {
  for (const started of running.splice(0)) await started.stop();
  await leave(place);
});
const outboxIsEmpty = (of: Kit) => waitUntil('the outbox is empty', async () => (await of.outbox.size()) === 0);

describe('a transaction with events', () => {
  it('publishes after commit and empties the outbox', async () => {
    const one = await kit();
    await one.broker.opened;
    await one.note('a', 1);
    expect(await published(one)).toMatchObject([{ goalId: 'a', version: 1 }]);
    await outboxIsEmpty(one);
  });

  it('stores neither change nor event when its work throws', async () => {
    const one = await kit();
    await one.broker.opened;
    const failing = one.inTransaction(async (tx) => {
      await one.collection('notes').insertOne({ _id: 'x' }, { session: tx.session });
      await tx.emit(goalNoted, { goalId: 'x', ownerId: 'o', text: '', version: 1 });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await one.collection('notes').countDocuments()).toBe(0);
    expect(await one.outbox.size()).toBe(0);
    expect(await published(one)).toEqual([]);
  });

  it('refuses an event that breaks its contract', async () => {
    const one = await kit();
    const breaking = one.inTransaction((tx) =>
      tx.emit(goalNoted, { goalId: 'x', ownerId: 'o', text: 7 as never, version: 1 }),
    );
    await expect(breaking).rejects.toThrow(/"expected": "string"/);
    expect(await one.outbox.size()).toBe(0);
  });

  it('is repeated after a conflict and emits once', async () => {
    const one = await kit();
    await one.broker.opened;
    await one.collection('notes').insertOne({ _id: 'counter', n: 0 } as never);
    let runs = 0;
    const count = (goalId: string) =>
      one.inTransaction(async (tx) => {
        runs++;
        await tx.emit(goalNoted, { goalId, ownerId: 'o', text: '', version: 1 });
        const row = await one.collection('notes').findOne({ _id: 'counter' }, { session: tx.session });
        await one
          .collection('notes')
          .updateOne({ _id: 'counter' }, { $set: { n: Number(row?.['n']) + 1 } }, { session: tx.session });
      });
    await Promise.all(Array.from({ length: 10 }, (_, i) => count(`g${i}`)));
    expect(await one.collection('notes').findOne({ _id: 'counter' })).toMatchObject({ n: 10 });
    expect(runs).toBeGreaterThan(10);
    expect(await published(one)).toHaveLength(10);
  });

  it('fails with a 503 when it cannot commit in time', async () => {
    const one = await kit();
    const work = Promise.withResolvers<void>();
    const stuck = one.inTransaction(() => work.promise, { limitMs: 100 });
    await expect(stuck).rejects.toMatchObject({ status: 503, code: 'busy' });
    work.resolve(); // the 503 came while the work was still running
  });

  it('has less time after a long look-up of the Idempotency-Key', async () => {
    const one = await kit();
    const work = Promise.withResolvers<void>();
    const limitMs = 15_000;
    const began = performance.now();
    const late = requestScope.run({ written: [], waitedMs: limitMs - 100 }, () =>
      one.inTransaction(() => work.promise),
    );
    await expect(late).rejects.toMatchObject({ status: 503, code: 'busy' });
    expect(performance.now() - began).toBeLessThan(5_000);
    work.resolve();
  });

  it('publishes waiting events of the same aggregate first', async () => {
    let dead = true;
    const one = await kit({
      withRelay: false,
      faultPoint: (at) => {
        if (at === 'before-publish' && dead) throw new Error('process gone');
      },
    });
    await one.broker.opened;
    await expect(one.note('a', 1)).rejects.toThrow('process gone');
    await expect(one.note('b', 1)).rejects.toThrow('process gone');
    dead = false;
    await one.note('a', 2);
    expect(await published(one)).toMatchObject([
      { goalId: 'a', version: 1 },
      { goalId: 'a', version: 2 },
    ]);
  });
});

describe('an event of an aggregate whose earlier events this process published', () => {
  it('is published after one that a failure left in between', async () => {
    let dead = false;
    const one = await kit({
      withRelay: false,
      faultPoint: (at) => {
        if (at === 'before-publish' && dead) throw new Error('process gone');
      },
    });
    await one.broker.opened;
    await one.note('a', 1);
    dead = true;
    await expect(one.note('a', 2)).rejects.toThrow('process gone');
    dead = false;
    await one.note('a', 3);
    await one.note('a', 4);
    expect((await published(one)).map(({ version }) => version)).toEqual([1, 2, 3, 4]);
  });
});

describe('the relay', () => {
  it('publishes the events of a process that crashed between commit and publish', async () => {
    const lost = await kit({
      withRelay: false,
      faultPoint: (at) => {
        if (at === 'before-publish') throw new Error('process gone');
      },
    });
    await expect(lost.note('a', 1)).rejects.toThrow('process gone');
    expect(await lost.outbox.size()).toBe(1);
    const other = await kit();
    await outboxIsEmpty(other);
    expect(await published(other)).toMatchObject([{ goalId: 'a', version: 1 }]);
  });

  it('publishes a row once when it was published but not deleted', async () => {
    const lost = await kit({
      withRelay: false,
      faultPoint: (at) => {
        if (at === 'before-delete') throw new Error('process gone');
      },
    });
    await lost.broker.opened;
    await lost.note('a', 1); // a failed publish does not fail the request
    expect(await lost.outbox.size()).toBe(1);
    const other = await kit();
    await outboxIsEmpty(other);
    expect(await published(other)).toHaveLength(1);
  });

  it('accepts writes while the broker is away, and publishes in order when it is back', async () => {
    const wire = await startTcpProxy(place.natsUrl);
    running.push({ stop: () => wire.close() });
    const one = await kit({ natsUrl: wire.url });
    await one.broker.opened;
    wire.cut();
    await waitUntil('the broker is noticed missing', () => !one.broker.connected);
    for (let version = 1; version <= 5; version++) for (const goal of ['a', 'b', 'c']) await one.note(goal, version);
    expect(await one.outbox.size()).toBe(15);
    wire.mend();
    await outboxIsEmpty(one);
    const events = await published(one);
    expect(events).toHaveLength(15);
    for (const goal of ['a', 'b', 'c'])
      expect(events.filter(({ goalId }) => goalId === goal).map(({ version }) => version)).toEqual([1, 2, 3, 4, 5]);
  });

  it('starts without a broker and connects later', async () => {
    const wire = await startTcpProxy(place.natsUrl);
    wire.cut();
    const one = await kit({ natsUrl: wire.url });
    await one.note('a', 1);
    expect(one.broker.connected).toBe(false);
    wire.mend();
    running.push({ stop: () => wire.close() });
    await outboxIsEmpty(one);
    expect(await published(one)).toHaveLength(1);
  });

  it('continues when the broker hung without closing the connection', async () => {
    const wire = await startTcpProxy(place.natsUrl);
    const one = await kit({ natsUrl: wire.url });
    running.push({ stop: () => wire.close() });
    await one.broker.opened;
    wire.freeze();
    const started = performance.now();
    await one.note('a', 1);
    expect(performance.now() - started).toBeLessThan(2_000);
    expect(one.broker.connected).toBe(false);
    wire.mend();
    wire.cut();
    wire.mend();
    await outboxIsEmpty(one);
    expect(await published(one)).toHaveLength(1);
  });

  it('runs in one process, and another takes over when the beat stops', async () => {
    const [first, second] = [await kit({ leaseMs: 300 }), await kit({ leaseMs: 300 })];
    await Promise.all(Array.from({ length: 30 }, (_, i) => [first, second][i % 2]?.note(`g${i}`, 1)));
    await Promise.all([outboxIsEmpty(first), outboxIsEmpty(second)]);
    expect(await published(first)).toHaveLength(30);
    const leases = first.collection('leases');
    await leases.updateOne({ _id: 'relay' }, { $set: { holder: 'a process that is gone' } }, { upsert: true });
    await leftBehind('left');
    await outboxIsEmpty(first);
    expect(await leases.findOne({ _id: 'relay' })).toMatchObject({ holder: expect.not.stringMatching('gone') });
    expect(await published(first)).toHaveLength(31);
  });

  it('does not take the lease of a live holder', async () => {
    const one = await kit({ leaseMs: 60_000 });
    await one.collection('leases').insertOne({ _id: 'relay', holder: 'a living process', beat: 1 } as never);
    await leftBehind('held');
    const other = await kit({ leaseMs: 60_000 });
    const { commands } = commandsOf(other);
    await waitUntil(
      'it has asked for the lease twice',
      () => commands.filter((name) => name === 'find leases').length > 1,
    );
    expect(await other.outbox.size()).toBe(1);
  });

  it('only counts the waiting rows while nothing happens', async () => {
    const one = await kit();
    await one.broker.opened;
    await one.note('a', 1);
    await outboxIsEmpty(one);
    await waitUntil('its lease is given back', async () => {
      const row = await one.collection('leases').findOne({ _id: 'relay' });
      return !row?.['holder'];
    });
    const { commands, times } = commandsOf(one);
    await waitUntil('three beats are over', () => commands.length >= 3);
    expect(new Set(commands)).toEqual(new Set(['aggregate outbox']));
    const [, second = 0, third = 0] = times;
    expect(third - second).toBeGreaterThan(4_000);
  });
});

/** Writes an event as a process that was killed before it could publish. */
async function leftBehind(goalId: string): Promise<void> {
  const lost = await kit({
    withRelay: false,
    faultPoint: (at) => {
      if (at === 'before-publish') throw new Error('process gone');
    },
  });
  await expect(lost.note(goalId, 1)).rejects.toThrow('process gone');
}

/** Records the commands that a process sends from now on. */
function commandsOf(of: Kit): { commands: string[]; times: number[] } {
  const commands: string[] = [];
  const times: number[] = [];
  of.db.getClient().on('commandStarted', ({ commandName, command }) => {
    commands.push(`${commandName} ${command[commandName]}`);
    times.push(performance.now());
  });
  return { commands, times };
}
