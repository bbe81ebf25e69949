import { isTimeZone } from '@pathwise/contracts/values';

const hour = 3_600_000;
const day = 24 * hour;
const sendingHour = 8;

/** The zone's wall clock at an instant, as milliseconds of UTC. */
function wallClock(timeZone: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' },
  }).formatToParts(at);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
}

/** The instant at which a zone's clock shows `wall`. An hour that the clock leaves out is the one after it. */
function instantOf(timeZone: string, wall: number): number {
  const guess = wall - (wallClock(timeZone, wall) - wall);
  return guess - (wallClock(timeZone, guess) - wall);
}

/**
 * The first Monday at 08:00 of the person's clock after an instant. A zone that the runtime does not know counts as UTC.
 * Example: on a Monday at 08:00 it is the Monday after.
 */
export function nextWeeklyAt(timeZone: string, after: Date): Date {
  const zone = isTimeZone(timeZone) ? timeZone : 'UTC';
  const now = Math.floor(after.getTime() / 1_000) * 1_000;
  const midnight = Math.floor(wallClock(zone, now) / day) * day;
  const sinceMonday = (new Date(midnight).getUTCDay() + 6) % 7;
  const thisMonday = midnight - sinceMonday * day + sendingHour * hour;
  const thisWeek = instantOf(zone, thisMonday);
  return new Date(thisWeek > after.getTime() ? thisWeek : instantOf(zone, thisMonday + 7 * day));
}
