import { AsyncLocalStorage } from 'node:async_hooks';
import type { EventData, EventDefinition } from '@pathwise/contracts/event';
import type { ClientSession, Connection } from 'mongoose';
import { type Act, actData, actEventOf } from '../acts/act.ts';
import { type OutboxRow, toOutboxRow } from '../events/envelope.ts';
import type { FaultPoint } from '../events/fault-point.ts';
import type { Outbox } from '../events/outbox.ts';
import { type RequestScope, requestScope } from '../events/wrote.ts';
import { claimKey, type IdempotencyScope, KeyTaken, replayOf, storeAnswer } from '../http/idempotency.ts';
import { newId } from '../ids.ts';
import { collectionOf } from '../mongo/collections.ts';
import type { Bell } from '../running/beat.ts';
import { createWithinTime } from './within-time.ts';

/** One transaction, as use cases see it. Run its operations one after another, never with `Promise.all`. */
export interface Tx {
  readonly session: ClientSession;
  /** Emits an event: checks it against the contract, stores it with the change, publishes it after commit. */
  emit<E extends EventDefinition>(event: E, data: EventData<E>): Promise<void>;
  /** Notes in the audit log what an admin does in this transaction. A call of an admin that notes nothing is noted by itself. */
  note(act: Act): void;
}

interface TransactionOptions {
  /** Milliseconds after which it throws 503. Default: the limit of the service. */
  limitMs?: number;
  /** False: its result is not the request's answer. A later transaction stores the answer under the Idempotency-Key. */
  answers?: boolean;
}
export type InTransaction = <T>(work: (tx: Tx) => Promise<T>, options?: TransactionOptions) => Promise<T>;

interface Deps {
  db: Connection;
  outbox: Outbox;
  now: () => Date;
  /** Headers with the current trace. */
  traceHeaders: () => Record<string, string>;
  faultPoint?: FaultPoint;
  /** Limit of transactions that set none, in milliseconds. */
  limitMs: number;
  /** The service that notes acts of admins. */
  service?: string;
  bell?: Bell;
}

const running = new AsyncLocalStorage<true>();

/** True inside a transaction. */
export const isInTransaction = (): boolean => running.getStore() === true;

/**
 * Creates `inTransaction`. It runs `work` in a transaction, repeats it from the start after a conflict, and publishes
 * its events after commit. Throws 503 `busy` when it cannot commit in time.
 */
export function createTransactions(deps: Deps): InTransaction {
  const { db, outbox, limitMs } = deps;
  const withinTime = createWithinTime(db, { conflictLimitMs: limitMs });
  return async (work, options = {}) => {
    const scope = requestScope.getStore();
    if (scope) scope.writes = true;
    const keyed =
      options.answers === false || scope?.idempotency?.stored !== undefined ? undefined : scope?.idempotency;
    const attempt = { rows: [] as OutboxRow[], stored: undefined as string | undefined, isNoted: false };
    const run = async (session: ClientSession) => {
      attempt.rows = []; // an earlier run was rolled back, so drop its events
      attempt.isNoted = false;
      if (keyed) await claimKey(db, { scope: keyed, session, at: deps.now() });
      const tx: Tx = {
        session,
        emit: async (event, data) => addRow(deps, { event, data, rows: attempt.rows }),
        note: (act) => addAct(deps, act, { attempt, scope }),
      };
      const result = await running.run(true, () => work(tx));
      if (scope?.acting?.isAutomatic && !scope.acting.isNoted && !attempt.isNoted) tx.note({});
      if (attempt.rows.length > 0) await collectionOf<OutboxRow>(db, 'outbox').insertMany(attempt.rows, { session });
      if (keyed) attempt.stored = await storeAnswer(db, { scope: keyed, session, answer: result });
      await deps.faultPoint?.('before-commit');
      return result;
    };
    const limit = options.limitMs ?? Math.max(0, limitMs - (scope?.waitedMs ?? 0));
    const result = await withinTime(run, limit).catch((error) => rethrow(db, { error, keyed }));
    if (keyed && attempt.stored !== undefined) keyed.stored = attempt.stored;
    if (scope?.acting && attempt.isNoted) scope.acting.isNoted = true;
    deps.bell?.emit('ring');
    for (const row of attempt.rows) scope?.written.push({ type: row.type, id: row._id });
    await deps.faultPoint?.('before-publish');
    if (attempt.rows.length > 0) await outbox.publishNow(attempt.rows);
    return result;
  };
}

/** Collects events: one command writes them all at the end of the transaction. */
function addRow(deps: Deps, { event, data, rows }: { event: EventDefinition; data: unknown; rows: OutboxRow[] }): void {
  rows.push(toOutboxRow(event, { data, n: rows.length, now: deps.now(), headers: deps.traceHeaders() }));
}

function addAct(
  deps: Deps,
  act: Act,
  { attempt, scope }: { attempt: { rows: OutboxRow[]; isNoted: boolean }; scope: RequestScope | undefined },
): void {
  const data = actData(act, { acting: scope?.acting, actId: newId(), at: deps.now() });
  addRow(deps, { event: actEventOf(deps.service ?? ''), data, rows: attempt.rows });
  attempt.isNoted = true;
}

async function rethrow(db: Connection, input: { error: unknown; keyed: IdempotencyScope | undefined }): Promise<never> {
  throw input.keyed && input.error instanceof KeyTaken ? await replayOf(db, input.keyed) : input.error;
}
