import { staleByEvent } from './generated/contracts.ts';

/** True when an event of this type puts the answers of the GET operation out of date. */
export function isStaleAfter(eventType: string, operation: string): boolean {
  return staleByEvent[eventType]?.includes(operation) ?? false;
}

/** True when any event can put the operation's answers out of date: after a lost connection all of these are fetched again. */
export function isLive(operation: string): boolean {
  return Object.values(staleByEvent).some((operations) => operations.includes(operation));
}
