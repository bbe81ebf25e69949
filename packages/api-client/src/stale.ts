import { staleByEvent } from './generated/contracts.ts';

/** True when an event of this type makes the answers of the GET operation stale. */
export function isStaleAfter(eventType: string, operation: string): boolean {
  return staleByEvent[eventType]?.includes(operation) ?? false;
}

/**
 * True when any event can make the operation's answers stale. After a lost connection all of these are fetched again.
 */
export function isLive(operation: string): boolean {
  return Object.values(staleByEvent).some((operations) => operations.includes(operation));
}
