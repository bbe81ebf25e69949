import { daysBetween } from '@pathwise/contracts/roadmap-calendar.rules';
import { shifted, shiftIn } from '../reading/edit-when.rules.ts';
import { plainClause } from '../reading/edit-words.rules.ts';
import { readNumber } from '../reading/numbers.rules.ts';
import { bold, isOpen, longDay, plural, stemsOf } from './answer-goals.rules.ts';
import type { Asked } from './answer-topics.rules.ts';
import { daysNamed } from './named-days.rules.ts';
import { type Thing, thingsNamed, thingsOf } from './one-thing.rules.ts';

// Questions that check a day against another one: what falls on the same day, whether it is really three weeks before, and
// when a step would be if it slipped.

const named = 0.8;
const openThing = (words: string, asked: Asked): Thing | undefined =>
  thingsNamed(words, asked, named).find(({ day }) => day !== null);

const asksSame =
  /\bsame (?:day|date)\b(?: as| with| that| when)?(?<after>.*)|\b(?:clash\w*|coincid\w*|collid\w*) with (?<with>.*)/;

/** 'Is there something else on the same day as the revising?' */
export function onSameDay(asked: Asked): string | undefined {
  const found = asksSame.exec(asked.words);
  const { after = '', with: other = '' } = found?.groups ?? {};
  const before = asked.words.slice(0, found?.index ?? 0);
  const thing = found && (openThing(after || other, asked) ?? openThing(before, asked));
  if (!thing?.day) return undefined;
  const { day, title } = thing;
  const others = thingsOf(asked)
    .filter((one) => one.title !== title && one.day === day && !one.done)
    .map(
      (one) =>
        `${bold(one.title)}${one.goal ? ` (${one.goal.title}${isOpen(one.goal) && one.goal.status !== 'active' ? ', paused' : ''})` : ''}`,
    );
  const ends = asked.goals.filter((goal) => isOpen(goal) && goal.targetDate === day && goal !== thing.goal);
  const all = [...others, ...ends.map((goal) => `the last day of ${bold(goal.title)}`)];
  return all.length > 0
    ? `Yes: on ${longDay(day)}, the day of ${bold(title)}, there is also ${all.join(' and ')}.`
    : `No: on ${longDay(day)}, the day of ${bold(title)}, nothing else is open in your plan.`;
}

const claim =
  /\b(?<one>\S.*?) (?:really |actually |exactly |about |only )*(?<count>\d+|a|one|two|three|four|five|six|eight|ten) (?<unit>day|week|month)s? (?<side>before|after) (?<other>.+)/;

