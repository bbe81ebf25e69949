import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { collectionOf } from '../mongo/collections.ts';
import type { Broker } from './broker.ts';
import { isFirstOfLane, type OutboxRow } from './envelope.ts';
import type { FaultPoint } from './fault-point.ts';
import type { ObserveEvents } from './observe.ts';

export interface Outbox {
  /** Publishes rows whose transaction just committed, each after its unsent predecessors. Never throws: what fails is left to the relay. */
  publishNow(rows: readonly OutboxRow[]): Promise<void>;
  /** The next rows waiting, in lane order, without those already acknowledged. */
  waiting(limit: number): Promise<OutboxRow[]>;
  /** Publishes rows of one lane in order and deletes them; throws at the first failure. */
  publishLane(rows: readonly OutboxRow[]): Promise<void>;
  /** How many rows wait. */
  size(): Promise<number>;
  /** Called when something was left for the relay. */
  onLeftOver(listener: () => void): void;
  /** Deletes what is acknowledged and not yet deleted. */
  flush(): Promise<void>;
}

// A request waits this long for the broker's ack before it answers and leaves its events to the relay.
const ackTimeoutMs = 500;
// Deletes of rows published right after commit are gathered this long; losing one costs one more, de-duplicated, publish.
const gatherMs = 250;

export function createOutbox(deps: {
  db: Connection;
  broker: Broker;
  log: Logger;
  observe: ObserveEvents;
  faultPoint?: FaultPoint;
}): Outbox {
  const { db, broker, log, observe } = deps;
  const outbox = () => collectionOf<OutboxRow>(db, 'outbox');
  const acknowledged = new Set<string>();
  let gathering: NodeJS.Timeout | undefined;
  let deleting: Promise<void> | undefined;
  let leftOver = () => {};

  async function publish(row: OutboxRow, timeoutMs: number): Promise<void> {
    if (acknowledged.has(row._id)) return;
    await broker.publish(broker.streams.eventSubject(row.type), row.body, {
      id: row._id,
      headers: row.headers,
      timeoutMs,
    });
    observe.published(row.type);
    await deps.faultPoint?.('before-delete');
    acknowledged.add(row._id);
  }
  async function withPredecessors(row: OutboxRow): Promise<OutboxRow[]> {
    if (isFirstOfLane(row)) return [row];
    return outbox()
      .find({ _id: { $gte: `${row.lane}/`, $lte: row._id } })
      .sort({ _id: 1 })
      .toArray();
  }
  function flushSoon(): void {
    gathering ??= setTimeout(() => {
      gathering = undefined;
      flush().catch((error) => log.debug({ error }, 'published events are deleted later'));
    }, gatherMs);
  }
  /** Whoever comes while a delete runs shares the next one, so that every ack is soon followed by its delete. */
  async function flush(): Promise<void> {
    await deleting?.catch(() => {});
    const ids = [...acknowledged];
    if (ids.length === 0) return;
    deleting ??= outbox()
      .deleteMany({ _id: { $in: ids } })
      .then(() => {
        for (const id of ids) acknowledged.delete(id);
      })
      .finally(() => {
        deleting = undefined;
      });
    await deleting;
    if (ids.some((id) => acknowledged.has(id))) await flush(); // the shared delete was an earlier one
  }
  return {
    async publishNow(rows) {
      if (!broker.connected) return; // the relay hears of its return before we do
      try {
        for (const row of rows) for (const next of await withPredecessors(row)) await publish(next, ackTimeoutMs);
        flushSoon();
      } catch (error) {
        log.warn({ error }, 'events are published later');
        leftOver();
      }
    },
    async waiting(limit) {
      const rows = await outbox()
        .find()
        .sort({ _id: 1 })
        .limit(limit + acknowledged.size)
        .toArray();
      return rows.filter((row) => !acknowledged.has(row._id)).slice(0, limit);
    },
    async publishLane(rows) {
      try {
        for (const row of rows) await publish(row, 2_000);
      } finally {
        await flush();
      }
    },
    size: () => outbox().countDocuments(),
    onLeftOver: (listener) => {
      leftOver = listener;
    },
    async flush() {
      clearTimeout(gathering);
      gathering = undefined;
      await flush();
    },
  };
}
