import { addDays, addMonths } from '@pathwise/contracts/roadmap-calendar.rules';
import { fromCivil, toCivil, weekdayOf } from './calendar.rules.ts';
import {
  explicitDay,
  halfYear,
  isBefore,
  lastOf,
  ordinalOf,
  quarterDeadline,
  type ReadDeadline,
  readSpan,
  weekdayDeadline,
} from './deadline-days.rules.ts';
import {
  amount,
  type DeadlinePhrase,
  edgeOrNone,
  months,
  preposition,
  rx,
  the,
  weekdays,
} from './deadline-phrases.rules.ts';
import { readNumber } from './numbers.rules.ts';

// Further ways in which people write a deadline: figures beside words, weeks of a year, ends of months and years.

const prepOrNone = `\\b${preposition}?${the}`;
const monthInFigures = '(?<month>0?[1-9]|1[0-2])';

/** The Sunday that ends a week of the year, as ISO counts weeks. */
function endOfWeek(year: number, week: number): string {
  const fourth = `${year}-01-04`;
  return addDays(fourth, 7 * week - weekdayOf(fourth));
}

/** 'KW 12', 'by week 12 of 2028' */
const weekOfYear: ReadDeadline = ({ prep, week = '', year }, { today }) => {
  const number = Number(week);
  const now = toCivil(today).year;
  const end = year ? endOfWeek(Number(year), number) : endOfWeek(now, number);
  const isOver = !year && end < today;
  const meant = isOver ? endOfWeek(now + 1, number) : end;
  // Most years have no week 53. The Thursday of a week lies in the year that counts it.
  const counts = (year ? Number(year) : now) + (isOver ? 1 : 0);
  if (number < 1 || toCivil(addDays(meant, -3)).year !== counts) return null;
  return isBefore(prep) ? addDays(meant, -7) : meant;
};

/** 'By 03/2028' */
const monthFigures: ReadDeadline = ({ prep, month = '', year = '' }) => {
  const last = lastOf(Number(year), Number(month));
  return isBefore(prep) ? addDays(fromCivil({ year: Number(year), month: Number(month), day: 1 }), -1) : last;
};

/** 'In the next year', 'within the next few weeks' */
const nextSpan: ReadDeadline = ({ many, half, unit = '' }, input) =>
  readSpan({ amount: many ?? '1', unit, half }, input);

/** 'In a year and six months' */
const twoSpans: ReadDeadline = ({ amount: years = '', more = '' }, { today }) =>
  addMonths(today, Math.round(readNumber(years) * 12 + readNumber(more)));

/** 'Three weeks from Monday', 'a fortnight on Monday' */
const weeksFromDay: ReadDeadline = ({ amount: many = '', unit = '', weekday }, input) => {
  const day = weekdayDeadline({ prep: 'on', weekday }, input);
  const weeks = readNumber(many) * (/^fortnight/i.test(unit) ? 2 : 1);
  return day && Number.isInteger(weeks) ? addDays(day, 7 * weeks) : null;
};

const monthEnd = (today: string) => lastOf(toCivil(today).year, toCivil(today).month);
const isOver =
  "(?:\\s+(?:is|'s)\\s+(?:out|over|up|done|through|finished)|\\s+ends|\\s+runs out|\\s+finishes|\\s+closes)";

const inTheNext = '(?:in|within|over|during|inside|for)\\s+the\\s+(?:next|coming|following)\\s+';

