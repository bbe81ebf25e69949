import { addDays } from '@pathwise/contracts/roadmap-calendar.rules';
import { upperFirst } from '../reading/tidy-words.rules.ts';
import {
  bulletList,
  type CoachTask,
  firstFew,
  isRunning,
  plural,
  stepLine,
  whenInWords,
} from './answer-goals.rules.ts';
import { type Asked, byDate, type Dated, inSpan, stepsOf } from './answer-topics.rules.ts';
import { doneIn, tasksOf } from './done-things.rules.ts';
import type { Span } from './named-days.rules.ts';

// What stands on some days: tasks of the weekly plan, steps that are due, and what was ticked.

const lineOf = ({ title, day, completed }: CoachTask) => `${title} · ${day}${completed ? ' · done' : ''}`;
const words = { one: /\b(?:one (?:line|sentence)|in short|briefly|short(?: version)?|quick(?:ly)?)\b/ };

/** The tasks of some days. Where the question names a goal, those that share a word with it. */
export const tasksOn = ({ tasks, named }: Asked, { from, to }: Pick<Span, 'from' | 'to'>): CoachTask[] =>
  tasksOf({ tasks, focus: named }).filter(({ day }) => day >= from && day <= to);

/** The open tasks of the timelines on some days to come, each once, without what stands in the weekly plan already. */
function todosOn(asked: Asked, { from, to }: Pick<Span, 'from' | 'to'>): CoachTask[] {
  const { todos = [], about, today } = asked;
  const ids = new Set(about.map(({ id }) => id));
  const there = new Set((asked.tasks ?? []).map(({ title }) => title));
  const within = todos.filter(
    ({ title, day, completed, goalId }) =>
      !completed && day >= later(from, today) && day <= to && ids.has(goalId ?? undefined) && !there.has(title),
  );
  return within.filter(({ title }, at) => within.findIndex((other) => other.title === title) === at);
}

/** A task or step with its day, for lists that hold both. */
interface Entry {
  title: string;
  day: string;
}
const entryOfStep = ({ step }: Dated): Entry => ({ title: step.title, day: step.dueDate ?? '' });

/** What is open in a span: tasks and steps by day, each title once. */
function openIn(asked: Asked, { from, to }: Pick<Span, 'from' | 'to'>): Entry[] {
  const tasks = tasksOn(asked, { from, to }).filter(({ completed }) => !completed);
  const steps = stepsOf(asked.about)
    .map(entryOfStep)
    .filter(({ day }) => day >= from && day <= to);
  const titles = new Set(tasks.map(({ title }) => title));
  const todos = todosOn(asked, { from, to });
  return [...tasks, ...todos, ...steps.filter(({ title }) => !titles.has(title))].toSorted((a, b) =>
    a.day.localeCompare(b.day),
  );
}

const inALine = (entries: readonly Entry[], named = 0) =>
  firstFew(
    entries.map(({ title, day }) => `${title} (${day})`),
    named,
  ).join(', ');

/** What comes first after a span that holds nothing. */
function nearestAfter(asked: Asked, span: Span): string {
  const next = openIn(asked, { from: later(span.to, asked.today), to: '9999' })
    .filter(({ day }) => day > span.to)
    .slice(0, 2);
  return next.length > 0 ? ` The next in your plan: ${inALine(next)}.` : '';
}
export const later = (a: string, b: string) => [a, b].toSorted((one, other) => one.localeCompare(other))[1] ?? a;
const earlier = (a: string, b: string) => [a, b].toSorted((one, other) => one.localeCompare(other))[0] ?? a;

/** What has waited longest, for a day that is free. */
function waitsFor({ about, today }: Asked): string {
  const late = stepsOf(about.filter(isRunning))
    .filter(({ step }) => step.dueDate !== null && step.dueDate < today)
    .toSorted(byDate)[0];
  return late ? ` So it is a good day for “${late.step.title}”, which has waited since ${late.step.dueDate}.` : '';
}

