import {
  dayOfMonth,
  explicitDay,
  holidayDeadline,
  monthDeadline,
  monthNames,
  type ReadDeadline,
  readSpan,
  seasonDeadline,
  yearDeadline,
} from './deadline-days.rules.ts';
import { amount, type DeadlinePhrase, monthEvents, months, rx } from './deadline-phrases.rules.ts';
import { holidayNames } from './holidays.rules.ts';
import { readNumber } from './numbers.rules.ts';
import { oneOf, wordsOf } from './phrases.rules.ts';
import { beginsWithVerb } from './word-forms.ts';

// Deadlines without a preposition, at the end of what is wished: 'a house deposit 2029', 'pass the exam february', 'debt free, 2 years'.

const end = '(?=\\s*(?:$|[.!?;)]))';
const behindWords = '(?<=[a-z0-9%)]\\s|[,:–-]\\s|\\()';

/** 'Save 2030' counts, and 'Vision 2030' has a name. */
const noYear = oneOf(
  wordsOf(`save saved saving earn owe pay win lose walk run read write do eat burn over under about since until till to from of than level
    version office room route agenda vision expo every each last after post borrowed repay spend clear`),
);
/** 'Call June', 'learn to march' and 'if I may' name no month. */
const noMonth = oneOf(
  wordsOf(`with for to my and or her his aunt of about like than since last every each from named called the a in ask meet call phone text
    see visit tell help miss marry love this next i you we they she he on dear uncle by until till before after at over during around come`),
);
const bareMonths = oneOf(monthNames.filter((name) => !/^(?:mar|mars|maj|mei|set)$/.test(name)));

/** A wish in few words: in a story '3 months' tells how long something has gone on. */
const isShort = (text: string) => text.split(/\s+/).length <= 12;
const units = '(?<unit>day|week|wk|fortnight|month|mth|year|yr)s?';
/** '19 years is enough' tells how long something has gone on. */
const isManyYears = ({ unit = '', amount: many = '' }: Record<string, string | undefined>) =>
  /^y/i.test(unit) && readNumber(many) > 10;
/** Who does or gets something names how long it shall take. */
const gets = /^(?:get |be |become )|\bfree\b|\bto\b|\d(?!\d? (?:year|month|week|day))/i;
const spanOfWish: ReadDeadline = (groups, input) => {
  const { text } = input;
  return isShort(text) && !isManyYears(groups) && (beginsWithVerb(text) || gets.test(text))
    ? readSpan(groups, input)
    : null;
};
const lasting = oneOf(
  wordsOf(`for every last past about only already than nearly almost over after of each is was my old son daughter baby boy girl puppy
    kitten dog cat child sober clean married together pregnant divorced been boyfriend girlfriend husband wife partner unemployed single
    aged age until till lasts takes took x job company ago since vegan vegetarian and or to in within next`),
);

const suits = '(?:possible|enough|doable|realistic|fine|fair|(?:my|the) (?:goal|target|deadline|limit))';

