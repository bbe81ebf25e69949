import type { EventData, EventDefinition, EventEnvelope } from '@pathwise/contracts/event';
import type { Tx } from '../transactions/transaction.ts';

/** An event whose payload has the contract's type. */
export type ReceivedEvent<E extends EventDefinition> = EventEnvelope<EventData<E>>;

/** A consumer without its event's type. `consumer()` has checked the type of `handle`. */
export interface ConsumerDefinition {
  /**
   * Name of the broker's durable consumer: unique in the system, lower case with dashes. Starts with the service's
   * name.
   */
  readonly name: string;
  readonly event: EventDefinition;
  readonly concurrency: number;
  readonly prepare?: (event: ReceivedEvent<EventDefinition>) => Promise<unknown>;
  readonly handle: (event: ReceivedEvent<EventDefinition>, tx: Tx, prepared: unknown) => Promise<unknown>;
  readonly after?: (event: ReceivedEvent<EventDefinition>) => Promise<void>;
}

/**
 * Defines a consumer of an event. `handle` runs in the transaction that also stores the event's id, so its effect
 * happens once. `prepare` runs before it and outside the transaction, for slow work such as asking an AI. It may run
 * again for the same event. An event whose handler throws is retried after growing pauses, then becomes a dead letter.
 * `after` runs once the transaction is committed, and again after each of these pauses.
 */
export function consumer<E extends EventDefinition, P = undefined>(definition: {
  name: string;
  event: E;
  /** Events handled at once in one process. Default 4. */
  concurrency?: number;
  prepare?: (event: ReceivedEvent<E>) => Promise<P>;
  handle: (event: ReceivedEvent<E>, tx: Tx, prepared: P) => unknown;
  after?: (event: ReceivedEvent<E>) => Promise<void>;
}): ConsumerDefinition {
  const { name, event, concurrency = 4, prepare, handle, after } = definition;
  if (!/^[a-z0-9-]+$/.test(name)) throw new Error(`consumer name ${name}: lower case and dashes only`);
  return {
    name,
    event,
    concurrency,
    ...(prepare ? { prepare: (received) => prepare(received as ReceivedEvent<E>) } : {}),
    ...(after ? { after: (received) => after(received as ReceivedEvent<E>) } : {}),
    handle: async (received, tx, prepared) => handle(received as ReceivedEvent<E>, tx, prepared as P),
  };
}
