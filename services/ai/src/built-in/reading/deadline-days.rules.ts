import { addDays, addMonths } from '@pathwise/contracts/roadmap-calendar.rules';
import { fromCivil, isSouthern, toCivil, weekdayOf, writesMonthFirst } from './calendar.rules.ts';
import { holidayIn, lastDayIn, nthWeekday } from './holidays.rules.ts';
import { readNumber } from './numbers.rules.ts';
import { wordsOf } from './phrases.rules.ts';

export interface TargetDateInput {
  text: string;
  /** The person's today, `YYYY-MM-DD`. */
  today: string;
  /** IANA zone. It decides the season, and whether 3/4 is 3 April or 4 March. */
  timeZone: string;
}

/** Reads the named groups of a phrase. Null when they name no day. */
export type ReadDeadline = (groups: Record<string, string | undefined>, input: TargetDateInput) => string | null;

/** How the months are written in English texts, also by people who write them as at home. */
const monthsWritten = [
  'january jan januari januar janvier enero janeiro gennaio',
  'february feb febr februari februar février fevrier febrero fevereiro febbraio',
  'march mar märz maart marzo março',
  'april apr abril aprile',
  'may maj maggio',
  'june jun juni juin junio junho giugno',
  'july jul juli juillet julho luglio',
  'august aug août agosto agustus',
  'september sept sep septembre septiembre setembro settembre',
  'october oct octobre oktober octubre outubro ottobre',
  'november nov novembre noviembre novembro',
  'december dec decembre décembre dezember diciembre dezembro dicembre desember',
].map(wordsOf);
const monthByName = new Map(monthsWritten.flatMap((names, i) => names.map((name) => [name, i + 1] as const)));
export const monthNames: readonly string[] = [...monthByName.keys()];

/** 1 to 12; 0 for what is no month. */
export const monthOf = (name: string) => monthByName.get(name.toLowerCase()) ?? 0;
export const lastOf = (year: number, month: number) => fromCivil({ year, month, day: 31 });

function spanFrom(today: string, amount: number, unit: string): string | null {
  if (!Number.isFinite(amount) || amount <= 0 || amount > 36_500) return null;
  if (unit === 'hour') return addDays(today, Math.ceil(amount / 24));
  if (unit === 'day') return addDays(today, Math.round(amount));
  if (unit === 'week') return addDays(today, Math.round(amount * 7));
  if (unit === 'fortnight') return addDays(today, Math.round(amount * 14));
  const months = amount * (unit === 'year' ? 12 : unit === 'decade' ? 120 : 1);
  if (months > 1200) return null;
  const whole = Math.floor(months);
  return addDays(addMonths(today, whole), Math.round((months - whole) * 30));
}

export const readSpan: ReadDeadline = ({ amount = '', upTo, half, unit = '' }, { text, today }) =>
  spanFrom(dayBeforeStart(text, today), readNumber(upTo ?? amount) + (half ? 0.5 : 0), unitNamed(unit));

const start =
  /\b(?:starting|beginning|start|begin|from) (?:on |this |next |the coming )?(mon|tue|wed|thu|fri|sat|sun)\w*day\b/i;

const nth = String.raw`(\d{1,2})(?:st|nd|rd|th)?`;
const monthNamed = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
const startInYear = new RegExp(
  String.raw`\b(?:starting|beginning|start|begin|from) (?:on |in |this |next )?(?:the )?(?:${nth}(?: of)? )?${monthNamed}\b(?: ${nth}\b)?`,
  'i',
);

/** 'For 30 days starting Monday' ends 30 days after Sunday, and 'in a year starting jan 1' on 31 December. */
function dayBeforeStart(text: string, today: string): string {
  const [, before, month, behind] = startInYear.exec(text) ?? [];
  if (month) return addDays(upcoming(today, monthOf(month), Number(before ?? behind ?? 1)), -1);
  const [, weekday] = start.exec(text) ?? [];
  if (!weekday) return today;
  const days = (weekdayNamed(weekday) - weekdayOf(today) + 7) % 7;
  return addDays(today, (days || 7) - 1);
}

