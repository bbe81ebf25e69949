import { countryOfZone } from './countries.ts';

// Calendar days are 'YYYY-MM-DD' strings. Date does only the arithmetic, always at UTC midnight, so neither the
// machine's zone nor a change to summer time can move a day.

const dayMs = 86_400_000;

const pad = (n: number, width = 2) => String(n).padStart(width, '0');

interface CivilDay {
  year: number;
  month: number;
  day: number;
}

export function toCivil(date: string): CivilDay {
  const [year, month, day] = date.split('-').map(Number);
  if (!year || !month || !day) throw new RangeError(`not a calendar day: ${date}`);
  return { year, month, day };
}

/** The day, or the last one of a shorter month: 30 February becomes the 28th or 29th. */
export function fromCivil({ year, month, day }: CivilDay): string {
  const shift = Math.floor((month - 1) / 12);
  const y = year + shift;
  const m = month - shift * 12;
  return `${pad(y, 4)}-${pad(m)}-${pad(Math.min(day, daysInMonth(y, m)))}`;
}

function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

const dayNumber = (date: string) => {
  const { year, month, day } = toCivil(date);
  return Date.UTC(year, month - 1, day) / dayMs;
};

/** Monday is 1, Sunday 7. */
export const weekdayOf = (date: string) => ((((dayNumber(date) + 3) % 7) + 7) % 7) + 1;

/** The civil day an instant falls on in a zone. */
export function dayIn(timeZone: string, instant: Date): string {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const part = Object.fromEntries(parts.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${part['year']}-${part['month']}-${part['day']}`;
}

// Seasons are reversed south of the equator. The zone's name is the only hint about where a person lives.
// The start of a name is enough: 'America/Argentina' is twelve zones.
const southern =
  `Australia/ Antarctica/ NZ Pacific/Auckland Pacific/Chatham Pacific/Fiji Pacific/Tongatapu Pacific/Noumea Pacific/Apia
  America/Argentina America/Buenos_Aires America/Sao_Paulo America/Santiago America/Montevideo America/Asuncion America/La_Paz
  America/Lima America/Punta_Arenas
  Africa/Johannesburg Africa/Harare Africa/Maputo Africa/Windhoek Africa/Gaborone Africa/Lusaka`.split(/\s+/);

export const isSouthern = (timeZone: string) => southern.some((start) => timeZone.startsWith(start));

/** Whether this person reads 3/4 as 4 March. */
export const writesMonthFirst = (timeZone: string) => countryOfZone(timeZone) === 'US';
