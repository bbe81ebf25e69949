import { isTimeZone } from '@pathwise/contracts/values';

const known = new Map<string, boolean>();

/** The zone 'today' is reckoned in: the browser's when it names a real one, else the one auth keeps, else UTC. */
export function timeZoneOf(header: string | undefined, kept: string | undefined): string {
  if (header && header.length <= 64) {
    const real = known.get(header) ?? isTimeZone(header);
    if (known.size < 1_000) known.set(header, real);
    if (real) return header;
  }
  return kept ?? 'UTC';
}
