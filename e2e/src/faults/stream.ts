import type { Platform } from '@pathwise/local/platform';
import { connect } from 'nats';

/** Groups the distinct events of a type in the stream by `key` of their data. */
export async function countEvents(
  { natsUrl }: Pick<Platform, 'natsUrl'>,
  type: string,
  key: (data: Record<string, unknown>) => string,
): Promise<Map<string, Set<string>>> {
  const connection = await connect({ servers: natsUrl });
  try {
    const jetstream = connection.jetstream();
    const manager = await connection.jetstreamManager();
    const { state } = await manager.streams.info('EVENTS');
    const counts = new Map<string, Set<string>>();
    if (state.messages === 0) return counts;
    const consumer = await jetstream.consumers.get('EVENTS', { filterSubjects: `events.${type}.>` });
    const { num_pending: pending } = await consumer.info();
    if (pending === 0) return counts;
    let seen = 0;
    for await (const message of await consumer.consume({ expires: 2_000 })) {
      const event = message.json<{ id: string; data: Record<string, unknown> }>();
      const name = key(event.data);
      counts.set(name, (counts.get(name) ?? new Set()).add(event.id));
      if (++seen >= pending) break;
    }
    return counts;
  } finally {
    await connection.close();
  }
}
