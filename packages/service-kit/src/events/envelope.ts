import { randomBytes } from 'node:crypto';
import { aggregateOf, type EventDefinition, type EventEnvelope, personsIn } from '@pathwise/contracts/event';

/** An event waiting in the outbox. */
export interface OutboxRow {
  /** `<lane>/<version>/<n>-<random>`, also the event's id. Sorting by it gives the publishing order of a lane. */
  _id: string;
  /** The aggregate. Events of one lane are published in order; different lanes have no order. */
  lane: string;
  type: string;
  /** The envelope as JSON. */
  body: string;
  /** Trace headers of the transaction that wrote the row. */
  headers: Record<string, string>;
  /** Ids of the people whom it names. */
  persons: string[];
}

// The broker refuses messages over 1 MB by default. A refused row would block its lane for ever.
const largestBody = 900_000;

/**
 * Creates the outbox row of an event. `n` is its index among the transaction's events. Throws when `data` breaks the
 * contract or is too large for the broker.
 */
export function toOutboxRow(
  event: EventDefinition,
  input: { data: unknown; n: number; now: Date; headers: Record<string, string> },
): OutboxRow {
  const data = event.data.parse(input.data);
  const lane = aggregateOf(event, data);
  const version = String(data['version']).padStart(9, '0');
  const id = `${lane}/${version}/${input.n}-${randomBytes(5).toString('base64url').slice(0, 6)}`;
  const envelope: EventEnvelope = {
    specversion: '1.0',
    id,
    source: event.service,
    type: event.type,
    subject: lane,
    time: input.now.toISOString(),
    datacontenttype: 'application/json',
    ...(event.audience ? { audience: [String(data[event.audience])] } : {}),
    data,
  };
  const body = JSON.stringify(envelope);
  if (Buffer.byteLength(body) > largestBody) throw new Error(`${event.type} is too large to be published`);
  return { _id: id, lane, type: event.type, body, headers: input.headers, persons: personsIn(event, data) };
}

/** A row's place in its lane: the version of its aggregate, and its index among the events of the transaction. */
export function placeOf({ _id, lane }: OutboxRow): { version: number; n: number } {
  const [version = '', n = ''] = _id.slice(lane.length + 1).split('/');
  return { version: Number(version), n: Number.parseInt(n, 10) };
}
