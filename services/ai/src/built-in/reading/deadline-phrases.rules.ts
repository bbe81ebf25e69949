import { addDays } from '@pathwise/contracts/roadmap-calendar.rules';
import { toCivil } from './calendar.rules.ts';
import {
  edgeOf,
  explicitDay,
  holidayDeadline,
  lastOf,
  monthDeadline,
  periodDeadline,
  type ReadDeadline,
  readSpan,
  seasonDeadline,
  upcoming,
  yearIn,
} from './deadline-days.rules.ts';
import { looseAmount } from './numbers.rules.ts';

export interface DeadlinePhrase {
  pattern: RegExp;
  rank?: number;
  isPartOfWish?: boolean;
  read: ReadDeadline;
}

const months =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec';
const seasons = 'spring|summer|autumn|fall|winter';
const holidayNames =
  "christmas(?: (?:day|eve))?|new year'?s(?: (?:day|eve))?|new year|easter|valentine'?s(?: day)?|halloween|thanksgiving";
const span = '(?<unit>day|week|fortnight|month|year|decade)s?';
const preposition =
  '(?:(?<prep>by|before|until|till|within|due|due by|due on|in|on|during|for|over|around|come|at|from|inside)\\s+)';

const rx = (source: string) => new RegExp(source, 'gi');
const yearWords = '(?<year>(?:of\\s+)?20\\d\\d|(?:of\\s+)?(?:next|this) year)';
const counted = 'kg|km|steps|words|calories|euros?|dollars?|books';
/** A year out of range makes no date: 'by 1 January 2326' must not become the next January. */
const noOtherYear = `(?!,?[\\s-]+\\d{4,}\\b(?!\\s*(?:${counted})))`;
const edgePattern = '(?<edge>end|close|start|beginning|middle|mid|early|late)(?:\\s+of|-)?\\s+(?:the\\s+)?';
const aboutPattern =
  '(?:(?:about|around|roughly|approximately|approx|maybe|max|maximum|less than|under|no more than|say|only|just|at most)\\s+)?';

