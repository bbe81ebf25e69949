import type { EventData, EventDefinition, EventEnvelope } from '@pathwise/contracts/event';
import type { Tx } from './mongo/transaction.ts';

/** An event with the payload its contract promises. */
export type ReceivedEvent<E extends EventDefinition> = EventEnvelope<EventData<E>>;

/** A consumer as services hand it to the kit; what it does with events of its own type was checked where it was written. */
export interface ConsumerDefinition {
  /** Unique in the whole system, lower case with dashes, starting with the service's name: it names the broker's durable consumer. */
  readonly name: string;
  readonly event: EventDefinition;
  readonly concurrency: number;
  readonly prepare?: (event: ReceivedEvent<EventDefinition>) => Promise<unknown>;
  readonly handle: (event: ReceivedEvent<EventDefinition>, tx: Tx, prepared: unknown) => Promise<unknown>;
}

/**
 * Reacts to an event. `handle` runs in the transaction that also remembers the event, so its effect happens once.
 * `prepare` is for slow work before it (asking an AI): it may run again for the same event. A throw is tried again
 * after growing pauses; in the end the event is parked as a dead letter.
 */
export function consumer<E extends EventDefinition, P = undefined>(definition: {
  name: string;
  event: E;
  /** Events worked on at once in one process; 4 when absent. */
  concurrency?: number;
  prepare?: (event: ReceivedEvent<E>) => Promise<P>;
  handle: (event: ReceivedEvent<E>, tx: Tx, prepared: P) => unknown;
}): ConsumerDefinition {
  const { name, event, concurrency = 4, prepare, handle } = definition;
  if (!/^[a-z0-9-]+$/.test(name)) throw new Error(`consumer name ${name}: lower case and dashes only`);
  return {
    name,
    event,
    concurrency,
    ...(prepare ? { prepare: (received) => prepare(received as ReceivedEvent<E>) } : {}),
    handle: async (received, tx, prepared) => handle(received as ReceivedEvent<E>, tx, prepared as P),
  };
}
