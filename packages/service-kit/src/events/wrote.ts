import { AsyncLocalStorage } from 'node:async_hooks';
import type { Acting } from '../acts/act.ts';
import type { IdempotencyScope } from '../http/idempotency.ts';

/** Type and id of an event, as in the consistency headers. */
export interface WrittenEvent {
  type: string;
  id: string;
}

/** State of one request while it is handled. */
export interface RequestScope {
  /** Events whose transaction has committed. */
  readonly written: WrittenEvent[];
  /** True once it has begun a transaction. The kit does not run it a second time then. */
  writes?: boolean;
  /** Set when the request has an Idempotency-Key. The first transaction stores the answer under it. */
  idempotency?: IdempotencyScope;
  /** Milliseconds of the look-up of the Idempotency-Key and of waiting for a turn. They shorten the limit of transactions. */
  waitedMs?: number;
  /** Who calls what, for the audit log. */
  acting?: Acting;
}

export const requestScope = new AsyncLocalStorage<RequestScope>();

const mostEvents = 50;

/** The value of `Pathwise-Wrote` (and of `Pathwise-After`, which sends it back): `type=id,type=id`. */
export function formatWritten(events: readonly WrittenEvent[]): string {
  return events
    .slice(-mostEvents)
    .map(({ type, id }) => `${type}=${encodeURIComponent(id)}`)
    .join(',');
}

/** Parses `Pathwise-After`. It skips invalid parts, because a bad header must not make a read fail. */
export function parseWritten(header: string | undefined): WrittenEvent[] {
  const parts = (header ?? '').slice(0, 8_000).split(',').slice(0, mostEvents);
  return parts.flatMap((part) => {
    const [type, id] = part.trim().split('=');
    if (!type || !id || id.length > 300) return [];
    try {
      return [{ type, id: decodeURIComponent(id) }];
    } catch {
      return [];
    }
  });
}
