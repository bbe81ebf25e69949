import { setTimeout as pause } from 'node:timers/promises';
import { eventEnvelope } from '@pathwise/contracts/event';
import type { Connection } from 'mongoose';
import type { JsMsg } from 'nats';
import type { Logger } from 'pino';
import { isConnected } from '../mongo/connected.ts';
import { isInfrastructure } from '../mongo/errors.ts';
import { Problem } from '../problem.ts';
import type { InTransaction } from '../transactions/transaction.ts';
import { type Broker, fromHeaders, type Headers, toHeaders } from './broker.ts';
import type { ConsumerDefinition, ReceivedEvent } from './consumer.ts';
import { deadLetterHeaders, isForAnother } from './dead-letter-headers.ts';
import { unlessGone } from './dead-letter-store.ts';
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
  /**
   * Milliseconds to wait after the first, second … failure. Example: four delays make five tries, then a dead letter.
   */
  retryDelaysMs: readonly number[];
  ackWaitMs: number;
  /** Wraps the handling of one message, for example in its trace. */
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

// A message that crashes the process never counts a try. So many deliveries mean such a message.
const mostDeliveries = 100;
const databaseRetryMs = 500;
// Longer than a request's transaction: no person waits for it, and a large draft needs the time.
const transactionLimitMs = 8_000;

/** Handles one message: acknowledges it, returns it for a retry, or makes it a dead letter. Never throws. */
export async function take(deps: TakeDeps, work: Work): Promise<void> {
  const { definition, message } = work;
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  const alive = setInterval(() => signalBroker(() => message.working()), deps.ackWaitMs / 3);
  const headers = fromHeaders(message.headers);
  const run = async () => {
    if (isForAnother(headers, definition.name)) return signalBroker(() => message.ack());
    const outcome = await apply(deps, work);
    await deps.faultPoint?.('before-ack');
    const againMs = await runAfter(deps, work);
    signalBroker(() => (againMs === undefined ? message.ack() : message.nak(againMs)));
    deps.observe.consumed(definition.name, outcome, seconds());
    deps.log.debug({ consumer: definition.name, outcome, ms: Math.round(seconds() * 1_000) }, 'took an event');
  };
  try {
    const about = { consumer: definition.name, type: definition.event.type, headers };
    await (deps.onConsume ? deps.onConsume(about, run) : run());
  } catch (error) {
    // When the try cannot be counted either, the broker delivers the message again.
    await fail(deps, { ...work, error, seconds }).catch(() => signalBroker(() => message.nak(2_000)));
  } finally {
    clearInterval(alive);
  }
}

/** Runs what follows the commit. Returns the milliseconds until it runs again; undefined the last time. A failure counts no try. */
async function runAfter(deps: TakeDeps, { definition, message }: Work): Promise<number | undefined> {
  if (!definition.after) return undefined;
  await definition.after(read(definition, message)).catch((cause: unknown) => {
    throw new NeighbourAway('what follows the commit failed', { cause });
  });
  return deps.retryDelaysMs[message.info.deliveryCount - 1];
}

/** Sends an ack or nak. When it fails the broker delivers the message again, and the inbox drops it. */
function signalBroker(send: () => void): void {
  try {
    send();
  } catch {
    // the connection is closed: this process is stopping
  }
}

/** Applies the event. While the database is away it waits and counts no try. */
async function apply(deps: TakeDeps, { definition, message }: Work): Promise<'applied' | 'known'> {
  const event = read(definition, message);
  if (event.type !== definition.event.type) return 'known'; // another version of it, for another consumer
  for (;;)
    try {
      await applyOnce(deps, { definition, message, event });
      return 'applied';
    } catch (error) {
      if (error instanceof AlreadyApplied) return 'known';
      if (!isInfrastructure(error) || deps.stopping.aborted) throw error;
      // The database is up, so a document is locked. Return the event and handle others meanwhile.
      if (isConnected(deps.db)) throw error;
      await pause(databaseRetryMs);
    }
}

async function applyOnce(deps: TakeDeps, input: Work & { event: ReceivedEvent<never> }): Promise<void> {
  const { definition, message, event } = input;
  const entry = { consumer: definition.name, eventId: event.id };
  let prepared: unknown;
  if (definition.prepare) {
    if (await deps.inbox.has({ ...entry, isFirstDelivery: !message.redelivered })) throw new AlreadyApplied(event.id); // skip the slow work
    prepared = await definition.prepare(event).catch(markAbsence);
  }
  const apply = async (tx: Parameters<Parameters<InTransaction>[0]>[0]) => {
    await deps.inbox.enter({ ...entry, session: tx.session, at: deps.now() });
    await definition.handle(event, tx, prepared);
  };
  await deps.inTransaction(apply, { limitMs: transactionLimitMs });
  deps.inbox.remember(entry);
}

/** The service that `prepare` asked is away. This counts no try. */
class NeighbourAway extends Error {}

function markAbsence(error: unknown): never {
  if (error instanceof Problem && error.status === 503) throw new NeighbourAway('not answered', { cause: error });
  throw error;
}

function read(definition: ConsumerDefinition, message: JsMsg): ReceivedEvent<never> {
  const envelope = eventEnvelope.parse(message.json());
  const isIt = envelope.type === definition.event.type;
  return { ...envelope, data: isIt ? definition.event.data.parse(envelope.data) : {} } as ReceivedEvent<never>;
}

/** Returns the message for its next try, or makes it a dead letter. */
async function fail(deps: TakeDeps, input: Work & { error: unknown; seconds: () => number }): Promise<void> {
  const { definition, message, error } = input;
  const { broker, log, observe, retryDelaysMs } = deps;
  const { deliveryCount } = message.info;
  if (isInfrastructure(error) && deliveryCount < mostDeliveries)
    return signalBroker(() => message.nak(retryDelaysMs[0] ?? 1_000));
  if (error instanceof NeighbourAway && deliveryCount < mostDeliveries)
    return signalBroker(() => message.nak(retryDelaysMs[deliveryCount - 1] ?? retryDelaysMs.at(-1) ?? 1_000));
  // Keyed by stream position, so a replayed message starts with no tries.
  const key = `${definition.name}|${message.info.streamSequence}`;
  const tries = await countTry(deps.db, { key, now: deps.now() });
  const delay = deliveryCount < mostDeliveries ? retryDelaysMs[tries - 1] : undefined;
  log.warn({ error, consumer: definition.name, tries, again: delay !== undefined }, 'an event could not be applied');
  observe.consumed(definition.name, delay === undefined ? 'dead' : 'failed', input.seconds());
  if (delay !== undefined) return signalBroker(() => message.nak(delay));
  // Erased with an account while it was tried: a dead letter would keep it.
  const { streamSequence: seq } = message.info;
  const stored = await unlessGone(() => broker.link().jsm.streams.getMessage(broker.streams.events, { seq }));
  if (!stored) return signalBroker(() => message.term());
  const headers = {
    ...fromHeaders(message.headers),
    ...deadLetterHeaders({ consumer: definition.name, subject: message.subject, error, tries }),
  };
  // Publish the dead letter before `term`. After a crash in between it is published again, and the broker drops it.
  await broker.link().js.publish(broker.streams.deadSubject(definition.name, message.subject), message.data, {
    headers: toHeaders(headers),
    msgID: key,
    timeout: 2_000,
  });
  signalBroker(() => message.term());
  observe.deadLettered(definition.name);
}
