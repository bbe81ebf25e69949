import { isTimeZone } from '@pathwise/contracts/values';

const known = new Map<string, boolean>();

/** The time zone of 'today': the browser's if it is valid, else the one stored by auth, else UTC. */
export function timeZoneOf(header: string | undefined, kept: string | undefined): string {
  if (header && header.length <= 64) {
    const real = known.get(header) ?? isTimeZone(header);
    if (known.size < 1_000) known.set(header, real);
    if (real) return header;
  }
  return kept ?? 'UTC';
}
