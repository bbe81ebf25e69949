import { type EventDefinition, type EventEnvelope, eventEnvelope } from '@pathwise/contracts/event';
import type { Logger } from 'pino';
import type { Broker } from './broker.ts';
import type { ReceivedEvent } from './consumer.ts';

/** Subscribes to new events without a durable consumer. Missed events stay missed. Returns `unsubscribe`. */
export type Peek = <E extends EventDefinition>(event: E, onEvent: (event: ReceivedEvent<E>) => void) => () => void;

export function createPeek(deps: { broker: Broker; log: Logger }): Peek {
  return (event, onEvent) =>
    listen(deps, { type: event.type, onEvent: (envelope) => onEvent(envelope as ReceivedEvent<typeof event>) });
}

/** Subscribes to every event of every service. */
export const createPeekAll =
  (deps: { broker: Broker; log: Logger }) =>
  (onEvent: (event: EventEnvelope) => void): (() => void) =>
    listen(deps, { type: '>', onEvent });

function listen(
  deps: { broker: Broker; log: Logger },
  input: { type: string; onEvent: (event: EventEnvelope) => void },
): () => void {
  const { broker, log } = deps;
  return broker.subscribe(broker.streams.eventSubject(input.type), {
    onMessage: (message) => {
      try {
        input.onEvent(eventEnvelope.parse(message.json()) as EventEnvelope);
      } catch (error) {
        log.warn({ error, subject: message.subject }, 'an event could not be heard');
      }
    },
  });
}
