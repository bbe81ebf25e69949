import type { Broker } from '@pathwise/service-kit/events/broker';
import { readNext } from '@pathwise/service-kit/events/dead-letter-store';
import type { AdminDeps } from '../deps.ts';
import { type Counting, countings } from './count-event.ts';
import { countedMembers, facts } from './figure.model.ts';

/**
 * Counts everything anew from the stream, while the service goes on counting what happens. Until it has ended, figures are too low.
 * A crash does no harm: the command starts again.
 */
export async function rebuildFigures(deps: AdminDeps, broker: Broker): Promise<{ read: number }> {
  await countedMembers(deps.db).deleteMany({});
  await facts(deps.db).deleteMany({});
  let read = 0;
  for (const counting of countings) read += await countAll(deps, broker, counting);
  return { read };
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
