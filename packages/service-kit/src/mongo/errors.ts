import { mongo } from 'mongoose';
import { Problem } from '../problem.ts';

const busyCode = 'busy';

/** For the log: what a timed-out transaction waited on and for how long. `queueMs` is part of `ms`. */
export interface Wait {
  on: 'queue' | 'transaction' | 'conflict' | 'no-connection';
  ms: number;
  queueMs: number;
}

/** 503: a transaction did not commit in time, because of other writers or an absent database. */
export class Busy extends Problem {
  readonly wait: Wait;

  constructor(wait: Wait) {
    super(503, busyCode, 'Many changes are happening at once. Please try again in a moment.', { retryAfter: 1 });
    this.wait = wait;
  }
}

/** True when a unique index or an `_id` refused a write. The error has aborted its transaction. */
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
  // Driver 7.8 throws bare socket errors from transactions.
  ...['EPIPE', 'ECONNRESET', 'ECONNREFUSED', 'ETIMEDOUT'],
  // The server is stopping or is no longer the primary.
  ...[91, 189, 10_058, 10_107, 11_600, 11_602, 13_435, 13_436],
]);

/** True for failures of the database or its connection, which may pass. False for faults of the request or the code. */
export function isInfrastructure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof Problem) return error.code === busyCode;
  const labelled = error as Error & { hasErrorLabel?: (label: string) => boolean; errorResponse?: unknown };
  return (
    isInfrastructure(labelled.errorResponse) || // a MongoBulkWriteError wraps its cause
    awayNames.test(error.name) ||
    awayCodes.has(codeOf(error)) ||
    awayLabels.some((label) => labelled.hasErrorLabel?.(label) === true)
  );
}

/**
 * Labels an infrastructure failure as transient, so that the driver runs the transaction again. The driver itself does
 * not label a time-out of its monitor.
 */
export function asTransient(error: unknown): unknown {
  if (error instanceof mongo.MongoError && isInfrastructure(error)) error.addErrorLabel('TransientTransactionError');
  return error;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
