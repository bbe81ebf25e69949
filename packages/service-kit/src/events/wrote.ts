import { AsyncLocalStorage } from 'node:async_hooks';
import type { IdempotencyScope } from '../idempotency.ts';

/** An event by its type and id, as the consistency headers name it. */
export interface WrittenEvent {
  type: string;
  id: string;
}

/** What the kit remembers while one request is handled. */
export interface RequestScope {
  /** Events whose transaction has committed. */
  readonly written: WrittenEvent[];
  /** Set once it has begun a transaction: it is not run a second time then. */
  writes?: boolean;
  /** Set when the request carries an Idempotency-Key: the first transaction stores the answer under it. */
  idempotency?: IdempotencyScope;
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

/** Reads `Pathwise-After`; what makes no sense is left out, because a client's header must not fail a read. */
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
