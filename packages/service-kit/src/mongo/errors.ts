import { mongo } from 'mongoose';
import { Problem } from '../problem.ts';

const busyCode = 'busy';

/** What a transaction that was given up had waited on, and for how long; a part of that in the queue. For the log alone. */
export interface Wait {
  on: 'queue' | 'transaction' | 'conflict' | 'no-connection';
  ms: number;
  queueMs: number;
}

/** 503 of a transaction that found no way through other writers, or no database, in its time. */
export class Busy extends Problem {
  readonly wait: Wait;

  constructor(wait: Wait) {
    super(503, busyCode, 'Many changes are happening at once. Please try again in a moment.', { retryAfter: 1 });
    this.wait = wait;
  }
}

/** True when a unique index (or an `_id`) refused a write. It has aborted the transaction it happened in. */
export function isDuplicateKey(error: unknown): boolean {
  return codeOf(error) === 11_000;
}

const awayNames =
  /^(Mongo(ServerSelection|Network|NetworkTimeout|PoolCleared|PoolClosed|WaitQueueTimeout|TopologyClosed|ServerClosed|ClientClosed|NotConnected|OperationTimeout)|PoolClearedOnNetwork|Mongoose|MongooseServerSelection|Disconnected)Error$/;
const awayLabels = [
  'TransientTransactionError',
  'UnknownTransactionCommitResult',
  'RetryableWriteError',
  'PoolRequestedRetry',
  'ResetPool',
];
const awayCodes = new Set<unknown>([
  // Driver 7.8 lets bare socket errors out of transactions.
  ...['EPIPE', 'ECONNRESET', 'ECONNREFUSED', 'ETIMEDOUT'],
  // A server that stops or is no longer the primary.
  ...[91, 189, 10_058, 10_107, 11_600, 11_602, 13_435, 13_436],
]);

/** True for failures of the database or of the way to it: worth waiting for, and never the fault of what was asked. */
export function isInfrastructure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof Problem) return error.code === busyCode;
  const labelled = error as Error & { hasErrorLabel?: (label: string) => boolean; errorResponse?: unknown };
  return (
    isInfrastructure(labelled.errorResponse) || // a MongoBulkWriteError wraps what stopped it
    awayNames.test(error.name) ||
    awayCodes.has(codeOf(error)) ||
    awayLabels.some((label) => labelled.hasErrorLabel?.(label) === true)
  );
}

/**
 * Marks an infrastructure failure inside a transaction for the driver, which then runs the transaction again from its
 * start. The driver leaves the mark out when its monitor timed out.
 */
export function asTransient(error: unknown): unknown {
  if (error instanceof mongo.MongoError && isInfrastructure(error)) error.addErrorLabel('TransientTransactionError');
  return error;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
