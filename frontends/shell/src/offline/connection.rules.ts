import type { Connection } from '@pathwise/federation/connection';
import { dayOfDate } from '@pathwise/ui/day';

/** What the line says: 'Offline: showing what was here at 14:05. Waiting to be sent: 2.' Undefined when all is well. */
export function sentenceOf({ isOffline, hasNetwork, shownFrom, waiting }: Connection, now: Date): string | undefined {
  const refused = waiting.filter(({ refused }) => refused !== undefined).length;
  const pending = waiting.length - refused;
  const parts = [
    isOffline
      ? `${hasNetwork ? 'Pathwise does not answer' : 'Offline'}: showing what was here${shownFrom ? ` ${momentOf(shownFrom, now)}` : ''}.`
      : '',
    pending > 0 ? `Waiting to be sent: ${pending}.` : '',
    refused > 0 ? `Not taken by the server: ${refused}.` : '',
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : undefined;
}

/** 'at 14:05', or 'on 21 Nov at 14:05' for another day. */
function momentOf(moment: Date, now: Date): string {
  const time = moment.toLocaleTimeString(undefined, { hour: 'numeric', minute: '2-digit' });
  if (dayOfDate(moment) === dayOfDate(now)) return `at ${time}`;
  return `on ${moment.toLocaleDateString(undefined, { day: 'numeric', month: 'short' })} at ${time}`;
}
