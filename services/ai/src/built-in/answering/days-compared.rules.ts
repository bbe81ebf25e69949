import { daysBetween } from '@pathwise/contracts/roadmap-calendar.rules';
import { anyOf } from '../reading/phrases.rules.ts';
import { bold, bulletList, type CoachGoal, goalNamed, longDay, plural } from './answer-goals.rules.ts';
import type { Asked } from './answer-topics.rules.ts';
import { type Thing, thingsNamed } from './one-thing.rules.ts';
import { inUnits } from './own-counts.rules.ts';

// Questions that set two days of the record beside each other: which of two things comes first, how long lies between them, and
// whether a step was done by its day.

/** Enough for one of two things that a question names. */
const sure = 0.8;

interface Dated {
  title: string;
  day: string;
}

/** The step, task or goal that some words name, with its day: of a step that is done, the day of its tick. */
function datedThing(words: string, asked: Asked): Dated | undefined {
  const thing = thingsNamed(words, asked, sure)[0];
  const day = thing && (thing.doneOn ?? thing.day);
  if (thing && day) return { title: thing.title, day };
  const goal = goalNamed(words, asked.goals);
  return goal?.targetDate ? { title: goal.title, day: goal.targetDate } : undefined;
}

/** Two different things with their days, the earlier one first. */
function inOrder(one: string, other: string, asked: Asked): readonly [Dated, Dated] | undefined {
  const [a, b] = [datedThing(one, asked), datedThing(other, asked)];
  if (!a || !b || a.title === b.title) return undefined;
  return a.day <= b.day ? [a, b] : [b, a];
}

const asksFirst = /\b(?:first|earlier|sooner|earliest|soonest|nearer|next)\b/;
const ofDays =
  /\b(?:due|comes?|happens?|starts?|ends?|finish\w*|date|deadline|(?:is|are|which|what) (?:first|next|earlier|sooner|nearer))\b/;
/** 'Should I run or write first?' asks for advice. */
const asksAdvice = /\b(?:should|shall|better|best|would you)\b/;
const eitherOr = /^(.*?)\s*(?:,\s*)?\bor\b\s*(.*)$/s;
const isBefore = /^(?:is|does|do|was|are) (.+?) (?:due |come |comes )?(?:before|ahead of|earlier than) (.+)$/;

/** 'What is due first, the outline or the standing order?' */
export function comesFirst(asked: Asked): string | undefined {
  const { words } = asked;
  if (asksAdvice.test(words)) return undefined;
  const [, one = '', other = ''] =
    isBefore.exec(words) ?? (asksFirst.test(words) && ofDays.test(words) ? eitherOr.exec(words) : undefined) ?? [];
  const pair = one && other ? inOrder(one, other, asked) : undefined;
  if (!pair) return undefined;
  const [first, second] = pair;
  const apart = daysBetween(first.day, second.day);
  return apart === 0
    ? `Neither: ${bold(first.title)} and ${bold(second.title)} have the same day, ${longDay(first.day)}.`
    : `${bold(first.title)} comes first, on ${longDay(first.day)}. ${bold(second.title)} follows on ${longDay(second.day)}, ${plural(apart, 'day')} later.`;
}

const asksTime = /\b(?:how (?:many|much|long|far)|days|weeks|months|gap|distance)\b/;
const betweenTwo: readonly RegExp[] = [
  /\bbetween (?<one>.+?) and (?<other>.+)/,
  /\bfar apart (?:are|is|were) (?<one>.+?) and (?<other>.+)/,
  /\bfrom (?<one>.+?) (?:to|until|till|til) (?<other>.+)/,
  /\bhow (?:long|many \w+) (?:is it )?(?:before|after) (?<one>.+?) (?:is|comes|do i have) (?<other>.+)/,
];

/** 'How many weeks lie between the long run and the race?' */
export function timeBetween(asked: Asked): string | undefined {
  if (!asksTime.test(asked.words)) return undefined;
  const { one = '', other = '' } = betweenTwo.map((pattern) => pattern.exec(asked.words)?.groups).find(Boolean) ?? {};
  const pair = one && other ? inOrder(one, other, asked) : undefined;
  if (!pair) return undefined;
  const [first, second] = pair;
  return `${inUnits(daysBetween(first.day, second.day), asked.words)} from ${bold(first.title)} (${first.day}) to ${bold(second.title)} (${second.day}).`;
}

