import { AsyncLocalStorage } from 'node:async_hooks';
import type { EventData, EventDefinition } from '@pathwise/contracts/event';
import type { ClientSession, Connection } from 'mongoose';
import { type OutboxRow, toOutboxRow } from '../events/envelope.ts';
import type { FaultPoint } from '../events/fault-point.ts';
import type { Outbox } from '../events/outbox.ts';
import { requestScope } from '../events/wrote.ts';
import { claimKey, type IdempotencyScope, KeyTaken, replayOf, storeAnswer } from '../idempotency.ts';
import { collectionOf } from './collections.ts';
import { createWithinTime } from './within-time.ts';

/** One transaction, as use-cases see it. Operations in it run one after another: no `Promise.all`. */
export interface Tx {
  readonly session: ClientSession;
  /** Announces a change: checked against the contract, written with the change, published after commit. */
  emit<E extends EventDefinition>(event: E, data: EventData<E>): Promise<void>;
}

export interface TransactionOptions {
  /** Milliseconds after which it is given up with a 503; 2,500 when absent. */
  limitMs?: number;
  /** False: its result is not the request's answer, so the Idempotency-Key waits for a later transaction. */
  answers?: boolean;
}
export type InTransaction = <T>(work: (tx: Tx) => Promise<T>, options?: TransactionOptions) => Promise<T>;

interface Deps {
  db: Connection;
  outbox: Outbox;
  now: () => Date;
  /** Headers that carry the current trace. */
  traceHeaders: () => Record<string, string>;
  faultPoint?: FaultPoint;
  /** Milliseconds a transaction may take unless it says otherwise; 2,500 when absent. */
  limitMs?: number;
}

const running = new AsyncLocalStorage<true>();

/** True for code that a transaction runs. */
export const isInTransaction = (): boolean => running.getStore() === true;

/**
 * Makes `inTransaction`: runs `work` in a transaction, again from its start after a conflict, and publishes what it
 * emitted after commit. Throws 503 `busy` when it finds no way through in time.
 */
export function createTransactions(deps: Deps): InTransaction {
  const { db, outbox } = deps;
  const limitMs = deps.limitMs ?? 2_500;
  const withinTime = createWithinTime(db, { conflictLimitMs: limitMs });
  return async (work, options = {}) => {
    const scope = requestScope.getStore();
    if (scope) scope.writes = true;
    const keyed =
      options.answers === false || scope?.idempotency?.stored !== undefined ? undefined : scope?.idempotency;
    const attempt = { rows: [] as OutboxRow[], stored: undefined as string | undefined };
    const run = async (session: ClientSession) => {
      attempt.rows = []; // an earlier run of this callback came to nothing, and so did what it emitted
      if (keyed) await claimKey(db, { scope: keyed, session, at: deps.now() });
      const tx: Tx = { session, emit: async (event, data) => note(deps, { event, data, rows: attempt.rows }) };
      const result = await running.run(true, () => work(tx));
      if (attempt.rows.length > 0) await collectionOf<OutboxRow>(db, 'outbox').insertMany(attempt.rows, { session });
      if (keyed) attempt.stored = await storeAnswer(db, { scope: keyed, session, answer: result });
      await deps.faultPoint?.('before-commit');
      return result;
    };
    const result = await withinTime(run, options.limitMs ?? limitMs).catch((error) => rethrow(db, { error, keyed }));
    if (keyed && attempt.stored !== undefined) keyed.stored = attempt.stored;
    for (const row of attempt.rows) scope?.written.push({ type: row.type, id: row._id });
    await deps.faultPoint?.('before-publish');
    if (attempt.rows.length > 0) await outbox.publishNow(attempt.rows);
    return result;
  };
}

/** Events are written at the end of their transaction, all in one command. */
function note(deps: Deps, { event, data, rows }: { event: EventDefinition; data: unknown; rows: OutboxRow[] }): void {
  rows.push(toOutboxRow(event, { data, n: rows.length, now: deps.now(), headers: deps.traceHeaders() }));
}

async function rethrow(db: Connection, input: { error: unknown; keyed: IdempotencyScope | undefined }): Promise<never> {
  throw input.keyed && input.error instanceof KeyTaken ? await replayOf(db, input.keyed) : input.error;
}
