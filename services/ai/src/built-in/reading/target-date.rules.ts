import { addDays, daysBetween, isInCalendar } from '@pathwise/contracts/roadmap-calendar.rules';
import * as chrono from 'chrono-node';
import { ageDates } from './age-dates.rules.ts';
import { bareDates } from './bare-dates.rules.ts';
import { fromCivil, toCivil, writesMonthFirst } from './calendar.rules.ts';
import { chooseDate } from './choose-date.rules.ts';
import { countedFromDays } from './date-offsets.rules.ts';
import { dayOfMonth, type TargetDateInput, upcoming } from './deadline-days.rules.ts';
import { type DeadlinePhrase, deadlinePhrases } from './deadline-phrases.rules.ts';
import { eventDates } from './event-dates.rules.ts';
import { foreignDeadlines } from './foreign-deadlines.ts';
import { isNoDeadline } from './no-deadline.rules.ts';
import { looseAmount } from './numbers.rules.ts';
import { remembered } from './remembered.ts';
import { schoolDates } from './school-dates.rules.ts';
import { lastedUntil, lastsUntilNow, looksBack, tellsOfPast, wasMeant } from './told-past.rules.ts';
import { writtenDates } from './written-dates.rules.ts';

/** A deadline and where it stands in the text; its length is 0 when the words belong to the wish too ('a 30-day challenge'). */
interface FoundDate {
  date: string;
  index: number;
  length: number;
}

interface Candidate extends FoundDate {
  isPartOfWish?: boolean;
  /** The words name a day of a month. */
  namesDay?: boolean;
  /** They name a month, and no day of it. */
  namesMonth?: boolean;
  /** A day of no month: 'on the 4th'. */
  ofNoMonth?: boolean;
  /** How surely the words are a deadline: 3 by/before/within, 2 in/next/on, 1 in passing. */
  rank: number;
}

const earliestDay = '1000-01-01';
const furthestDays = 36_600;

function rankOf(rule: DeadlinePhrase, prep: string | undefined): number {
  // 'fit for 10 days of walking' says how long
  if (/^for$/i.test(prep ?? '') && rule.maySpanThePast) return 0;
  if (
    /^(by|before|until|till|within|inside|due.*|ahead of|no.? later than|at the latest by|latest|prior to)$/i.test(
      prep ?? '',
    )
  )
    return 3;
  return prep ? Math.max(2, rule.rank ?? 0) : (rule.rank ?? 2);
}

/** 'start training in January' says when it begins; 'before the exams start on 15 February' is a deadline. */
const begins = /(?<!\b(?:before|until|by the time) [^.,;]{0,60})\b(?:start|begin|commence|starting|beginning)\s+$/i;

/** 'Finals start 7 December': whoever learns for them must be ready then. */
const examBegins =
  /\b(?:finals|exams?|midterms?|prelims?|boards|mocks?|re-?sits?|tests?|hearings?|trial)(?:\s+(?:week|season|period|session))?\s+(?:start|begin|commence)\s+$/i;

const phrases: readonly DeadlinePhrase[] = [
  ...schoolDates,
  ...deadlinePhrases,
  ...writtenDates,
  ...ageDates,
  ...bareDates,
  ...eventDates,
];

/** Where the phrases stand in a text. One message is searched for dates some ten times. */
const phrasesIn = remembered(100, (text) =>
  phrases.flatMap((rule) => [...text.matchAll(rule.pattern)].map((match) => ({ rule, match }))),
);

function fromRules(input: TargetDateInput): Candidate[] {
  return phrasesIn(input.text).flatMap(({ rule, match }) => {
    const groups = { ...match.groups };
    const date = rule.read(groups, input);
    const place = { index: match.index, length: match[0].length };
    const rank = rankOf(rule, groups['prep']);
    if (!date || saysWhenItBegins(input.text, match) || isNoDeadline(input.text, place)) return [];
    if (isBehind({ rule, rank, place, match }, input.text)) return [];
    const namesDay = groups['day'] !== undefined;
    const namesMonth = groups['month'] !== undefined && !namesDay;
    const ofNoMonth = namesDay && groups['month'] === undefined && rule.read === dayOfMonth && !groups['which'];
    return [{ date, ...place, rank, namesDay, namesMonth, ofNoMonth, isPartOfWish: staysInTitle(rule, match) }];
  });
}

