import { NatsError } from 'nats';
import { notFound, unavailable } from '../problem.ts';
import type { Broker } from './broker.ts';
import { type DeadLetter, lastDeadPosition, readDeadLetter, type StoredDeadLetter } from './dead-letter-store.ts';

/** Lists the dead letters of one consumer, or of all, oldest first. Throws when the broker is away. */
export async function listDeadLetters(broker: Broker, consumer?: string): Promise<DeadLetter[]> {
  const letters: DeadLetter[] = [];
  for await (const { letter } of parked(broker, consumer)) letters.push(letter);
  return letters;
}

/**
 * Publishes dead letters again on the event's own subject, each for its consumer alone, and returns how many. A consumer that has
 * applied the event meanwhile finds its id in the inbox and skips it.
 */
export async function replayDeadLetters(broker: Broker, consumer?: string): Promise<number> {
  let replayed = 0;
  for await (const letter of parked(broker, consumer)) {
    await letter.sendAgain();
    replayed++;
  }
  return replayed;
}

async function* parked(broker: Broker, consumer?: string): AsyncGenerator<StoredDeadLetter> {
  await broker.opened;
  const last = await lastDeadPosition(broker); // do not replay again what fails during this replay
  for (let position = 1; position <= last; ) {
    const letter = await readDeadLetter(broker, position);
    if (!letter || letter.position > last) return;
    if (consumer === undefined || letter.letter.consumer === consumer) yield letter;
    position = letter.position + 1;
  }
}

/** The dead letters of all services, for their admins. Every call throws 503 while the broker is away. */
export interface DeadLetters {
  /** At most `limit` letters from a position on, oldest first, and the position of the next one. */
  page(input: { from: number; limit: number }): Promise<{ page: StoredDeadLetter[]; next: number | undefined }>;
  /** The letter at a position. Throws 404. */
  at(position: number): Promise<StoredDeadLetter>;
}

export function createDeadLetters(broker: Broker): DeadLetters {
  return {
    page: ({ from, limit }) =>
      orAway(async () => {
        const page: StoredDeadLetter[] = [];
        for (let position = from; ; ) {
          const letter = await readDeadLetter(broker, position);
          if (!letter) return { page, next: undefined };
          if (page.length === limit) return { page, next: letter.position };
          page.push(letter);
          position = letter.position + 1;
        }
      }),
    at: (position) =>
      orAway(async () => {
        const letter = await readDeadLetter(broker, position);
        if (letter?.position !== position) throw notFound('dead letter');
        const { sendAgain, discard } = letter;
        return { ...letter, sendAgain: () => orAway(sendAgain), discard: () => orAway(discard) };
      }),
  };
}

async function orAway<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof NatsError)) throw error;
    throw unavailable('The message broker does not answer. Please try again in a moment.');
  }
}
