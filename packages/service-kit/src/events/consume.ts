import { setTimeout as pause } from 'node:timers/promises';
import { AckPolicy, type ConsumerMessages, DeliverPolicy, nanos } from 'nats';
import type { ConsumerDefinition } from './consumer.ts';
import { apiErrorOf } from './streams.ts';
import { type TakeDeps, take } from './take.ts';

export interface Consumption {
  /** Accepts no more messages, and waits up to 15 s for those in progress. */
  stop(): Promise<void>;
}

const alreadyExists = new Set<number | undefined>([10_148, 10_013, 10_105]);

/** Starts every consumer. Each restarts for ever when the broker or the database fails. */
export function startConsumers(
  deps: Omit<TakeDeps, 'stopping'> & { ready: Promise<void> },
  consumers: readonly ConsumerDefinition[],
): Consumption {
  const { broker, log } = deps;
  const stopping = new AbortController();
  const open = new Set<ConsumerMessages>();
  const busy = new Set<Promise<void>>();
  const takeDeps: TakeDeps = { ...deps, stopping: stopping.signal };

  async function keepConsuming(definition: ConsumerDefinition): Promise<void> {
    await Promise.all([deps.ready, broker.opened]);
    while (!stopping.signal.aborted)
      try {
        await consume(definition);
      } catch (error) {
        log.warn({ error, consumer: definition.name }, 'a consumer starts over');
        await pause(500, undefined, { signal: stopping.signal }).catch(() => {});
      }
  }
  async function consume(definition: ConsumerDefinition): Promise<void> {
    const { js } = broker.link();
    await ensureConsumer(deps, definition);
    const pulled = await js.consumers.get(broker.streams.events, definition.name);
    // No more than are handled at once: prefetched messages use up their ack time, and a crash costs each one delivery.
    const messages = await pulled.consume({
      max_messages: definition.concurrency,
      expires: 5_000,
      idle_heartbeat: 1_000,
      abort_on_missing_resource: true,
    });
    open.add(messages);
    const working = new Set<Promise<void>>();
    try {
      if (stopping.signal.aborted) return;
      for await (const message of messages) {
        if (stopping.signal.aborted) {
          message.nak(); // another replica gets it
          continue;
        }
        const work: Promise<void> = take(takeDeps, { definition, message }).finally(() => {
          working.delete(work);
          busy.delete(work);
        });
        working.add(work);
        busy.add(work);
        if (working.size >= definition.concurrency) await Promise.race(working);
      }
    } finally {
      open.delete(messages);
      await messages.close();
    }
  }
  for (const definition of consumers) keepConsuming(definition).catch(() => {}); // rejects only when closed before the first connection
  return {
    async stop() {
      stopping.abort();
      for (const messages of open) messages.close().catch(() => {});
      await Promise.race([Promise.allSettled(busy), pause(15_000, undefined, { ref: false })]);
    },
  };
}

/** Creates the durable consumer or updates its settings. Any replica may do this at any time. */
async function ensureConsumer(
  deps: Pick<TakeDeps, 'broker' | 'ackWaitMs'>,
  definition: ConsumerDefinition,
): Promise<void> {
  const { broker, ackWaitMs } = deps;
  const { jsm } = broker.link();
  const settings = {
    filter_subject: broker.streams.eventsOfType(definition.event.type),
    ack_wait: nanos(ackWaitMs),
    max_ack_pending: 256,
  };
  await broker.ensure();
  await jsm.consumers
    .add(broker.streams.events, {
      ...settings,
      durable_name: definition.name,
      ack_policy: AckPolicy.Explicit,
      deliver_policy: DeliverPolicy.All,
      max_deliver: -1,
    })
    .catch((error: unknown) => {
      if (!alreadyExists.has(apiErrorOf(error))) throw error;
      return jsm.consumers.update(broker.streams.events, definition.name, settings);
    });
}
