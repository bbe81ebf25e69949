import { addDays } from '@pathwise/contracts/roadmap-calendar.rules';
import { fromCivil, toCivil, weekdayOf, writesMonthFirst } from './calendar.rules.ts';
import {
  dayInFigures,
  dayOfMonth,
  explicitDay,
  halfTerm,
  holidayDeadline,
  isBefore,
  monthDeadline,
  partOfMonth,
  type ReadDeadline,
  readSpan,
  upcoming,
  weekdayNamed,
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
import { holidayNames } from './holidays.rules.ts';
import { oneOf, wordsOf } from './phrases.rules.ts';

// Deadlines that people name by what takes place then: rains, half-term, a trip, an exam, 'next year November'.

const eastAfrica = /Nairobi|Kampala|Dar_es_Salaam|Kigali|Addis_Ababa|Bujumbura/;
/** The month in which a time of rain begins, by the zone. */
const rains: readonly (readonly [words: RegExp, zone: RegExp, month: number])[] = [
  [/^long/i, eastAfrica, 3],
  [/^short/i, eastAfrica, 10],
  [/^monsoon/i, /Kolkata|Calcutta|Karachi|Dhaka|Kathmandu|Thimphu/, 6],
  [/./, /Kolkata|Calcutta|Dhaka|Kathmandu|Bangkok|Manila|Ho_Chi_Minh|Saigon|Phnom_Penh|Yangon|Vientiane/, 6],
  [/./, /Lusaka|Harare|Blantyre|Maputo|Gaborone|Johannesburg/, 11],
  [/./, /Lagos|Accra|Abidjan|Lome|Cotonou|Douala/, 4],
];

const rainsBegin: ReadDeadline = ({ prep, rain = '' }, { today, timeZone }) => {
  const [, , month] = rains.find(([words, zone]) => words.test(rain) && zone.test(timeZone)) ?? [];
  const first = month
    ? upcoming(today, month, 1)
    : eastAfrica.test(timeZone)
      ? [upcoming(today, 3, 1), upcoming(today, 10, 1)].sort()[0]
      : undefined;
  return first ? (isBefore(prep) ? addDays(first, -1) : first) : null;
};

/** The next week off in the middle of a term, in the countries that say so. */
const nextHalfTerm: ReadDeadline = ({ prep }, input) => {
  if (!/^(?:Europe\/(?:London|Dublin|Jersey|Guernsey|Isle_of_Man|Belfast)|GB)/.test(input.timeZone)) return null;
  const days = ['february', 'may', 'october'].flatMap((month) => halfTerm({ month }, input) ?? []);
  const first = days.sort()[0];
  return first && isBefore(prep) ? addDays(first, -1) : (first ?? null);
};

/** 'Friday the 18th': the next day that is both. */
const weekdayAndNumber: ReadDeadline = ({ prep, weekday = '', day = '' }, { today }) => {
  const number = Number(day);
  if (number < 1 || number > 31) return null;
  const { year, month } = toCivil(today);
  for (let ahead = 0; ahead < 12; ahead += 1) {
    const date = fromCivil({ year, month: month + ahead, day: number });
    const isBoth = Number(date.slice(8)) === number && weekdayOf(date) === weekdayNamed(weekday);
    if (isBoth && date >= today) return isBefore(prep) ? addDays(date, -1) : date;
  }
  return null;
};

const dottedDay: ReadDeadline = ({ prep: lead, day = '', month = '', year: short }, { timeZone }) => {
  const [d, m] = writesMonthFirst(timeZone) ? [Number(month), Number(day)] : [Number(day), Number(month)];
  if (d < 1 || d > 31 || m < 1 || m > 12) return null;
  const date = fromCivil({ year: 2000 + Number(short), month: m, day: d });
  return isBefore(lead) ? addDays(date, -1) : date;
};

const nextYear = 'next year';
/** In the year that the sentence names: 'sew the Halloween costumes next year'. */
const holidayMade: ReadDeadline = ({ holiday, rest = '' }, input) =>
  holidayDeadline({ prep: 'for', holiday, year: /\bnext year\b/i.test(rest) ? nextYear : undefined }, input);

const holidays = oneOf(holidayNames);
const prep = `(?:${preposition})?`;
const number = '(?<day>\\d{1,2})(?:st|nd|rd|th)?';
const year = '(?:,?\\s+(?<year>20\\d\\d|next year))?';
const dash = '\\s*(?:-|–|—|to|until|till|through|thru)\\s*';
const noPlace = `(?!\\s+(?:of|birthday|anniversary|place|floor|attempt|time|one|grade|century|edition|street|avenue|interview|semester|term|child|baby|module|round|stage|part|chapter|year|week|half|${months}))`;
const mine = '(?:my|our|his|her|their|this|a|an)';
const own = oneOf(
  wordsOf(`wedding trip holiday vacation deadline launch move exam exams finals test race marathon match concert recital retreat
    due baby start interview surgery operation visit reunion conference hearing sitting intake session viva defence defense`),
);
const exams = oneOf(wordsOf('exam test quiz interview presentation assignment essay viva race match audition hearing'));
const takesPlace = oneOf(
  wordsOf(
    'wedding ball exam test party concert race interview deadline date birthday move flight trip show recital match',
  ),
);
const makes = oneOf(wordsOf('host hosting cook cooking bake make sew knit do cater'));
const made = oneOf(
  wordsOf(`dinner lunch costume costumes cake cookies cards presents gifts meal stocking stockings jumper jumpers`),
);
const comes = oneOf([
  ...wordsOf('arrives arrive comes coming leaves leave lands land visits flies fly starts moves due'),
  ...[
    'is due',
    'are due',
    'booked for',
    'scheduled for',
    'set for',
    'moved to',
    'booked in for',
    'ready for',
    'falls on',
  ],
]);

/** 'A test tomorrow, but my goal is to learn guitar': the day is not that of the wish. */
const noWishBehind = '(?![^.;!?]*\\b(?:but|and) (?:i|we|my)\\b[^.;!?]*\\b(?:want|goal|save|learn)\\b)';

export const eventDates: readonly DeadlinePhrase[] = [
  // 'Before the long rains', 'by the monsoon'
  {
    pattern: rx(
      `\\b${preposition}(?:the\\s+)?(?:next\\s+)?(?<rain>long rains|short rains|rainy season|wet season|rains|monsoons?)\\b(?!\\s+(?:\\w+\\s+)?in\\s+${months})`,
    ),
    read: rainsBegin,
  },
  {
    pattern: rx(`\\b(?<prep>before|by|for|over|in|during|until)\\s+(?:the\\s+)?(?:next\\s+)?half[\\s-]?term\\b`),
    read: nextHalfTerm,
  },
  // 'Next year November', 'next year in June'
  {
    pattern: rx(
      `\\b${prep}(?<year>next year),?\\s+(?:(?:in|by|around|during|on)\\s+)?${the}${edgeOrNone}(?<month>${months})\\b(?!\\s*\\d)`,
    ),
    rank: 2,
    read: monthDeadline,
  },
  {
    pattern: rx(
      `\\b${prep}(?<year>next year),?\\s+(?:(?:on|by)\\s+)?(?:the\\s+)?${number}\\s+(?:of\\s+)?(?<month>${months})\\b`,
    ),
    rank: 2,
    read: explicitDay,
  },
  {
    pattern: rx(`\\b${preposition}${the}(?<year>next year)(?:'s)?\\s+(?<holiday>${holidays})\\b`),
    rank: 2,
    read: holidayDeadline,
  },
  // 'Away 20 Feb to 6 March', 'Feb 20 – Mar 6': what is planned for a trip is ready on its first day.
  {
    pattern: rx(
      `\\b${prep}${the}${number}(?:\\s+of)?\\s+(?<month>${months})\\.?${dash}(?:the\\s+)?\\d{1,2}(?:st|nd|rd|th)?(?:\\s+of)?\\s+(?:${months})\\b${year}`,
    ),
    rank: 2,
    read: explicitDay,
  },
  {
    pattern: rx(
      `\\b${prep}(?<month>${months})\\.?\\s+${number}${dash}(?:(?:${months})\\.?\\s+)?\\d{1,2}(?:st|nd|rd|th)?\\b${year}(?!\\s*(?:%|kg|km))`,
    ),
    rank: 2,
    read: explicitDay,
  },
  // 'Friday 18th', 'Sat the 5th'
  {
    pattern: rx(
      `\\b${prep}(?:this\\s+|next\\s+)?(?<weekday>${weekdays}),?\\s+(?:the\\s+)?(?<day>\\d{1,2})(?:st|nd|rd|th)\\b${noPlace}`,
    ),
    rank: 2,
    read: weekdayAndNumber,
  },
  // 'My mother arrives the 23rd', 'it is booked for the 15th'
  {
    pattern: rx(`(?<=\\b${comes}\\s)the\\s+(?<day>\\d{1,2})(?:st|nd|rd|th)\\b${noPlace}`),
    rank: 2,
    read: dayOfMonth,
  },
  // 'The ball is 13.02 and I can't dance'; a score of 13.05 takes no place
  {
    pattern: rx(
      `\\b${takesPlace}\\s+(?:is|are)\\s+(?<day>\\d{1,2})\\.(?<month>0\\d|1[0-2])(?=\\s|$|[,;!)])(?!\\s*(?:%|kg|km|m|euros?)\\b)`,
    ),
    rank: 2,
    read: ({ day, month }, input) => dayInFigures({ prep: 'on', day, month }, input),
  },
  // 'Until Christmas Eve, the 24th', 'by Friday the 18th'
  {
    pattern: rx(
      `\\b(?<prep>by|until|till|before)\\s+(?:${weekdays}|\\w+ eve),?\\s+the\\s+(?<day>\\d{1,2})(?:st|nd|rd|th)\\b${noPlace}`,
    ),
    rank: 3,
    read: dayOfMonth,
  },
  // 'Exams start from Feb 1st week'
  {
    pattern: rx(
      `\\b(?:(?<prep>by|in|before|until|on)\\s+)?${the}(?<month>${months})\\s+(?<part>first|second|third|last|1st|2nd|3rd)\\s+(?<unit>week)\\b`,
    ),
    rank: 2,
    read: partOfMonth,
  },
  // 'Next month 15th', 'this coming 20th'
  {
    pattern: rx(
      `\\b(?:(?<prep>by|before|until|on)\\s+)?(?<which>next|this)\\s+month,?\\s+(?:on\\s+)?(?:the\\s+)?(?<day>\\d{1,2})(?:st|nd|rd|th)\\b`,
    ),
    rank: 2,
    read: dayOfMonth,
  },
  {
    pattern: rx(
      `\\b(?:(?<prep>by|before|until|on)\\s+)?(?:the\\s+|this\\s+)?coming\\s+(?<day>\\d{1,2})(?:st|nd|rd|th)\\b${noPlace}`,
    ),
    rank: 2,
    read: dayOfMonth,
  },
  // '3-4 months to get strong'
  {
    pattern: rx(
      '^\\d{1,2}\\s*(?:-|–|to|or)\\s*(?<amount>\\d{1,2})\\s+(?<unit>day|week|month|year)s?\\s+(?:to|until|till|before)\\b',
    ),
    rank: 2,
    isPartOfWish: true,
    read: readSpan,
  },
  // 'The test is on 3.2.27'
  {
    pattern: rx(`\\b${prep}${the}(?<day>\\d{1,2})\\.(?<month>\\d{1,2})\\.(?<year>[23]\\d)(?![\\d.]\\d|\\d)`),
    rank: 2,
    read: dottedDay,
  },
  {
    pattern: rx('^(?<year>20[2-9]\\d)\\s+(?:is|will be)\\s+the\\s+year\\b'),
    rank: 2,
    read: ({ year: named }) => `${named}-12-31`,
  },
  // 'Good Friday is when we walk', 'come home to Dashain'
  {
    pattern: rx(`\\b(?<holiday>${holidays})\\s+is\\s+(?:when|the day|my deadline|the deadline|our deadline)\\b`),
    rank: 2,
    isPartOfWish: true,
    read: holidayDeadline,
  },
  {
    pattern: rx(
      `\\b(?:go|going|goes|come|coming|comes)\\s+(?:back\\s+)?(?:home\\s+)?(?:to|for)\\s+(?<holiday>${holidays})\\b`,
    ),
    rank: 2,
    isPartOfWish: true,
    read: holidayDeadline,
  },
  // 'Until half of the year', 'by the middle of the year'
  {
    pattern: rx(
      '\\b(?:by|until|till|in|around)\\s+(?:the\\s+)?(?:half|mid|middle)[\\s-]+(?:of\\s+)?(?:(?:the|this|next)\\s+)?year\\b',
    ),
    rank: 3,
    read: (_, { today }) => upcoming(today, 6, 30),
  },
  // 'Our October wedding'
  {
    pattern: rx(`\\b${mine}\\s+(?<month>${months})(?:\\s+(?<year>20\\d\\d))?\\s+${own}\\b`),
    rank: 2,
    isPartOfWish: true,
    read: monthDeadline,
  },
  // 'A maths test tomorrow'
  {
    pattern: rx(`\\b${exams}(?:\\s+is)?\\s+(?<word>tomorrow|today|tonight)\\b(?!'s)${noWishBehind}`),
    rank: 2,
    read: ({ word = '' }, { today }) => addDays(today, /^tomorrow$/i.test(word) ? 1 : 0),
  },
  // 'Host Thanksgiving', 'sew the Halloween costumes next year'
  {
    pattern: rx(
      `\\b${makes}\\s+(?:(?:the|my|our|a|all|whole|own|kids'?|family's?)\\s+)*(?<holiday>${holidays})(?:\\s+${made})?\\b(?=(?<rest>[^.;!?]*))`,
    ),
    rank: 2,
    isPartOfWish: true,
    read: holidayMade,
  },
  // 'I've a fortnight to learn it', 'we only have ten days until the show'
  {
    pattern: rx(
      `\\b(?:i|we)(?:'ve|\\s+have)?(?:\\s+(?:only|just|got|have|about))*\\s+(?:about\\s+)?${amount}\\s+(?<unit>day|week|fortnight|month)s?\\s+(?:to|left|until|till|before)\\b`,
    ),
    rank: 2,
    read: readSpan,
  },
  // 'Six weeks. That's how long I have'
  {
    pattern: rx(
      `\\b${amount}\\s+(?<unit>day|week|fortnight|month|year)s?[.,;!]*\\s+that(?:'s| is)\\s+(?:how long|all|what|the time)\\s+(?:i|we)(?:'ve|\\s+have)?\\b`,
    ),
    rank: 3,
    read: readSpan,
  },
  {
    pattern: rx(
      '\\b(?<january>veganuary|dryuary)\\b|\\b(?<october>stoptober)\\b|\\b(?<november>movember|nanowrimo)\\b',
    ),
    rank: 1,
    isPartOfWish: true,
    read: ({ january, october }, input) =>
      monthDeadline({ month: january ? 'january' : october ? 'october' : 'november' }, input),
  },
];
