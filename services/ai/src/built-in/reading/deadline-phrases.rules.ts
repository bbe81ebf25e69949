import { addDays } from '@pathwise/contracts/roadmap-calendar.rules';
import { toCivil } from './calendar.rules.ts';
import {
  afterNext,
  ageReached,
  dayInFigures,
  dayOfMonth,
  explicitDay,
  financialYearEnd,
  halfTerm,
  halfYear,
  holidayDeadline,
  monthDeadline,
  monthNames,
  ordinalWeekday,
  partOfMonth,
  periodDeadline,
  quarterDeadline,
  type ReadDeadline,
  readSpan,
  seasonDeadline,
  semesterEnd,
  weekdayDeadline,
  yearDeadline,
} from './deadline-days.rules.ts';
import { holidayNames } from './holidays.rules.ts';
import { looseAmount } from './numbers.rules.ts';
import { oneOf, wordsOf } from './phrases.rules.ts';

export interface DeadlinePhrase {
  pattern: RegExp;
  rank?: number;
  /** The words stay in the title: 'no alcohol for a year'. */
  isPartOfWish?: boolean;
  /** The words tell how long something has lasted as often as how long it shall take. */
  maySpanThePast?: boolean;
  read: ReadDeadline;
}

export const months = oneOf(monthNames);
const seasons = oneOf(wordsOf('spring summer autumn fall winter'));
export const weekdays = oneOf(
  wordsOf(`monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun`),
);
const ordinals = oneOf(
  wordsOf(`first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth
    sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth twenty-fifth
    twenty-sixth twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first`),
);
const holidays = oneOf(holidayNames);
const span = '(?<unit>day|week|wk|fortnight|month|mth|year|decade)s?';
const spanOrHours = '(?<unit>day|week|wk|fortnight|month|mth|year|decade|hour)s?';
const shortSpan = '(?<unit>w|wks?|mos?|mths?|yrs?|y|d)';
const prepositions = oneOf([
  ...wordsOf('by before until till til within due in on during for over around come at from inside throughout'),
  ...[
    'due by',
    'due on',
    'ahead of',
    'no later than',
    'not later than',
    'on or before',
    'by or on',
    'at the latest by',
    'latest',
    'prior to',
    'this side of',
    'up to',
  ],
]);
export const preposition = `(?:(?<prep>${prepositions})\\s+(?:(?:about|around|roughly|approximately|approx|maybe|like|latest)\\s+)?)`;

export const rx = (source: string) => new RegExp(source, 'gi');
const yearWords = '(?<year>(?:of\\s+)?20\\d\\d|(?:of\\s+)?(?:next|this) year)';
const shortYear = "(?<year>(?:of\\s+)?20\\d\\d|(?:of\\s+)?(?:next|this) year|'\\d\\d)";
/** Behind a day and a month, two figures are a year too: '12 June 27'. */
const dayYear =
  "(?<year>(?:of\\s+)?20\\d\\d|(?:of\\s+)?(?:next|this) year|'\\d\\d|[23]\\d(?=\\s*(?:$|[.,;!?)]|\\s(?:i|we)\\b)))";
const counted = oneOf(wordsOf('kg km steps words calories euro euros dollar dollars book books'));
/** A year out of range makes no date: 'by 1 January 2326' must not become the next January. */
const noOtherYear = `(?!,?[\\s-]+\\d{4,}\\b(?!\\s*${counted}))`;
const edges = oneOf([
  ...wordsOf('end close start beginning middle mid early late turn'),
  ...['very end', 'tail end', 'back end', 'latter half', 'second half', 'first half'],
]);
const edgePattern = `(?<edge>${edges})(?:\\s+(?:of|in)\\s+|\\s*-\\s*|\\s+)(?:the\\s+)?`;
const about = oneOf([
  ...wordsOf(
    'about around roughly approximately approx maybe max maximum under say only just exactly nearly almost another',
  ),
  ...['less than', 'no more than', 'at most', 'up to', 'the space of', 'a period of', 'a maximum of', 'like'],
]);
const aboutPattern = `(?:${about}\\s+)?`;
export const amount = `(?<amount>${looseAmount})(?:\\s+(?:full|whole|entire|good|short|more|calendar))?`;
/** What a span of days makes to a wish of its own: 'a 30-day challenge'. */
const challenges = oneOf(
  wordsOf('challenge plan program programme sprint deadline target timeframe streak detox fast cleanse bootcamp'),
);

