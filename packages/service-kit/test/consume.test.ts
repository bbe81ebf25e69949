import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startTcpProxy } from '@pathwise/service-testkit/tcp-proxy';
import { waitUntil } from '@pathwise/service-testkit/wait-until';
import { waitUntilApplied } from '../src/events/applied.ts';
import { consumer } from '../src/events/consumer.ts';
import { createDeadLetters, listDeadLetters, replayDeadLetters } from '../src/events/dead-letters.ts';
import { Busy } from '../src/mongo/errors.ts';
import { unavailable } from '../src/problem.ts';
import {
  freshPlace,
  goalNoted,
  type Kit,
  type KitOptions,
  leave,
  longerThanATest,
  type Place,
  startKit,
} from './event-parts.ts';

let place: Place;
const running: { stop(): Promise<void> }[] = [];
async function kit(options: KitOptions = {}): Promise<Kit> {
  const started = await startKit(place, options);
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

type Collection = (name: string) => ReturnType<Kit['collection']>;
/** Writes a row per effect. It has no unique key, which would hide a repeated effect. */
const effectOf =
  (name: string, before: (text: string) => unknown = () => undefined) =>
  ({ collection }: { collection: Collection }) => [
    consumer({
      name,
      event: goalNoted,
      handle: async ({ data }, tx) => {
        await before(data.text);
        await collection('notes').insertOne({ _id: `effect/${Math.random()}`, of: data.goalId } as never, {
          session: tx.session,
        });
      },
    }),
  ];
const effects = (of: Kit, goalId: string) => of.collection('notes').countDocuments({ of: goalId } as never);
const effectArrives = (of: Kit, goalId: string) => waitUntil(`an effect of ${goalId}`, () => effects(of, goalId));
const settled = async (of: Kit, name: string) => {
  const { jsm } = of.broker.link();
  await waitUntil('nothing is pending', async () => {
    const info = await jsm.consumers.info(of.broker.streams.events, name);
    return info.num_pending === 0 && info.num_ack_pending === 0;
  });
};

describe('a consumer', () => {
  it('applies an event with the payload of its contract', async () => {
    const one = await kit({ consumers: effectOf('goals-note') });
    await one.note('a', 1);
    await effectArrives(one, 'a');
    expect(await one.collection('inbox').countDocuments()).toBe(1);
  });

  it('applies events published before it existed', async () => {
    const writer = await kit();
    await writer.broker.opened;
    await writer.note('a', 1);
    const reader = await kit({ consumers: effectOf('goals-note') });
    await effectArrives(reader, 'a');
  });

  it('has its effect once when the event is delivered again', async () => {
    const one = await kit({ consumers: effectOf('goals-note') });
    await one.broker.opened;
    await one.note('a', 1);
    const { js, jsm } = one.broker.link();
    const stored = await jsm.streams.getMessage(one.broker.streams.events, {
      last_by_subj: one.broker.streams.allEvents,
    });
    for (let i = 0; i < 5; i++) await js.publish(stored.subject, stored.data);
    await settled(one, 'goals-note');
    expect(await effects(one, 'a')).toBe(1);
  });

  it('has its effect once when the process crashes between commit and ack', async () => {
    const wire = await startTcpProxy(place.natsUrl);
    const applied = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    const first = await kit({
      natsUrl: wire.url,
      ackWaitMs: 500,
      consumers: effectOf('goals-note'),
      faultPoint: (at) => {
        if (at !== 'before-ack') return;
        wire.cut(); // like a killed process: no ack, no progress report
        applied.resolve();
        return end.promise;
      },
    });
    running.push({ stop: () => wire.close() });
    await first.broker.opened;
    await first.note('a', 1);
    await applied.promise;
    const second = await kit({ ackWaitMs: 500, consumers: effectOf('goals-note') });
    await settled(second, 'goals-note');
    expect(await effects(second, 'a')).toBe(1);
    end.resolve();
  });

  it('shares its events between two processes and applies each once', async () => {
    const both = [
      await kit({ consumers: effectOf('goals-note') }),
      await kit({ consumers: effectOf('goals-note') }),
    ] as const;
    await both[0].broker.opened;
    await Promise.all(Array.from({ length: 40 }, (_, i) => both[0].note(`g${i}`, 1)));
    await settled(both[0], 'goals-note');
    expect(await both[0].collection('notes').countDocuments({ of: { $exists: true } } as never)).toBe(40);
  });

  it('runs `prepare` outside the transaction, and not for events already applied', async () => {
    let prepared = 0;
    const one = await kit({
      consumers: ({ collection }) => [
        consumer({
          name: 'goals-note',
          event: goalNoted,
          prepare: async ({ data }) => {
            prepared++;
            return data.text.toUpperCase();
          },
          handle: async ({ data }, tx, text) => {
            await collection('notes').insertOne({ _id: text, of: data.goalId } as never, { session: tx.session });
          },
        }),
      ],
    });
    await one.broker.opened;
    await one.note('a', 1, 'loud');
    await effectArrives(one, 'a');
    expect(await one.collection('notes').findOne({ _id: 'LOUD' })).not.toBeNull();
    const { js, jsm } = one.broker.link();
    const stored = await jsm.streams.getMessage(one.broker.streams.events, {
      last_by_subj: one.broker.streams.allEvents,
    });
    await js.publish(stored.subject, stored.data);
    await settled(one, 'goals-note');
    expect(prepared).toBe(1);
  });

  it('does not redeliver an event whose handler is slow', async () => {
    let prepared = 0;
    const work = Promise.withResolvers<void>();
    const one = await kit({
      ackWaitMs: 400,
      consumers: ({ collection }) => [
        consumer({
          name: 'goals-note',
          event: goalNoted,
          prepare: () => {
            prepared++;
            return work.promise;
          },
          handle: async ({ data }, tx) => {
            await collection('notes').insertOne({ _id: 'x', of: data.goalId } as never, { session: tx.session });
          },
        }),
      ],
    });
    let signs = 0;
    one.broker.link().nc.subscribe(`$JS.ACK.${one.broker.streams.events}.goals-note.>`, { callback: () => signs++ });
    await one.note('a', 1);
    // progress is reported every third of the ack wait, so nine reports take three ack waits
    await waitUntil('the work to outlast its time', () => signs >= 9 || prepared > 1);
    work.resolve();
    await effectArrives(one, 'a');
    await settled(one, 'goals-note');
    expect(prepared).toBe(1);
  });

  it('resumes when the broker is back', async () => {
    const wire = await startTcpProxy(place.natsUrl);
    const one = await kit({ natsUrl: wire.url, consumers: effectOf('goals-note') });
    running.push({ stop: () => wire.close() });
    await one.note('a', 1);
    await effectArrives(one, 'a');
    wire.cut();
    await waitUntil('the broker is noticed missing', () => !one.broker.connected);
    await one.note('b', 1);
    wire.mend();
    await effectArrives(one, 'b');
    expect(await effects(one, 'a')).toBe(1);
  });
});

describe('a failing event', () => {
  it('becomes a dead letter after its tries, does not block others, and can be replayed', async () => {
    let broken = true as boolean;
    let tries = 0;
    const one = await kit({
      retryDelaysMs: [20, 30, 40, 50],
      consumers: effectOf('goals-note', (text) => {
        if (text !== 'poison') return;
        tries++;
        if (broken) throw new Error('cannot\r\nswallow this');
      }),
    });
    await one.broker.opened;
    for (let i = 0; i < 20; i++) await one.note(`g${i}`, 1, i === 7 ? 'poison' : 'fine');
    await waitUntil('it is parked', async () => (await listDeadLetters(one.broker)).length === 1);
    expect(tries).toBe(5);
    await settled(one, 'goals-note');
    expect(await one.collection('notes').countDocuments({ of: { $exists: true } } as never)).toBe(19);
    expect(await listDeadLetters(one.broker, 'goals-note')).toMatchObject([
      {
        consumer: 'goals-note',
        type: goalNoted.type,
        reason: 'Error: cannot swallow this',
        eventId: expect.stringContaining('g7'),
      },
    ]);
    expect(await listDeadLetters(one.broker, 'another')).toEqual([]);

    broken = false;
    expect(await replayDeadLetters(one.broker)).toBe(1);
    await effectArrives(one, 'g7');
    expect(await listDeadLetters(one.broker)).toEqual([]);
    expect(await replayDeadLetters(one.broker)).toBe(0);
  });

  it('is applied on replay only by consumers that have not applied it', async () => {
    let broken = true as boolean;
    const one = await kit({
      consumers: (parts) => [
        ...effectOf('goals-well')(parts),
        ...effectOf('goals-ill', () => {
          if (broken) throw new Error('ill');
        })(parts),
      ],
    });
    await one.broker.opened;
    await one.note('a', 1);
    await waitUntil('it is parked', async () => (await listDeadLetters(one.broker)).length === 1);
    broken = false;
    await replayDeadLetters(one.broker, 'goals-ill');
    await waitUntil('both have it', async () => (await effects(one, 'a')) === 2);
    await settled(one, 'goals-well');
    expect(await effects(one, 'a')).toBe(2);
  });

  it('is replayed for its own consumer alone, once, also when another consumer gave the same event up', async () => {
    const tries = { one: 0, two: 0 };
    let broken = true as boolean;
    const failing = (which: keyof typeof tries) => () => {
      tries[which]++;
      if (broken) throw new Error('ill');
    };
    const one = await kit({
      retryDelaysMs: [10],
      consumers: (parts) => [
        ...effectOf('goals-one', failing('one'))(parts),
        ...effectOf('goals-two', failing('two'))(parts),
      ],
    });
    await one.broker.opened;
    await one.note('a', 1);
    await waitUntil('both parked it', async () => (await listDeadLetters(one.broker)).length === 2);
    broken = false;
    const { page } = await createDeadLetters(one.broker).page({ from: 1, limit: 10 });
    const letter = page.find(({ letter: { consumer: by } }) => by === 'goals-one');
    await Promise.all([letter?.sendAgain(), letter?.sendAgain()]);
    await effectArrives(one, 'a');
    await settled(one, 'goals-one');
    await settled(one, 'goals-two');
    expect(tries).toEqual({ one: 3, two: 2 });
    expect(await listDeadLetters(one.broker)).toMatchObject([{ consumer: 'goals-two', tries: 2 }]);
    const { state } = await one.broker.link().jsm.streams.info(one.broker.streams.events);
    expect(state.messages).toBe(2);
  });

  it('becomes a dead letter when the message is not an event', async () => {
    const one = await kit({ consumers: effectOf('goals-note') });
    await one.broker.opened;
    await one.broker.publish(one.broker.streams.eventSubject(goalNoted.type, []), 'not json', {});
    await waitUntil('it is parked', async () => (await listDeadLetters(one.broker)).length === 1);
    expect(await listDeadLetters(one.broker)).toMatchObject([{ consumer: 'goals-note', type: '' }]);
  });

  it('counts no try while the database refuses', async () => {
    let left = 3;
    const one = await kit({
      retryDelaysMs: [10],
      consumers: effectOf('goals-note', () => {
        if (left-- > 0) throw new Busy({ on: 'queue', ms: 5, queueMs: 5 });
      }),
    });
    await one.note('a', 1);
    await effectArrives(one, 'a');
    expect(await one.collection('tries').countDocuments()).toBe(0);
  });

  it('counts a try when another service is away', async () => {
    const one = await kit({
      retryDelaysMs: [10],
      consumers: effectOf('goals-note', () => {
        throw unavailable();
      }),
    });
    await one.note('a', 1);
    await waitUntil('it is parked', async () => (await listDeadLetters(one.broker)).length === 1);
  });
});

describe('a consumer whose question gets no answer', () => {
  it('asks again for longer than its tries last, and applies the event once it gets an answer', async () => {
    let asked = 0;
    const one = await kit({
      retryDelaysMs: [10, 10],
      consumers: ({ collection }) => [
        consumer({
          name: 'goals-note',
          event: goalNoted,
          prepare: async () => {
            if (++asked <= 8) throw unavailable();
          },
          handle: (_event, tx) => collection('notes').insertOne({ of: 'a' } as never, { session: tx.session }),
        }),
      ],
    });
    await one.note('a', 1);
    await effectArrives(one, 'a');
    expect(asked).toBe(9);
    expect(await one.collection('tries').countDocuments()).toBe(0);
    expect(await listDeadLetters(one.broker)).toEqual([]);
  });
});

describe('waiting for the caller’s own change', () => {
  it('ends when the service has applied the event', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const one = await kit({ consumers: effectOf('goals-note', () => held) });
    await one.broker.opened;
    await one.note('a', 1);
    const [event] = await one
      .collection('outbox')
      .find()
      .toArray()
      .then(async (rows) => (rows.length ? rows : [{ _id: await lastId(one) }]));
    const written = [{ type: goalNoted.type, id: String(event?._id) }];
    expect(await waitUntilApplied(one, written, 60)).toBe(false);
    const waiting = waitUntilApplied(one, written, 5_000);
    release();
    expect(await waiting).toBe(true);
    expect(await effects(one, 'a')).toBe(1);
  });

  it('does not wait for events without a consumer in this service', async () => {
    const one = await kit({ consumers: effectOf('goals-note') });
    expect(await waitUntilApplied(one, [{ type: 'goals.goal-deleted.v1', id: 'x' }], longerThanATest)).toBe(true);
  });

  it('does not wait while the broker is away', async () => {
    const wire = await startTcpProxy(place.natsUrl);
    wire.cut();
    const one = await kit({ natsUrl: wire.url, consumers: effectOf('goals-note') });
    running.push({ stop: () => wire.close() });
    expect(await waitUntilApplied(one, [{ type: goalNoted.type, id: 'x' }], longerThanATest)).toBe(false);
  });
});

async function lastId(of: Kit): Promise<string> {
  const { jsm } = of.broker.link();
  const stored = await jsm.streams.getMessage(of.broker.streams.events, {
    last_by_subj: of.broker.streams.allEvents,
  });
  return stored.json<{ id: string }>().id;
}
