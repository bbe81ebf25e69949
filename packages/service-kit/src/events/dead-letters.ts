import type { Broker } from './broker.ts';
import { type DeadLetter, lastDeadPosition, readDeadLetter, type StoredDeadLetter } from './dead-letter-store.ts';

/** Lists the dead letters of one consumer, or of all, oldest first. Throws when the broker is away. */
export async function listDeadLetters(broker: Broker, consumer?: string): Promise<DeadLetter[]> {
  const letters: DeadLetter[] = [];
  for await (const { letter } of parked(broker, consumer)) letters.push(letter);
  return letters;
}

/**
 * Publishes dead letters again on the event's own subject, and returns how many. Every consumer of the event receives
 * it. One that has already applied it finds the id in its inbox and skips it.
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
