import type { Broker } from './broker.ts';
import { readNext } from './dead-letter-store.ts';

/**
 * Erases the events that this service has published about a person, and the dead letters of its consumers about them. Consumers
 * that have not read these events never will: `user-deleted` makes each service erase the person. Throws while the broker is away.
 */
export async function purgePerson(
  broker: Broker,
  { service, userId }: { service: string; userId: string },
): Promise<void> {
  const { streams } = broker;
  const { jsm } = broker.link();
  const { events, dead } = streams.aboutPerson(service, userId);
  for (const filter of events) await jsm.streams.purge(streams.events, { filter });
  for (const filter of dead) await jsm.streams.purge(streams.dead, { filter });
  await purgeOlder(broker, { service, userId });
}

/** Reads the events from before people were in subjects one by one. None are added any more. */
async function purgeOlder(broker: Broker, { service, userId }: { service: string; userId: string }): Promise<void> {
  const { streams } = broker;
  const [stream, subject] = [streams.events, streams.eventsOfNobodyKnown(service)];
  for (let from = 1; ; from++) {
    const message = await readNext(broker, { stream, from, subject });
    if (!message) return;
    from = message.seq;
    if (!message.subject.includes('.user-deleted.') && message.string().includes(userId))
      await broker.link().jsm.streams.deleteMessage(stream, message.seq);
  }
}
