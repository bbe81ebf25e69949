import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { collectionOf } from '../mongo/collections.ts';
import { createBeat } from '../running/beat.ts';
import type { Broker } from './broker.ts';
import { createLease } from './lease.ts';
import type { ObserveEvents } from './observe.ts';
import type { Outbox } from './outbox.ts';

export interface Relay {
  /** Reads the outbox now, not at the next beat. */
  poke(): void;
  /** Stops after the current batch and releases the lease. */
  stop(): Promise<void>;
}

const beatMs = 1_000;
// Interval while the outbox is empty. Only a killed process leaves events without a poke.
const idleBeatMs = 5_000;
// Small, so that a process that crashes every few seconds still makes progress.
const batchSize = 40;

/**
 * Publishes the rows left in the outbox, in order within each aggregate, until stopped. A lease lets one process of a
 * service do this at a time. Two at once do no harm: the broker and the inboxes drop duplicates.
 */
export function startRelay(deps: {
  db: Connection;
  ready: Promise<void>;
  outbox: Outbox;
  broker: Broker;
  log: Logger;
  /** Unique per process. */
  holder: string;
  observe: ObserveEvents;
  /** Milliseconds without a beat after which another process's lease counts as lost. Default 2,500. */
  leaseMs?: number;
}): Relay {
  const { outbox, broker, log } = deps;
  const lease = createLease({
    leases: () => collectionOf(deps.db, 'leases'),
    name: 'relay',
    holder: deps.holder,
    leaseMs: deps.leaseMs ?? 2_500,
  });
  let stopping = false;
  const beat = createBeat();
  let idle = false;

  /**
   * Publishes one batch. Returns true when there may be more. It holds the lease only while rows wait, so an idle
   * service costs one query a beat.
   */
  async function batch(): Promise<boolean> {
    const size = await outbox.size();
    deps.observe.outboxSize(size);
    idle = size === 0 && broker.connected;
    if (size === 0) await lease.release();
    if (size === 0 || !(await lease.hold())) return false;
    if (!broker.connected && !(await broker.ping())) return false;
    const rows = await outbox.waiting(batchSize);
    const lanes = Map.groupBy(rows, (row) => row.lane);
    const results = await Promise.allSettled([...lanes.values()].map((lane) => outbox.publishLane(lane)));
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
    return rows.length > 0;
  }
  async function run(): Promise<void> {
    await deps.ready.catch(() => {});
    while (!stopping) {
      beat.begin();
      idle = false;
      try {
        while (!stopping && (await batch()));
        if (!stopping && !broker.connected) await broker.ping();
      } catch (error) {
        log.warn({ error }, 'the relay tries again');
        lease.forget();
        if (broker.connected || (await broker.ping())) await broker.ensure().catch(() => {});
      }
      if (!stopping) await beat.rest(idle ? idleBeatMs : beatMs);
    }
    await lease.release().catch(() => {});
  }
  broker.onConnect(beat.poke);
  const running = run();
  return {
    poke: beat.poke,
    async stop() {
      stopping = true;
      beat.poke();
      await running;
    },
  };
}