const unitNamed = (unit: string) => {
  const word = unit.toLowerCase().replace(/s$/, '');
  return shortUnits[word] ?? word;
};
const shortUnits: Readonly<Record<string, string>> = {
  d: 'day',
  w: 'week',
  wk: 'week',
  mo: 'month',
  mth: 'month',
  y: 'year',
  yr: 'year',
};

/** The next occurrence of a yearly day, today included. `month` may lie outside 1–12. */
export function upcoming(today: string, month: number, day: number): string {
  const { year } = toCivil(today);
  const here = fromCivil({ year, month, day });
  return here >= today ? here : fromCivil({ year: year + 1, month, day });
}

function yearIn(words: string | undefined, today: string): number | undefined {
  if (!words) return undefined;
  const { year } = toCivil(today);
  if (/next/i.test(words)) return year + 1;
  if (/this/i.test(words)) return year;
  const [digits = ''] = words.match(/\d+/) ?? [];
  return Number(digits.length === 2 ? `20${digits}` : digits);
}

/** Whether the day itself is too late. */
export const isBefore = (prep: string | undefined) => /^(before|ahead of|prior to|this side of)$/i.test(prep ?? '');

type Edge = 'first' | 'middle' | 'last';
const edgeOf = (words: string | undefined): Edge =>
  !words
    ? 'last'
    : /^(start|beginning|early|turn)/i.test(words)
      ? 'first'
      : /^(mid|middle|first half)/i.test(words)
        ? 'middle'
        : 'last';

/** 'Next' is not said of a month that begins within so many days. */
const soonDays = 42;

export function monthDeadline(groups: Record<string, string | undefined>, { today }: TargetDateInput): string | null {
  const { prep, edge, which, month: name = '', year: yearWords, tail } = groups;
  const month = monthOf(name);
  const now = toCivil(today);
  // 'this may be hard' is no date
  if (name.toLowerCase() === 'may' && which?.toLowerCase() === 'this' && tail) return null;
  const asked = yearIn(yearWords, today);
  // 'By next December', said in November, is not the one at the door.
  const isAtTheDoor = fromCivil({ year: now.year, month, day: 1 }) < addDays(today, soonDays);
  const inNextYear = month < now.month || (/^next$/i.test(which ?? '') && isAtTheDoor);
  const year = asked ?? now.year + (inNextYear ? 1 : 0);
  if (isBefore(prep) && !edge) return addDays(fromCivil({ year, month, day: 1 }), -1);
  const days: Record<Edge, number> = { first: /early/i.test(edge ?? '') ? 10 : 1, middle: 15, last: 31 };
  return fromCivil({ year, month, day: days[edgeOf(edge)] });
}

