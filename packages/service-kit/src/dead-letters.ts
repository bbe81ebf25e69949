import type { Broker } from './events/broker.ts';
import {
  type DeadLetter,
  lastDeadPosition,
  readDeadLetter,
  type StoredDeadLetter,
} from './events/dead-letter-store.ts';

/** Lists parked events, oldest first, of one consumer or all. Throws when the broker is away. */
export async function listDeadLetters(broker: Broker, consumer?: string): Promise<DeadLetter[]> {
  const letters: DeadLetter[] = [];
  for await (const { letter } of parked(broker, consumer)) letters.push(letter);
  return letters;
}

/**
 * Sends parked events round again and answers how many. They go out on their own subject: consumers that have applied
 * them already skip them by their inbox.
 */
export async function replayDeadLetters(broker: Broker, consumer?: string): Promise<number> {
  let replayed = 0;
  for await (const letter of parked(broker, consumer)) {
    await letter.sendAgain();
    replayed++;
  }
  return replayed;
}

async function* parked(broker: Broker, consumer = '>'): AsyncGenerator<StoredDeadLetter> {
  await broker.opened;
  const last = await lastDeadPosition(broker); // what is parked again meanwhile is for the next time
  for (let position = 1; position <= last; ) {
    const letter = await readDeadLetter(broker, { from: position, consumer });
    if (!letter || letter.position > last) return;
    yield letter;
    position = letter.position + 1;
  }
}
