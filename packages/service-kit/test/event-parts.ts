import { randomUUID } from 'node:crypto';
import { defineEvent } from '@pathwise/contracts/event';
import { testDatabase } from '@pathwise/service-testkit/test-database';
import { testEnvironment } from '@pathwise/service-testkit/test-environment';
import { pino } from 'pino';
import { z } from 'zod';
import { openBroker } from '../src/events/broker.ts';
import { startConsumers } from '../src/events/consume.ts';
import type { ConsumerDefinition } from '../src/events/consumer.ts';
import type { FaultPoint } from '../src/events/fault-point.ts';
import { createInbox } from '../src/events/inbox.ts';
import { unobserved } from '../src/events/observe.ts';
import { createOutbox } from '../src/events/outbox.ts';
import { startRelay } from '../src/events/relay.ts';
import { type Collections, collectionOf, kitCollections, ownerless } from '../src/mongo/collections.ts';
import { openDatabase } from '../src/mongo/connection.ts';
import { erasePerson } from '../src/person/erase-person.ts';
import { createTransactions } from '../src/transactions/transaction.ts';

export const goalNoted = defineEvent(
  'goals.goal-noted.v1',
  z.object({ goalId: z.string(), ownerId: z.string(), text: z.string(), version: z.int() }),
  { key: 'goalId', audience: 'ownerId' },
);
export const silent = pino({ level: 'silent' });
/** In milliseconds: a call that waits for all of it fails its test by the test's own time limit. */
export const longerThanATest = 60_000;

/** A database and a namespace on the broker that nobody else uses. */
export function freshPlace() {
  const { natsUrl } = testEnvironment();
  const database = testDatabase();
  const url = new URL(database.url);
  url.searchParams.set('monitorCommands', 'true');
  return { database, mongoUrl: url.href, natsUrl, namespace: `t${randomUUID().slice(0, 8)}_` };
}
export type Place = ReturnType<typeof freshPlace>;

export interface KitOptions {
  natsUrl?: string;
  collections?: Collections;
  consumers?: (kit: { collection: (name: string) => ReturnType<typeof collectionOf> }) => ConsumerDefinition[];
  faultPoint?: FaultPoint;
  retryDelaysMs?: number[];
  ackWaitMs?: number;
  withRelay?: boolean;
  leaseMs?: number;
}

/** The event parts of one service process. */
export async function startKit(place: Place, options: KitOptions = {}) {
  const giveUp = new AbortController();
  const log = silent;
  const now = () => new Date();
  const database = openDatabase({
    url: place.mongoUrl,
    log,
    collections: { notes: ownerless('of a test'), steps: ownerless('of a test'), ...options.collections },
    signal: giveUp.signal,
  });
  const { db } = database;
  const broker = openBroker({ url: options.natsUrl ?? place.natsUrl, name: 'test', log, namespace: place.namespace });
  const fault = options.faultPoint ? { faultPoint: options.faultPoint } : {};
  const outbox = createOutbox({ db, broker, log, observe: unobserved, ...fault });
  const inTransaction = createTransactions({ db, outbox, now, traceHeaders: () => ({}), limitMs: 15_000, ...fault });
  await database.ready;
  const inbox = createInbox(db);
  const relays =
    options.withRelay === false
      ? []
      : [
          startRelay({
            db,
            ready: database.ready,
            outbox,
            broker,
            log,
            holder: randomUUID(),
            observe: unobserved,
            leaseMs: options.leaseMs ?? 5_000,
          }),
        ];
  for (const relay of relays) outbox.onLeftOver(relay.poke);
  const collection = (name: string) => collectionOf(db, name);
  const consumers = options.consumers?.({ collection }) ?? [];
  const consumption = startConsumers(
    {
      db,
      ready: database.ready,
      broker,
      inbox,
      inTransaction,
      log,
      now,
      observe: unobserved,
      ...fault,
      retryDelaysMs: options.retryDelaysMs ?? [20, 40, 60, 80],
      ackWaitMs: options.ackWaitMs ?? 10_000,
    },
    consumers,
  );
  return {
    db,
    database,
    broker,
    outbox,
    inbox,
    inTransaction,
    consumers,
    collection,
    note: (goalId: string, version: number, text = 'noted') =>
      inTransaction(async (tx) => {
        await collection('notes').insertOne({ _id: `${goalId}/${version}` }, { session: tx.session });
        await tx.emit(goalNoted, { goalId, ownerId: 'owner', text, version });
      }),
    async stop() {
      giveUp.abort();
      await consumption.stop();
      for (const relay of relays) await relay.stop();
      await outbox.flush().catch(() => {});
      await broker.close();
      await database.close();
    },
  };
}
export type Kit = Awaited<ReturnType<typeof startKit>>;

/** Reads every event on the stream, oldest first. */
export async function published(kit: Kit): Promise<{ id: string; goalId: string; version: number; text: string }[]> {
  const { js, jsm } = kit.broker.link();
  const stream = kit.broker.streams.events;
  const { state } = await jsm.streams.info(stream);
  const found = [];
  for (let seq = state.first_seq; seq > 0 && seq <= state.last_seq; seq++) {
    const { id, data } = (await jsm.streams.getMessage(stream, { seq })).json<{
      id: string;
      data: { goalId: string; version: number; text: string };
    }>();
    found.push({ id, ...data });
  }
  void js;
  return found;
}

/** Deletes the database and the streams. */
export async function leave(place: Place): Promise<void> {
  const broker = openBroker({ url: place.natsUrl, name: 'leave', log: silent, namespace: place.namespace });
  const { jsm } = await broker.opened;
  await jsm.streams.delete(broker.streams.events);
  await jsm.streams.delete(broker.streams.dead);
  await broker.close();
  await place.database.drop();
}

/** Erases a person as every service does, from the kit's collections and these. */
export async function erase(kit: Kit, userId: string, collections: Collections = {}): Promise<void> {
  const all = { ...kitCollections, ...collections };
  const erasing = erasePerson({ db: kit.db, service: 'test', collections: all, purge: async () => {} });
  const event = { id: `erase-${userId}`, type: erasing.event.type, at: '', data: { userId, version: 7 } } as never;
  await erasing.prepare?.(event);
  await kit.inTransaction((tx) => erasing.handle(event, tx, undefined));
}
