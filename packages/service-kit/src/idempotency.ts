import { createHash } from 'node:crypto';
import type { ClientSession, Connection } from 'mongoose';
import { stringify } from 'safe-stable-stringify';
import { collectionOf } from './mongo/collections.ts';
import { isDuplicateKey } from './mongo/errors.ts';
import { refused } from './problem.ts';

/** One keyed request while it is being handled. */
export interface IdempotencyScope {
  /** caller|operation|key */
  readonly key: string;
  readonly fingerprint: string;
  /** The stored answer as JSON, once a transaction has stored it. */
  stored?: string;
}

/** Thrown out of the transaction of a request whose twin was faster; carries what the twin answered. */
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
  /** JSON, because an answer may have keys a document may not. */
  answer: string;
  at: Date;
}
const answers = (db: Connection) => collectionOf<StoredAnswer>(db, 'idempotency');

export interface Idempotency {
  /** Looks the key up: `replay` holds the answer given before; else handle the request in a scope with `scope`. Throws 422 `idempotency-key-reused`. */
  begin(request: {
    callerId: string;
    operation: string;
    key: string;
    /** What was asked for: path parameters and body. */
    asked: unknown;
  }): Promise<{ replay: unknown } | { scope: IdempotencyScope }>;
  /** Stores the answer when no transaction did, or when the handler answered something else than its transaction. */
  finish(scope: IdempotencyScope, answer: unknown): Promise<void>;
}

/** Answers the same POST once: the same key, path and body within 24 hours gets the first answer again. */
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
      await answers(db)
        .updateOne({ _id, fingerprint }, { $set: { answer: json }, $setOnInsert: { at: now() } }, { upsert: true })
        .catch((error: unknown) => {
          if (!isDuplicateKey(error)) throw error; // the same key with another body was faster: its answer stands
        });
    },
  };
}

/** Claims the key inside the request's transaction, before its work: a twin waits for, or fails on, this very row. */
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

/** A twin has committed under the same key; the transaction it was noticed in is lost, the answer is read outside. */
export class KeyTaken extends Error {}

/** Deletes every answer given to a person, for the erasing of their account: an answer holds what they wrote. */
export async function forgetAnswers(
  db: Connection,
  { callerId, session }: { callerId: string; session: ClientSession },
): Promise<void> {
  // Every key that begins with `callerId|`: `}` is the character after `|`.
  await answers(db).deleteMany({ _id: { $gte: `${callerId}|`, $lt: `${callerId}}` } }, { session });
}

/** The twin's answer, to be thrown. Throws 422 when the twin's body was another. */
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

/** Of the same request, whatever the order of its keys. */
const fingerprintOf = (asked: unknown) =>
  createHash('sha256')
    .update(stringify(asked) ?? 'null')
    .digest('base64url');
