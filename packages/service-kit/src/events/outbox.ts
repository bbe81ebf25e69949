import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { collectionOf } from '../mongo/collections.ts';
import type { Broker } from './broker.ts';
import { type OutboxRow, placeOf } from './envelope.ts';
import type { FaultPoint } from './fault-point.ts';
import type { ObserveEvents } from './observe.ts';

export interface Outbox {
  /**
   * Publishes rows of a committed transaction, each after its unsent predecessors. Never throws: the relay retries
   * failures.
   */
  publishNow(rows: readonly OutboxRow[]): Promise<void>;
  /** The next rows to publish, in lane order, without acknowledged ones. */
  waiting(limit: number): Promise<OutboxRow[]>;
  /** Publishes the rows of one lane in order and deletes them. Throws at the first failure. */
  publishLane(rows: readonly OutboxRow[]): Promise<void>;
  /** How many rows the outbox holds. */
  size(): Promise<number>;
  /** Registers a listener for rows that the relay must publish. */
  onLeftOver(listener: () => void): void;
  /** Deletes the acknowledged rows. */
  flush(): Promise<void>;
}

// A request waits this long for the broker's ack. Then it answers, and the relay publishes its events.
const ackTimeoutMs = 500;
// Deletes after a commit are batched for this long. A lost delete costs one more publish, which the broker drops.
const gatherMs = 250;
// Lanes whose last published version is remembered.
const mostLanes = 1_000;

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
  /** The last version of a lane that this process published together with everything before it. */
  const lastPublished = new Map<string, number>();
  let gathering: NodeJS.Timeout | undefined;
  let deleting: Promise<void> | undefined;
  let leftOver = () => {};

  async function publish(row: OutboxRow, timeoutMs: number): Promise<void> {
    if (acknowledged.has(row._id)) return;
    await broker.publish(broker.streams.eventSubject(row.type, row.persons), row.body, {
      id: row._id,
      headers: row.headers,
      timeoutMs,
    });
    observe.published(row.type);
    await deps.faultPoint?.('before-delete');
    acknowledged.add(row._id);
  }
  /** No query when the row is its lane's first, or the next after those published from here. */
  async function withPredecessors(row: OutboxRow): Promise<OutboxRow[]> {
    const { version, n } = placeOf(row);
    if (n === 0 && version === (lastPublished.get(row.lane) ?? 0) + 1) return [row];
    return outbox()
      .find({ _id: { $gte: `${row.lane}/`, $lte: row._id } })
      .sort({ _id: 1 })
      .toArray();
  }
  function rememberPublished(row: OutboxRow): void {
    lastPublished.delete(row.lane); // the lane used last is the last to be forgotten
    lastPublished.set(row.lane, placeOf(row).version);
    const [oldest] = lastPublished.keys();
    if (oldest !== undefined && lastPublished.size > mostLanes) lastPublished.delete(oldest);
  }
  function flushSoon(): void {
    gathering ??= setTimeout(() => {
      gathering = undefined;
      flush().catch((error) => log.debug({ error }, 'published events are deleted later'));
    }, gatherMs);
  }
  /** Calls made during a delete are batched into the next delete. */
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
    if (ids.some((id) => acknowledged.has(id))) await flush(); // the delete in progress had started without these ids
  }
  return {
    async publishNow(rows) {
      if (!broker.connected) return; // the relay publishes them on reconnect
      try {
        for (const row of rows) for (const next of await withPredecessors(row)) await publish(next, ackTimeoutMs);
        for (const row of rows) rememberPublished(row);
        flushSoon();
      } catch (error) {
        for (const { lane } of rows) lastPublished.delete(lane);
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
