import { randomUUID } from 'node:crypto';
import { type EventDefinition, type EventEnvelope, eventEnvelope } from '@pathwise/contracts/event';
import { waitUntil } from '@pathwise/local-servers/wait-until';
import { toOutboxRow } from '@pathwise/service-kit/events/envelope';
import { ensureStreams, streamsOf } from '@pathwise/service-kit/events/streams';
import { connect, type NatsConnection } from 'nats';
import type { z } from 'zod';
import { testEnvironment } from './test-environment.ts';

export type RecordedEvent<E extends EventDefinition = EventDefinition> = EventEnvelope<z.output<E['data']>>;

/** The events of one namespace: what was published since it was opened, and a way to publish. */
export type TestEvents = {
  /** All recorded so far, or those of one type. */
  all: <E extends EventDefinition>(event?: E) => RecordedEvent<E>[];
  /** Resolves with the first recorded event of the type that fits, also one recorded before. Throws after `timeoutMs` (5 s). */
  waitFor: <E extends EventDefinition>(
    event: E,
    fits?: (data: z.output<E['data']>) => boolean,
    timeoutMs?: number,
  ) => Promise<RecordedEvent<E>>;
  /** Puts an event on the stream as its owner would. `id` repeats one: a redelivery under the same identity. */
  publish: <E extends EventDefinition>(event: E, data: z.input<E['data']>, id?: string) => Promise<string>;
  /** Puts anything on an event's subject: for what no proper owner would publish. */
  publishRaw: (type: string, body: string) => Promise<void>;
  close: () => Promise<void>;
};

/** A name no other test file uses, for EVENTS_NAMESPACE. */
export const testNamespace = () => `t${randomUUID().slice(0, 8)}_`;

/** Starts recording the events of a namespace; the streams exist afterwards, whether or not a service runs already. */
export async function openTestEvents(namespace: string, natsUrl = testEnvironment().natsUrl): Promise<TestEvents> {
  const connection = await connect({ servers: natsUrl, timeout: 4_000 });
  const streams = streamsOf(namespace);
  await ensureStreams(await connection.jetstreamManager(), { streams, replicas: 1 });
  const recorded = recordFrom(connection, streams.eventSubject('>'));
  await connection.flush();

  const all: TestEvents['all'] = (event) =>
    recorded.filter(({ type }) => !event || type === event.type) as RecordedEvent<NonNullable<typeof event>>[];
  const put = (type: string, body: string, id?: string) =>
    connection.jetstream().publish(streams.eventSubject(type), body, id ? { msgID: id } : {});
  return {
    all,
    waitFor: (event, fits = () => true, timeoutMs = 5_000) =>
      waitUntil(`a fitting ${event.type}`, () => all(event).find(({ data }) => fits(data)), { timeoutMs, everyMs: 10 }),
    async publish(event, data, id) {
      const row = toOutboxRow(event, { data, n: 0, now: new Date(), headers: {} });
      const body = id ? JSON.stringify({ ...JSON.parse(row.body), id }) : row.body;
      await put(row.type, body); // without a message id, so that a repeated one reaches the consumers
      return id ?? row._id;
    },
    async publishRaw(type, body) {
      await put(type, body);
    },
    async close() {
      const manager = await connection.jetstreamManager();
      await Promise.allSettled([manager.streams.delete(streams.events), manager.streams.delete(streams.dead)]);
      await connection.close();
    },
  };
}

function recordFrom(connection: NatsConnection, subject: string): EventEnvelope[] {
  const recorded: EventEnvelope[] = [];
  connection.subscribe(subject, {
    callback: (error, message) => {
      const parsed = error ? undefined : eventEnvelope.safeParse(parse(message.string()));
      if (parsed?.success) recorded.push(parsed.data as EventEnvelope);
    },
  });
  return recorded;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // a raw message some test published on purpose
  }
}
