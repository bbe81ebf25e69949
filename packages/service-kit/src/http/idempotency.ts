import { createHash } from 'node:crypto';
import type { ClientSession, Connection } from 'mongoose';
import { stringify } from 'safe-stable-stringify';
import { collectionOf } from '../mongo/collections.ts';
import { isDuplicateKey } from '../mongo/errors.ts';
import { refused } from '../problem.ts';

/** A request with an Idempotency-Key while it is handled. */
export interface IdempotencyScope {
  /** caller|operation|key */
  readonly key: string;
  readonly fingerprint: string;
  /** The stored answer as JSON, once a transaction has stored it. */
  stored?: string;
}

/** Thrown when a concurrent request with the same key has committed first. Carries that request's answer. */
export class IdempotentReplay extends Error {
  readonly answer: unknown;

  constructor(answer: unknown) {
    super('answered already under this Idempotency-Key');
    this.name = 'IdempotentReplay';
    this.answer = answer;
  }
}

interface StoredAnswer {
  _id: string;
  fingerprint: string;
  /** JSON, because an answer may have keys that a document cannot have. */
  answer: string;
  at: Date;
}
const answers = (db: Connection) => collectionOf<StoredAnswer>(db, 'idempotency');

export interface Idempotency {
  /**
   * Looks up the key. Returns the stored answer, or a scope to handle the request in. Throws 422
   * `idempotency-key-reused`.
   */
  begin(request: {
    callerId: string;
    operation: string;
    key: string;
    /** Path parameters and body. */
    asked: unknown;
  }): Promise<{ replay: unknown } | { scope: IdempotencyScope }>;
  /** Stores the answer unless a transaction has stored the same one. */
  finish(scope: IdempotencyScope, answer: unknown): Promise<void>;
}

/** Handles a POST once: a repetition with the same key, path and body within 24 hours gets the first answer. */
export function createIdempotency({ db, now }: { db: Connection; now: () => Date }): Idempotency {
  return {
    async begin({ callerId, operation, key, asked }) {
      const scope = { key: [callerId, operation, key].join('|'), fingerprint: fingerprintOf(asked) };
      const row = await answers(db).findOne({ _id: scope.key });
      return row ? { replay: answerOf(row, scope) } : { scope };
    },
    async finish(scope, answer) {
      const json = toJson(answer);
      if (scope.stored === json) return;
      const { key: _id, fingerprint } = scope;
      // A row that a transaction has stored and that is gone was erased with the person.
      const upsert = scope.stored === undefined;
      await answers(db)
        .updateOne({ _id, fingerprint }, { $set: { answer: json }, $setOnInsert: { at: now() } }, { upsert })
        .catch((error: unknown) => {
          if (!isDuplicateKey(error)) throw error; // another body committed first under this key: keep its answer
        });
    },
  };
}

/**
 * Claims the key at the start of the request's transaction. A concurrent request with the same key conflicts on this
 * row.
 */
export async function claimKey(
  db: Connection,
  input: { scope: IdempotencyScope; session: ClientSession; at: Date },
): Promise<void> {
  const { scope, session, at } = input;
  try {
    await answers(db).insertOne({ _id: scope.key, fingerprint: scope.fingerprint, answer: 'null', at }, { session });
  } catch (error) {
    throw isDuplicateKey(error) ? new KeyTaken() : error;
  }
}

/** Stores the transaction's result as the answer, in the same transaction. */
export async function storeAnswer(
  db: Connection,
  input: { scope: IdempotencyScope; session: ClientSession; answer: unknown },
): Promise<string> {
  const answer = toJson(input.answer);
  await answers(db).updateOne({ _id: input.scope.key }, { $set: { answer } }, { session: input.session });
  return answer;
}

/** Another request has committed under the same key. This transaction is aborted, so read the answer outside it. */
export class KeyTaken extends Error {}

/** Returns the other request's answer as an error to throw. Throws 422 when the two bodies differ. */
export async function replayOf(db: Connection, scope: IdempotencyScope): Promise<IdempotentReplay> {
  const row = await answers(db).findOne({ _id: scope.key });
  return new IdempotentReplay(row ? answerOf(row, scope) : undefined);
}

function answerOf(row: StoredAnswer, scope: IdempotencyScope): unknown {
  if (row.fingerprint !== scope.fingerprint)
    throw refused(422, 'idempotency-key-reused', 'This Idempotency-Key was used for another request');
  return row.answer === 'null' ? undefined : JSON.parse(row.answer);
}

const toJson = (answer: unknown) => (JSON.stringify(answer) as string | undefined) ?? 'null';

/** Does not depend on the order of the keys. */
const fingerprintOf = (asked: unknown) =>
  createHash('sha256')
    .update(stringify(asked) ?? 'null')
    .digest('base64url');
