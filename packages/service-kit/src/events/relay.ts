import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { collectionOf } from '../mongo/collections.ts';
import type { Broker } from './broker.ts';
import { createLease } from './lease.ts';
import type { ObserveEvents } from './observe.ts';
import type { Outbox } from './outbox.ts';

export interface Relay {
  /** Looks at the outbox now rather than at the next beat. */
  poke(): void;
  /** Ends after the batch it is at, and gives its lease back. */
  stop(): Promise<void>;
}

const beatMs = 1_000;
// While nothing waits it looks this often: only a process that was killed leaves events without a poke.
const idleBeatMs = 5_000;
// Small, so that even a process that dies every few seconds moves on.
const batchSize = 40;

/**
 * Publishes what is left in the outbox, in order within each aggregate, for ever. One process of a service does it at
 * a time; correctness does not rest on that, because the broker and the inboxes drop repetitions.
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
  /** Milliseconds of stillness after which another process's lease counts as lost; 2,500 when absent. */
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
  let wake = () => {};
  let poked = false;
  let idle = false;

  /**
   * One batch; true when there may be more. The lease is held only while something waits, so that an idle service costs
   * one look at the outbox a beat.
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
      poked = idle = false;
      try {
        while (!stopping && (await batch()));
        if (!stopping && !broker.connected) await broker.ping();
      } catch (error) {
        log.warn({ error }, 'the relay tries again');
        lease.forget();
        if (broker.connected || (await broker.ping())) await broker.ensure().catch(() => {});
      }
      if (!stopping && !poked) await nextBeat();
    }
    await lease.release().catch(() => {});
  }
  /** Jitter keeps replicas from asking in step. */
  function nextBeat(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, (idle ? idleBeatMs : beatMs) * (0.9 + Math.random() / 5));
    wake = () => {
      clearTimeout(timer);
      resolve();
    };
    return promise;
  }
  const poke = () => {
    poked = true;
    wake();
  };
  broker.onConnect(poke);
  const running = run();
  return {
    poke,
    async stop() {
      stopping = true;
      poke();
      await running;
    },
  };
}
