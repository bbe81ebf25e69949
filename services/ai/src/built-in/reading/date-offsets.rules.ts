import { addDays, addMonths } from '@pathwise/contracts/roadmap-calendar.rules';
import { weekdayOf } from './calendar.rules.ts';
import { weekdayNamed } from './deadline-days.rules.ts';
import { weekdays } from './deadline-phrases.rules.ts';
import { looseAmount, readNumber } from './numbers.rules.ts';

// 'Three weeks before my exam on 5 May', 'the Friday before Easter': a deadline that is counted from another day.

interface Day {
  date: string;
  index: number;
  length: number;
}

const lead = '\\b(?:(?<lead>by|within|at least|no later than)\\s+)?';
const span = `(?<amount>${looseAmount})(?:\\s+(?:full|whole|good|clear))?\\s+(?<unit>day|week|fortnight|month)s?`;
const named = `the\\s+(?<named>day|night|week|month|weekend|${weekdays})`;
const offset = new RegExp(
  `${lead}(?:${span}|${named})\\s+(?<side>before|ahead of|prior to|after)\\s+(?!(?:it|that|this|them|then|him|her|me|us)\\b)(?=[\\p{L}\\d])`,
  'giu',
);

interface CountedDay extends Day {
  /** The words say that it is a deadline: 'at least', 'by'. */
  isSure: boolean;
}

/** So far behind the offset its day can stand: 'before the wedding, which is on'. */
const furthest = 45;
const sentenceEnd = /[.;!?](?:\s|$)/;

function counted(
  base: string,
  { amount, unit = '', named: name, side = '' }: Record<string, string | undefined>,
): string | null {
  const sign = /^after$/i.test(side) ? 1 : -1;
  if (name && /^weekend$/i.test(name)) return nextTo(base, 7, sign);
  if (name && !/^(?:day|night|week|month)$/i.test(name)) return nextTo(base, weekdayNamed(name), sign);
  const many = amount ? readNumber(amount) : 1;
  const kind = (name ?? unit).toLowerCase();
  if (!Number.isFinite(many) || many > 400) return null;
  if (kind === 'month') return addMonths(base, sign * Math.round(many));
  const days = { day: 1, night: 1, week: 7, fortnight: 14 }[kind] ?? 1;
  return addDays(base, sign * Math.round(many * days));
}

/** The last such weekday before a day, or the first one after it. */
function nextTo(base: string, weekday: number, sign: number): string {
  const away = (sign * (weekday - weekdayOf(base)) + 7) % 7 || 7;
  return addDays(base, sign * away);
}

/** The deadlines of a text that are counted from another day. `daysIn` finds the days that a text names. */
export function countedFromDays(text: string, daysIn: (text: string) => readonly Day[]): CountedDay[] {
  return [...text.matchAll(offset)].flatMap((match) => {
    const groups = match.groups ?? {};
    const isAfter = /^after$/i.test(groups['side'] ?? '');
    const prep = isAfter ? 'by ' : 'before ';
    const end = match.index + match[0].length;
    const [rest = ''] = text.slice(end).split(sentenceEnd);
    const [first] = daysIn(prep + rest)
      .filter(({ index }) => index < furthest)
      .toSorted((a, b) => a.index - b.index || b.length - a.length);
    if (!first) return [];
    // 'Before Easter' is its eve.
    const base = first.index === 0 && !isAfter ? addDays(first.date, 1) : first.date;
    const date = counted(base, groups);
    const length = match[0].length + first.index + first.length - prep.length;
    return date ? [{ date, index: match.index, length, isSure: groups['lead'] !== undefined }] : [];
  });
}
