import { addDays, addMonths } from '@pathwise/contracts/roadmap-calendar.rules';
import { weekdayOf } from '../reading/calendar.rules.ts';
import { longDay, months } from './answer-goals.rules.ts';

// The days that a question names: 'tomorrow', 'last Friday', 'this weekend', 'in October', 'since March'.

export interface Span {
  from: string;
  to: string;
  /** 'today', 'on Tuesday 2026-11-24', 'this week', 'in October'. */
  words: string;
}

const mondayOf = (day: string) => addDays(day, 1 - weekdayOf(day));
const dayOnly = (day: string, words: string): Span => ({ from: day, to: day, words });

/** What somebody asks who looks back. 'What have I got on' and 'what did I plan for' look ahead. */
const past =
  /\b(?:was|were|did|didn't|didnt|done|finished|managed|ticked|achieved|completed|accomplished|ago|went|ran|read|skipped|missed)\b/;
const hasDone = /\b(?:(?:have|had) (?:i|we) (?!got\b|any|to\b|a\b)|(?:i'|i)ve (?!got\b))\w+\b/;
const ahead =
  /\b(?:plan(?:ned)?|put down|scheduled?|set up|will|shall|should|going to|coming|due|next|need to have|to be done|by (?:the )?end of)\b/;
/** Whether a question looks back. */
export const looksBack = (words: string): boolean =>
  (/\b(?:meant|supposed) to\b/.test(words) && !/\b(?:am|are|is) (?:i|we|it) (?:meant|supposed)\b/.test(words)) ||
  ((past.test(words) || hasDone.test(words)) && !ahead.test(words)) ||
  /\blast\b(?! (?:day|week|weekend) (?:of|in)\b)/.test(words);

const weekdayNames = ['mon', 'tues?', 'wed(?:nes|s)?', 'thu(?:rs?)?', 'fri', 'sat(?:ur)?', 'sun'];
/** Short names only after a word that names a day: 'sun' and 'sat' are words of their own. */
const weekdays = weekdayNames.map(
  (name) => new RegExp(`\\b(?:${name}day|(?:on|this|next|last|for|and|by|about) ${name})(?:s|'s)?\\b`),
);

function weekday(words: string, today: string): Span | undefined {
  const at = weekdays.findIndex((name) => name.test(words));
  if (at < 0) return undefined;
  const wait = (at + 1 - weekdayOf(today) + 7) % 7;
  const until = wait === 0 && new RegExp(`\\bnext ${weekdayNames[at]}`).test(words) ? 7 : wait;
  const since = (weekdayOf(today) - at - 1 + 7) % 7;
  if (new RegExp(`\\bsince (?:${weekdayNames[at]})`).test(words)) {
    const from = addDays(today, -(since || 7));
    return { from, to: today, words: `since ${longDay(from)}` };
  }
  const day = looksBack(words)
    ? addDays(today, /\blast\b/.test(words) ? -(since || 7) : -since)
    : addDays(today, until);
  return dayOnly(day, day === today ? 'today' : `on ${longDay(day)}`);
}

const fixed: readonly (readonly [RegExp, (today: string) => Span])[] = [
  [/\bday after tomorrow\b/, (today) => dayOnly(addDays(today, 2), `on ${longDay(addDays(today, 2))}`)],
  [/\bday before yesterday\b/, (today) => dayOnly(addDays(today, -2), `on ${longDay(addDays(today, -2))}`)],
  [
    /\b(?:tomorrow'?s?|tmrw|tomoz|2moro|tmr)\b/,
    (today) => dayOnly(addDays(today, 1), `tomorrow, ${longDay(addDays(today, 1))}`),
  ],
  [/\b(?:yesterday|last night)\b/, (today) => dayOnly(addDays(today, -1), 'yesterday')],
  [/\bnext weekend\b/, (today) => weekendOf(addDays(today, 7), 'next weekend')],
  [/\blast weekend\b/, (today) => weekendOf(addDays(today, -7), 'last weekend')],
  [/\bweekend\b/, (today) => weekendOf(today, 'this weekend')],
  [/\bweek after next\b/, (today) => weekOf(addDays(today, 14), 'the week after next')],
  [
    /\b(?:next|nxt|following|comin[g']?) week\b|\bweek after\b|\bfrom (?:mon|monday|tomorrow) on(?:wards?)?\b/,
    (today) => weekOf(addDays(today, 7), 'next week'),
  ],
  [/\b(?:week before last)\b/, (today) => weekOf(addDays(today, -14), 'the week before last')],
  [/\b(?:last|past|previous) week\b|\bweek before\b/, (today) => weekOf(addDays(today, -7), 'last week')],
  [/\b(?:this week|the week|my week|all week|rest of the week)\b/, (today) => weekOf(today, 'this week')],
  [/\b(?:today'?s?|tonight|this (?:morning|afternoon|evening))\b/, (today) => dayOnly(today, 'today')],
];

function weekendOf(day: string, words: string): Span {
  const saturday = addDays(mondayOf(day), 5);
  return { from: saturday, to: addDays(saturday, 1), words };
}
const weekOf = (day: string, words: string): Span => ({ from: mondayOf(day), to: addDays(mondayOf(day), 6), words });

const daysKnown = 35;
/** Tasks further away are not at hand. */
export const tasksKnownIn = ({ from, to }: Pick<Span, 'from' | 'to'>, today: string): boolean =>
  from >= addDays(today, -daysKnown) && to <= addDays(today, daysKnown);

const units = { day: 1, week: 7, month: 30 } as const;
const numbers: Record<string, number> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  ten: 10,
  few: 3,
  couple: 2,
};
/** Nobody plans further: ten years. */
const furthest = 3_660;
/** 'The last 30 days', 'in the next two weeks', 'past month'. */
function counted(words: string, today: string): Span | undefined {
  const found = /\b(last|past|next|coming) (?:(\d+|\w+)(?: of)? )?(day|week|month)(s?)\b/.exec(words);
  if (!found) return undefined;
  const [, side = '', amount, unit = 'day', several] = found;
  const count = amount && (Object.hasOwn(numbers, amount) ? numbers[amount] : Number(amount));
  if (amount && !count) return undefined;
  if (!amount && !several && unit !== 'month') return undefined;
  const days = Math.min(furthest, (count || 1) * units[unit as keyof typeof units]);
  return side === 'last' || side === 'past'
    ? { from: addDays(today, -days), to: today, words: `in the last ${days} days` }
    : { from: today, to: addDays(today, days), words: `in the next ${days} days` };
}

const seasons: readonly (readonly [RegExp, number])[] = [
  [/\b(?:autumn|fall)\b/, 9],
  [/\bsummer\b/, 6],
  [/\bspring\b/, 3],
  [/\bwinter\b/, 12],
];
/** 'may' and 'march' are verbs as well: they name a month after such a word only. */
const monthNames = months.map((name) => {
  const said = name.toLowerCase();
  return new RegExp(
    /^(?:may|march)$/.test(said)
      ? `\\b(?:in|since|of|for|by|during|until|before|last|all|whole) ${said}\\b`
      : `\\b${said === 'september' ? 'sept?(?:ember)?' : `${said.slice(0, 3)}(?:${said.slice(3)})?`}\\b`,
  );
});

const firstOf = (year: number, month: number) => `${year}-${String(month).padStart(2, '0')}-01`;

/** A month or a season: of what was, the latest; of what comes, the next. */
function monthOrSeason(words: string, today: string): Span | undefined {
  const season = seasons.find(([name]) => name.test(words))?.[1];
  const month = season ?? monthNames.findIndex((name) => name.test(words)) + 1;
  if (month === 0) return undefined;
  const year = Number(today.slice(0, 4));
  const isBack = season
    ? !ahead.test(words)
    : looksBack(words) || /\b(?:how (?:was|did)|since|look back)\b/.test(words);
  const length = season ? 3 : 1;
  const begins = [year - 1, year, year + 1].map((one) => firstOf(one, month));
  const from =
    (isBack ? begins.findLast((day) => day <= today) : begins.find((day) => addMonths(day, length) > today)) ?? today;
  const end = addDays(addMonths(from, length), -1);
  if (/\bsince\b/.test(words)) return { from, to: today, words: `since ${from}` };
  if (/\b(?:until|till|before|by)\b/.test(words) && !isBack) return { from: today, to: end, words: `until ${end}` };
  const to = isBack && end > today ? today : end;
  return { from, to, words: season ? `from ${from} to ${to === today ? 'today' : to}` : `in ${months[month - 1]}` };
}

function wholeMonthOrYear(words: string, today: string): Span | undefined {
  const first = `${today.slice(0, 7)}-01`;
  const endOf = (day: string) => addDays(addMonths(day, 1), -1);
  if (/\bthis month\b/.test(words)) return { from: first, to: endOf(first), words: 'this month' };
  if (/\blast month\b/.test(words))
    return {
      from: addMonths(first, -1),
      to: addDays(first, -1),
      words: `in ${months[Number(addMonths(first, -1).slice(5, 7)) - 1]}`,
    };
  if (/\bthis year\b|\bmy year\b/.test(words))
    return { from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31`, words: 'this year' };
  if (/\b(?:christmas|new year|year'?s? end|end of (?:the|this) year)\b/.test(words)) {
    const to = `${today.slice(0, 4)}-12-${/christmas/.test(words) ? '25' : '31'}`;
    return { from: today, to, words: `until ${to}` };
  }
  return undefined;
}

const datePatterns = [
  /\b(?<day>\d{1,2})(?:st|nd|rd|th)?(?: of)? (?<month>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*/,
  /\b(?<month>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w* (?:the )?(?<day>\d{1,2})(?:st|nd|rd|th)?\b/,
  /\bthe (?<day>\d{1,2})(?:st|nd|rd|th)\b/,
];

/** 'On 25 November', 'the 27th': the nearest such day on the side that the question looks to. */
function date(words: string, today: string): Span | undefined {
  const { day, month } = datePatterns.map((one) => one.exec(words)?.groups).find(Boolean) ?? {};
  if (!day || Number(day) > 31 || Number(day) < 1) return undefined;
  const year = Number(today.slice(0, 4));
  const inMonth = month ? months.findIndex((name) => name.toLowerCase().startsWith(month)) + 1 : 0;
  const candidates = inMonth
    ? [year - 1, year, year + 1].map((one) => firstOf(one, inMonth))
    : [-1, 0, 1].map((shift) => addMonths(`${today.slice(0, 7)}-01`, shift));
  const days = candidates.map((first) => addDays(first, Number(day) - 1));
  const isWeek = /\bweek (?:of|starting|beginning|commencing|from)\b/.test(words);
  const found = looksBack(words) ? days.findLast((one) => one <= today) : days.find((one) => one >= today);
  if (found && isWeek) return weekOf(found, `in the week of ${found}`);
  return found ? dayOnly(found, found === today ? 'today' : `on ${longDay(found)}`) : undefined;
}

/** 'The month' or 'May' stands right after it. */
const monthAfter = '(?:the |this )?\\w+';
const partsOfMonth = 'first|second|third|fourth|last';
const weekOfMonth = new RegExp(`\\b(?<which>${partsOfMonth}) week (?:of|in) (?<rest>${monthAfter})`);
const endOfMonth = new RegExp(`\\b(?<which>end|beginning|start|middle) of (?<rest>${monthAfter})`);

/** 'In the first week of May', 'at the end of the month': seven days of a month. */
function partOfMonth(words: string, today: string): Span | undefined {
  const { which = '', rest = '' } = (weekOfMonth.exec(words) ?? endOfMonth.exec(words))?.groups ?? {};
  if (!which || /\b(?:by|before|until|till)\b/.test(words)) return undefined;
  const looks = looksBack(words.replace(/\b(?:last|first) week\b/, '')) ? 'done in' : 'in';
  const month = /\b(?:the|this) month\b/.test(rest)
    ? { from: `${today.slice(0, 7)}-01` }
    : monthOrSeason(`${looks} ${rest}`, today);
  if (!month?.from.endsWith('-01')) return undefined;
  if (/\b(?:since|from|after)\b/.test(words))
    return month.from <= today && /^(?:beginning|start)$/.test(which)
      ? { from: month.from, to: today, words: `since ${month.from}` }
      : undefined;
  const last = addDays(addMonths(month.from, 1), -1);
  const at = ['first', 'second', 'third', 'fourth'].indexOf(which);
  if (which === 'end' || which === 'last')
    return { from: addDays(last, -6), to: last, words: `from ${addDays(last, -6)} to ${last}` };
  const from = addDays(month.from, which === 'middle' ? 11 : 7 * Math.max(0, at));
  return { from, to: addDays(from, 6), words: `from ${from} to ${addDays(from, 6)}` };
}

const shortMonths = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const dayRange = [
  // '2nd to 5th of April', 'the first weekend of April, 2nd to 5th'
  new RegExp(
    `\\b(?<from>\\d{1,2})(?:st|nd|rd|th)? ?(?:to|-|–|until|till) ?(?<to>\\d{1,2})(?:st|nd|rd|th)?(?: of)? (?<month>${shortMonths})`,
  ),
  new RegExp(
    `\\b(?<month>${shortMonths})\\w* ?\\(?(?<from>\\d{1,2})(?:st|nd|rd|th)? ?(?:to|-|–|until|till) ?(?<to>\\d{1,2})(?:st|nd|rd|th)?`,
  ),
];
const weekendOfMonth = new RegExp(`\\b(?<which>first|second|third|fourth) weekend (?:of|in) (?<month>${shortMonths})`);
const numberOfMonth = (month = '') => months.findIndex((name) => name.toLowerCase().startsWith(month)) + 1;

/** The year in which a month comes next. */
const nextOf = (month: number, today: string) =>
  firstOf(Number(today.slice(0, 4)) + (addMonths(firstOf(Number(today.slice(0, 4)), month), 1) > today ? 0 : 1), month);

/** 'From 2nd to 5th April', 'the first weekend of May': some days of a month to come. */
function daysOfMonth(words: string, today: string): Span | undefined {
  const range = dayRange.map((pattern) => pattern.exec(words)?.groups).find(Boolean);
  if (range && Number(range['from']) < Number(range['to']) && Number(range['to']) <= 31) {
    const first = nextOf(numberOfMonth(range['month']), today);
    const [from, to] = [range['from'], range['to']].map((day) => addDays(first, Number(day) - 1)) as [string, string];
    return { from, to, words: `from ${from} to ${to}` };
  }
  const weekend = weekendOfMonth.exec(words)?.groups;
  if (!weekend) return undefined;
  const first = nextOf(numberOfMonth(weekend['month']), today);
  const saturday = addDays(first, (13 - weekdayOf(first)) % 7);
  const at = ['first', 'second', 'third', 'fourth'].indexOf(weekend['which'] ?? '');
  return weekendOf(
    addDays(saturday, 7 * at),
    `on the ${weekend['which']} weekend of ${months[numberOfMonth(weekend['month']) - 1]}`,
  );
}

/** The days that a question names. Undefined when it names none. */
export function daysNamed(words: string, today: string): Span | undefined {
  return (
    daysOfMonth(words, today) ??
    date(words, today) ??
    partOfMonth(words, today) ??
    fixed.find(([name]) => name.test(words))?.[1](today) ??
    weekday(words, today) ??
    wholeMonthOrYear(words, today) ??
    counted(words, today) ??
    monthOrSeason(words, today)
  );
}
