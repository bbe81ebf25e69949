import { addDays } from '@pathwise/contracts/roadmap-calendar.rules';
import { fromCivil, isSouthern, weekdayOf, writesMonthFirst } from './calendar.rules.ts';
import { countryOfZone } from './countries.ts';

/** The n-th weekday of a month, Monday being 1; the last one for n = -1. */
export function nthWeekday({ year, month, weekday, n }: { year: number; month: number; weekday: number; n: number }) {
  if (n < 0) {
    const last = fromCivil({ year, month, day: 31 });
    return addDays(last, -((weekdayOf(last) - weekday + 7) % 7));
  }
  const first = fromCivil({ year, month, day: 1 });
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (n - 1));
}

function easter(year: number): string {
  // Anonymous Gregorian computus (Meeus, Astronomical Algorithms, ch. 8).
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return fromCivil({ year, month: Math.floor(n / 31), day: (n % 31) + 1 });
}

/** The day of a year on which another calendar shows this month and day, such as the first of Ramadan. */
function inCalendar(calendar: string, month: string, day: string) {
  return (year: number): string | null => {
    const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}`, { month: 'long', day: 'numeric', timeZone: 'UTC' });
    for (let date = `${year}-01-01`; date.startsWith(String(year)); date = addDays(date, 1)) {
      const parts = format.formatToParts(new Date(`${date}T12:00:00Z`));
      const named = (type: string) => parts.find((part) => part.type === type)?.value;
      if (named('month') === month && named('day') === day) return date;
    }
    return null;
  };
}

type DayOf = (year: number, timeZone: string) => string | null;

const fixed =
  (day: string): DayOf =>
  (year) =>
    `${year}-${day}`;
const fromEaster =
  (days: number): DayOf =>
  (year) =>
    addDays(easter(year), days);
const nth =
  (n: number, weekday: number, month: number): DayOf =>
  (year) =>
    nthWeekday({ year, month, weekday, n });
const isCanadian =
  /^(?:Canada\/|America\/(?:Toronto|Vancouver|Edmonton|Winnipeg|Regina|Halifax|Moncton|St_Johns|Montreal))/;
const americanThanksgiving = nth(4, 4, 11);
const canadianThanksgiving = nth(2, 1, 10);
const thanksgiving: DayOf = (year, timeZone) =>
  (isCanadian.test(timeZone) ? canadianThanksgiving : americanThanksgiving)(year, timeZone);
/** By the Julian calendar (Meeus, ch. 8), which is 13 days behind until 2099. */
function orthodoxEaster(year: number): string {
  const d = (19 * (year % 19) + 15) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7;
  const n = d + e + 114;
  return addDays(fromCivil({ year, month: Math.floor(n / 31), day: (n % 31) + 1 }), 13);
}
/** These follow the moon. Intl names no Diwali and no Holi, and is a day late for the Chinese New Year of 2027. */
const byMoon: Readonly<Record<'diwali' | 'holi' | 'chinese', Readonly<Record<number, string>>>> = {
  diwali: { 2026: '11-08', 2027: '10-29', 2028: '10-17', 2029: '11-05', 2030: '10-26' },
  holi: { 2026: '03-04', 2027: '03-22', 2028: '03-11', 2029: '03-01', 2030: '03-20' },
  chinese: { 2026: '02-17', 2027: '02-06', 2028: '01-26', 2029: '02-13', 2030: '02-03' },
};
const moonDay =
  (festival: 'diwali' | 'holi' | 'chinese'): DayOf =>
  (year) => {
    const day = byMoon[festival][year];
    return day ? `${year}-${day}` : null;
  };

/** Each country has its own. Elsewhere the name means the American one. */
const independence: readonly (readonly [RegExp, string])[] = [
  [/Kolkata|Calcutta/, '08-15'],
  [/Karachi/, '08-14'],
  [/Lagos/, '10-01'],
  [/Accra/, '03-06'],
  [/Nairobi/, '12-12'],
  [/Manila/, '06-12'],
  [/Jakarta/, '08-17'],
  [/Mexico_City/, '09-16'],
  [/Sao_Paulo/, '09-07'],
];

const holidays: readonly (readonly [names: readonly string[], day: DayOf])[] = [
  [['christmas eve'], fixed('12-24')],
  [['christmas', 'christmas day', 'christmas time', 'christmas holidays', 'christmas break'], fixed('12-25')],
  [['boxing day', "st stephen's day"], fixed('12-26')],
  [["new year's day"], fixed('01-01')],
  [['new year', "new year's", "new year's eve", 'hogmanay', 'nye'], fixed('12-31')],
  [['epiphany', 'twelfth night', "three kings' day"], fixed('01-06')],
  [['burns night'], fixed('01-25')],
  [['australia day'], fixed('01-26')],
  [["valentine's", "valentine's day"], fixed('02-14')],
  [["women's day", "international women's day"], fixed('03-08')],
  [["st patrick's day", "paddy's day", "st paddy's day", "st patrick's", "paddy's"], fixed('03-17')],
  [['earth day'], fixed('04-22')],
  [['anzac day'], fixed('04-25')],
  [['may day'], fixed('05-01')],
  [['midsummer', "midsummer's day"], fixed('06-24')],
  [['summer solstice'], fixed('06-21')],
  [['canada day'], fixed('07-01')],
  [['waitangi day'], fixed('02-06')],
  [["st david's day"], fixed('03-01')],
  [['freedom day', "king's day", 'koningsdag'], fixed('04-27')],
  [['cinco de mayo'], fixed('05-05')],
  [['youth day'], fixed('06-16')],
  [['mandela day'], fixed('07-18')],
  [['ferragosto', 'assumption day'], fixed('08-15')],
  [['heritage day'], fixed('09-24')],
  [['gandhi jayanti'], fixed('10-02')],
  [['german unity day'], fixed('10-03')],
  [['day of the dead', 'dia de los muertos', 'día de los muertos', "all souls' day"], fixed('11-02')],
  [['st nicholas day', "st nicholas' day"], fixed('12-06')],
  [['democracy day'], fixed('06-12')],
  [['songkran'], fixed('04-13')],
  [['mlk day', 'martin luther king day'], nth(3, 1, 1)],
  [["presidents' day", "president's day"], nth(3, 1, 2)],
  [['columbus day', "indigenous peoples' day"], nth(2, 1, 10)],
  [['victoria day'], (year) => addDays(`${year}-05-24`, 1 - weekdayOf(`${year}-05-24`))],
  [['republic day'], (year, timeZone) => `${year}-${/^Europe\/Rome/.test(timeZone) ? '06-02' : '01-26'}`],
  [
    ['independence day'],
    (year, timeZone) => `${year}-${independence.find(([zone]) => zone.test(timeZone))?.[1] ?? '07-04'}`,
  ],
  [['bastille day'], fixed('07-14')],
  [['halloween'], fixed('10-31')],
  [['all saints', "all saints' day"], fixed('11-01')],
  [['bonfire night', 'guy fawkes', 'guy fawkes night'], fixed('11-05')],
  [['remembrance day', 'armistice day', "veterans' day"], fixed('11-11')],
  [['winter solstice'], fixed('12-21')],
  [['pancake day', 'shrove tuesday', 'mardi gras', 'carnival', 'carnaval', 'karneval'], fromEaster(-47)],
  [['orthodox easter', 'greek easter', 'orthodox pascha'], (year) => orthodoxEaster(year)],
  [['orthodox christmas'], fixed('01-07')],
  [['lohri'], fixed('01-13')],
  [['pongal', 'makar sankranti', 'sankranti'], fixed('01-14')],
  [['st lucia', "st lucia's day"], fixed('12-13')],
  [['sinterklaas'], fixed('12-05')],
  [["workers' day"], fixed('05-01')],
  [['ash wednesday', 'lent'], fromEaster(-46)],
  [['palm sunday'], fromEaster(-7)],
  [['good friday'], fromEaster(-2)],
  [['easter', 'easter sunday', 'easter holidays', 'easter break'], fromEaster(0)],
  [['easter monday'], fromEaster(1)],
  [['ascension', 'ascension day'], fromEaster(39)],
  [['pentecost', 'whitsun', 'whit sunday'], fromEaster(49)],
  [['mothering sunday'], fromEaster(-21)],
  [
    ["mother's day", "mothers' day"],
    (year, timeZone) =>
      ['GB', 'IE'].includes(countryOfZone(timeZone) ?? '')
        ? fromEaster(-21)(year, timeZone)
        : nth(2, 7, 5)(year, timeZone),
  ],
  [
    ["father's day", "fathers' day"],
    (year, timeZone) =>
      (['AU', 'NZ'].includes(countryOfZone(timeZone) ?? '') ? nth(1, 7, 9) : nth(3, 7, 6))(year, timeZone),
  ],
  [['memorial day'], nth(-1, 1, 5)],
  [
    ['labor day', 'labour day'],
    (year, timeZone) => (writesMonthFirst(timeZone) ? nth(1, 1, 9)(year, timeZone) : `${year}-05-01`),
  ],
  [['august bank holiday'], nth(-1, 1, 8)],
  [['thanksgiving', 'thanksgiving day'], thanksgiving],
  [['black friday'], (year, timeZone) => addDays(americanThanksgiving(year, timeZone) ?? '', 1)],
  [['advent', 'first advent'], (year) => addDays(`${year}-12-24`, -(weekdayOf(`${year}-12-24`) % 7) - 21)],
  [['chinese new year', 'lunar new year', 'spring festival', 'seollal'], moonDay('chinese')],
  [['ramadan'], inCalendar('islamic-umalqura', 'Ramadan', '1')],
  [
    ['eid', 'eid al-fitr', 'eid ul-fitr', 'eid ul fitr', 'the end of ramadan'],
    inCalendar('islamic-umalqura', 'Shawwal', '1'),
  ],
  [
    ['eid al-adha', 'eid ul-adha', 'eid ul adha', 'bakrid', 'bakra eid', 'tabaski'],
    inCalendar('islamic-umalqura', 'Dhuʻl-Hijjah', '10'),
  ],
  [['passover', 'pesach'], inCalendar('hebrew', 'Nisan', '15')],
  [['rosh hashanah'], inCalendar('hebrew', 'Tishri', '1')],
  [['yom kippur'], inCalendar('hebrew', 'Tishri', '10')],
  [['hanukkah', 'chanukah'], inCalendar('hebrew', 'Kislev', '25')],
  [['diwali'], moonDay('diwali')],
  [['holi'], moonDay('holi')],
  [['nowruz', 'norouz', 'newroz'], fixed('03-20')],
  [['candlemas'], fixed('02-02')],
  [['lady day'], fixed('03-25')],
  [["st george's day"], fixed('04-23')],
  [['juneteenth'], fixed('06-19')],
  [['michaelmas'], fixed('09-29')],
  [['martinmas'], fixed('11-11')],
  [["st andrew's day"], fixed('11-30')],
  [
    ['school year', 'academic year'],
    (year, timeZone) =>
      isSouthern(timeZone) ? `${year}-12-15` : writesMonthFirst(timeZone) ? `${year}-06-15` : `${year}-07-20`,
  ],
];

export const holidayNames: readonly string[] = holidays.flatMap(([names]) => names);

const plain = (name: string) => name.toLowerCase().replace(/[’']/g, '');
const dayOf = new Map(holidays.flatMap(([names, day]) => names.map((name) => [plain(name), day] as const)));

const lastDays: Readonly<Record<string, DayOf>> = {
  advent: fixed('12-24'),
  lent: fromEaster(-1),
  ramadan: (year, timeZone) => {
    const feast = holidayIn('eid', year, timeZone);
    return feast && addDays(feast, -1);
  },
};

/** The last day of a season of several weeks, such as Advent; null for other holidays. */
export const lastDayIn = (name: string, year: number, timeZone: string): string | null =>
  lastDays[plain(name)]?.(year, timeZone) ?? null;

/** The day of a named holiday in a year; null for one that this year does not have. */
export const holidayIn = (name: string, year: number, timeZone: string): string | null =>
  dayOf.get(plain(name))?.(year, timeZone) ?? null;
