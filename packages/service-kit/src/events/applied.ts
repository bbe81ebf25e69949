import { setTimeout as pause } from 'node:timers/promises';
import type { Broker } from './broker.ts';
import type { ConsumerDefinition } from './consumer.ts';
import type { Inbox } from './inbox.ts';
import type { WrittenEvent } from './wrote.ts';

/**
 * Waits until this service has applied the given events, so that people see their own changes. Example: a tick in the
 * planner, then a read of the goal. Ignores events without a consumer here, and does not wait while the broker is away.
 * Returns false when `limitMs` passed first: the answer may then lack the person's change.
 */
export async function waitUntilApplied(
  deps: { consumers: readonly ConsumerDefinition[]; inbox: Inbox; broker: Pick<Broker, 'connected'> },
  events: readonly WrittenEvent[],
  limitMs = 1_000,
): Promise<boolean> {
  const { consumers, inbox, broker } = deps;
  const awaited = events.flatMap(({ type, id: eventId }) =>
    consumers.filter(({ event }) => event.type === type).map(({ name }) => ({ consumer: name, eventId })),
  );
  if (awaited.length === 0) return true;
  const end = performance.now() + limitMs;
  for (let ms = 5; broker.connected; ms = Math.min(ms * 2, 50)) {
    if ((await inbox.count(awaited)) >= awaited.length) return true;
    if (performance.now() + ms > end) return false;
    await pause(ms);
  }
  return false;
}
