import { daysBetween } from '@pathwise/contracts/roadmap-calendar.rules';
import { anyOf, oneOf, wordsOf } from '../reading/phrases.rules.ts';
import { bold, bulletList, isRunning, longDay, openSteps, plural, stemsOf, whenInWords } from './answer-goals.rules.ts';
import type { Asked } from './answer-topics.rules.ts';
import { doneIn } from './done-things.rules.ts';
import { thingsNamed } from './one-thing.rules.ts';
import { inUnits } from './own-counts.rules.ts';

// 'When is my next run?' and 'when was my last run?': the nearest task or step whose title has that word.

const noThings =
  wordsOf(`step task thing goal deadline date milestone one bit move target tick day week month weekend year night time
  monday tuesday wednesday thursday friday saturday sunday`);
const noNouns = wordsOf('due for on in to i is with after');
const noThing = `(?!(?:${oneOf(noThings)}s?|${oneOf(noNouns)})\\b)`;
const asksNext = new RegExp(`\\b(?:my|the|our|a) next ${noThing}(?<what>\\p{L}+)`, 'u');
const asksLast = new RegExp(`\\b(?:my|the|our) (?:last|latest|most recent) ${noThing}(?<what>\\p{L}+)`, 'u');
const asksDay = anyOf([
  "when/when's/whens/what_day/which_day/what_date",
  'how long/many_days/many_weeks until/till/to/since/ago',
  'how long/many_days/many_weeks is_it/has_it_been since',
]);
const explains = /\b(?:how do|how should|before|after|should|why|what if|about)\b/;

interface Line {
  title: string;
  day: string;
}

/** Open tasks and steps from today on that have the word, by day. */
function comingWith(word: string, { goals, tasks = [], today }: Asked): Line[] {
  const steps = goals
    .filter(isRunning)
    .flatMap((goal) => openSteps(goal).flatMap(({ title, dueDate }) => (dueDate ? [{ title, day: dueDate }] : [])));
  const planned = tasks.filter(({ completed }) => !completed);
  return [...planned, ...steps]
    .filter(({ title, day }) => day >= today && stemsOf(title).includes(word))
    .toSorted((a, b) => a.day.localeCompare(b.day));
}

function nextWith(what: string, asked: Asked): string | undefined {
  const word = stemsOf(what)[0];
  const [first, ...others] = word ? comingWith(word, asked) : [];
  if (!first) return undefined;
  const { today } = asked;
  const days = daysBetween(today, first.day);
  const distance = days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${plural(days, 'day')}`;
  const lines = others.slice(0, 2).map(({ title, day }) => `${title} · ${whenInWords(day, today)}`);
  const then = lines.length > 0 ? `\n\nAfter it, by that name:\n\n${bulletList(lines)}` : '';
  return `The next one with “${what}” in its name is ${bold(first.title)}: ${distance}, ${longDay(first.day)}.${then}`;
}

function lastWith(what: string, asked: Asked): string | undefined {
  const word = stemsOf(what)[0];
  const done = doneIn({ ...asked, focus: undefined, named: undefined }, { from: '0001', to: asked.today });
  const last = done.findLast(({ title, on }) => on && word && stemsOf(title).includes(word));
  if (!last?.on) return undefined;
  return `The last one with “${what}” in its name that is ticked is ${bold(last.title)}, on ${longDay(last.on)}${whenInWords(last.on, asked.today).slice(last.on.length)}. What you did beside your plan I do not see.`;
}

const asksSince =
  /\bhow (?:long|many (?:days|weeks|months))(?: ago)? (?:is it |has it been |was it )?(?:now )?since (?<what>.+)/;

/** 'How long since the eye test?': the time since the tick of a step or task that is named. */
function sinceThing(asked: Asked): string | undefined {
  const what = asksSince.exec(asked.words)?.groups?.['what'];
  const thing = what && !/\b(?:my|the) (?:last|latest)\b/.test(what) ? thingsNamed(what, asked, 1)[0] : undefined;
  if (!thing?.done || !thing.doneOn) return undefined;
  return `${inUnits(daysBetween(thing.doneOn, asked.today), asked.words).replace(/,$/, '')} since ${longDay(thing.doneOn)}, when ${bold(thing.title)} was ticked.`;
}

/** The nearest thing of a kind that a question names. Undefined for any other. */
export function nearestOfKind(asked: Asked): string | undefined {
  const { words } = asked;
  if (!asked.tasks || !asksDay.test(words) || explains.test(words)) return undefined;
  const next = asksNext.exec(words)?.groups?.['what'];
  if (next) return nextWith(next, asked);
  const since = sinceThing(asked);
  if (since) return since;
  const last = asksLast.exec(words)?.groups?.['what'];
  return last ? lastWith(last, asked) : undefined;
}