/** 'No alcohol for a year' is the wish itself, and so is 'a raise in the January review'. */
const staysInTitle = (rule: DeadlinePhrase, { 0: words, index, input = '', groups = {} }: RegExpExecArray) =>
  rule.isPartOfWish === true ||
  // 'Get ready for Christmas', 'pray every day in Advent'
  (/^for$/i.test(groups['prep'] ?? '') && /\bready\s+$/i.test(input.slice(0, index))) ||
  (/^(?:in|during|for)$/i.test(groups['prep'] ?? '') && /^(?:advent|lent|ramadan)$/i.test(groups['holiday'] ?? '')) ||
  (/^for$/i.test(groups['prep'] ?? '') && groups['unit'] !== undefined && !groups['ahead']) ||
  (groups['month'] !== undefined &&
    /\bthe \w+$/i.test(words) &&
    /^ (?!and|or|to|with|for|in|at|on|so|but|by|i\b|we\b|my|without|because)[a-z]/.test(
      input.slice(index + words.length),
    ));

const saysWhenItBegins = (text: string, { 0: words, index, groups = {} }: RegExpExecArray) =>
  !isPointedAt(text.slice(index + words.length)) &&
  ((/^from$/i.test(groups['prep'] ?? '') && !/\b(?:to|until|till|through)\b|-/.test(words)) ||
    (begins.test(text.slice(0, index)) &&
      !examBegins.test(text.slice(0, index)) &&
      groups['word'] === undefined &&
      groups['last'] === undefined));

/** 'From 1 January I want to eat no meat, so I need 15 recipes by that date' */
const isPointedAt = (after: string) => /^[^;!?]*\b(?:by|before|until) (?:then|that (?:day|date|time))\b/i.test(after);

interface Named {
  rule: DeadlinePhrase;
  rank: number;
  place: { index: number; length: number };
  match: RegExpExecArray;
}

/** 'In three months' time' never looks back. */
const isAhead = /\btime$|\bfrom (?:now|today)$/i;

function isBehind({ rule, rank, place, match }: Named, text: string): boolean {
  const prep = match.groups?.['prep'] ?? '';
  if (rule.maySpanThePast && /^in$/i.test(prep))
    return (
      !isAhead.test(text.slice(place.index, place.index + place.length)) &&
      (looksBack(text, place) || (/\btimes\s+$/i.test(text.slice(0, place.index)) && tellsOfPast(text, place)))
    );
  if (rule.maySpanThePast && /^for$/i.test(prep) && lastsUntilNow(text, place)) return true;
  if (/^(?:until|till)$/i.test(prep) && lastedUntil(text, place.index)) return true;
  if (wasMeant(text, place.index)) return true;
  if (rank === 3 && !rule.maySpanThePast) return false;
  return tellsOfPast(text, place);
}

const figures = /\d\s*[-/.]\s*\d/;

/** Dates written in figures ('12/03/2027'), which chrono reads better than a pattern of ours. */
function fromChrono({ text, today, timeZone }: TargetDateInput): Candidate[] {
  if (!figures.test(text)) return [];
  // Noon at offset 0 makes the parts of the answer civil ones: chrono would ignore the name of a zone without a word.
  const reference = { instant: new Date(`${today}T12:00:00Z`), timezone: 0 };
  const parser = writesMonthFirst(timeZone) ? chrono.en.casual : chrono.en.GB;
  return parser.parse(text, reference, { forwardDate: true }).flatMap(({ start, index, text: words }) => {
    const inFigures = start.isCertain('day') && start.isCertain('month') && figures.test(words);
    // '4.5 hours a day' has figures with a point too.
    // '5.6' is a number as often.
    const mayBeNumber =
      /^\d{1,2}\.\d{1,2}$/.test(words) &&
      (text[index + words.length] !== '.' || words.length === 3) &&
      !leadOfFigures.test(text.slice(0, index));
    if (!inFigures || mayBeNumber || /\b(?:hour|minute|day|week|month|year)s?\b/i.test(words)) return [];
    const lead = text.slice(0, index).match(leadOfFigures);
    const year = start.get('year') ?? 0;
    let date = fromCivil({ year, month: start.get('month') ?? 1, day: start.get('day') ?? 1 });
    if (!start.isCertain('year')) date = upcoming(today, start.get('month') ?? 1, start.get('day') ?? 1);
    if (/^before$/i.test(lead?.[1] ?? '')) date = addDays(date, -1);
    const back = lead?.[0].length ?? 0;
    const rank = lead && lead[1] !== 'on' ? 3 : 2;
    return [{ date, index: index - back, length: words.length + back, rank, namesDay: true }];
  });
}

