import type { EventEnvelope } from '@pathwise/contracts/event';
import { roadmapReady } from '@pathwise/contracts/events/goals';
import { connect } from 'nats';

/** Notes when each goal's roadmap was announced as stored. */
export async function readyRoadmaps(natsUrl: string) {
  const connection = await connect({ servers: natsUrl });
  const readyAt = new Map<string, number>();
  connection.subscribe(`events.${roadmapReady.type}.>`, {
    callback: (_error, message) =>
      readyAt.set(message.json<EventEnvelope<{ goalId: string }>>().data.goalId, performance.now()),
  });
  return { readyAt, close: () => connection.close() };
}
