import { type MsgRequest, NatsError, type StoredMsg } from 'nats';
import { type Broker, fromHeaders, toHeaders } from './broker.ts';
import { readDeadLetterHeaders, replayHeaders } from './dead-letter-headers.ts';

/** An event that a consumer failed to apply in all of its tries. */
export interface DeadLetter {
  consumer: string;
  /** Why its last try failed. */
  reason: string;
  /** The subject of its event, without the namespace; '' when the letter lacks it. */
  subject: string;
  type: string;
  eventId: string;
  /** What the event says, as it was published. */
  data: unknown;
  /** How often it was tried; null for a letter from before this was stored. */
  tries: number | null;
  parkedAt: Date;
}

export interface StoredDeadLetter {
  readonly letter: DeadLetter;
  /** Sequence number in the stream of dead letters. */
  readonly position: number;
  /** Publishes it for its consumer alone, once, and removes it. */
  sendAgain(): Promise<void>;
  /** Removes it. False when it is gone already. */
  discard(): Promise<boolean>;
}

/** Position of the newest dead letter, or 0 when there never was one. */
export async function lastDeadPosition(broker: Broker): Promise<number> {
  return (await broker.link().jsm.streams.info(broker.streams.dead)).state.last_seq;
}

/** The first dead letter at or after a position, or undefined. */
export async function readDeadLetter(broker: Broker, from: number): Promise<StoredDeadLetter | undefined> {
  const { js, jsm } = broker.link();
  const stream = broker.streams.dead;
  const message = await readNext(broker, { stream, from, subject: broker.streams.allDead });
  if (!message) return undefined;
  const headers = fromHeaders(message.header);
  const about = readDeadLetterHeaders(headers);
  const envelope = parse(message);
  const letter = {
    consumer: about?.consumer ?? '',
    reason: about?.reason ?? '',
    subject: about?.subject.slice(broker.namespace.length) ?? '',
    tries: about?.tries ?? null,
    type: String(envelope?.['type'] ?? ''),
    eventId: String(envelope?.['id'] ?? ''),
    data: envelope?.['data'],
    parkedAt: message.time,
  };
  const discard = () => removed(() => jsm.streams.deleteMessage(stream, message.seq));
  return {
    letter,
    position: message.seq,
    discard,
    async sendAgain() {
      if (!about) return;
      // An id of its own: the broker drops a second replay of the letter, but not the replay as a copy of the event.
      await js.publish(about.subject, message.data, {
        headers: toHeaders(replayHeaders(headers)),
        msgID: `replay|${stream}|${message.seq}`,
        timeout: 2_000,
      });
      await discard();
    },
  };
}

/** False when the message does not exist any more. */
async function removed(remove: () => Promise<boolean>): Promise<boolean> {
  try {
    return await remove();
  } catch (error) {
    // `sequence 2 not found`, or `no message found` for one that was there.
    if (error instanceof NatsError && /(?:no message|not) found/.test(error.message)) return false;
    throw error;
  }
}

/** The first message of a subject at or after a position, or undefined. */
export async function readNext(
  broker: Broker,
  { stream, from, subject }: { stream: string; from: number; subject: string },
): Promise<StoredMsg | undefined> {
  const query = { seq: from, next_by_subj: subject } as unknown as MsgRequest;
  return unlessGone(() => broker.link().jsm.streams.getMessage(stream, query));
}

/** The result, or undefined when the message does not exist. */
export async function unlessGone(get: () => Promise<StoredMsg>): Promise<StoredMsg | undefined> {
  try {
    return await get();
  } catch (error) {
    if (error instanceof NatsError && (error.api_error?.code === 404 || error.code === '404')) return undefined;
    throw error;
  }
}

function parse(message: StoredMsg): Record<string, unknown> | undefined {
  try {
    return message.json<Record<string, unknown>>();
  } catch {
    return undefined; // invalid JSON is one reason why a message becomes a dead letter
  }
}
