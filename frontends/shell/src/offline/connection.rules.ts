import type { Connection } from '@pathwise/federation/connection';
import { dayOfDate } from '@pathwise/ui/day';

interface Shown extends Connection {
  /** What the page would show is not here. */
  readonly isPartLacking: boolean;
}

/** What the line says: 'Offline: showing what was here at 14:05. Waiting to be sent: 2.' Undefined when all is well. */
export function sentenceOf({ waiting, ...shown }: Shown, now: Date): string | undefined {
  const refused = waiting.filter(({ refused }) => refused !== undefined).length;
  const pending = waiting.length - refused;
  const parts = [
    shown.isOffline ? awayIn(shown, now) : '',
    pending > 0 ? `Waiting to be sent: ${pending}.` : '',
    refused > 0 ? `Not taken by the server: ${refused}.` : '',
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : undefined;
}

function awayIn({ hasNetwork, shownFrom, isPartLacking }: Omit<Shown, 'waiting'>, now: Date): string {
  if (isPartLacking) return hasNetwork ? 'Pathwise does not answer.' : 'You are offline.';
  return `${hasNetwork ? 'Pathwise does not answer' : 'Offline'}: showing what was here${shownFrom ? ` ${momentOf(shownFrom, now)}` : ''}.`;
}

/** 'at 14:05', or 'on 21 Nov at 14:05' for another day. */
function momentOf(moment: Date, now: Date): string {
  const time = moment.toLocaleTimeString(undefined, { hour: 'numeric', minute: '2-digit' });
  if (dayOfDate(moment) === dayOfDate(now)) return `at ${time}`;
  return `on ${moment.toLocaleDateString(undefined, { day: 'numeric', month: 'short' })} at ${time}`;
}