/** Where the year of taxes and accounts ends, by the zone or by what only one country calls so. Elsewhere it is the year's end. */
const financialYears: readonly (readonly [zone: RegExp, words: RegExp, month: number, day: number])[] = [
  [/^Australia\//, /\b(?:BAS|ATO)\b/, 6, 30],
  [/^Asia\/(?:Kolkata|Calcutta)/, /\b(?:lakhs?|crores?|rupees)\b/i, 3, 31],
  [/^(?:NZ|Pacific\/(?:Auckland|Chatham))/, /\bIRD\b/, 3, 31],
  [/^(?:Europe\/(?:London|Belfast|Jersey|Guernsey|Isle_of_Man)|GB)/, /\bHMRC\b/, 4, 5],
];

/** 'Before the end of the financial year' */
export const financialYearEnd: ReadDeadline = (_, { text, today, timeZone }) => {
  const [, , month, day] = financialYears.find(([, words]) => words.test(text)) ??
    financialYears.find(([zone]) => zone.test(timeZone)) ?? [undefined, undefined, 12, 31];
  return upcoming(today, month, day);
};

/** '45 kg' and '20 weeks' are no ages. */
const counted = '(?:%|kg|km|lbs?|kilos|weeks?|days?|months?|min|hours?|stone|k\\b|\\d)';
const ownAge = new RegExp(
  String.raw`(?<!\b(?:before|when|until|till|once|time|if) )\b(?:i'm|i am|im|am|aged?|now|i(?: have|'ve)? (?:just |recently )?turn(?:ed)?)(?: (?:now|currently|only|just))? (\d\d)( this year)?\b(?!\s*${counted})`,
  'i',
);
const ageAhead = /\b(?:turn(?:ing)?|will be|i'll be) (\d\d) (?:in|this|next) ([a-z]{3})/i;
/** 'Our baby was born in May' tells nothing of the own birthday. */
const notOfChild = String.raw`(?<!\b(?:baby|son|daughter|he|she|twins) (?:was |is |were )?)`;
/** 'Birthday in May', 'born in October', 'my birthday is on 3 May' */
const birthMonth = new RegExp(
  String.raw`${notOfChild}\b(?:birthday(?:'s| is)?|born)(?: in| on)?(?: the)?(?: \d{1,2}(?:st|nd|rd|th)?)?(?: of)? ${monthNamed}\b`,
  'i',
);

/**
 * 'Retire at 60. I'm 52': the day on which so many years have passed. Where the month of the birthday is named, the eve of that
 * month. Its end where the words say in which month the person turns so old.
 */
export const ageReached: ReadDeadline = ({ age = '' }, { text, today }) => {
  const wanted = readNumber(age);
  const [, next, named = ''] = ageAhead.exec(text) ?? [];
  const { year } = toCivil(today);
  if (next && monthOf(named) > 0 && wanted >= Number(next)) {
    const first = upcoming(today, monthOf(named), 31);
    return lastOf(toCivil(first).year + wanted - Number(next), monthOf(named));
  }
  const [, now, thisYear] = ownAge.exec(text) ?? [];
  const years = wanted - Number(now);
  if (!now || years <= 0 || years > 50) return null;
  const month = monthOf(birthMonth.exec(text)?.[1] ?? '-');
  if (month === 0) return thisYear ? `${year + years}-12-31` : fromCivil({ ...toCivil(today), year: year + years });
  // In the year of the next birthday somebody is a year older than now.
  const turns = thisYear ? year : toCivil(upcoming(today, month, 31)).year - 1;
  return addDays(fromCivil({ year: turns + years, month, day: 1 }), -1);
};

/** The last days of a semester. Here those outside America are six to nine weeks later. */
export const semesterEnd: ReadDeadline = (_, { today, timeZone }) => {
  const ends: readonly (readonly [number, number])[] = isSouthern(timeZone)
    ? [
        [6, 30],
        [11, 30],
      ]
    : writesMonthFirst(timeZone)
      ? [
          [5, 15],
          [12, 18],
        ]
      : [
          [1, 31],
          [7, 15],
        ];
  return ends.map(([month, day]) => upcoming(today, month, day)).sort()[0] ?? null;
};

/** The week off in the middle of a school term: mid-February, the end of May, the end of October. */
export const halfTerm: ReadDeadline = ({ month: name = '' }, { today }) => {
  const month = monthOf(name);
  return upcoming(today, month, month === 2 ? 15 : month === 10 ? 25 : 28);
};

export function periodDeadline(groups: Record<string, string | undefined>, { today }: TargetDateInput): string | null {
  const { prep, edge, which, period = '' } = groups;
  const step = /^(next|following)$/i.test(which ?? '') ? 1 : 0;
  const { year, month } = toCivil(today);
  const isWeek = /^week(?!end)/i.test(period);
  // On a Sunday, 'this week' is the one that begins tomorrow.
  const begins = isWeek && step === 0 && weekdayOf(today) === 7 ? 7 : 7 * step;
  const monday = addDays(today, 1 - weekdayOf(today) + begins);
  const quarter = Math.floor((month - 1) / 3) + step;
  const bounds: Record<string, [string, string, string]> = {
    day: [today, today, today],
    week: [monday, addDays(monday, 3), addDays(monday, 6)],
    weekend: [addDays(monday, 5), addDays(monday, 5), addDays(monday, 6)],
    month: [
      fromCivil({ year, month: month + step, day: 1 }),
      fromCivil({ year, month: month + step, day: 15 }),
      lastOf(year, month + step),
    ],
    quarter: [
      fromCivil({ year, month: quarter * 3 + 1, day: 1 }),
      fromCivil({ year, month: quarter * 3 + 2, day: 15 }),
      lastOf(year, quarter * 3 + 3),
    ],
    year: [`${year + step}-01-01`, `${year + step}-06-30`, `${year + step}-12-31`],
    decade: [
      `${Math.floor(year / 10) * 10}-01-01`,
      `${Math.floor(year / 10) * 10 + 5}-01-01`,
      `${Math.floor(year / 10) * 10 + 9}-12-31`,
    ],
  };
  const bound = bounds[period.toLowerCase().replace(/'s$/, '')];
  if (!bound) return null;
  if (isBefore(prep) && !edge && step === 1) return addDays(bound[0], -1);
  return { first: bound[0], middle: bound[1], last: bound[2] }[edgeOf(edge)];
}

const seasonMonth: Readonly<Record<string, number>> = { spring: 3, summer: 6, autumn: 9, fall: 9, winter: 12 };
/** Nothing is done in the last days of a season: 'in autumn', said on 22 November, means the next one. */
const fewDays = 14;
/** From the first of the month to the day on which a season begins by the sun. */
const daysUntilSolstice = 20;

export function seasonDeadline(
  groups: Record<string, string | undefined>,
  { today, timeZone }: TargetDateInput,
): string | null {
  const { prep, edge, which = '', season = '', year: yearWords } = groups;
  const northern = seasonMonth[season.toLowerCase()] ?? 6;
  const month = isSouthern(timeZone) ? ((northern + 5) % 12) + 1 : northern;
  const isThis = which.toLowerCase() === 'this';
  const before = isBefore(prep);
  const atStart = before || edgeOf(edge) === 'first' || (/^(by|until|till)$/i.test(prep ?? '') && !edge && !isThis);
  const beginsIn = (year: number) => fromCivil({ year, month, day: 1 });
  const dayFor = (year: number) => {
    // 'Before winter', said in its last days: winter begins on the 21st too, by the sun.
    if (before) {
      const eve = addDays(beginsIn(year), -1);
      return eve >= today && eve < addDays(today, fewDays) ? addDays(eve, daysUntilSolstice) : eve;
    }
    if (atStart) return beginsIn(year);
    return edgeOf(edge) === 'middle' ? fromCivil({ year, month: month + 1, day: 15 }) : lastOf(year, month + 2);
  };
  const asked = yearIn(yearWords, today);
  if (asked) return dayFor(asked);
  const { year } = toCivil(today);
  const enough = atStart || isThis ? today : addDays(today, fewDays);
  // One year back, because this winter may have begun last December.
  const ahead = [year - 1, year, year + 1, year + 2].filter((one) => dayFor(one) >= enough);
  // 'next winter', said in winter or shortly before, is not the one at the door.
  const isAtTheDoor = /^(next|following)$/i.test(which) && beginsIn(ahead[0] ?? year) < addDays(today, 31);
  const meant = ahead[isAtTheDoor ? 1 : 0];
  return meant === undefined ? null : dayFor(meant);
}

/** 'Every day in Advent' ends with it, 'by Advent' does not. */
const isDuring = /^(?:in|during|over|through|throughout|this|all)$/i;

export function holidayDeadline(
  { prep, holiday: named = '', year: yearWords, which, edge }: Record<string, string | undefined>,
  { today, timeZone }: TargetDateInput,
): string | null {
  const holiday =
    edge && /^(?:school|academic) year$/i.test(named) && edgeOf(edge) === 'first' ? 'start of school' : named;
  const isNewYear = /^(?:the )?new year(?:'?s)?(?: eve)?$/i.test(holiday);
  if (isNewYear && /^(in|from|for)$/i.test(prep ?? '')) return null;
  const toItsEnd = edge !== undefined && edgeOf(edge) === 'last';
  const before = isBefore(prep) && !isNewYear;
  const lasts = isDuring.test(prep ?? 'this') || (/^lent$/i.test(holiday) && /^for$/i.test(prep ?? ''));
  const dayFor = (year: number) => {
    const last = (lasts || toItsEnd) && lastDayIn(holiday, year, timeZone);
    if (last && toItsEnd) return last; // 'before the end of Ramadan'
    const day = last || holidayIn(holiday, year, timeZone);
    return day && before ? addDays(day, -1) : day;
  };
  const asked = yearIn(yearWords, today);
  if (asked) return dayFor(asked);
  const { year } = toCivil(today);
  const ahead = [year, year + 1, year + 2].map(dayFor).filter((day) => day !== null && day >= today);
  const isAtTheDoor = /next/i.test(which ?? '') && (ahead[0] ?? '') < addMonths(today, 2);
  return ahead[isAtTheDoor ? 1 : 0] ?? null;
}

const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );

/** '3', 'third' and 'twenty-third' as a number. */
export function ordinalOf(words: string): number {
  const [, ten, one] = /^(twenty|thirty)-(\w+)$/i.exec(words) ?? [];
  if (one) return (/^twenty/i.test(ten ?? '') ? 20 : 30) + ordinals.indexOf(one.toLowerCase()) + 1;
  if (/^thirtieth$/i.test(words)) return 30;
  if (/^last$/i.test(words)) return -1;
  return Number.parseInt(words, 10) || ordinals.indexOf(words.toLowerCase()) + 1;
}

export function explicitDay(
  { prep, day = '', month = '', year: yearWords }: Record<string, string | undefined>,
  { today }: TargetDateInput,
): string | null {
  const number = ordinalOf(day);
  if (number < 1 || number > 31) return null;
  const asked = yearIn(yearWords, today);
  const date = asked
    ? fromCivil({ year: asked, month: monthOf(month), day: number })
    : upcoming(isBefore(prep) ? addDays(today, 1) : today, monthOf(month), number);
  return isBefore(prep) ? addDays(date, -1) : date;
}

/** 'by 30.06.' */
export const dayInFigures: ReadDeadline = ({ prep, day = '', month = '' }, { today, timeZone }) => {
  const [d, m] = writesMonthFirst(timeZone) ? [Number(month), Number(day)] : [Number(day), Number(month)];
  // 'I want to show him 5.6.' is a measure.
  const mayBeNumber = !prep && day.length + month.length === 2;
  if (mayBeNumber || d < 1 || d > 31 || m < 1 || m > 12) return null;
  const date = upcoming(today, m, d);
  return isBefore(prep) ? addDays(date, -1) : date;
};

/** 'by the 15th': of this month, or of the next one when that day has passed. */
export const dayOfMonth: ReadDeadline = ({ prep, day = '', which }, { today }) => {
  const number = Number(day);
  if (number < 1 || number > 31) return null;
  const { year, month, day: now } = toCivil(today);
  const later = which?.toLowerCase() === 'next' || number < now ? 1 : 0;
  const date = fromCivil({ year, month: month + later, day: number });
  return isBefore(prep) ? addDays(date, -1) : date;
};

const weekdayKeys = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
export const weekdayNamed = (name: string) => weekdayKeys.indexOf(name.slice(0, 3).toLowerCase()) + 1;

/** 'by Friday', 'next Friday', 'Friday week'. A bare short form counts only as a deadline: 'sat' and 'sun' are words too. */
export const weekdayDeadline: ReadDeadline = ({ prep, which = '', weekday = '', later, end, late }, { today }) => {
  const isShort = weekday.length < 6;
  if (!prep && !which && !later && (end === undefined || isShort)) return null;
  const wanted = weekdayNamed(weekday);
  const now = weekdayOf(today);
  const ahead = (wanted - now + 7) % 7 || 7;
  // Said on a Wednesday, 'next Friday' is not the day after tomorrow.
  const isNextWeeks = /^(next|following)$/i.test(which) && wanted > now;
  const date = addDays(today, ahead + (later || isNextWeeks ? 7 : 0));
  return isBefore(prep) && !late ? addDays(date, -1) : date;
};

function monthAsked({ month, which, year }: Record<string, string | undefined>, today: string) {
  const now = toCivil(today);
  if (!month) return { year: now.year, month: now.month + (which?.toLowerCase() === 'next' ? 1 : 0) };
  const asked = yearIn(year, today);
  return { year: asked ?? now.year + (monthOf(month) < now.month ? 1 : 0), month: monthOf(month) };
}

/** 'the third Friday of May'. */
export const ordinalWeekday: ReadDeadline = (groups, { today }) => {
  const { prep, nth = '', weekday = '', many } = groups;
  const isWeekend = /^weekends?$/i.test(weekday);
  const { year, month } = monthAsked(groups, today);
  const day = nthWeekday({
    ...toCivil(fromCivil({ year, month, day: 1 })),
    weekday: isWeekend ? 6 : weekdayNamed(weekday),
    n: many && /^(?:first|1st)$/i.test(nth) ? readNumber(many) : ordinalOf(nth),
  });
  if (isBefore(prep)) return addDays(day, -1);
  return isWeekend ? addDays(day, 1) : day;
};

/** 'the first week of June', 'the last day of June', 'the second half of June'. */
export const partOfMonth: ReadDeadline = (groups, { today }) => {
  const { prep, part = '', unit = '', many } = groups;
  const { year, month } = monthAsked(groups, today);
  const which = /^final$/i.test(part) ? -1 : ordinalOf(part);
  // 'The first three weeks of July' end with the third.
  const n = which === 1 && many ? readNumber(many) : which;
  const step = /^day/i.test(unit) ? 1 : /^week/i.test(unit) ? 7 : 15;
  // 'Before the first three weeks of July' is before the first of them.
  const begins = which === 1 ? 1 : (n - 1) * step + 1;
  const first = n < 0 ? lastOf(year, month) : fromCivil({ year, month, day: begins });
  if (isBefore(prep)) return addDays(first, -1);
  return n < 0 || (step === 15 && n === 2) ? lastOf(year, month) : fromCivil({ year, month, day: n * step });
};

/** 'Q2', 'by 2Q28', 'the start of the second quarter' */
export const quarterDeadline: ReadDeadline = ({ prep, edge, quarter, ordinal = '', year }, { today }) => {
  const named =
    { second: 2, third: 3, fourth: 4, last: 4 }[ordinal.toLowerCase()] ?? (Number.parseInt(ordinal, 10) || 1);
  const month = (quarter ? Number(quarter) : named) * 3;
  const asked = yearIn(year, today);
  const part = isBefore(prep) && !edge ? 'first' : edgeOf(edge || undefined);
  const dayIn = (one: number) => {
    if (part === 'middle') return fromCivil({ year: one, month: month - 1, day: 15 });
    if (part === 'last') return lastOf(one, month);
    return addDays(fromCivil({ year: one, month: month - 2, day: 1 }), isBefore(prep) ? -1 : 0);
  };
  const { year: now } = toCivil(today);
  if (asked) return dayIn(asked);
  return dayIn(now) >= today ? dayIn(now) : dayIn(now + 1);
};

/** 'H1', 'the second half of 2027'. */
export const halfYear: ReadDeadline = ({ number, edge2 = '', year }, { today }) => {
  const month = (number ?? (/^first/i.test(edge2) ? '1' : '2')) === '1' ? 6 : 12;
  const asked = yearIn(year, today);
  return asked ? lastOf(asked, month) : number ? upcoming(today, month, 31) : null;
};

/** 'by 2028', 'in early 2028'. */
export const yearDeadline: ReadDeadline = ({ prep, edge = '', year }) => {
  if (/^early/i.test(edge)) return `${year}-03-31`;
  const last = isBefore(prep) && !edge ? `${Number(year) - 1}-12-31` : `${year}-12-31`;
  return { first: `${year}-01-01`, middle: `${year}-06-30`, last }[edgeOf(edge || undefined)];
};

/** 'the weekend after next'. */
export const afterNext: ReadDeadline = ({ unit = '' }, { today }) => {
  const { year, month } = toCivil(today);
  if (/^month$/i.test(unit)) return lastOf(year, month + 2);
  if (/^year$/i.test(unit)) return `${year + 2}-12-31`;
  const sunday = addDays(today, 7 - weekdayOf(today));
  return addDays(sunday, 14);
};