export const bareDates: readonly DeadlinePhrase[] = [
  // 'I think two years is possible'
  {
    pattern: rx(`\\b${amount}\\s+${units}\\s+(?:is|are|would be|should be|sounds|seems)\\s+${suits}\\b`),
    rank: 2,
    read: (groups, input) => (isManyYears(groups) ? null : readSpan(groups, input)),
  },
  // 'The race is in March, it's the 20th'
  {
    pattern: rx(
      `\\b(?:it['’]?s|is|i think|starts|starting|begins)\\s+(?:on\\s+)?the\\s+(?<day>\\d{1,2})(?:st|nd|rd|th)\\b(?!\\s+(?:of|birthday|anniversary|place|floor|attempt|time|one|${months}))`,
    ),
    rank: 2,
    read: dayOfMonth,
  },
  // 'Run the mini marathon, it's the June bank holiday'
  {
    pattern: rx(`\\bit['’]?s\\s+(?:on\\s+|at\\s+)?the\\s+(?<holiday>${oneOf(holidayNames)})\\b`),
    rank: 2,
    read: holidayDeadline,
  },
  // '12 lakh taka. I think three years.'
  {
    pattern: rx(`\\bi\\s+(?:think|guess|reckon|say|figure)\\s+(?:about\\s+|maybe\\s+)?${amount}\\s+${units}${end}`),
    rank: 2,
    read: readSpan,
  },
  // 'Quit vaping New Year's Day'
  {
    pattern: rx(`(?<=[a-z]\\s)(?<!\\b${noMonth}\\s)(?<holiday>${oneOf(holidayNames)})\\s*[.!]*$`),
    rank: 1,
    read: (groups, input) =>
      isShort(input.text) &&
      !/^(?:celebrate|enjoy|love|hate|survive|host|plan|organi[sz]e)\b/i.test(input.text) &&
      beginsWithVerb(input.text)
        ? holidayDeadline(groups, input)
        : null,
  },
  // 'For the whole of December'
  {
    pattern: rx(
      `\\b(?:for|during|through|all)\\s+(?:the\\s+)?(?:whole|entire|rest|all)\\s+(?:month\\s+)?(?:of\\s+)?(?<month>${months})\\b(?:\\s+(?<year>20\\d\\d))?`,
    ),
    rank: 2,
    read: monthDeadline,
  },
  {
    pattern: rx(`${behindWords}(?<!\\b${noYear}\\s)(?<year>20[2-9]\\d)${end}`),
    rank: 1,
    read: yearDeadline,
  },
  {
    pattern: rx(
      `${behindWords}(?<!\\b${noMonth}\\s|(?:^|[^.\\d])\\d{1,2}(?:st|nd|rd|th)?\\s)(?<month>${bareMonths})${end}`,
    ),
    rank: 1,
    read: monthDeadline,
  },
  {
    pattern: rx(`\\b(?<season>spring|summer|autumn|fall|winter)\\s+'?(?<year>2[6-9]|3\\d)${end}`),
    rank: 2,
    read: seasonDeadline,
  },
  { pattern: rx(`\\b(?<holiday>${oneOf(holidayNames)})\\s+(?<year>20\\d\\d)\\b`), rank: 2, read: holidayDeadline },
  {
    pattern: rx(
      `(?<=[,:–-]\\s|\\(|\\b(?:say|ideally|maybe|perhaps|latest)\\s)(?<holiday>${oneOf(holidayNames)})${end}`,
    ),
    rank: 1,
    read: holidayDeadline,
  },
  // 'Pass the bar, Feb sitting 23-24'
  {
    pattern: rx(
      `\\b(?!ma[yr])(?<month>${months})\\s+${monthEvents}(?:,?\\s+(?<day>\\d{1,2})(?:st|nd|rd|th)?(?:\\s?(?:-|and|to)\\s?\\d{1,2})?)?${end}`,
    ),
    rank: 2,
    read: (groups, input) => (groups['day'] ? explicitDay(groups, input) : monthDeadline(groups, input)),
  },
  // 'Get out of debt, 2 years', 'lose 8 kg 3 months'
  {
    pattern: rx(
      `(?<=[a-z0-9%],?\\s)(?<!\\b${lasting},?\\s)(?!one\\s+day)(?<amount>\\d{1,3}|one|two|three|four|five|six|eight|ten|twelve)\\s?${units}(?:\\s+(?:max|tops))?\\s*[.!]*$`,
    ),
    rank: 1,
    maySpanThePast: true,
    read: spanOfWish,
  },
  // 'No sugar, 30 days first'
  {
    pattern: rx(
      `\\b(?<amount>\\d{1,3})\\s+${units}\\s+(?:first(?! of)|to (?:start|begin) with|for a start|for now|straight)\\b`,
    ),
    rank: 1,
    maySpanThePast: true,
    read: spanOfWish,
  },
];
