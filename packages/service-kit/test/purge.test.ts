import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { defineEvent } from '@pathwise/contracts/event';
import { userDeleted } from '@pathwise/contracts/events/auth';
import { waitUntil } from '@pathwise/service-testkit/wait-until';
import { AckPolicy, DeliverPolicy } from 'nats';
import { z } from 'zod';
import { type ConsumerDefinition, consumer } from '../src/events/consumer.ts';
import { listDeadLetters } from '../src/events/dead-letters.ts';
import { type OutboxRow, toOutboxRow } from '../src/events/envelope.ts';
import { purgePerson } from '../src/events/purge-person.ts';
import { collectionOf, kitCollections } from '../src/mongo/collections.ts';
import { erasePerson } from '../src/person/erase-person.ts';
import { freshPlace, goalNoted, type Kit, leave, type Place, startKit } from './event-parts.ts';

const goalGiven = defineEvent(
  'goals.goal-given.v1',
  z.object({ goalId: z.string(), ownerId: z.string(), memberId: z.string(), version: z.int() }),
  { key: 'goalId' },
);
let place: Place;
let kit: Kit;
const noted: string[] = [];
const tried: string[] = [];
const goalsNote = consumer({
  name: 'goals-note',
  event: goalNoted,
  handle: ({ data }) => {
    tried.push(data.goalId);
    if (data.text === 'poison') throw new Error(`cannot note ${data.text}`);
    noted.push(data.goalId);
  },
});
/** The kit's own, which the running service wires up in `service.ts`. */
let purged = 0;
const erasing = (): ConsumerDefinition =>
  erasePerson({
    service: 'goals',
    collections: kitCollections,
    get db() {
      return kit.db;
    },
    purge: async (userId) => {
      await purgePerson(kit.broker, { service: 'goals', userId });
      purged += 1;
    },
  });

beforeAll(async () => {
  place = freshPlace();
  const before = await startKit(place, { withRelay: false });
  const { jsm } = before.broker.link();
  // The durable consumer as the release before has left it.
  await jsm.consumers.add(before.broker.streams.events, {
    durable_name: 'goals-note',
    ack_policy: AckPolicy.Explicit,
    deliver_policy: DeliverPolicy.All,
    filter_subject: `${place.namespace}events.goals.goal-noted.v1`,
  });
  await publishAsBefore(before, 'old-ann', 'ann');
  await publishAsBefore(before, 'old-bob', 'bob');
  await before.stop();
  kit = await startKit(place, { consumers: () => [goalsNote, erasing()], retryDelaysMs: [400, 800, 1600] });
});
afterAll(async () => {
  await kit.stop();
  await leave(place);
});

const rowOf = (goalId: string, ownerId: string, text = 'noted') =>
  toOutboxRow(goalNoted, { data: { goalId, ownerId, text, version: 1 }, n: 0, now: new Date(), headers: {} });
/** On the subject of the release before, which named nobody. */
const publishAsBefore = (by: Kit, goalId: string, ownerId: string) =>
  by.broker.publish(`${place.namespace}events.goals.goal-noted.v1`, rowOf(goalId, ownerId).body, {});
function publish(goalId: string, ownerId: string, text?: string) {
  const row = rowOf(goalId, ownerId, text);
  return kit.broker.publish(kit.broker.streams.eventSubject(row.type, [ownerId]), row.body, {});
}
const emit = (goalId: string, ownerId: string, text = 'noted') =>
  kit.inTransaction((tx) => tx.emit(goalNoted, { goalId, ownerId, text, version: 1 }));

async function erase(userId: string): Promise<void> {
  purged = 0;
  const data = { userId, version: 7 };
  const row = toOutboxRow(userDeleted, { data, n: 0, now: new Date(), headers: {} });
  await kit.broker.publish(kit.broker.streams.eventSubject(row.type, row.persons ?? []), row.body, {});
  await waitUntil('the first purge', () => purged >= 1);
}
/** Subjects and bodies of all that a stream holds. */
async function held(stream: 'events' | 'dead'): Promise<string[]> {
  const { jsm } = kit.broker.link();
  const name = kit.broker.streams[stream];
  const { state } = await jsm.streams.info(name);
  const found: string[] = [];
  for (let seq = state.first_seq; seq > 0 && seq <= state.last_seq; seq++) {
    const message = await jsm.streams.getMessage(name, { seq }).catch(() => undefined);
    if (message) found.push(`${message.subject} ${message.string()}`);
  }
  return found;
}
const naming = async (word: string, stream: 'events' | 'dead' = 'events') =>
  (await held(stream)).filter((text) => text.includes(word));