/** 'Is the long run really three weeks before the race?' */
export function gapClaimed(asked: Asked): string | undefined {
  const { one = '', count = '', unit = '', side, other = '' } = claim.exec(asked.words)?.groups ?? {};
  if (!one || !/^(?:so |and |but )?(?:is|are|isn'?t|was)\b/.test(one)) return undefined;
  const [a, b] = [openThing(one, asked), openThing(other.replace(/\bor\b.*/, ''), asked)];
  if (!a?.day || !b?.day || a.title === b.title) return undefined;
  const days = side === 'before' ? daysBetween(a.day, b.day) : daysBetween(b.day, a.day);
  const size = { day: 1, week: 7, month: 30.4 }[unit] ?? 1;
  const said = Math.round(readNumber(count) * size);
  const holds = unit === 'month' ? Math.abs(days - said) <= 3 : days === said;
  const weeks = days > 0 && days % 7 === 0 ? `, that is ${plural(days / 7, 'week')}` : '';
  return `${holds ? 'Yes' : 'Not quite'}: ${bold(a.title)} is on ${longDay(a.day)} and ${bold(b.title)} on ${longDay(b.day)}, ${plural(Math.abs(days), 'day')} ${days >= 0 === (side === 'before') ? 'later' : 'earlier'}${weeks}.`;
}

const beforeOrAfter =
  /^(?:so |and |but )?(?:is|are|does|was|will|do) (?<one>.+?) (?:due |come |comes |planned |be )?(?:before or after|after or before) (?<other>.+)/;

/** 'Is the outline before or after Christmas?' */
export function beforeOrAfterDay(asked: Asked): string | undefined {
  const { one = '', other = '' } = beforeOrAfter.exec(asked.words)?.groups ?? {};
  const a = one ? openThing(one, asked) : undefined;
  const said = daysNamed(other, asked.today);
  const b = a && !said ? openThing(other, asked) : undefined;
  const day = b && b.title !== a?.title ? b.day : said?.to;
  const isWithin =
    said &&
    !said.words.startsWith('until') &&
    said.from !== said.to &&
    a?.day &&
    a.day >= said.from &&
    a.day <= said.to;
  if (!a?.day || !day || isWithin) return undefined;
  const apart = daysBetween(a.day, day);
  const what = b && b.title !== a.title ? `${bold(b.title)} (${day})` : day;
  if (apart === 0) return `On that very day: ${bold(a.title)} is on ${longDay(a.day)}.`;
  return `${apart > 0 ? 'Before' : 'After'}: ${bold(a.title)} is on ${longDay(a.day)}, ${plural(Math.abs(apart), 'day')} ${apart > 0 ? 'before' : 'after'} ${what}.`;
}

const slips =
  /\bif (?<what>.+?) (?:slips?|slipped|slid|moves?|moved|gets? (?:pushed|moved|delayed)|(?:is|was|were|runs?|comes?) (?:late|delayed|pushed|moved|put))\b(?<by>.*)/;

/** 'If the outline slips a fortnight, when would it be?' No day moves. */
export function ifSlipped(asked: Asked): string | undefined {
  const { what = '', by = '' } = slips.exec(asked.words)?.groups ?? {};
  if (!what || !/\b(?:when|what (?:day|date)|which (?:day|date))\b/.test(asked.words)) return undefined;
  const thing = openThing(what, asked);
  const shift = shiftIn(plainClause(by));
  if (!thing?.day || !shift || shift.earlier) return undefined;
  const then = shifted(thing.day, shift);
  const after = thing.goal?.steps?.find(
    ({ completed, dueDate, title }) =>
      !completed && title !== thing.title && dueDate !== null && dueDate > (thing.day ?? ''),
  );
  const room = after?.dueDate
    ? ` “${after.title}” is due on ${longDay(after.dueDate)}${after.dueDate >= then ? `, so ${plural(daysBetween(then, after.dueDate), 'day')} would be left for it` : ', which would come before it'}.`
    : '';
  return `${bold(thing.title)} would then be on ${longDay(then)} instead of ${longDay(thing.day)}.${room} I have changed nothing.`;
}

const perPiece = /\b(?:each|every|per|a single|one) (?<piece>\p{L}+)/u;
const range = /(\d+) (?:to|-|–) (\d+)/;

/** 'How long do I have for each chapter?': the days up to a step that counts its pieces, shared out. */
export function timePerPiece(asked: Asked): string | undefined {
  const { words, goals, today } = asked;
  const piece = /\bhow (?:long|much time|many (?:days|weeks))\b/.test(words)
    ? perPiece.exec(words)?.groups?.['piece']
    : undefined;
  const stem =
    piece && !/^(?:day|week|month|year|evening|morning|step|goal)s?$/.test(piece) ? stemsOf(piece)[0] : undefined;
  if (!stem) return undefined;
  for (const goal of goals)
    for (const [at, { title, dueDate, completed }] of (goal.steps ?? []).entries()) {
      const count = piecesIn(title);
      if (!stemsOf(title).includes(stem) || count < 2 || !dueDate || completed) continue;
      const before = goal.steps?.[at - 1];
      const from = [today, before?.dueDate ?? today].toSorted().at(-1) ?? today;
      const days = daysBetween(from, dueDate);
      if (days <= 0) return undefined;
      const start = from === today ? 'today' : `the day of “${before?.title}” (${longDay(from)})`;
      return `About ${plural(Math.round(days / count), 'day')} for each: from ${start} to ${longDay(dueDate)}, the day of ${bold(title)}, there are ${plural(days, 'day')}, that is ${plural(Math.round(days / 7), 'week')}, for ${count} of them.`;
    }
  return undefined;
}

/** Behind 'chapter' and the like a number is a name. */
const isNumbered = /\b(?:chapter|part|level|unit|lesson|page|week|day|stage|volume|grade|no|number)s? #?\d/i;

function piecesIn(title: string): number {
  const [, from, to] = range.exec(title) ?? [];
  if (from && to) return Number(to) - Number(from) + 1;
  return isNumbered.test(title) ? 0 : Number(/\b(\d{1,2})\b/.exec(title)?.[1] ?? 0);
}
