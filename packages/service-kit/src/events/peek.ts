import { type EventEnvelope, eventEnvelope } from '@pathwise/contracts/event';
import type { Logger } from 'pino';
import type { Broker } from './broker.ts';

/** Subscribes to new events of every service, without a durable consumer. Missed events stay missed. Returns `unsubscribe`. */
export const createPeekAll =
  ({ broker, log }: { broker: Broker; log: Logger }) =>
  (onEvent: (event: EventEnvelope) => void): (() => void) =>
    broker.subscribe(broker.streams.allEvents, {
      onMessage: (message) => {
        try {
          onEvent(eventEnvelope.parse(message.json()) as EventEnvelope);
        } catch (error) {
          log.warn({ error, subject: message.subject }, 'an event could not be heard');
        }
      },
    });