export const the = '(?:the\\s+)?';
export const edgeOrNone = `(?:${edgePattern})?`;
const which = '(?:(?<which>this|next|coming)\\s+)?';

/** 'In under 4 hours' is a time to beat. */
const noRecord = '(?!in\\s+(?:under|less than|below)\\s+\\S+\\s+hours?\\b)';
const within = `${noRecord}(?<prep>within|inside|in|over|during|for|by)\\s+(?:of\\s+)?${the}(?<ahead>(?:next|coming|following)\\s+)?${the}`;
/** 'two to three weeks', 'a year and a half' */
const upTo = `(?:\\s*(?:-|to|or)\\s*(?<upTo>${looseAmount}))?(?<half>\\s+and a half)?`;
const fromNow = "(?:(?:'s?|s')?\\s+time|\\s+from (?:now|today))?(?<half2>\\s+and a half)?";
/** 'Two years old' and 'two years of marriage' name no end. */
const noAge = '(?!\\s+(?:old|ago|per|a\\s|each|behind|late|of\\s+(?:marriage|debt|my)))';

const goes = '(?:^|[.:,]\\s|\\b(?:go|do|manage|have|spend|stay)\\s)';
/** 'No alcohol' is what somebody does, 'no raise' is not. */
const noGain =
  'no(?!\\s+(?:increase|raise|rise|promotion|change|progress|luck|reply|answer|contact|success|result)s?\\b)';
const abstains = `(?:without|${noGain}|sober|off|clean|smoke-free|sugar-free|of\\s+(?:no|daily|yoga|code|meditation|\\w+ing))`;

const nth = '(?<nth>first|second|third|fourth|last|1st|2nd|3rd|4th)';
const ofYear = "(?<prep>by|before|in|during|for|until|till|through|throughout|come|around|that['’]s|which is)";
const quarter = '(?:q(?<quarter>[1-4])|(?<ordinal>first|second|third|fourth|last|1st|2nd|3rd|4th)\\s+quarter)';
const half = '(?:h(?<number>[12])|(?<edge2>first|second|latter)\\s+half\\s+of)';
/** 'Spring clean' and 'Christmas cards' name no time, nor does 'the 5th floor' name a day. */
const noSeason = '(?!\\s+(?:clean|water|apart|half))';
const noHoliday =
  '(?!\\s+resolution|\\s+(?:cards?|presents?|gifts?|party|tree|market|dinner|cake|eggs?|lights|decorations)\\b)';
const noDay = `(?!\\s+(?:of|birthday|anniversary|place|floor|attempt|${months}))`;
/** 'In September, 12th at noon', not 'in June, 1st in my family' */
const endsDay =
  '(?=\\s*(?:$|[.,;!?)–-]|(?:at|to|i|is|or|if|when|with|because|please|maybe)\\b|and\\s+(?:the\\s+)?\\d))';

const dayInWords = `(?<day>\\d{1,2}|${ordinals})`;
const onWeekday =
  '(?<!\\b(?:every|each|and)\\s)\\b(?<prep>by|before|until|till|due|due on|on|for|come|no later than|not later than|latest|by close of (?:play|business)|by cob|by end of business)?\\s*';
const timeOfDay = '(?:\\s+(?:(?<late>evening|night)|morning|afternoon|noon|lunchtime)\\b)?';
/** 'Monday and Friday', 'Mondays' and 'Sunday league' tell what is done every week. */
const severalDays = `\\s*(?:and|to|,|or|-|/|&)\\s*${the}${weekdays}\\b`;
const noHabit = `(?!${severalDays}|s\\b|\\s+(?:mornings|afternoons|evenings|nights)|'s|\\s+(?:school|league|job|roast|club|shift))`;

/** What takes place in a month and is prepared for: 'pass the February bar'. */
export const monthEvents = oneOf(
  wordsOf(`sitting session intake cycle round window attempt series diet exam test date paper bar retake resit race marathon
    half ultra triathlon regatta gala concert recital show gig performance fair market election grading tournament competition
    conference auction parade`),
);

/** 'Next year I will': with these words what follows is ahead. */
const ahead = "(?:'ll|\\s+(?:want|will|must|need|plan|hope|would like|have to|am going to|shall))\\b";

const tens = oneOf(wordsOf('twenty thirty forty fifty sixty seventy eighty'));
const ones = oneOf(wordsOf('one two three four five six seven eight nine'));
/** 'Forty-five' never counts as 'forty'. */
const ages = `(?:[2-9]\\d|${tens}(?:[- ]${ones}\\b|(?![- ]${ones}\\b)))`;