const leadOfFigures = /\b(by|before|until|till|due|on|due on|due by|deadline(?: is)?)\s+(?:the\s+)?$/i;

const within = (inner: Candidate, outer: Candidate) =>
  inner !== outer &&
  inner.index >= outer.index &&
  inner.index + inner.length <= outer.index + outer.length &&
  inner.length < outer.length;

const compares = '(?:like|as|than|what|which|that|when|where|since|from|of|after|before|because)';
const pastSpans = [
  '(?:the day before )?yesterday',
  'last (?:night|week|weekend|month|year|spring|summer|autumn|fall|winter|\\w+day)',
  `(?:${looseAmount}) (?:days?|weeks?|months?|years?) ago`,
].join('|');
/** A span behind us at the end of a short wish; what compares ('like last year') or tells ('that I began …') is none. */
const behindUs = new RegExp(`^(?!.*\\b${compares}\\b)(?:\\S+ ){1,6}?(${pastSpans})[\\s.!]*$`, 'i');
const tellsOfThePast = /\b(?:i|we|she|he|they|it) (?!want\b|wanna\b|need\b|plan\b|hope\b|would\b|have to\b|must\b)\w+/i;

/** A deadline that lies behind the person ('by June 2020', 'yesterday') with its words; null when one lies ahead or none is named. */
export function findPassedDate(input: TargetDateInput): { words: string; index: number; length: number } | null {
  const { text, today } = input;
  if (findTargetDate(input)) return null;
  const [, last] = behindUs.exec(text) ?? [];
  if (last && !tellsOfThePast.test(text)) return { words: last, index: text.lastIndexOf(last), length: last.length };
  const due = [...fromRules(input), ...fromChrono(input)]
    .filter(({ rank, date }) => rank === 3 && date < today && date >= earliestDay)
    .toSorted((a, b) => b.length - a.length)[0];
  return due
    ? { words: text.slice(due.index, due.index + due.length).trim(), index: due.index, length: due.length }
    : null;
}

