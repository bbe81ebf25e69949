import * as chrono from 'chrono-node';
import {
  addDays,
  addMonths,
  daysBetween,
  fromCivil,
  isSouthern,
  toCivil,
  weekdayOf,
  writesMonthFirst,
} from './calendar.rules.ts';
import { LOOSE_AMOUNT, readNumber } from './numbers.rules.ts';

interface TargetDateInput {
  text: string;
  /** The person's today, `YYYY-MM-DD`. */
  today: string;
  /** IANA zone: decides the season and the order of 3/4. */
  timeZone: string;
}

/** A deadline and where it stands in the text; its length is 0 when the words belong to the wish too ('a 30-day challenge'). */
interface FoundDate {
  date: string;
  index: number;
  length: number;
}

interface Candidate extends FoundDate {
  isPartOfWish?: boolean;
  /** How surely the words are a deadline: 3 by/before/within, 2 in/next/on, 1 in passing. */
  rank: number;
}

interface Rule {
  pattern: RegExp;
  rank?: number;
  isPartOfWish?: boolean;
  read: (groups: Record<string, string | undefined>, input: TargetDateInput) => string | null;
}

const MONTHS =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec';
const MONTH_KEYS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const SEASONS = 'spring|summer|autumn|fall|winter';
const HOLIDAYS =
  "christmas(?: (?:day|eve))?|new year'?s(?: (?:day|eve))?|new year|easter|valentine'?s(?: day)?|halloween|thanksgiving";
const SPAN = '(?<unit>day|week|fortnight|month|year|decade)s?';
const PREP =
  '(?:(?<prep>by|before|until|till|within|due|due by|due on|in|on|during|for|over|around|come|at|from|inside)\\s+)';
const EARLIEST_YEAR = 1000;
const FURTHEST_DAYS = 36_600;

const rx = (source: string) => new RegExp(source, 'gi');
const monthOf = (name: string) => MONTH_KEYS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
const lastOf = (year: number, month: number) => fromCivil({ year, month, day: 31 });

function spanFrom(today: string, amount: number, unit: string): string | null {
  if (!Number.isFinite(amount) || amount <= 0 || amount > 36_500) return null;
  if (unit === 'day') return addDays(today, Math.round(amount));
  if (unit === 'week') return addDays(today, Math.round(amount * 7));
  if (unit === 'fortnight') return addDays(today, Math.round(amount * 14));
  const months = amount * (unit === 'year' ? 12 : unit === 'decade' ? 120 : 1);
  if (months > 1200) return null;
  const whole = Math.floor(months);
  return addDays(addMonths(today, whole), Math.round((months - whole) * 30));
}

const readSpan: Rule['read'] = ({ amount = '', upTo, half, unit = '' }, { today }) =>
  spanFrom(today, readNumber(upTo ?? amount) + (half ? 0.5 : 0), unit.toLowerCase());

/** The next time a yearly day comes round, today included. `month` may lie outside 1–12. */
function upcoming(today: string, month: number, day: number): string {
  const { year } = toCivil(today);
  const here = fromCivil({ year, month, day });
  return here >= today ? here : fromCivil({ year: year + 1, month, day });
}

function yearIn(words: string | undefined, today: string): number | undefined {
  if (!words) return undefined;
  const { year } = toCivil(today);
  if (/next/i.test(words)) return year + 1;
  if (/this/i.test(words)) return year;
  return Number(words.match(/\d{4}/)?.[0]);
}

type Edge = 'first' | 'middle' | 'last';
const edgeOf = (words: string | undefined): Edge =>
  !words
    ? 'last'
    : /^(start|beginning|early)/i.test(words)
      ? 'first'
      : /^(mid|middle)/i.test(words)
        ? 'middle'
        : 'last';