/** Phrases beside those of `deadline-phrases.rules.ts`. */
export const writtenDates: readonly DeadlinePhrase[] = [
  // 'By Sunday, March 12, 2028'
  {
    pattern: rx(
      `${prepOrNone}(?:${weekdays}),?\\s+${the}(?<month>${months})\\.?\\s+${the}(?<day>\\d{1,2})(?:st|nd|rd|th)?\\b(?:,?\\s+(?<year>20\\d\\d))?`,
    ),
    rank: 3,
    read: explicitDay,
  },
  // 'By 12mar', 'by 12/Mar/2028'
  {
    pattern: rx(`${prepOrNone}(?<day>\\d{1,2})/?(?<month>${months})\\b(?:[-/. ,]{1,2}(?<year>20\\d\\d)\\b)?`),
    rank: 2,
    read: explicitDay,
  },
  // 'On 12. March 2028'. In 'I'm 15. May I drive?' a sentence ends.
  {
    pattern: rx(
      `\\b(?<prep>by|before|until|till|due|on)\\s+${the}(?<day>\\d{1,2})\\.\\s?(?<month>${months})\\b(?:[-/. ,]{1,2}(?<year>20\\d\\d)\\b)?`,
    ),
    rank: 2,
    read: explicitDay,
  },
  // 'By 12 de marzo'
  {
    pattern: rx(
      `${prepOrNone}(?:el\\s+|le\\s+)?(?<day>\\d{1,2})\\s+de\\s+(?<month>${months})\\b(?:\\s+(?:de\\s+)?(?<year>20\\d\\d)\\b)?`,
    ),
    rank: 2,
    read: explicitDay,
  },
  { pattern: rx(`\\b${preposition}${the}${monthInFigures}[/.](?<year>20\\d\\d)\\b`), rank: 2, read: monthFigures },
  {
    pattern: rx(`\\b${preposition}${the}(?<year>20\\d\\d)-(?<month>0[1-9]|1[0-2])\\b(?!-?\\d)`),
    rank: 2,
    read: monthFigures,
  },
  // 'In KW 12', 'by calendar week 12 of 2028'
  {
    pattern: rx(
      `\\b${preposition}${the}${edgeOrNone}(?:calendar\\s+week|KW|CW)\\s?(?<week>\\d{1,2})\\b(?:\\s*(?:of|in|/|,)?\\s*(?<year>20\\d\\d)\\b)?`,
    ),
    rank: 2,
    read: weekOfYear,
  },
  // 'In week 3 at my new job' is none of the year.
  {
    pattern: rx(
      `\\b(?<prep>by|before|until|till|due|in)\\s+${the}${edgeOrNone}week\\s+(?<week>\\d{1,2})\\s+of\\s+(?:the\\s+year|(?<year>20\\d\\d))\\b`,
    ),
    rank: 2,
    read: weekOfYear,
  },
  { pattern: rx(`\\b${preposition}?(?<year>20\\d\\d)-?W(?<week>\\d{1,2})\\b`), rank: 2, read: weekOfYear },
  // 'By 2Q28', 'Q2/2028', '2028-Q2'
  {
    pattern: rx(
      `${prepOrNone}${edgeOrNone}(?:Q(?<quarter>[1-4])|(?<ordinal>[1-4])Q)[\\s/'-]{0,2}(?<year>20\\d\\d|2\\d)\\b(?!\\s*(?:%|k\\b|kg))`,
    ),
    rank: 2,
    read: quarterDeadline,
  },
  { pattern: rx(`${prepOrNone}(?<year>20\\d\\d)[\\s/-]?Q(?<quarter>[1-4])\\b`), rank: 3, read: quarterDeadline },
  // 'In the next year', 'over the next year and a half', 'in the next few weeks'
  {
    pattern: rx(
      `\\b${inTheNext}(?:(?<many>few|couple|hundred)(?:\\s+of)?\\s+)?(?<unit>day|week|fortnight|month|year|decade)s?\\b(?<half>\\s+and a half)?(?!\\s+\\d)`,
    ),
    rank: 3,
    read: nextSpan,
  },
  {
    pattern: rx(
      `\\b(?<prep>in|within)\\s+${amount}\\s+years?\\s+and\\s+(?<more>\\d{1,2}|a|one|two|three|four|five|six|seven|eight|nine|ten|eleven)\\s+months?\\b`,
    ),
    rank: 3,
    read: twoSpans,
  },
  {
    pattern: rx(
      `(?<!\\b(?:once|twice|times|days|nights|hours|evenings|classes|sessions|lessons)\\s)\\b(?:in\\s+)?${amount}\\s+(?<unit>week|fortnight)s?\\s+(?:from|on|after)\\s+(?:this\\s+|next\\s+)?(?<weekday>${weekdays})\\b(?!s)`,
    ),
    rank: 3,
    read: weeksFromDay,
  },
  {
    pattern: rx(`\\b(?:on\\s+)?(?<weekday>${weekdays})\\s+(?<unit>fortnight)\\b`),
    rank: 3,
    read: (groups, input) => weeksFromDay({ ...groups, amount: '1' }, input),
  },
  {
    pattern: rx(`\\b${amount}\\s+(?<unit>day|week|month|year)s?\\s+(?:hence|from this day)\\b`),
    rank: 3,
    read: readSpan,
  },
  {
    pattern: rx(`\\b(?:in|within)\\s+(?:a|the\\s+next)\\s+half[\\s-]year\\b`),
    rank: 3,
    read: (_, { today }) => addMonths(today, 6),
  },
  {
    pattern: rx(`\\b(?:by|before|at)\\s+next\\s+month(?:'s)?\\s+end\\b`),
    rank: 3,
    read: (_, { today }) => lastOf(toCivil(today).year, toCivil(today).month + 1),
  },
  { pattern: rx(`${prepOrNone}(?<number>[12])H\\s?(?<year>20\\d\\d)\\b`), rank: 2, read: halfYear },
  // 'Before the month is out'
  {
    pattern: rx(`\\b(?:before|by the time)\\s+(?:the|this)\\s+month${isOver}`),
    rank: 3,
    read: (_, { today }) => monthEnd(today),
  },
  {
    pattern: rx(`\\b(?:before|by the time)\\s+(?:the|this)\\s+(?:calendar\\s+)?year${isOver}`),
    rank: 3,
    read: (_, { today }) => `${toCivil(today).year}-12-31`,
  },
  {
    pattern: rx(`\\b(?:before|by the time)\\s+(?:the|this)\\s+decade${isOver}`),
    rank: 3,
    read: (_, { today }) => `${Math.floor(toCivil(today).year / 10) * 10 + 9}-12-31`,
  },
  {
    pattern: rx(
      `\\b(?:by|before|until|on)\\s+(?:the\\s+(?:very\\s+)?last\\s+day\\s+of\\s+(?:the|this)\\s+month|months?\\s+end)\\b`,
    ),
    rank: 3,
    read: (_, { today }) => monthEnd(today),
  },
  {
    pattern: rx(
      `\\b(?:by|before|until|in)\\s+(?:the\\s+end\\s+of\\s+)?(?:the|this)\\s+calendar\\s+year\\b|\\bthis calendar year\\b|\\bby (?:years end|yearend)\\b`,
    ),
    rank: 3,
    read: (_, { today }) => `${toCivil(today).year}-12-31`,
  },
  {
    pattern: rx(`\\b(?:by|before|at|around)\\s+the\\s+turn\\s+of\\s+the\\s+year\\b`),
    rank: 3,
    read: (_, { today }) => `${toCivil(today).year}-12-31`,
  },
  {
    pattern: rx(`\\b(?:by|at)\\s+(?:year[\\s-]end|EOY|the end of the year)\\s+(?<year>20\\d\\d)\\b`),
    rank: 3,
    read: ({ year }) => `${year}-12-31`,
  },
  { pattern: rx(`\\bin\\s+the\\s+course\\s+of\\s+(?<year>20\\d\\d)\\b`), rank: 2, read: ({ year }) => `${year}-12-31` },
  {
    pattern: rx(`\\b(?:halfway|midway|half way)\\s+through\\s+(?<year>20\\d\\d)\\b`),
    rank: 3,
    read: ({ year }) => `${year}-06-30`,
  },
  {
    pattern: rx(`\\b(?:halfway|midway|half way)\\s+through\\s+next\\s+year\\b`),
    rank: 3,
    read: (_, { today }) => `${toCivil(today).year + 1}-06-30`,
  },
  {
    pattern: rx(`\\bearly\\s+in\\s+the\\s+new\\s+year\\b`),
    rank: 2,
    read: (_, { today }) => `${toCivil(today).year + 1}-01-31`,
  },
  // 'On the first of next month', 'by the fifth of this month'
  {
    pattern: rx(
      `\\b(?<prep>by|before|until|till|on)\\s+the\\s+(?<day>first|second|third|fourth|fifth|sixth|tenth|fifteenth|\\d{1,2}(?:st|nd|rd|th))(?:\\s+day)?\\s+of\\s+(?<which>this|next)\\s+month\\b`,
    ),
    rank: 3,
    read: ({ prep, day, which }, input) => {
      const { year, month } = toCivil(input.today);
      const named = fromCivil({ year, month: month + (/^next$/i.test(which ?? '') ? 1 : 0), day: 1 });
      return addDays(named, ordinalOf(day ?? '') - (isBefore(prep) ? 2 : 1));
    },
  },
  {
    pattern: rx(`\\b(?:by\\s+)?(?:EOD|(?:the\\s+)?end\\s+of\\s+(?:the\\s+)?day|close\\s+of\\s+play)\\s+tomorrow\\b`),
    rank: 3,
    read: (_, { today }) => addDays(today, 1),
  },
  {
    pattern: rx(
      `\\bby\\s+(?:the\\s+)?end\\s+of\\s+(?:the\\s+)?day\\b|\\b(?:by|before)\\s+midnight\\s+tonight\\b|\\b(?:by|before)\\s+this\\s+(?:evening|afternoon)\\b`,
    ),
    rank: 2,
    read: (_, { today }) => today,
  },
];