/** What is found, got or wanted from a day on must be there by then: 'find a room from 1 February'. */
const obtained = `(?:find|get|land|secure|rent|hire|need|want)(?:ing)?\\s+(?!to\\b|up\\b|out\\b|into?\\b|back\\b|fit\\b|time\\b|more\\b|less\\b|better\\b|enough\\b)`;
/** 'Fit for the ski season starting mid December' */
const begun = `for\\s+(?:\\w+\\s+){0,4}(?:season|course|term|job|trip|tour|camp|school|programme|program|semester|degree|class|training)\\s+`;
const fromThen = `\\b(?=[sbf])(?:starting|beginning|from)(?<=\\b(?:${obtained}[^.;!?]{1,80}|${begun})\\w+)\\s+(?:(?:on|in)\\s+)?`;
const noEnd = `(?!\\s*(?:to|until|till|through|-)\\s*(?:\\d|the|${months}))`;

/** After these a span tells how old somebody is, or how long something has lasted. */
const agedOrLasting = oneOf(
  wordsOf(`son daughter baby boy girl toddler twin twins puppy kitten pup dog cat horse foal grandson granddaughter child sober
    clean married together pregnant divorced`),
);
const noTarget = `(?<!\\b${agedOrLasting}\\s*[,(:–-]\\s*)`;
const standsAlone = '(?<=[\\w%)][,.:]\\s{1,2}|\\(|\\s[–-]\\s{1,2})';
const tops = '(?:\\s+(?:max|tops|at most|at the most))?';
/** 'Next year I was', 'next month is' name no deadline. */
const noTelling = `(?!'s|\\s+(?:(?:i|we)\\b(?!${ahead})|has\\b|was\\b|is\\b|been\\b))`;
const part = '(?<part>first|last|second|third|final|1st|2nd|3rd)';
const someOf = '(?:(?<many>two|three|couple|few|2|3|ten|10)(?:\\s+of)?\\s+)?';
const nextOrComing = '(?:(?<which>this|next|coming|following)\\s+)?';
const noSchoolSummer = '(?!summer\\s+(?:hol(?:iday)?s|vacation|break)\\b)';
const seasonBreak = '(?:\\s+(?:holidays?|break|vacation|term))?';

/** 'It must be done tomorrow.', 'Tomorrow I want to …'. 'The funeral is tomorrow.' is no deadline. */
const tomorrowAlone =
  '(?<next>(?<=\\b(?:done|finished|ready|sent|due)\\s|\\()tomorrow(?=\\s*[.!;)])|tomorrow(?=\\s+(?:i|we)\\s+want\\s+to\\b))';

