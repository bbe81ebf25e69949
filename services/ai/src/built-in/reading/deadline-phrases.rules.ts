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
import { LOOSE_AMOUNT } from './numbers.rules.ts';

export interface DeadlinePhrase {
  pattern: RegExp;
  rank?: number;
  isPartOfWish?: boolean;
  read: ReadDeadline;
}

const MONTHS =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec';
const SEASONS = 'spring|summer|autumn|fall|winter';
const HOLIDAYS =
  "christmas(?: (?:day|eve))?|new year'?s(?: (?:day|eve))?|new year|easter|valentine'?s(?: day)?|halloween|thanksgiving";
const SPAN = '(?<unit>day|week|fortnight|month|year|decade)s?';
const PREP =
  '(?:(?<prep>by|before|until|till|within|due|due by|due on|in|on|during|for|over|around|come|at|from|inside)\\s+)';

const rx = (source: string) => new RegExp(source, 'gi');
const YEAR_WORDS = '(?<year>(?:of\\s+)?20\\d\\d|(?:of\\s+)?(?:next|this) year)';
const COUNTED = 'kg|km|steps|words|calories|euros?|dollars?|books';
/** A year out of range makes no date: 'by 1 January 2326' must not become the next January. */
const NO_OTHER_YEAR = `(?!,?[\\s-]+\\d{4,}\\b(?!\\s*(?:${COUNTED})))`;
const EDGE = '(?<edge>end|close|start|beginning|middle|mid|early|late)(?:\\s+of|-)?\\s+(?:the\\s+)?';
const ABOUT =
  '(?:(?:about|around|roughly|approximately|approx|maybe|max|maximum|less than|under|no more than|say|only|just|at most)\\s+)?';

/** The phrases that name deadlines. Of two that overlap, the longer one counts. */
export const deadlinePhrases: readonly DeadlinePhrase[] = [
  {
    pattern: rx(
      `\\b(?<prep>within|inside|in|over|during|for|by)\\s+(?:the\\s+)?(?<ahead>(?:next|coming)\\s+)?(?:the\\s+)?${ABOUT}(?<amount>${LOOSE_AMOUNT})(?:\\s*(?:-|to|or)\\s*(?<upTo>${LOOSE_AMOUNT}))?(?<half>\\s+and a half)?[\\s-]*${SPAN}(?:(?:'s?|s')?\\s+time|\\s+from (?:now|today))?(?<half2>\\s+and a half)?\\b(?!\\s+(?:old|ago|per|a\\s|each))`,
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
      `\\b(?<prep>by|before|in|during|for|until|till|throughout)\\s+(?:the\\s+)?(?:${EDGE})?(?:year\\s+)?(?<year>20\\d\\d)\\b(?![.,]?\\d|[-./]\\d{1,2}[-./]\\d|\\s*(?:${COUNTED}))`,
    ),
    read: ({ prep, edge, year }) =>
      ({
        first: `${year}-01-01`,
        middle: `${year}-06-30`,
        last: prep === 'before' && !edge ? `${Number(year) - 1}-12-31` : `${year}-12-31`,
      })[edgeOf(edge)],
  },
  {
    pattern: rx(`\\b${PREP}?(?:the\\s+)?(?:${EDGE})?q(?<quarter>[1-4])\\b(?:\\s+${YEAR_WORDS})?${NO_OTHER_YEAR}`),
    rank: 2,
    read: ({ quarter = '', year }, { today }) => {
      const month = Number(quarter) * 3;
      const asked = yearIn(year, today);
      return asked ? lastOf(asked, month) : upcoming(today, month, 31);
    },
  },
  {
    pattern: rx(
      `\\b${PREP}(?:the\\s+)?(?:${EDGE})?(?:(?<which>this|next|coming|following)\\s+)?(?<season>${SEASONS})\\b(?:\\s+(?:holidays?|break|vacation|term))?(?:\\s+${YEAR_WORDS})?${NO_OTHER_YEAR}(?!\\s+(?:clean|water|apart))`,
    ),
    read: seasonDeadline,
  },
  { pattern: rx(`\\b(?<which>this|next|coming)\\s+(?<season>${SEASONS})\\b`), rank: 2, read: seasonDeadline },
  {
    pattern: rx(
      `\\b${PREP}(?:(?<which>this|next)\\s+)?(?<holiday>${HOLIDAYS})(?!\\s+resolution)\\b(?:\\s+${YEAR_WORDS})?${NO_OTHER_YEAR}`,
    ),
    read: holidayDeadline,
  },
  {
    pattern: rx(
      `\\b${PREP}?(?:the\\s+)?(?<day>\\d{1,2})(?:st|nd|rd|th)?(?:\\s+of)?[\\s-]+(?<month>${MONTHS})\\b(?:,?[\\s-]+${YEAR_WORDS})?${NO_OTHER_YEAR}`,
    ),
    rank: 2,
    read: explicitDay,
  },
  {
    pattern: rx(
      `\\b${PREP}?(?:the\\s+)?(?<month>${MONTHS})\\.?\\s+(?:the\\s+)?(?<day>\\d{1,2})(?:st|nd|rd|th)?\\b(?!\\s*(?:%|kg|km|books|k\\b))(?:,?\\s+${YEAR_WORDS})?${NO_OTHER_YEAR}`,
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
