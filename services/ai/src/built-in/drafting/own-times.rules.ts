import { addDays } from '@pathwise/contracts/roadmap-calendar.rules';
import { readNumber } from '../reading/numbers.rules.ts';
import { oneOf, wordsOf } from '../reading/phrases.rules.ts';
import { upperFirst } from '../reading/tidy-words.rules.ts';
import { type Bounds, withinTimes } from './within-times.rules.ts';

// When somebody has time for a wish: 'Tuesday and Thursday evenings, 40 minutes each', 'only Sundays', 'an hour before work'.
// The hours of the plan follow it, and its steps name these days instead of a number of days a week.

export interface OwnTimes extends Bounds {
  /** In the person's words. */
  said: string;
  /** The days, as they stand behind 'on': 'Tuesday and Thursday evenings'. */
  days?: string;
  hoursAWeek: number;
}

const weekdays = wordsOf('monday tuesday wednesday thursday friday saturday sunday');
const weekday = oneOf(weekdays);
const parts = wordsOf('morning afternoon evening night lunchtime');
const part = `${oneOf(parts)}s?`;
const joint = String.raw`\s*(?:,|and|&|or|,? and|to)\s*`;
const oneDay = `${weekday}s?(?: ${part})?`;
const several = new RegExp(`\\b(?:on )?(${oneDay}(?:${joint}${oneDay})+)\\b`, 'i');
/** 'Sundays', 'Wednesday afternoons', 'every Friday', 'only on a Monday morning'. 'On Friday' may be a date. */
const single = new RegExp(
  `\\b(?:on )?((?:every |only (?:on )?(?:a )?)?${weekday}s?(?: ${part})?)(?= only| are| is| off|\\b)`,
  'i',
);
const isRegular = new RegExp(`days\\b|${oneOf(parts)}s\\b|^every|^only`, 'i');
const weekends = /\b(?:on |at )?(?:the )?weekends\b|\bat weekends?\b|\bweekends? only\b/i;