function monthDeadline(groups: Record<string, string | undefined>, { today }: TargetDateInput): string | null {
  const { prep, edge, which, month: name = '', year: yearWords, tail } = groups;
  const month = monthOf(name);
  const now = toCivil(today);
  // 'this may be hard' is no date
  if (name.toLowerCase() === 'may' && which?.toLowerCase() === 'this' && tail) return null;
  const asked = yearIn(yearWords, today);
  const inNextYear = month < now.month || (month === now.month && which?.toLowerCase() === 'next');
  const year = asked ?? now.year + (inNextYear ? 1 : 0);
  if (prep?.toLowerCase() === 'before' && !edge) return addDays(fromCivil({ year, month, day: 1 }), -1);
  const days: Record<Edge, number> = { first: /early/i.test(edge ?? '') ? 10 : 1, middle: 15, last: 31 };
  return fromCivil({ year, month, day: days[edgeOf(edge)] });
}

function periodDeadline(groups: Record<string, string | undefined>, { today }: TargetDateInput): string | null {
  const { prep, edge, which, period = '' } = groups;
  const step = /^(next|following)$/i.test(which ?? '') ? 1 : 0;
  const { year, month } = toCivil(today);
  const monday = addDays(today, 1 - weekdayOf(today) + 7 * step);
  const quarter = Math.floor((month - 1) / 3) + step;
  const bounds: Record<string, [string, string, string]> = {
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
  if (prep?.toLowerCase() === 'before' && !edge && step === 1) return addDays(bound[0], -1);
  return { first: bound[0], middle: bound[1], last: bound[2] }[edgeOf(edge)];
}

const SEASON_MONTH: Readonly<Record<string, number>> = { spring: 3, summer: 6, autumn: 9, fall: 9, winter: 12 };

function seasonDeadline(
  groups: Record<string, string | undefined>,
  { today, timeZone }: TargetDateInput,
): string | null {
  const { prep, edge, which, season = '', year: yearWords } = groups;
  const northern = SEASON_MONTH[season.toLowerCase()] ?? 6;
  const month = isSouthern(timeZone) ? ((northern + 5) % 12) + 1 : northern;
  const before = prep?.toLowerCase() === 'before';
  const atStart =
    before ||
    edgeOf(edge) === 'first' ||
    (/^(by|until|till)$/i.test(prep ?? '') && !edge && which?.toLowerCase() !== 'this');
  const dayFor = (year: number) => {
    const first = fromCivil({ year, month, day: 1 });
    return before ? addDays(first, -1) : atStart ? first : lastOf(year, month + 2);
  };
  const { year } = toCivil(today);
  const asked = yearIn(yearWords, today);
  if (asked) return dayFor(asked);
  // Winter may have begun last December, hence one year back.
  const next = [year - 1, year, year + 1].map(dayFor).find((day) => day >= today) ?? null;
  return next;
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

function holidayDay(name: string, year: number): string {
  const holiday = name.toLowerCase();
  if (/christmas eve/.test(holiday)) return `${year}-12-24`;
  if (/christmas/.test(holiday)) return `${year}-12-25`;
  if (/new year/.test(holiday)) return `${year}-12-31`;
  if (/valentine/.test(holiday)) return `${year}-02-14`;
  if (/halloween/.test(holiday)) return `${year}-10-31`;
  if (/easter/.test(holiday)) return easter(year);
  const first = `${year}-11-01`;
  return addDays(first, ((4 - weekdayOf(first) + 7) % 7) + 21);
}

function holidayDeadline(
  { prep, holiday = '', year: yearWords, which }: Record<string, string | undefined>,
  { today }: TargetDateInput,
): string | null {
  const before = prep?.toLowerCase() === 'before' && !/new year/i.test(holiday);
  const dayFor = (year: number) => addDays(holidayDay(holiday, year), before ? -1 : 0);
  const asked = yearIn(yearWords, today);
  if (asked) return dayFor(asked);
  const { year } = toCivil(today);
  const next = dayFor(year) >= today ? year : year + 1;
  return dayFor(/next/i.test(which ?? '') && dayFor(next) < addMonths(today, 2) ? next + 1 : next);
}

function explicitDay(
  { prep, day = '', month = '', year: yearWords }: Record<string, string | undefined>,
  { today }: TargetDateInput,
): string | null {
  const number = Number(day);
  if (number < 1 || number > 31) return null;
  const asked = yearIn(yearWords, today);
  const date = asked
    ? fromCivil({ year: asked, month: monthOf(month), day: number })
    : upcoming(today, monthOf(month), number);
  return prep?.toLowerCase() === 'before' ? addDays(date, -1) : date;
}

const YEAR_WORDS = '(?<year>(?:of\\s+)?20\\d\\d|(?:of\\s+)?(?:next|this) year)';
const EDGE = '(?<edge>end|close|start|beginning|middle|mid|early|late)(?:\\s+of|-)?\\s+(?:the\\s+)?';
const ABOUT =
  '(?:(?:about|around|roughly|approximately|approx|maybe|max|maximum|less than|under|no more than|say|only|just|at most)\\s+)?';

const RULES: readonly Rule[] = [
  {
    pattern: rx(
      `\\b(?<prep>within|inside|in|over|during|for|by)\\s+(?:the\\s+)?(?<ahead>(?:next|coming)\\s+)?(?:the\\s+)?${ABOUT}(?<amount>${LOOSE_AMOUNT})(?:\\s*(?:-|to|or)\\s*(?<upTo>${LOOSE_AMOUNT}))?(?<half>\\s+and a half)?[\\s-]*${SPAN}(?:(?:'s?|s')?\\s+time|\\s+from (?:now|today))?(?<half2>\\s+and a half)?\\b(?!\\s+(?:old|ago|per|a\\s|each))`,
    ),
    read: (groups, input) => {
      // 'for 20 years' usually looks back; only 'for the next …' and short challenges look ahead
      const { prep = '', ahead, unit = '' } = groups;
      if (
        /^(for|over|during|by)$/i.test(prep) &&
        !ahead &&
        (/over|during|by/i.test(prep) || !/^(day|week|month)/i.test(unit))
      )
        return null;
      if (/^for$/i.test(prep) && !ahead && /\b(been|have|had|has|was|were|did|since|already)\b|'ve\b/i.test(input.text))
        return null;
      return readSpan({ ...groups, half: groups['half'] ?? groups['half2'] }, input);
    },
  },
  { pattern: rx(`\\b(?:the\\s+)?next\\s+(?<amount>${LOOSE_AMOUNT})\\s+${SPAN}\\b`), rank: 2, read: readSpan },
  {
    pattern: rx(`\\b(?<amount>${LOOSE_AMOUNT})\\s+${SPAN}\\s+(?:from (?:now|today)|to go|left)\\b`),
    rank: 3,
    read: readSpan,
  },
  {
    pattern: rx(
      `\\b(?<amount>${LOOSE_AMOUNT})[\\s-]${SPAN}[\\s-](?:[a-z]+\\s+){0,2}?(?:challenge|plan|program(?:me)?|sprint|deadline|target|timeframe|streak|detox)\\b`,
    ),
    rank: 2,
    isPartOfWish: true,
    read: readSpan,
  },
  {
    pattern: rx(
      `\\b(?:i have|i've got|i got|i only have|give me|give myself|there are)\\s+${ABOUT}(?<amount>${LOOSE_AMOUNT})\\s+${SPAN}(?=\\s+(?:to|left|until|for)\\b|\\s*[.!,;]|\\s*$)`,
    ),
    rank: 2,
    read: readSpan,
  },
  {
    pattern: rx(
      `\\b${PREP}?(?:the\\s+)?${EDGE}(?:(?<which>this|next|the|my|following|current)\\s+)?(?<period>week|month|quarter|year|decade)\\b`,
    ),
    rank: 2,
    read: periodDeadline,
  },
  {
    pattern: rx(`\\b${PREP}?(?:the\\s+)?(?<period>week|month|quarter|year)(?:'s)?[\\s-]end\\b`),
    rank: 2,
    read: periodDeadline,
  },
  {
    pattern: rx(`\\b(?:${PREP})?(?<eoy>eoy|before the year (?:is|'s) (?:out|over|up))\\b`),
    rank: 3,
    read: (_, { today }) => `${toCivil(today).year}-12-31`,
  },
  {
    pattern: rx(
      `\\b${PREP}?(?:later\\s+)?(?<which>this|next|the coming|following)\\s+(?<period>weekend|week|month|quarter|year|decade)\\b(?!'s|\\s+(?:i|we|has|was|is|been)\\b)`,
    ),
    rank: 1,
    read: periodDeadline,
  },
  {
    pattern: rx(
      `\\b${PREP}(?:the\\s+)?(?:${EDGE})?(?:(?<which>this|next|coming)\\s+)?(?<month>${MONTHS})\\b(?:,?\\s+${YEAR_WORDS})?(?!\\s*\\d)(?<tail>\\s+(?:be|not|seem|sound|take|look))?`,
    ),
    read: monthDeadline,
  },
  {
    pattern: rx(
      `\\b(?:the\\s+)?${EDGE}(?:(?<which>this|next|coming)\\s+)?(?<month>${MONTHS})\\b(?:,?\\s+${YEAR_WORDS})?(?!\\s*\\d)`,
    ),
    rank: 2,
    read: monthDeadline,
  },
  {
    pattern: rx(
      `\\b(?<which>this|next|coming)\\s+(?<month>${MONTHS})\\b(?!\\s*\\d)(?<tail>\\s+(?:be|not|seem|sound|take|look))?`,
    ),
    rank: 2,
    read: monthDeadline,
  },
  { pattern: rx(`\\b(?<month>${MONTHS})\\s+(?<year>20\\d\\d|next year)\\b`), rank: 2, read: monthDeadline },
  {
    pattern: rx(
      `\\b(?<prep>by|before|in|during|for|until|till|throughout)\\s+(?:the\\s+)?(?:${EDGE})?(?:year\\s+)?(?<year>20\\d\\d)\\b(?![.,]?\\d|\\s*(?:kg|km|steps|words|calories|euros?|dollars?|books))`,
    ),
    read: ({ prep, edge, year }) =>
      ({
        first: `${year}-01-01`,
        middle: `${year}-06-30`,
        last: prep === 'before' && !edge ? `${Number(year) - 1}-12-31` : `${year}-12-31`,
      })[edgeOf(edge)],
  },
  {
    pattern: rx(`\\b${PREP}?(?:the\\s+)?(?:${EDGE})?q(?<quarter>[1-4])\\b(?:\\s+${YEAR_WORDS})?`),
    rank: 2,
    read: ({ quarter = '', year }, { today }) => {
      const month = Number(quarter) * 3;
      const asked = yearIn(year, today);
      return asked ? lastOf(asked, month) : upcoming(today, month, 31);
    },
  },
  {
    pattern: rx(
      `\\b${PREP}(?:the\\s+)?(?:${EDGE})?(?:(?<which>this|next|coming|following)\\s+)?(?<season>${SEASONS})\\b(?:\\s+(?:holidays?|break|vacation|term))?(?:\\s+${YEAR_WORDS})?(?!\\s+(?:clean|water|apart))`,
    ),
    read: seasonDeadline,
  },
  { pattern: rx(`\\b(?<which>this|next|coming)\\s+(?<season>${SEASONS})\\b`), rank: 2, read: seasonDeadline },
  {
    pattern: rx(
      `\\b${PREP}(?:(?<which>this|next)\\s+)?(?<holiday>${HOLIDAYS})(?!\\s+resolution)\\b(?:\\s+${YEAR_WORDS})?`,
    ),
    read: holidayDeadline,
  },
  {
    pattern: rx(
      `\\b${PREP}?(?:the\\s+)?(?<day>\\d{1,2})(?:st|nd|rd|th)?(?:\\s+of)?[\\s-]+(?<month>${MONTHS})\\b(?:,?[\\s-]+${YEAR_WORDS})?`,
    ),
    rank: 2,
    read: explicitDay,
  },
  {
    pattern: rx(
      `\\b${PREP}?(?:the\\s+)?(?<month>${MONTHS})\\.?\\s+(?:the\\s+)?(?<day>\\d{1,2})(?:st|nd|rd|th)?\\b(?!\\s*(?:%|kg|km|books|k\\b))(?:,?\\s+${YEAR_WORDS})?`,
    ),
    rank: 2,
    read: explicitDay,
  },
  {
    pattern: rx(
      `\\b(?:${PREP}(?:the end of\\s+)?(?<word>tomorrow|today|tonight)|(?<last>tomorrow|today|tonight)(?=\\s*[.!]*\\s*$))`,
    ),
    rank: 1,
    read: ({ word, last }, { today }) => addDays(today, /tomorrow/i.test(word ?? last ?? '') ? 1 : 0),
  },
];

function rankOf(rule: Rule, prep: string | undefined): number {
  if (/^(by|before|until|till|within|inside|due.*)$/i.test(prep ?? '')) return 3;
  return prep ? Math.max(2, rule.rank ?? 0) : (rule.rank ?? 2);
}

function fromRules(input: TargetDateInput): Candidate[] {
  return RULES.flatMap((rule) =>
    [...input.text.matchAll(rule.pattern)].flatMap((match) => {
      const groups = { ...match.groups };
      const date = rule.read(groups, input);
      return date
        ? [
            {
              date,
              index: match.index,
              length: match[0].length,
              rank: rankOf(rule, groups['prep']),
              isPartOfWish: rule.isPartOfWish ?? false,
            },
          ]
        : [];
    }),
  );
}

const WEEKDAYS = /\b(mon|tues|wednes|thurs|fri|satur|sun)day\b/i;

/** Dates written in figures and weekdays, which chrono reads better than a pattern of ours. */
function fromChrono({ text, today, timeZone }: TargetDateInput): Candidate[] {
  // Noon at offset 0 makes the parts of the answer civil ones: chrono would ignore the name of a zone without a word.
  const reference = { instant: new Date(`${today}T12:00:00Z`), timezone: 0 };
  const parser = writesMonthFirst(timeZone) ? chrono.en.casual : chrono.en.GB;
  return parser.parse(text, reference, { forwardDate: true }).flatMap(({ start, index, text: words }) => {
    const inFigures = start.isCertain('day') && start.isCertain('month') && /\d\s*[-/.]\s*\d/.test(words);
    if (!inFigures && !(start.isCertain('weekday') && WEEKDAYS.test(words))) return [];
    const lead = text
      .slice(0, index)
      .match(/\b(by|before|until|till|due|on|due on|due by|deadline(?: is)?)\s+(?:the\s+)?$/i);
    if (!inFigures && !lead && !/\b(next|this)\b/i.test(words)) return [];
    const year = start.get('year') ?? 0;
    let date = fromCivil({ year, month: start.get('month') ?? 1, day: start.get('day') ?? 1 });
    if (inFigures && !start.isCertain('year')) date = upcoming(today, start.get('month') ?? 1, start.get('day') ?? 1);
    if (/^before$/i.test(lead?.[1] ?? '')) date = addDays(date, -1);
    const back = lead?.[0].length ?? 0;
    return [{ date, index: index - back, length: words.length + back, rank: lead && lead[1] !== 'on' ? 3 : 2 }];
  });
}

const within = (inner: Candidate, outer: Candidate) =>
  inner !== outer &&
  inner.index >= outer.index &&
  inner.index + inner.length <= outer.index + outer.length &&
  inner.length < outer.length;

/** The deadline that the words name, today or later, in the person's own calendar; null when they name none. */
export function findTargetDate(input: TargetDateInput): FoundDate | null {
  const all = [...fromRules(input), ...fromChrono(input)].filter(({ date }) => {
    const ahead = daysBetween(input.today, date);
    return toCivil(date).year >= EARLIEST_YEAR && ahead >= 0 && ahead <= FURTHEST_DAYS;
  });
  const outermost = all.filter((one) => !all.some((other) => within(one, other)));
  const best = outermost.toSorted((a, b) => b.rank - a.rank || b.index - a.index)[0];
  return best ? { date: best.date, index: best.index, length: best.isPartOfWish ? 0 : best.length } : null;
}
