import { randomUUID } from 'node:crypto';
import { type EventDefinition, type EventEnvelope, eventEnvelope } from '@pathwise/contracts/event';
import { waitUntil } from '@pathwise/local-servers/wait-until';
import { toOutboxRow } from '@pathwise/service-kit/events/envelope';
import { ensureStreams, streamsOf } from '@pathwise/service-kit/events/streams';
import { connect, type NatsConnection } from 'nats';
import type { z } from 'zod';
import { testEnvironment } from './test-environment.ts';

type RecordedEvent<E extends EventDefinition = EventDefinition> = EventEnvelope<z.output<E['data']>>;

/** Records the events of one namespace since it was opened, and publishes events. */
export type TestEvents = {
  /** All events recorded so far, or those of one type. */
  all: <E extends EventDefinition>(event?: E) => RecordedEvent<E>[];
  /** Resolves with the first event of the type that fits, recorded before or later. Throws after `timeoutMs` (5 s). */
  waitFor: <E extends EventDefinition>(
    event: E,
    fits?: (data: z.output<E['data']>) => boolean,
    timeoutMs?: number,
  ) => Promise<RecordedEvent<E>>;
  /** Publishes an event as its service would. Pass the `id` of an earlier event to publish that one again. */
  publish: <E extends EventDefinition>(event: E, data: z.input<E['data']>, id?: string) => Promise<string>;
  /** Publishes any text on an event's subject, also an invalid one. */
  publishRaw: (type: string, body: string) => Promise<void>;
  close: () => Promise<void>;
};

/** A unique name for EVENTS_NAMESPACE. */
export const testNamespace = () => `t${randomUUID().slice(0, 8)}_`;

/** Starts recording the events of a namespace. Creates the streams, so no service needs to run yet. */
export async function openTestEvents(namespace: string, natsUrl = testEnvironment().natsUrl): Promise<TestEvents> {
  const connection = await connect({ servers: natsUrl, timeout: 4_000 });
  const streams = streamsOf(namespace);
  await ensureStreams(await connection.jetstreamManager(), { streams, replicas: 1 });
  const recorded = recordFrom(connection, streams.allEvents);
  await connection.flush();

  const all: TestEvents['all'] = (event) =>
    recorded.filter(({ type }) => !event || type === event.type) as RecordedEvent<NonNullable<typeof event>>[];
  const put = (type: string, body: string, persons: readonly string[] = []) =>
    connection.jetstream().publish(streams.eventSubject(type, persons), body);
  return {
    all,
    waitFor: (event, fits = () => true, timeoutMs = 5_000) =>
      waitUntil(`a fitting ${event.type}`, () => all(event).find(({ data }) => fits(data)), { timeoutMs, everyMs: 10 }),
    async publish(event, data, id) {
      const row = toOutboxRow(event, { data, n: 0, now: new Date(), headers: {} });
      const body = id ? JSON.stringify({ ...JSON.parse(row.body), id }) : row.body;
      await put(row.type, body, row.persons); // without a message id, so that the broker does not drop a repeated event
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
    return undefined; // invalid JSON that a test published on purpose
  }
}