function oneDay(asked: Asked, span: Span): string {
  const tasks = tasksOn(asked, span);
  const due = stepsOf(asked.about).filter(({ step }) => step.dueDate === span.from);
  const todos = todosOn(asked, span);
  if (tasks.length + due.length + todos.length === 0)
    return `Nothing is planned or due ${span.words}.${nearestAfter(asked, span)}${waitsFor(asked)}\n\n**Add Task** on the [plan page](/plan) puts something there.`;
  const heading = upperFirst(span.words);
  return [
    tasks.length > 0
      ? `${heading} you have planned ${plural(tasks.length, 'task')}:\n\n${bulletList(firstFew(tasks.map(lineOf)))}`
      : '',
    due.length > 0
      ? `Due ${span.words}:\n\n${bulletList(due.map(({ step, goal }) => `${stepLine(step, asked.today)} · ${goal.title}`))}`
      : '',
    todosPart(todos, false),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Days that lie behind: what was done on them, and what was not. */
function daysBehind(asked: Asked, span: Span): string {
  const done = doneIn(asked, span);
  const undone = openIn(asked, span);
  if (done.length + undone.length === 0) return `Nothing stood in your plan ${span.words}, and nothing was ticked.`;
  const parts = [
    done.length > 0
      ? `Done ${span.words}:\n\n${bulletList(done.map(({ title, on, of }) => `${title}${on ? ` · ${on}` : ''} · ${of}`))}`
      : '',
    undone.length > 0
      ? `${done.length > 0 ? 'Not ticked' : `Planned ${span.words}, and not ticked`}:\n\n${bulletList(undone.map(({ title, day }) => `${title} · ${whenInWords(day, asked.today)}`))}`
      : '',
  ];
  return parts.filter(Boolean).join('\n\n');
}

/** On a Sunday with nothing open, 'this week' names what is due tomorrow. */
const withTomorrow = (asked: Asked, span: Span): Span =>
  span.words === 'this week' &&
  span.to === asked.today &&
  openIn(asked, { from: asked.today, to: span.to }).length === 0 &&
  openIn(asked, { from: asked.today, to: addDays(asked.today, 1) }).length > 0
    ? { from: asked.today, to: addDays(asked.today, 1), words: 'today and tomorrow' }
    : span;

const todosPart = (todos: readonly CoachTask[], isIntroduced: boolean): string =>
  todos.length === 0 ? '' : `${isIntroduced ? '' : 'On the timeline:\n\n'}${bulletList(firstFew(todos.map(lineOf)))}`;

/** What stands on the days of a span. */
export function onDays(asked: Asked, asSaid: Span): string {
  const { today } = asked;
  const span = withTomorrow(asked, asSaid);
  if (words.one.test(asked.words)) {
    const open = openIn(asked, { from: later(span.from, today), to: span.to });
    return open.length > 0
      ? `${upperFirst(span.words)}: ${inALine(open)}.`
      : `Nothing is planned or due ${span.words}.${nearestAfter(asked, span)}`;
  }
  if (span.to < today) return daysBehind(asked, span);
  if (span.from === span.to && span.from > today) return oneDay(asked, span);
  const ahead = tasksOn(asked, span).filter(({ day, completed }) => !completed && day >= today);
  const todos = todosOn(asked, span);
  const steps = ahead.length > 0 ? inSpan(asked, span, ahead.length) : inSpan(asked, span, todos.length, 'timeline');
  const isIntroduced = steps.endsWith(':');
  const week = weekPart(asked, span, isIntroduced && ahead.length > 0);
  const timeline = todosPart(todos, isIntroduced && ahead.length === 0);
  const parts = ahead.length > 0 ? [steps, week, timeline] : [steps, timeline, week];
  return parts.filter(Boolean).join('\n\n');
}

/** The tasks of a span that holds today or lies ahead: what is open, and what is done of it. At most five are named. */
function weekPart(asked: Asked, span: Span, isIntroduced: boolean): string {
  const tasks = tasksOn(asked, span);
  const open = tasks.filter(({ completed }) => !completed);
  const done = tasks.filter(({ completed }) => completed);
  const missed = open.filter(({ day }) => day < asked.today);
  const ahead = open.filter(({ day }) => day >= asked.today);
  const heading = isIntroduced ? '' : 'In your weekly plan:\n\n';
  return [
    ahead.length > 0 ? `${heading}${bulletList(firstFew(ahead.map(lineOf)))}` : '',
    missed.length > 0 ? `Planned and not ticked:\n\n${bulletList(firstFew(missed.map(lineOf)))}` : '',
    done.length > 0 ? `Done already: ${inALine(done, open.length)}.` : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** What was planned or due in a span and is not done, for 'did I miss anything?'. */
export function missedIn(asked: Asked, span: Span): string {
  const { today } = asked;
  const until = addDays(today, -1);
  const missed = openIn(asked, { from: span.from, to: earlier(span.to, until) });
  const ahead = span.to >= today ? openIn(asked, { from: today, to: today }) : [];
  const done = doneIn(asked, span);
  const still = ahead.length > 0 ? ` Still open today: ${inALine(ahead)}.` : '';
  const praise = done.length > 0 ? ` Done ${span.words}: ${done.map(({ title }) => title).join(', ')}.` : '';
  if (missed.length === 0) return `No, nothing that had its day ${span.words} is open.${praise}${still}`;
  const lines = missed.map(({ title, day }) => `${title} · ${whenInWords(day, today)}`);
  return `${plural(missed.length, 'thing')} ${missed.length === 1 ? 'is' : 'are'} open from ${span.words === 'so far' ? 'before' : span.words.replace(/^(?:on|in) /, '')}:\n\n${bulletList(lines)}\n\n${`${praise}${still}`.trim()}`.trim();
}
