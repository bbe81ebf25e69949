import { setTimeout as pause } from 'node:timers/promises';
import { eventEnvelope } from '@pathwise/contracts/event';
import type { Connection } from 'mongoose';
import type { JsMsg } from 'nats';
import type { Logger } from 'pino';
import type { ConsumerDefinition, ReceivedEvent } from '../consumer.ts';
import { isInfrastructure } from '../mongo/errors.ts';
import type { InTransaction } from '../mongo/transaction.ts';
import { Problem } from '../problem.ts';
import { type Broker, fromHeaders, type Headers, toHeaders } from './broker.ts';
import { deadLetterHeaders } from './dead-letter-headers.ts';
import type { FaultPoint } from './fault-point.ts';
import { AlreadyApplied, type Inbox } from './inbox.ts';
import type { ObserveEvents } from './observe.ts';
import { countTry } from './tries.ts';

export interface TakeDeps {
  db: Connection;
  broker: Broker;
  inbox: Inbox;
  inTransaction: InTransaction;
  log: Logger;
  now: () => Date;
  observe: ObserveEvents;
  /** Milliseconds before the next try after the first, second … failure; one more failure than these ends in a dead letter. */
  retryDelaysMs: readonly number[];
  ackWaitMs: number;
  /** Wraps the work on one message, e.g. in its trace. */
  onConsume?: (
    message: { consumer: string; type: string; headers: Headers },
    run: () => Promise<void>,
  ) => Promise<void>;
  faultPoint?: FaultPoint;
  stopping: AbortSignal;
}
interface Work {
  definition: ConsumerDefinition;
  message: JsMsg;
}

// A process that dies of a message counts no try; so many deliveries of one message mean that.
const mostDeliveries = 100;
const databaseRetryMs = 500;
// Longer than a request's transaction: nobody waits at the other end, and a big draft takes its time.
const transactionLimitMs = 8_000;

/** Works on one message to its end: acknowledged, sent back for later, or parked. Never throws. */
export async function take(deps: TakeDeps, work: Work): Promise<void> {
  const { definition, message } = work;
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  const alive = setInterval(() => tell(() => message.working()), deps.ackWaitMs / 3);
  const run = async () => {
    const outcome = await apply(deps, work);
    await deps.faultPoint?.('before-ack');
    tell(() => message.ack());
    deps.observe.consumed(definition.name, outcome, seconds());
  };
  try {
    const about = { consumer: definition.name, type: definition.event.type, headers: fromHeaders(message.headers) };
    await (deps.onConsume ? deps.onConsume(about, run) : run());
  } catch (error) {
    await fail(deps, { ...work, error, seconds }).catch(() => tell(() => message.nak(2_000))); // not even that could be written down
  } finally {
    clearInterval(alive);
  }
}

/** Says something about a message; a broker that cannot be told delivers it again, and the inbox knows it. */
function tell(say: () => void): void {
  try {
    say();
  } catch {
    // the connection is closed for good: this process is stopping
  }
}

/** Applies the event. While the database is away the message is kept, and no try is burned. */
async function apply(deps: TakeDeps, { definition, message }: Work): Promise<'applied' | 'known'> {
  const event = read(definition, message);
  for (;;)
    try {
      await applyOnce(deps, { definition, event });
      return 'applied';
    } catch (error) {
      if (error instanceof AlreadyApplied) return 'known';
      if (!isInfrastructure(error) || deps.stopping.aborted) throw error;
      // The database is there, and something of this event is locked: others have their turn meanwhile.
      if (deps.db.readyState === 1) throw error;
      await pause(databaseRetryMs);
    }
}

async function applyOnce(
  deps: TakeDeps,
  input: { definition: ConsumerDefinition; event: ReceivedEvent<never> },
): Promise<void> {
  const { definition, event } = input;
  const entry = { consumer: definition.name, eventId: event.id };
  let prepared: unknown;
  if (definition.prepare) {
    if (await deps.inbox.has(entry.consumer, entry.eventId)) throw new AlreadyApplied(event.id); // slow work is not done for nothing
    prepared = await definition.prepare(event).catch(noteAbsence);
  }
  const apply = async (tx: Parameters<Parameters<InTransaction>[0]>[0]) => {
    await deps.inbox.enter({ ...entry, session: tx.session, at: deps.now() });
    await definition.handle(event, tx, prepared);
  };
  await deps.inTransaction(apply, { limitMs: transactionLimitMs });
}

/** The service that `prepare` asked is away: its absence burns no try. */
class NeighbourAway extends Error {}

function noteAbsence(error: unknown): never {
  if (error instanceof Problem && error.status === 503) throw new NeighbourAway('not answered', { cause: error });
  throw error;
}

function read(definition: ConsumerDefinition, message: JsMsg): ReceivedEvent<never> {
  const envelope = eventEnvelope.parse(message.json());
  return { ...envelope, data: definition.event.data.parse(envelope.data) } as ReceivedEvent<never>;
}

/** Sends the message back for its next try, or parks it. */
async function fail(deps: TakeDeps, input: Work & { error: unknown; seconds: () => number }): Promise<void> {
  const { definition, message, error } = input;
  const { broker, log, observe, retryDelaysMs } = deps;
  const { deliveryCount } = message.info;
  if (isInfrastructure(error) && deliveryCount < mostDeliveries)
    return tell(() => message.nak(retryDelaysMs[0] ?? 1_000));
  if (error instanceof NeighbourAway && deliveryCount < mostDeliveries)
    return tell(() => message.nak(retryDelaysMs[deliveryCount - 1] ?? retryDelaysMs.at(-1) ?? 1_000));
  // By position in the stream: a replayed message starts afresh.
  const key = `${definition.name}|${message.info.streamSequence}`;
  const tries = await countTry(deps.db, { key, now: deps.now() });
  const delay = deliveryCount < mostDeliveries ? retryDelaysMs[tries - 1] : undefined;
  log.warn({ error, consumer: definition.name, tries, again: delay !== undefined }, 'an event could not be applied');
  observe.consumed(definition.name, delay === undefined ? 'dead' : 'failed', input.seconds());
  if (delay !== undefined) return tell(() => message.nak(delay));
  const headers = {
    ...fromHeaders(message.headers),
    ...deadLetterHeaders({ consumer: definition.name, subject: message.subject, error }),
  };
  // Parked first, given up second: a crash in between parks it again, which the id makes no second time.
  await broker.link().js.publish(broker.streams.deadSubject(definition.name), message.data, {
    headers: toHeaders(headers),
    msgID: key,
    timeout: 2_000,
  });
  tell(() => message.term());
  observe.deadLettered(definition.name);
}