/** The phrases that name deadlines. Of two that overlap, the longer one counts. */
export const deadlinePhrases: readonly DeadlinePhrase[] = [
  {
    pattern: rx(
      `\\b(?<prep>within|inside|in|over|during|for|by)\\s+(?:the\\s+)?(?<ahead>(?:next|coming)\\s+)?(?:the\\s+)?${aboutPattern}(?<amount>${looseAmount})(?:\\s*(?:-|to|or)\\s*(?<upTo>${looseAmount}))?(?<half>\\s+and a half)?[\\s-]*${span}(?:(?:'s?|s')?\\s+time|\\s+from (?:now|today))?(?<half2>\\s+and a half)?\\b(?!\\s+(?:old|ago|per|a\\s|each))`,
    ),
    read: (groups, input) => {
      // 'for 20 years' usually means the past; only 'for the next …' and short challenges mean the future
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
  { pattern: rx(`\\b(?:the\\s+)?next\\s+(?<amount>${looseAmount})\\s+${span}\\b`), rank: 2, read: readSpan },
  {
    pattern: rx(`\\b(?<amount>${looseAmount})\\s+${span}\\s+(?:from (?:now|today)|to go|left)\\b`),
    rank: 3,
    read: readSpan,
  },
  {
    pattern: rx(
      `\\b(?<amount>${looseAmount})[\\s-]${span}[\\s-](?:[a-z]+\\s+){0,2}?(?:challenge|plan|program(?:me)?|sprint|deadline|target|timeframe|streak|detox)\\b`,
    ),
    rank: 2,
    isPartOfWish: true,
    read: readSpan,
  },
  {
    pattern: rx(
      `\\b(?:i have|i've got|i got|i only have|give me|give myself|there are)\\s+${aboutPattern}(?<amount>${looseAmount})\\s+${span}(?=\\s+(?:to|left|until|for)\\b|\\s*[.!,;]|\\s*$)`,
    ),
    rank: 2,
    read: readSpan,
  },
  {
    pattern: rx(
      `\\b${preposition}?(?:the\\s+)?${edgePattern}(?:(?<which>this|next|the|my|following|current)\\s+)?(?<period>week|month|quarter|year|decade)\\b`,
    ),
    rank: 2,
    read: periodDeadline,
  },
  {
    pattern: rx(`\\b${preposition}?(?:the\\s+)?(?<period>week|month|quarter|year)(?:'s)?[\\s-]end\\b`),
    rank: 2,
    read: periodDeadline,
  },
  {
    pattern: rx(`\\b(?:${preposition})?(?<eoy>eoy|before the year (?:is|'s) (?:out|over|up))\\b`),
    rank: 3,
    read: (_, { today }) => `${toCivil(today).year}-12-31`,
  },
  {
    pattern: rx(
      `\\b${preposition}?(?:later\\s+)?(?<which>this|next|the coming|following)\\s+(?<period>weekend|week|month|quarter|year|decade)\\b(?!'s|\\s+(?:i|we|has|was|is|been)\\b)`,
    ),
    rank: 1,
    read: periodDeadline,
  },
  {
    pattern: rx(
      `\\b${preposition}(?:the\\s+)?(?:${edgePattern})?(?:(?<which>this|next|coming)\\s+)?(?<month>${months})\\b(?:,?\\s+${yearWords})?(?!\\s*\\d)(?<tail>\\s+(?:be|not|seem|sound|take|look))?`,
    ),
    read: monthDeadline,
  },
  {
    pattern: rx(
      `\\b(?:the\\s+)?${edgePattern}(?:(?<which>this|next|coming)\\s+)?(?<month>${months})\\b(?:,?\\s+${yearWords})?(?!\\s*\\d)`,
    ),
    rank: 2,
    read: monthDeadline,
  },
  {
    pattern: rx(
      `\\b(?<which>this|next|coming)\\s+(?<month>${months})\\b(?!\\s*\\d)(?<tail>\\s+(?:be|not|seem|sound|take|look))?`,
    ),
    rank: 2,
    read: monthDeadline,
  },
  { pattern: rx(`\\b(?<month>${months})\\s+(?<year>20\\d\\d|next year)\\b`), rank: 2, read: monthDeadline },
  {
    pattern: rx(
      `\\b(?<prep>by|before|in|during|for|until|till|throughout)\\s+(?:the\\s+)?(?:${edgePattern})?(?:year\\s+)?(?<year>20\\d\\d)\\b(?![.,]?\\d|[-./]\\d{1,2}[-./]\\d|\\s*(?:${counted}))`,
    ),
    read: ({ prep, edge, year }) =>
      ({
        first: `${year}-01-01`,
        middle: `${year}-06-30`,
        last: prep === 'before' && !edge ? `${Number(year) - 1}-12-31` : `${year}-12-31`,
      })[edgeOf(edge)],
  },
  {
    pattern: rx(
      `\\b${preposition}?(?:the\\s+)?(?:${edgePattern})?q(?<quarter>[1-4])\\b(?:\\s+${yearWords})?${noOtherYear}`,
    ),
    rank: 2,
    read: ({ quarter = '', year }, { today }) => {
      const month = Number(quarter) * 3;
      const asked = yearIn(year, today);
      return asked ? lastOf(asked, month) : upcoming(today, month, 31);
    },
  },
  {
    pattern: rx(
      `\\b${preposition}(?:the\\s+)?(?:${edgePattern})?(?:(?<which>this|next|coming|following)\\s+)?(?<season>${seasons})\\b(?:\\s+(?:holidays?|break|vacation|term))?(?:\\s+${yearWords})?${noOtherYear}(?!\\s+(?:clean|water|apart))`,
    ),
    read: seasonDeadline,
  },
  { pattern: rx(`\\b(?<which>this|next|coming)\\s+(?<season>${seasons})\\b`), rank: 2, read: seasonDeadline },
  {
    pattern: rx(
      `\\b${preposition}(?:(?<which>this|next)\\s+)?(?<holiday>${holidayNames})(?!\\s+resolution)\\b(?:\\s+${yearWords})?${noOtherYear}`,
    ),
    read: holidayDeadline,
  },
  {
    pattern: rx(
      `\\b${preposition}?(?:the\\s+)?(?<day>\\d{1,2})(?:st|nd|rd|th)?(?:\\s+of)?[\\s-]+(?<month>${months})\\b(?:,?[\\s-]+${yearWords})?${noOtherYear}`,
    ),
    rank: 2,
    read: explicitDay,
  },
  {
    pattern: rx(
      `\\b${preposition}?(?:the\\s+)?(?<month>${months})\\.?\\s+(?:the\\s+)?(?<day>\\d{1,2})(?:st|nd|rd|th)?\\b(?!\\s*(?:%|kg|km|books|k\\b))(?:,?\\s+${yearWords})?${noOtherYear}`,
    ),
    rank: 2,
    read: explicitDay,
  },
  {
    pattern: rx(
      `\\b(?:${preposition}(?:the end of\\s+)?(?<word>tomorrow|today|tonight)|(?<last>tomorrow|today|tonight)(?=\\s*[.!]*\\s*$))`,
    ),
    rank: 1,
    read: ({ word, last }, { today }) => addDays(today, /tomorrow/i.test(word ?? last ?? '') ? 1 : 0),
  },
];