describe('a durable consumer of the release before', () => {
  it('takes events on the subjects of then and of now', async () => {
    await emit('new-ann', 'ann');
    await emit('new-bob', 'bob');
    await waitUntil('all four', () => noted.length >= 4);
    expect(noted.toSorted()).toEqual(['new-ann', 'new-bob', 'old-ann', 'old-bob']);
  });
});

describe('erasing a person from the stream', () => {
  it('takes their events, alone or beside somebody else, and their dead letters, and nobody else’s', async () => {
    await emit('poison-ann', 'ann', 'poison');
    await emit('poison-bob', 'bob', 'poison');
    const give = (goalId: string, ownerId: string, memberId: string) =>
      kit.inTransaction((tx) => tx.emit(goalGiven, { goalId, ownerId, memberId, version: 1 }));
    await give('given-1', 'ann', 'bob');
    await give('given-2', 'bob', 'ann');
    await give('given-3', 'bob', 'cem');
    await waitUntil('both dead letters', async () => (await listDeadLetters(kit.broker)).length === 2);
    expect((await naming('ann')).length).toBe(5);

    await erase('ann');
    expect((await naming('ann')).map((text) => text.split(' ')[0])).toEqual([
      `${place.namespace}events.auth.user-deleted.v1.-`,
    ]);
    const bobs = await naming('bob');
    for (const goal of ['old-bob', 'new-bob', 'poison-bob', 'given-3'])
      expect(bobs.some((text) => text.includes(goal))).toBe(true);
    expect(await naming('ann', 'dead')).toEqual([]);
    expect((await listDeadLetters(kit.broker, 'goals-note')).map(({ consumer: by }) => by)).toEqual(['goals-note']);
  });

  it('takes an event too that another process publishes a little later', async () => {
    await erase('dee');
    await publish('late', 'dee');
    await waitUntil('the late one to go', async () => (await naming('late')).length === 0);
    await waitUntil('the last purge', () => purged === 4);
  });

  it('takes a row too that another process stores a little later', async () => {
    await erase('ida');
    const trash = collectionOf<{ _id: string; ownerId: string }>(kit.db, 'trash');
    await trash.insertMany(['ida', 'gus'].map((ownerId) => ({ _id: `late-${ownerId}`, ownerId })));
    await waitUntil('the late row to go', async () => (await trash.countDocuments({ ownerId: 'ida' })) === 0);
    expect(await trash.countDocuments({ ownerId: 'gus' })).toBe(1);
    await waitUntil('the last purge', () => purged === 4);
  });

  it('takes events that wait in the outbox, and keeps those of others', async () => {
    const event = { id: 'erase-eva', data: { userId: 'eva', version: 7 } } as never;
    await kit.inTransaction(async (tx) => {
      const rows = [rowOf('waiting-eva', 'eva'), rowOf('waiting-gus', 'gus')];
      await collectionOf<OutboxRow>(kit.db, 'outbox').insertMany(rows, { session: tx.session });
      await erasing().handle(event, tx, undefined);
    });
    await waitUntil('the other one', async () => (await naming('waiting-gus')).length === 1);
    expect(await naming('waiting-eva')).toEqual([]);
  });

  it('gives no dead letter to an event that was erased while it was tried', async () => {
    await emit('poison-fay', 'fay', 'poison');
    await waitUntil('its first try', () => tried.includes('poison-fay'));
    await purgePerson(kit.broker, { service: 'goals', userId: 'fay' });
    await erase('fay');
    await waitUntil('the last purge', () => purged === 4);
    expect(await naming('fay', 'dead')).toEqual([]);
  });
});

it('an event must say whom it names, two people at most', () => {
  const define = (fields: Record<string, z.ZodString>, persons?: string[]) =>
    defineEvent('goals.goal-made.v1', z.object({ ...fields, version: z.int() }) as never, {
      key: 'version' as never,
      ...(persons ? { persons: persons as never } : {}),
    });
  const id = z.string();
  expect(define({ ownerId: id, memberId: id }).persons).toEqual(['ownerId', 'memberId']);
  expect(define({ askerId: id }, ['askerId']).persons).toEqual(['askerId']);
  expect(define({ topic: id }, []).persons).toEqual([]);
  expect(() => define({ topic: id })).toThrow('must say in `persons` whom it names');
  expect(() => define({ userId: id, ownerId: id, memberId: id })).toThrow('must say in `persons` whom it names');
});