/** 'Weekday evenings', 'on weeknights', 'every weekday' */
const workdays =
  /\b(?:on |in )?(?:the |every |each )?(?:(?:week|work|working )-?\s?days?['’]? (?:evening|morning|night|afternoon|lunchtime)s?|weeknights?|weekdays?)\b/i;
/** Only with a length beside it: 'the dog is walked twice a week'. */
const onceOrTwice = /\b(once|twice) (?:a|per|each|every) week\b/i;

const counts = oneOf(wordsOf('1 2 3 4 5 6 one two three four five six an a'));
const counted = new RegExp(
  `\\b(${counts}) (?:free )?(evenings?|mornings?|afternoons?|nights?|days?|times|lunch breaks?|weekends?|${weekday}s?)(?: ${part})? (?:a|per|each|every) (week|month)\\b`,
  'i',
);
const amount = `(half an hour|an hour|a quarter of an hour|(?:\\d+|${counts}|ten|fifteen|twenty|thirty|forty) (?:hours?|hrs?|minutes?|mins?))`;
const daily = oneOf([
  ...[
    'a day',
    'each day',
    'every day',
    'each way',
    'at night',
    'at lunch',
    'at lunchtime',
    'in my lunch break',
    'on my lunch break',
  ],
  ...['morning', 'evening', 'night'].flatMap((one) => [`every ${one}`, `each ${one}`]),
  ...['in the morning', 'in the mornings', 'in the evening', 'in the evenings'],
  ...['before work', 'before bed', 'before breakfast', 'after work', 'after dinner', 'after bedtime'],
]);
const slot = new RegExp(`\\b${amount}(?: \\p{L}+){0,4}? ${daily}\\b`, 'iu');
const lasting = new RegExp(`\\b${amount}(?: each| at a time| a time| per session)?\\b`, 'iu');

/** What somebody does at these times otherwise, or cannot do then. */
const taken: readonly RegExp[] = [
  /\b(?:works?|working|shifts?|never|don['’]?t|can['’]?t|cannot|closed|open|busy|away|office|job|drive|queue)\b/i,
  /\b(?:wake|drink|smoke|scroll|spend|costs?|sleep|beats?|visits?|los(?:e|es|ing|t)|wast\w+|watch|game|gaming|phone)\b/i,
];
const aroundWork = /\b(?:before|after|to|from|off) work\b|\bday off\b/gi;

const minutesOf = (words: string): number => {
  const text = words.toLowerCase();
  if (text === 'half an hour') return 30;
  if (text === 'a quarter of an hour') return 15;
  const [figure = '', unit = ''] = text.split(/ (?=\S+$)/);
  return readNumber(figure) * (/^h/.test(unit) ? 60 : 1);
};

/** What people can give in one of them, in hours. */
const hoursOf = (words: string): number => {
  if (/weekend/i.test(words)) return 4;
  if (/lunch/i.test(words)) return 0.5;
  if (/evening|night|times/i.test(words)) return 1.5;
  return /morning|afternoon/i.test(words) ? 2 : 3;
};

const clauses = (text: string) =>
  text.split(/[.;!?,]\s+|\s[-–]\s|\s(?:but\b|because\b|and (?=(?:i|we|my|have|got|only)\b))\s?/i);

/** Verbs that fill the times they are said with. */
const doneThen = /^(?:learn|study|practi[sc]e|write|improve|get better|build|prepare|make|draw|paint|train|play)\b/i;
/** Before these words of a clause a time is a person's own: 'I only have Sundays'. */
const isOwn =
  /\b(?:i|we)(?:['’]ve| have| can| could| only| get|['’]m free)\b|\bfree\b|\bonly\b|\bday off\b|\blessons?\b|\bis all\b|\bpractise\b/i;
const shortClause = 10;
/** 'Tuesday evenings, 40 minutes each': the length stands behind the comma. */
const onlyLength = new RegExp(`^${amount}(?: each| at a time| a time| per session)?[.!]?$`, 'i');

interface Times {
  said: string;
  days?: string;
  aWeek: number;
  hours: number;
  most?: number;
}

const tidied = (words: string) =>
  words.replace(/^(?:on|at|in|only|every|each) (?:on )?(?:a |the |every |each )?/i, '').trim();
const plural = (days: string) => (/s$/i.test(days) ? days : `${days}s`);
const capital = (words: string) => words.replace(new RegExp(`\\b${weekday}`, 'gi'), upperFirst);

/** 'Monday to Friday' are five days a week, 'Monday or Tuesday' is one. */
function daysAWeek(days: string): number {
  if (/\bor\b/i.test(days)) return 1;
  const named = [...days.matchAll(new RegExp(weekday, 'gi'))];
  return named.reduce((count, match, i) => {
    const before = named[i - 1];
    const isRange = before && /\bto\b/i.test(days.slice(before.index, match.index));
    const at = (one: RegExpExecArray) => weekdays.indexOf(one[0].toLowerCase());
    return count + (isRange ? (at(match) - at(before) + weekdays.length) % weekdays.length : 1);
  }, 0);
}

function timesIn(clause: string): Times | undefined {
  const [many, days] = several.exec(clause) ?? [];
  if (many && days) {
    const isRange = /\bto\b/i.test(days) && !new RegExp(part, 'i').test(days);
    const hours = isRange ? hoursOf('evening') : hoursOf(days);
    return { said: many, days: capital(days), aWeek: daysAWeek(days), hours, most: daysAWeek(days) };
  }
  const [whole, count = '', unit = '', span] = counted.exec(clause) ?? [];
  if (whole) {
    const aWeek = readNumber(count) / (span === 'month' ? 4 : 1);
    const most = span === 'week' && !/weekend/i.test(unit) ? { most: aWeek } : {};
    return { said: whole, aWeek, hours: hoursOf(unit), ...most };
  }
  const [named, often] = onceOrTwice.exec(clause) ?? [];
  if (named && often && lasting.test(clause)) {
    const aWeek = /once/i.test(often) ? 1 : 2;
    return { said: named, aWeek, hours: hoursOf('times'), most: aWeek };
  }
  const [weekly] = workdays.exec(clause) ?? [];
  if (weekly) return { said: weekly, days: plural(tidied(weekly)), aWeek: 5, hours: hoursOf(weekly) / 1.5 };
  const [daySlot, length = ''] = slot.exec(clause) ?? [];
  if (daySlot) {
    const isBothWays = /each way/i.test(daySlot);
    const isAtWork = /work|lunch|each way/i.test(daySlot);
    return { said: daySlot, aWeek: isAtWork ? 5 : 7, hours: (minutesOf(length) / 60) * (isBothWays ? 2 : 1) };
  }
  const [one, day = ''] = single.exec(clause) ?? [];
  if (one && (isRegular.test(day) || / only\b/i.test(clause)))
    return { said: one, days: capital(plural(tidied(day))), aWeek: 1, hours: hoursOf(day), most: 1 };
  const [free] = weekends.exec(clause) ?? [];
  return free ? { said: free, days: 'weekends', aWeek: 1, hours: 4 } : undefined;
}

const mostHours = 30;

/** The times that a message names beside its wish, or in it behind what is done then. */
export function ownTimes(text: string, title: string): OwnTimes | undefined {
  const all = clauses(text);
  for (const [i, clause] of all.entries()) {
    const times = timesIn(clause);
    if (!times || taken.some((pattern) => pattern.test(clause.replace(aroundWork, '')))) continue;
    const isBeside = !title.toLowerCase().includes(times.said.toLowerCase());
    const words = clause.split(/\s+/).length;
    const isTheirs = isBeside
      ? words <= shortClause || isOwn.test(clause)
      : doneThen.test(title) && times.days !== undefined;
    if (!isTheirs) continue;
    const [, length] = lasting.exec(clause) ?? onlyLength.exec(all[i + 1]?.trim() ?? '') ?? [];
    const hours = length && !times.said.includes(length) ? minutesOf(length) / 60 : times.hours;
    const hoursAWeek = hours * times.aWeek;
    const own = hoursAWeek > 0 && hoursAWeek <= mostHours;
    const each = length && !times.said.includes(length) ? `, ${length} each` : '';
    // 'Every Friday' are Fridays.
    if (own)
      return {
        said: `${times.days ?? tidied(times.said)}${each}`,
        ...(times.days ? { days: times.days } : {}),
        ...(times.most ? { most: times.most } : {}),
        ...(length ? { minutes: minutesOf(length) } : {}),
        hoursAWeek,
      };
  }
  return undefined;
}

/** How often a step practises, as it stands in kinds: 'on five days a week'. */
const often = '(?:on )?(?:two|three|four|five|six|several) (?:days|evenings|mornings|times) a week';
const practised = oneOf(wordsOf('practise practice rehearse study play draw sketch paint write read sing learn'));
/** A limit or a range is none of these: 'at most two days', 'two or three days', 'for five days a week'. */
const limits = oneOf(
  wordsOf('most least up or to than for only about under over more fewer less not never no and between of'),
);
const between = `(?:(?!${limits}\\b)[^\\s.,;:]+ ){0,5}?`;
const onDays = new RegExp(`((?:^|[.:;] )${practised} ${between})${often}(?! or\\b| at\\b|, (?:more|at)\\b)`, 'gi');
/** The days of a dose are not the person's to choose. */
const dosed =
  /\b(?:dos(?:e|es|age)|tablets?|pills?|medicines?|medication|painkillers?|mg|inject\w*|insulin|steroids?)\b/i;
const practice =
  /\b(?:practi[sc]\w*|sessions?|lessons?|stud(?:y|ies)|writ\w+|train\w*|rehears\w*|hours?|calendar|weekly|each week)\b/i;
const mostTold = 1;

/** The steps with the person's own days: 'Practise on five days a week' becomes 'Practise on Tuesday evenings'. */
export function withOwnTimes<T extends { title: string; description: string; tasks?: readonly string[] }>(
  steps: readonly T[],
  times: OwnTimes | undefined,
): T[] {
  const isDosed = steps.some(({ title, description }) => dosed.test(`${title} ${description}`));
  // In such a plan the overview alone tells the days.
  if (!times || isDosed) return [...steps];
  const { days, said } = times;
  const theirs = (text: string) => withinTimes(days ? text.replace(onDays, `$1on ${days}`) : text, times);
  const own = steps.map((step) => ({
    ...step,
    title: theirs(step.title),
    description: theirs(step.description),
    ...(step.tasks ? { tasks: step.tasks.map((task) => withinTimes(task, times)) } : {}),
  }));
  const fits = own.flatMap((step, i) => (practice.test(`${step.title} ${step.description}`) ? [i] : []));
  const at = (fits.filter((i) => i > 0).length > 0 ? fits.filter((i) => i > 0) : [Math.min(1, own.length - 1)]).slice(
    0,
    mostTold,
  );
  // 'You named 15 minutes a day: give it a fixed place in your day first' says it already.
  if (own.some(({ description }) => description.includes('give it a fixed place'))) return own;
  const note = ` Enter ${capital(said)} in your calendar for the next four weeks: the plan counts on no other time.`;
  return own.map((step, i) => (at.includes(i) ? { ...step, description: `${step.description}${note}` } : step));
}

const monday = 1;
const friday = 5;
const weekLength = 7;
/** 0 is Sunday. */
const numberOf = (day: string) => (weekdays.indexOf(day.toLowerCase()) + 1) % weekLength;

/** The last of the person's days in the week that ends then: for 'weekday evenings' the Friday. */
export function lastPracticeDay(times: OwnTimes | undefined, end: string): string {
  const days = times?.days ?? '';
  const isWorkday = /^(?:week|work)/i.test(days) && !/^weekends/i.test(days);
  const named = [...days.matchAll(new RegExp(weekday, 'gi'))].map(([day]) => numberOf(day));
  const holds = (day: number) => (isWorkday ? day >= monday && day <= friday : named.includes(day));
  const last = Array.from({ length: weekLength }, (_, i) => addDays(end, -i));
  return last.find((day) => holds(new Date(`${day}T00:00:00Z`).getUTCDay())) ?? end;
}

/** For the overview. */
export const timesInWords = ({ said }: OwnTimes): string => `The plan counts on the time you named: ${capital(said)}.`;