/** The phrases that name deadlines. Of two that overlap, the longer one counts. */
export const deadlinePhrases: readonly DeadlinePhrase[] = [
  {
    pattern: rx(`\\b${within}${aboutPattern}${amount}${upTo}[\\s-]*${spanOrHours}${fromNow}\\b${noAge}`),
    maySpanThePast: true,
    read: (groups, input) => {
      const { prep = '', ahead, unit = '', amount: many = '' } = groups;
      // 'for 20 years' usually means the past; short challenges and 'for the next …' mean the future
      const isLong = /^(year|decade)/i.test(unit) && !/^(?:an?|one|two|three|1|2|3)$/i.test(many.trim());
      if (/^(for|over|during|by)$/i.test(prep) && !ahead && isLong) return null;
      if (/^(for|over|during|by)$/i.test(prep) && /^hour/i.test(unit)) return null;
      if (/^by$/i.test(prep) && !ahead) return null;
      return readSpan({ ...groups, half: groups['half'] ?? groups['half2'] }, input);
    },
  },
  // 'My doctor gave me 90 days', 'I'm giving it a year'
  {
    pattern: rx(
      `\\b(?:gives?|gave|given|giving)\\s+(?:me|us|myself|ourselves|it|this)\\s+${the}${aboutPattern}${amount}\\s+${span}\\b(?!'|\\s+(?:off|notice|of|ago|old|free|per|a|pay)\\b)`,
    ),
    rank: 3,
    read: readSpan,
  },
  // 'Nine weeks, starting tomorrow'
  {
    pattern: rx(
      `\\b(?:(?<prep>for)\\s+)?${amount}[\\s-]+${span},?\\s+(?:starting|beginning)\\s+(?:tomorrow|today|now|next week)\\b`,
    ),
    rank: 3,
    read: readSpan,
  },
  {
    pattern: rx(
      `\\b${preposition}?${the}${edgeOrNone}(?:(?:this|the|our|next)\\s+)?(?:financial|tax|fiscal)\\s+year(?:[\\s-]+ends?)?\\b(?!\\s+(?:ends\\s+)?on\\b)|\\b(?:by\\s+|before\\s+)?EOFY\\b`,
    ),
    rank: 2,
    read: (groups, input) =>
      /^(?:in|during|for|from)$/i.test(groups['prep'] ?? '') ? null : financialYearEnd(groups, input),
  },
  {
    pattern: rx(
      `\\b(?:(?<prep>at|by|before)|until|till)\\s+(?:the\\s+)?(?:age\\s+(?:of\\s+)?)?(?<age>${ages})(?=\\s*(?:$|[.,;!?)]|and\\b|with\\b|so\\b|but\\b|-\\s))`,
    ),
    rank: 2,
    isPartOfWish: true,
    read: ageReached,
  },
  {
    pattern: rx(
      `\\b(?:before|by the time|until|when)\\s+i(?:'m| am| turn| hit| reach)\\s+(?<age>${ages})\\b(?!\\s+in\\b)`,
    ),
    rank: 3,
    read: ageReached,
  },
  // 'Run 5 km, 10 weeks', 'Run 5 km. Ten weeks.'
  {
    pattern: rx(
      `${noTarget}${standsAlone}(?:(?:in|about|around|max|roughly)\\s+)?(?!an?\\b)${amount}\\s+(?<unit>week|wk|fortnight|month)s?${tops}(?=\\s*(?:$|[.,!?)]))`,
    ),
    rank: 1,
    maySpanThePast: true,
    read: readSpan,
  },
  {
    pattern: rx(`(?<=\\s[–-]\\s{1,2}|\\w,\\s|\\()(?<amount>\\d\\d)\\s+(?<unit>day)s(?=\\s*(?:$|[.!)]))`),
    rank: 1,
    maySpanThePast: true,
    read: readSpan,
  },
  // '12 weeks to lose 6 kilos'
  {
    pattern: rx(`^${amount}\\s+(?<unit>day|week|month)s?(?:\\s+to\\s+(?=[a-z])(?!go\\b)|:\\s)`),
    rank: 1,
    isPartOfWish: true,
    read: readSpan,
  },
  {
    pattern: rx(
      `${fromThen}${the}(?<day>\\d{1,2})(?:st|nd|rd|th)?(?:\\s+of)?\\s+(?<month>${months})\\b(?:[.,]?\\s+${shortYear})?${noEnd}`,
    ),
    rank: 2,
    read: explicitDay,
  },
  {
    pattern: rx(
      `${fromThen}${the}(?:(?<edge2>mid|early|late)[\\s-]+)?(?<month>${months})\\b(?:[.,]?\\s+${shortYear})?(?!\\s*\\d)${noEnd}`,
    ),
    rank: 2,
    read: ({ edge2, ...groups }, input) => monthDeadline({ ...groups, edge: edge2 ?? 'start' }, input),
  },
  // 'By June ending', 'before March end next year', 'by month ending'
  {
    pattern: rx(
      `\\b(?:by|before|until|till)\\s+${the}ending(?:\\s+of)?\\s+(?<month>${months})\\b(?:[.,]?\\s+(?:of\\s+)?${shortYear})?`,
    ),
    rank: 3,
    read: monthDeadline,
  },
  {
    pattern: rx(
      `\\b(?:by|before|until|till)\\s+(?<month>${months})\\s+end(?:ing)?\\b(?:[.,]?\\s+(?:of\\s+)?${shortYear})?`,
    ),
    rank: 3,
    read: monthDeadline,
  },
  {
    pattern: rx(`\\b(?:by|before)\\s+(?:(?<which>this|next)\\s+)?(?<period>week|month|year)\\s+ending\\b`),
    rank: 3,
    read: ({ which, period }, input) => periodDeadline({ prep: 'by', which, period }, input),
  },
  // 'By payday in February (the 26th)', 'next September, 12th'
  {
    pattern: rx(
      `\\b${preposition}?${the}(?<month>${months})(?:\\s*\\(|,\\s+)(?:on\\s+)?(?:the\\s+)?(?<day>\\d{1,2})(?:st|nd|rd|th)(?:\\)|${noDay}${endsDay})`,
    ),
    rank: 3,
    read: explicitDay,
  },
  // 'April latest', 'end of May at the latest'
  {
    pattern: rx(
      `(?<!\\d(?:st|nd|rd|th)?\\s|\\bof\\s)\\b${edgeOrNone}(?<month>${months})(?:\\s+${yearWords})?,?\\s+(?:at the (?:very )?)?latest\\b`,
    ),
    rank: 2,
    read: (groups, input) => monthDeadline({ ...groups, prep: 'by' }, input),
  },
  {
    pattern: rx(
      `\\b(?:by|before|until|at)\\s+(?:the\\s+)?end of (?:the|this|my|our)\\s+semester\\b|\\bthis semester\\b`,
    ),
    rank: 2,
    read: semesterEnd,
  },
  // In the last months of a year 'the holidays' are those around Christmas.
  {
    pattern: rx(
      `\\b(?<prep>over|during|for|by|before|until|in)\\s+the\\s+holidays\\b(?!\\s+(?:in|to|with|at|on|of)\\b)`,
    ),
    rank: 2,
    read: ({ prep = '' }, { today }) => {
      const { year, month } = toCivil(today);
      if (month < 9) return null;
      return `${year}-12-${/^(?:over|during|in)$/i.test(prep) ? '31' : '24'}`;
    },
  },
  // Nobody knows on which day of May: the eve of the month is early enough.
  {
    pattern: rx(
      `\\b(?<prep>before)\\s+(?:i|we|he|she|my \\w+)(?:'m| am|'s| is|'re| are| turns?| hits?| reach(?:es)?)\\s+(?:\\d+|${ages})\\s+in\\s+(?<month>${months})\\b(?:[.,]?\\s+${shortYear})?(?!\\s*\\d)`,
    ),
    rank: 3,
    read: monthDeadline,
  },
  // 'Sit the March test'
  {
    pattern: rx(
      `\\b(?:the\\s+|next\\s+)(?<month>${months})(?:\\s+(?<year>20\\d\\d))?\\s+(?:[\\w-]+\\s+)?${monthEvents}s?\\b`,
    ),
    rank: 2,
    isPartOfWish: true,
    read: monthDeadline,
  },
  {
    pattern: rx(
      `\\b(?:by the time|before)\\s+(?:the\\s+)?(?:year\\s+)?(?<year>20\\d\\d)\\s+(?:is\\s+(?:over|out|up|done|through)|ends|runs out|finishes)\\b`,
    ),
    rank: 3,
    read: ({ year }) => `${year}-12-31`,
  },
  {
    pattern: rx(`\\b(?:by the time|before)\\s+(?<year>20\\d\\d)\\s+(?:starts|begins|comes|is here|arrives)\\b`),
    rank: 3,
    read: ({ year }) => `${Number(year) - 1}-12-31`,
  },
  { pattern: rx(`\\b${the}next\\s+${amount}\\s+${span}\\b`), rank: 2, read: readSpan },
  { pattern: rx(`\\b(?<prep>in|within)\\s+(?<amount>\\d+)\\s?${shortSpan}\\b`), rank: 2, read: readSpan },
  {
    pattern: rx(
      `\\b(?<prep>in|within)\\s+(?:(?:a|one)\\s+)?(?:year|(?<month>month)|(?<week>week))(?:'s)?\\s+(?:time|from now)\\b`,
    ),
    rank: 3,
    read: ({ month, week }, input) => readSpan({ amount: '1', unit: month ?? week ?? 'year' }, input),
  },
  {
    pattern: rx(`\\b(?<prep>within|inside)\\s+the\\s+(?<unit>week|month|year)\\b`),
    read: (groups, input) => readSpan({ ...groups, amount: '1' }, input),
  },
  {
    pattern: rx(`\\b${amount}[\\s-]+${span}(?:'s?)?\\s+(?:from (?:now|today)|to go|left|remaining|away(?! from))\\b`),
    rank: 3,
    read: readSpan,
  },
  {
    pattern: rx(`\\b(?:by\\s+)?(?:about\\s+)?this time (?:next (?<unit>year|month|week)|(?<day>tomorrow))\\b`),
    rank: 3,
    read: ({ unit, day }, input) => readSpan({ amount: '1', unit: day ? 'day' : (unit ?? 'year') }, input),
  },
  {
    pattern: rx(`\\b${amount}[\\s-]${span}[\\s-](?:[a-z]+\\s+){0,2}?${challenges}\\b`),
    rank: 2,
    isPartOfWish: true,
    read: readSpan,
  },
  {
    pattern: rx(`${goes}${amount}[\\s-]${span}\\s+${abstains}\\b`),
    rank: 2,
    isPartOfWish: true,
    maySpanThePast: true,
    read: readSpan,
  },
  {
    pattern: rx(
      `\\b(?:i have|i've got|i got|i only have|have got|give me|give myself|there are|there's)\\s+${aboutPattern}${amount}\\s+${span}(?=\\s+(?:to|left|until|till|for|before)\\b|\\s*[.!,;]|\\s*$)`,
    ),
    rank: 2,
    read: readSpan,
  },
  {
    pattern: rx(`(?<!\\bnext\\s)\\b(?!an?\\b)${amount}\\s+${span}\\s+(?:until|till|before)\\b`),
    rank: 2,
    maySpanThePast: true,
    read: readSpan,
  },
  {
    pattern: rx(
      `\\b${preposition}?${the}${edgePattern}(?:(?<which>this|next|the|my|following|current)\\s+)?(?<period>week|weekend|month|quarter|year|decade)\\b`,
    ),
    rank: 2,
    read: periodDeadline,
  },
  {
    pattern: rx(
      `(?<!\\btax )\\b${preposition}?${the}(?<period>week|month|quarter|year)(?:'s)?[\\s-]end\\b(?!\\s+(?:clos\\w+|accounts|reports?|books|review|rush|figures|party|sale|bonus))`,
    ),
    rank: 2,
    read: periodDeadline,
  },
  {
    pattern: rx(
      `\\b${preposition}?${the}(?:eo|end of )(?<period>[dwmqy])\\b(?:\\s+(?:today|(?<weekday>${weekdays})))?`,
    ),
    rank: 3,
    read: ({ period = '', weekday }, input) =>
      weekday
        ? weekdayDeadline({ weekday, prep: 'by' }, input)
        : periodDeadline(
            { period: { d: 'day', w: 'week', m: 'month', q: 'quarter', y: 'year' }[period.toLowerCase()] },
            input,
          ),
  },
  {
    pattern: rx(`\\bbefore (?:the year (?:is|'s) (?:out|over|up)|year'?s? end)\\b`),
    rank: 3,
    read: (_, { today }) => `${toCivil(today).year}-12-31`,
  },
  {
    pattern: rx(
      `\\b${preposition}?(?:later\\s+)?(?<which>this|next|the coming|this coming|following)\\s+(?<period>weekend|week|month|quarter|year|decade)\\b${noTelling}`,
    ),
    rank: 1,
    read: periodDeadline,
  },
  {
    pattern: rx(`\\b${preposition}?the\\s+(?<unit>weekend|week|month|year)\\s+after\\s+next\\b`),
    rank: 3,
    read: afterNext,
  },
  {
    pattern: rx(
      `\\b${preposition}${the}${edgeOrNone}${which}(?<month>${months})\\b(?:[.,]?\\s+${shortYear})?(?!\\s*\\d|\\s+for\\b.*\\s+pounds)(?=(?<tail>\\s+(?:be|not|seem|sound|take|look|i)\\b)?)`,
    ),
    read: monthDeadline,
  },
  {
    pattern: rx(
      `\\b(?<prep>before)\\s+(?<month>${months})\\s+(?:(?:is|has)\\s+(?:out|over|through|gone|done|passed)|ends|end|runs out)\\b`,
    ),
    rank: 3,
    read: (groups, input) => monthDeadline({ ...groups, prep: 'by' }, input),
  },
  // What begins then must be ready by then: 'season starts sept'.
  {
    pattern: rx(
      `\\b(?:season|term|course|school|year|work|job|which|league|class|contract)\\s+(?<edge>starts?|begins?|opens?|is)\\s+(?:in\\s+)?(?<month>${months})\\b(?!\\s*\\d)`,
    ),
    rank: 2,
    read: (groups, input) => monthDeadline({ ...groups, edge: 'start' }, input),
  },
  { pattern: rx(`\\b${preposition}?(?<month>${months})\\s+half[\\s-]?term\\b`), rank: 2, read: halfTerm },
  // 'our trip 9 to 13 April': what is planned for it is ready on the first day.
  {
    pattern: rx(
      `\\b${preposition}?${the}(?<day>\\d{1,2})(?:st|nd|rd|th)?\\s*(?:-|to|until|till)\\s*${the}\\d{1,2}(?:st|nd|rd|th)?(?:\\s+of)?\\s+(?<month>${months})\\b(?:[.,]?\\s+${shortYear})?${noOtherYear}`,
    ),
    rank: 2,
    read: explicitDay,
  },
  {
    pattern: rx(
      `\\b${preposition}?${the}(?:${months})(?:\\s+20\\d\\d)?\\s*(?:-|to|and|or|until|till|through)\\s*(?<month>${months})\\b(?:[.,]?\\s+${yearWords})?(?!\\s*\\d)`,
    ),
    rank: 2,
    read: monthDeadline,
  },
  {
    pattern: rx(`\\b${the}${edgePattern}${which}(?<month>${months})\\b(?:[.,]?\\s+${yearWords})?(?!\\s*\\d)`),
    rank: 2,
    read: monthDeadline,
  },
  {
    pattern: rx(
      `\\b(?<which>this|next|coming)\\s+(?<month>${months})\\b(?!\\s*\\d)(?=(?<tail>\\s+(?:be|not|seem|sound|take|look))?)`,
    ),
    rank: 2,
    read: monthDeadline,
  },
  { pattern: rx(`\\b(?<month>${months})\\s+(?<year>20\\d\\d|next year)\\b`), rank: 2, read: monthDeadline },
  {
    pattern: rx(
      `\\b${preposition}?${the}${part}\\s+${someOf}(?<unit>day|week|half|days|weeks)\\s+(?:of|in)\\s+(?<month>${months})\\b(?:[.,]?\\s+${yearWords})?`,
    ),
    rank: 2,
    read: partOfMonth,
  },
  {
    pattern: rx(
      `\\b${preposition}?${the}${nth}\\s+(?:(?<many>two|three|2|3)\\s+)?(?<weekday>${weekdays}|weekends?)\\s+(?:of|in)\\s+(?:(?<month>${months})|(?<which>this|next|the)\\s+month)\\b(?:[.,]?\\s+${yearWords})?`,
    ),
    rank: 2,
    read: ordinalWeekday,
  },
  {
    pattern: rx(
      `\\b${ofYear}\\s+${the}${edgeOrNone}(?:year\\s+)?(?<year>20\\d\\d)\\b(?![.,]?\\d|[-./]\\d{1,2}[-./]\\d|\\s*${counted})`,
    ),
    read: yearDeadline,
  },
  {
    pattern: rx(`\\b${the}${edgePattern}(?<year>20\\d\\d)\\b(?![.,]?\\d|[-./]\\d)`),
    rank: 2,
    read: yearDeadline,
  },
  {
    pattern: rx(
      `(?<!\\b(?:an?|top|in a)\\s)\\b${preposition}?${the}${edgeOrNone}${quarter}\\b(?:(?:\\s+of)?\\s+${shortYear})?(?!\\s+(?:journal|paper|publication))${noOtherYear}`,
    ),
    rank: 2,
    read: quarterDeadline,
  },
  {
    pattern: rx(
      `(?<!\\b(?:an?|my|the)\\s)\\b${preposition}?${the}${edgeOrNone}${half}\\b\\s*(?:(?:of\\s+)?${shortYear}|(?<!of)(?=\\s*(?:$|[.,;!]|\\w)))${noOtherYear}`,
    ),
    rank: 2,
    read: halfYear,
  },
  {
    pattern: rx(
      `\\b${preposition}${the}${edgeOrNone}${nextOrComing}${noSchoolSummer}(?<season>${seasons})\\b(?!-)${seasonBreak}(?:\\s+${yearWords})?${noOtherYear}${noSeason}`,
    ),
    read: seasonDeadline,
  },
  {
    pattern: rx(`\\b${edgeOrNone}(?<which>this|next|coming)\\s+(?<season>${seasons})\\b`),
    rank: 2,
    read: seasonDeadline,
  },
  { pattern: rx(`\\b(?<season>${seasons})\\s+(?:of\\s+)?(?<year>20\\d\\d)\\b`), rank: 2, read: seasonDeadline },
  {
    pattern: rx(
      `\\b${preposition}${the}${edgeOrNone}${which}(?<holiday>${holidays})${noHoliday}\\b(?:\\s+${yearWords})?${noOtherYear}`,
    ),
    read: holidayDeadline,
  },
  {
    // A month that is a resolution of its own.
    pattern: rx(`\\b(?:dry|sober|alcohol[- ]free|meat[- ]free)\\s+(?<month>january|july|october|november)\\b`),
    rank: 2,
    isPartOfWish: true,
    read: (groups, input) => monthDeadline({ ...groups, prep: 'by', edge: 'end of' }, input),
  },
  {
    // 'at my cousin's New Year's Eve party'
    pattern: rx(
      `\\b(?:at|for|before|by|in)\\s+(?:(?:the|a|an|my|our|his|her|their|\\w+['’]s|office|work|village|school)\\s+)*(?<holiday>${holidays})\\s+(?:party|dinner|do|ball|concert|show|dance|parade)\\b`,
    ),
    rank: 2,
    isPartOfWish: true,
    read: holidayDeadline,
  },
  {
    pattern: rx(`\\b(?<which>this|next)\\s+(?<holiday>${holidays})\\b(?!\\s+resolution)`),
    rank: 2,
    read: holidayDeadline,
  },
  {
    pattern: rx(
      `\\b${preposition}?(?:the\\s+|next\\s+)?(?:${weekdays},?\\s+${the})?${dayInWords}(?:\\s?(?:st|nd|rd|th))?(?:\\s+of)?[\\s-]+(?<month>${months})\\b\\.?(?:,?[\\s-]+${dayYear})?${noOtherYear}`,
    ),
    rank: 2,
    read: explicitDay,
  },
  {
    pattern: rx(
      `\\b${preposition}?${the}(?<month>${months})(?:(?<=\\b(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec))\\.)?\\s+${the}${dayInWords}(?:st|nd|rd|th)?\\b(?!\\s*(?:%|kg|km|books|k\\b))(?:[.,]?\\s+${shortYear})?${noOtherYear}`,
    ),
    rank: 2,
    read: explicitDay,
  },
  {
    pattern: rx(
      `\\b(?<prep>by|before|until|till|due|due on|on|no later than)\\s+${the}(?<day>\\d{1,2})(?:st|nd|rd|th)\\b(?:\\s+(?:of\\s+)?(?:(?<which>this|next|the)\\s+month))?${noDay}`,
    ),
    read: dayOfMonth,
  },
  {
    pattern: rx(`\\b${preposition}?${the}(?<day>\\d{1,2})\\.\\s?(?<month>\\d{1,2})\\.(?=\\s|$|[,;!)])`),
    rank: 2,
    read: dayInFigures,
  },
  // 'The exam is on 19.06': a measure has no 0 in front, and is not 'on'
  {
    pattern: rx(
      `\\b(?:${preposition}${the}(?<day>\\d{1,2})\\.(?<month>0\\d|1[0-2])|on\\s+(?<day2>\\d{1,2})\\.(?<month2>\\d{1,2}))(?=\\s|$|[,;!)])`,
    ),
    rank: 2,
    read: ({ prep, day, month, day2, month2 }, input) =>
      dayInFigures({ prep: prep ?? 'on', day: day ?? day2, month: month ?? month2 }, input),
  },
  {
    pattern: rx(
      `${onWeekday}${the}(?:(?<which>this coming|this|next|coming|following)\\s+)?(?<weekday>${weekdays})\\b(?:\\s+(?<later>week|after next)\\b)?${timeOfDay}(?<end>(?=\\s*[.!]*\\s*$))?${noHabit}`,
    ),
    rank: 1,
    read: weekdayDeadline,
  },
  {
    pattern: rx(`\\b(?:a|one) week (?:on|from|this|next) (?<weekday>${weekdays})\\b`),
    rank: 2,
    read: ({ weekday }, input) => weekdayDeadline({ weekday, prep: 'on', later: 'week' }, input),
  },
  {
    pattern: rx(`\\b(?:${preposition})?(?<after>the day after tomorrow)\\b`),
    rank: 2,
    read: (_, { today }) => addDays(today, 2),
  },
  {
    pattern: rx(
      `\\b(?:${preposition}(?:the end of\\s+)?(?<word>tomorrow|today|tonight)|(?<last>tomorrow|today|tonight)(?=\\s*[.!]*\\s*(?:$|,\\s))|${tomorrowAlone})`,
    ),
    rank: 1,
    read: ({ word, last, next }, { today }) => addDays(today, /tomorrow/i.test(word ?? last ?? next ?? '') ? 1 : 0),
  },
];
