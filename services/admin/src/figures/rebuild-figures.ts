import { userRegistered } from '@pathwise/contracts/events/auth';
import type { Broker } from '@pathwise/service-kit/events/broker';
import { readNext } from '@pathwise/service-kit/events/dead-letter-store';
import type { AdminDeps } from '../deps.ts';
import { type Counting, countings } from './count-event.ts';
import { countedMembers, facts } from './figure.model.ts';

/**
 * Counts everything anew from the stream, while the service goes on counting what happens. Until it has ended, figures are too low.
 * A crash does no harm: the command starts again. Throws, and changes nothing, when the stream begins after the first figures.
 */
export async function rebuildFigures(deps: AdminDeps, broker: Broker): Promise<{ read: number }> {
  await refuseShortStream(deps, broker);
  await countedMembers(deps.db).deleteMany({});
  await facts(deps.db).deleteMany({});
  let read = 0;
  for (const counting of countings) read += await countAll(deps, broker, counting);
  return { read };
}

/** A broker that lost its disk starts a new stream. The rows of before are then the only ones. */
async function refuseShortStream(deps: AdminDeps, broker: Broker): Promise<void> {
  const first = await facts(deps.db).findOne({ kind: 'signed-up' }).sort({ slot: 1 }).lean();
  if (!first) return;
  const { events, eventSubject } = broker.streams;
  const subject = eventSubject(userRegistered.type, [first.ownerId]);
  if (await readNext(broker, { stream: events, from: 1, subject })) return;
  throw new Error('The stream does not hold the first sign-up that was counted. Counting anew would lose figures.');
}

async function countAll(deps: AdminDeps, broker: Broker, { event, count }: Counting): Promise<number> {
  const { streams } = broker;
  const [stream, subject] = [streams.events, streams.eventsOfType(event.type)];
  let read = 0;
  for (let from = 1; ; from++) {
    const message = await readNext(broker, { stream, from, subject });
    if (!message) return read;
    from = message.seq;
    const received = message.json<{ type: string; data: unknown }>();
    if (received.type !== event.type) continue;
    const data = event.data.parse(received.data);
    await deps.inTransaction((tx) => count(deps, tx, { ...received, data } as Parameters<typeof count>[2]));
    read++;
  }
}