/** '(', ', say', ', which is' between a deadline and its day. */
const saysExactly =
  /^\s*\($|^(?: ends?| starts?| begins?)?,?\s+(?:let's say|say|i\.?e\.?|meaning|that is|that's|which is|which falls on|namely|so)\s+(?:on\s+|by\s+|about\s+)?$/i;

/** A comma, or the rest of what takes place then: 'for the fall semester, August 23'. */
const comma =
  /^(?:\s+(?:semester|term|season|cycle|session|intake|round|break|holidays))?,?\s+(?:around |about |on |i think )?$/i;
/** A day or a month of the time that was named before it, such as 'next year, May 2027'. */
const isPartOf = (next: Candidate, one: Candidate) =>
  !one.namesDay &&
  (next.namesDay === true || next.namesMonth === true) &&
  next.date <= addDays(one.date, 31) &&
  daysBetween(next.date, one.date) < (one.date.endsWith('-12-31') ? 366 : 120);

/** The day behind 'before spring break (March 13)', with all these words. */
function inBrackets(one: Candidate, all: readonly Candidate[], text: string): Candidate | undefined {
  const end = one.index + one.length;
  const next = all.find((other) => {
    const between = text.slice(end, other.index);
    return other.index > end && (saysExactly.test(between) || (comma.test(between) && isPartOf(other, one)));
  });
  if (!next) return undefined;
  const length = next.index + next.length - one.index;
  return { ...next, index: one.index, length: length + (text[one.index + length] === ')' ? 1 : 0) };
}

const namesNoDay =
  /\b(?:no|don['’]?t have an?|haven['’]t got an?|without an?) (?:fixed |real |particular |exact )?(?:date|deadline)\b(?! night)/i;

/** Said anywhere, this goes for the whole message. 'No fixed date, but in summer would be great' names one. */
const hasNoDay =
  /(?:^|[.,;!?-]\s+)(?:i have |we have |i've |we've )?no (?:fixed |real )?(?:date|deadline)(?=\s*(?:$|[.,;!?-]|in mind\b|yet\b))(?![^.;!?]*\b(?:but|though)\b)/i;
const hasNone = /(?:^|[.,;!?-]\s+)(?:we|i) (?:don't|do not) have a (?:date|deadline)\b(?![^.;!?]*\b(?:but|though)\b)/i;

/** What stands between two clauses. 'No date yet, maybe in summer' is one. */
const clauseEnds =
  /[.;!?]|,(?!\s*(?:maybe|perhaps|possibly|some ?time|some ?day)\b)|\b(?:but|though|although|while)\b/i;

/** Whether the clause around these words says that there is no date. */
function isWithoutDate(text: string, { index, length, rank, namesDay }: Candidate): boolean {
  if (rank === 3 || namesDay) return false;
  if (hasNoDay.test(text) || hasNone.test(text)) return true;
  const before = text.slice(0, index).split(clauseEnds).at(-1) ?? '';
  const after = text.slice(index + length).split(clauseEnds)[0] ?? '';
  return namesNoDay.test(before + text.slice(index, index + length) + after);
}

/** A day of no month follows the name of one that closely. */
const nearMonth = 60;
/** 'In July, the exam is on the 4th' means 4 July, and 'the party is on 10 June, we leave on the 28th' means 28 June. */
const inTheirMonths = (all: readonly Candidate[], { today }: TargetDateInput): Candidate[] =>
  all.map((one) => {
    const month = all.findLast(
      ({ namesMonth, namesDay, ofNoMonth, index, length }) =>
        (namesMonth || (namesDay && !ofNoMonth)) && index < one.index && one.index - index - length < nearMonth,
    );
    if (!one.ofNoMonth || !month) return one;
    const day = Number(one.date.slice(8));
    const inMonth = fromCivil({ ...toCivil(month.date), day });
    // 'the keys on 20 December and paint by the 5th': the 5th after the keys
    const { month: of, ...ofYear } = toCivil(month.date);
    const date =
      inMonth < today
        ? upcoming(today, of, day)
        : month.namesDay && inMonth < month.date
          ? fromCivil({ ...ofYear, month: of + 1, day })
          : inMonth;
    return { ...one, date, rank: month.namesMonth ? Math.max(one.rank, month.rank) + 0.5 : one.rank };
  });

/** The deadline that the words name, for the `wish` that stands in them, today or later, in the person's own calendar; null when they name none. */
export function findTargetDate(input: TargetDateInput & { wish?: string | undefined }): FoundDate | null {
  const foreign = foreignDeadlines(input).map((one) => ({ ...one, rank: 2, isPartOfWish: false }));
  const counted = countedFromDays(input.text, (text) => {
    const part = { ...input, text };
    return [...fromRules(part), ...fromChrono(part)];
  }).map((one): Candidate => ({ ...one, rank: one.isSure ? 3 : 2, namesDay: true }));
  // 'My dad died the week before Christmas' names no deadline, nor does 'before Christmas' in it.
  const told = counted.filter((one) => tellsOfPast(input.text, one) || isNoDeadline(input.text, one));
  const all = [...fromRules(input), ...fromChrono(input), ...foreign, ...counted].filter((one) => {
    const ahead = daysBetween(input.today, one.date);
    const isTold = told.some(({ index, length }) => one.index >= index && one.index < index + length);
    return !isTold && isInCalendar(one.date) && ahead >= 0 && ahead <= furthestDays;
  });
  const outermost = all.filter((one) => !isWithoutDate(input.text, one) && !all.some((other) => within(one, other)));
  const named = inTheirMonths(outermost, input);
  const surest = chooseDate(named, input);
  const best = surest && (inBrackets(surest, named, input.text) ?? surest);
  return best ? { date: best.date, index: best.index, length: best.isPartOfWish ? 0 : best.length } : null;
}