const punctual = anyOf([
  'on/in time',
  'late/latest/early/earliest/punctual/punctually',
  'by/before/after/past/miss/missed/meet/met/keep/kept/hit its/the/my/any/a/every deadline/deadlines/day/date',
]);
const looksBack =
  /^(?:so |and |but |ok |tell me )?(?:did|was|were|have|has|had|wasn'?t|didn'?t)\b|\b(?:how (?:often|many)|which)\b.*\b(?:was|were|did|have)\b/;
const ofMany = /\b(?:which|any|anything|everything|all|ever|every|steps|things|often|many|most|always)\b/;

/** How the day of a tick stands to the planned one: 'one day late'. */
function punctuality(day: string, doneOn: string): string {
  const late = daysBetween(day, doneOn);
  if (late === 0) return 'on its day';
  const by = Math.abs(late) === 1 ? 'one day' : plural(Math.abs(late), 'day');
  return `${by} ${late > 0 ? 'late' : 'early'}`;
}

/** 'Did I open the account on time?', 'was I late on any step?' */
export function doneOnTime(asked: Asked): string | undefined {
  const { words, today } = asked;
  if (!punctual.test(words) || !looksBack.test(words) || /\btoo (?:late|early)\b/.test(words)) return undefined;
  const thing = ofMany.test(words)
    ? undefined
    : thingsNamed(words.replace(punctual, ' '), asked, sure).find(({ goal, day }) => goal && day);
  if (thing) return oneOnTime(thing, today);
  return ofMany.test(words) || asked.named ? allOnTime(asked) : undefined;
}

function oneOnTime({ title, day, done, doneOn }: Thing, today: string): string {
  if (!day) return `${bold(title)} has no day in your plan, so it cannot be late.`;
  if (done && doneOn) {
    const when = punctuality(day, doneOn);
    const verdict = doneOn <= day ? 'Yes' : 'Not quite';
    return `${verdict}, ${when}: ${bold(title)} was due on ${longDay(day)}, and you ticked it on ${longDay(doneOn)}.`;
  }
  if (done) return `${bold(title)} is ticked, but the day of its tick is not recorded. It was due on ${longDay(day)}.`;
  return day < today
    ? `No: ${bold(title)} was due on ${longDay(day)} and is still open.`
    : `${bold(title)} is not late: its day is ${longDay(day)}, and it is still open.`;
}

const doneDated = ({ steps = [] }: CoachGoal) =>
  steps.flatMap(({ title, completed, dueDate, doneOn }) =>
    completed && dueDate && doneOn ? [{ title, dueDate, doneOn }] : [],
  );

/** Of the steps that are done, those that were ticked after their day; then those that are past their day and open. */
function allOnTime({ named, goals, words }: Asked): string | undefined {
  const about = named ? [named] : goals;
  const done = about.flatMap(doneDated);
  const open = about.flatMap(({ overdueSteps, status }) => (status === 'active' ? overdueSteps : []));
  if (done.length + open.length === 0) return undefined;
  const where = named ? ` of ${bold(named.title)}` : '';
  const isEarly = /\b(?:early|earliest)\b/.test(words) && !/\blate\b/.test(words);
  const days = ({ dueDate, doneOn }: (typeof done)[number]) => Math.abs(daysBetween(dueDate, doneOn));
  const meant = done
    .filter(({ dueDate, doneOn }) => (isEarly ? doneOn < dueDate : doneOn > dueDate))
    .toSorted((a, b) => days(b) - days(a));
  const what = isEarly ? 'before' : 'after';
  const isOne = meant.length === 1;
  const count =
    done.length === 0
      ? `Nothing${where} is ticked yet, so nothing was late`
      : `${meant.length === 0 ? 'None' : meant.length} of ${plural(done.length, 'done step')}${where} ${isOne || meant.length === 0 ? 'was' : 'were'} ticked ${what} ${isOne || meant.length === 0 ? 'its' : 'their'} day`;
  const lines = meant.map(
    ({ title, dueDate, doneOn }) => `${title} · ${punctuality(dueDate, doneOn)}: due ${dueDate}, ticked ${doneOn}`,
  );
  const late =
    open.length > 0 && !isEarly
      ? `\n\nStill open past ${open.length === 1 ? 'its' : 'their'} day: ${open.map(({ title, dueDate }) => `“${title}” (${dueDate})`).join(', ')}.`
      : '';
  return `${count}${lines.length > 0 ? `:\n\n${bulletList(lines)}` : '.'}${late}`;
}
