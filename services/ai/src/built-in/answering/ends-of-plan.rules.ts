import { anyOf } from '../reading/phrases.rules.ts';
import { bold, bulletList, type CoachGoal, isOpen, isRunning, longDay, whenInWords } from './answer-goals.rules.ts';
import type { Asked } from './answer-topics.rules.ts';
import { doneIn } from './done-things.rules.ts';
import { tell } from './one-thing.rules.ts';

// What stands at the beginning or the end: the goal that ends first, the furthest date, the last step, the latest tick.

const isLast = /\b(?:last|latest|final|furthest|farthest|most distant)\b/;
const end = /\b(?:first|last|latest|final|furthest|farthest|nearest|earliest|soonest)\b/;
const didIt =
  /\b(?:did i|i did|i(?:'ve| have)|have i)\b|\bi? ?(?:ticked|finished|completed|managed|achieved)\b|\b(?:was|were) done\b/;
const ofDates = /\b(?:ends?|finish\w*|due|deadlines?|target|dates?|over|run out|runs out)\b/;

/** 'Which goal is nearest to being finished?' asks for progress. */
const nearlyDone = /\b(?:nearest|closest|close|near) to (?:being |the )?(?:finish\w*|done|complet\w*|end|over)\b/;

const datedGoals = (goals: readonly CoachGoal[]) =>
  goals.flatMap((goal) => (goal.targetDate && isOpen(goal) ? [{ goal, day: goal.targetDate }] : []));

/** 'Which of my goals ends first?': by target date, with a paused goal beside the running ones. */
function goalAtEnd({ words, goals, today }: Asked): string | undefined {
  if (!/\b(?:which|what)\b.*\bgoals?\b/.test(words) || !ofDates.test(words) || nearlyDone.test(words)) return undefined;
  const sign = isLast.test(words) ? -1 : 1;
  const order = datedGoals(goals).toSorted((a, b) => sign * a.day.localeCompare(b.day));
  const running = order.filter(({ goal }) => isRunning(goal));
  const [first, ...others] = running;
  if (!first) return undefined;
  const paused = order.slice(0, order.indexOf(first)).map(({ goal, day }) => `${bold(goal.title)} (${day})`);
  const beside = paused.length > 0 ? ` ${sign < 0 ? 'Later' : 'Earlier'}, but paused: ${paused.join(', ')}.` : '';
  const rest = others.map(({ goal, day }) => `${goal.title} (${day})`).join(', ');
  return `${bold(first.goal.title)} ends ${sign < 0 ? 'last' : 'first'}, on ${longDay(first.day)}${whenInWords(first.day, today).slice(first.day.length)}.${rest ? ` Then ${rest}.` : ''}${beside}`;
}

const furthest = anyOf([
  'furthest/farthest/latest away/off/out/ahead? thing/date/deadline/step/one/task/day/point',
  'thing/date/deadline/step/one that/which is? furthest/farthest',
]);

/** 'What is the furthest away thing on here?' */
function furthestThing({ words, about, today }: Asked): string | undefined {
  if (!furthest.test(words)) return undefined;
  const steps = about
    .filter(isOpen)
    .flatMap((goal) => (goal.steps ?? []).map((step) => ({ ...step, goal })))
    .filter(({ completed, dueDate }) => !completed && dueDate !== null);
  const last = steps.toSorted((a, b) => (a.dueDate ?? '').localeCompare(b.dueDate ?? '')).at(-1);
  return last?.dueDate
    ? `The furthest one is ${bold(last.title)} (${last.goal.title}), on ${longDay(last.dueDate)}${whenInWords(last.dueDate, today).slice(last.dueDate.length)}.`
    : undefined;
}

const step = '(?:steps?|milestones?|things?|parts?|bits?)';
const each = '(?:every|each|all)';
const ofEach: readonly RegExp[] = [
  new RegExp(`\\b(?<which>first|last|final|next)\\b(?: \\w+)? ${step} (?:of|in|for|on) ${each}\\b`),
  new RegExp(`\\b${each}\\b.*\\bgoals?.*\\b(?<which>first|last|final|next) ${step}`),
];

/** 'Name the last step of every active goal' */
function endOfEach({ words, goals, today }: Asked): string | undefined {
  const which = ofEach.map((pattern) => pattern.exec(words)?.groups?.['which']).find(Boolean);
  if (!which) return undefined;
  const lines = goals.filter(isRunning).flatMap(({ title, steps = [] }) => {
    const found =
      which === 'first' ? steps[0] : which === 'next' ? steps.find(({ completed }) => !completed) : steps.at(-1);
    if (!found) return [];
    const day = found.dueDate ? `, ${whenInWords(found.dueDate, today)}` : '';
    return [`${bold(title)}: ${found.title}${day}${found.completed ? ', done' : ''}`];
  });
  return lines.length > 0 ? bulletList(lines) : undefined;
}

const explains = /\b(?:why|explain|describe|mean|means|how do|how should|about|detail)\b/;
const endOfOne = new RegExp(
  `\\b(?<which>first|last|final) ${step}\\b|\\bwhat(?:'?s| is)? (?:the )?(?:very )?(?<other>last|final)\\b`,
);

const asksForIt = /\?\s*$|^(?:and |so )?(?:what|which|when|name|show|tell me)\b|\b(?:is|was) what\W*$/;

/** 'What is the very last thing on the list for the novel?' */
function endOfGoal(asked: Asked): string | undefined {
  const { words, named } = asked;
  const { which, other } = endOfOne.exec(words)?.groups ?? {};
  if (!named || !(which ?? other) || !asksForIt.test(words) || didIt.test(words) || explains.test(words))
    return undefined;
  const { steps = [] } = named;
  const found = which === 'first' ? steps[0] : steps.at(-1);
  if (!found) return undefined;
  const { title, dueDate, completed, doneOn } = found;
  return tell({ title, day: dueDate, done: completed, doneOn, goal: named }, asked);
}

const endOfTicks =
  /\b(?:very first|first|last|latest|most recent(?:ly)?|newest)\b(?! (?:week|month|year|night|days?|time|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d))/;
const asksWhat = /\b(?:what|which)\b/;

/** 'What did I finish most recently?', 'the very first thing I did for the race'. */
function endOfDone(asked: Asked): string | undefined {
  const { words, named } = asked;
  const which = endOfTicks.exec(words)?.[0];
  if (!which || !asksWhat.test(words) || !didIt.test(words) || /\b(?:when|why)\b/.test(words)) return undefined;
  const done = doneIn({ ...asked, focus: named }, { from: '0001', to: asked.today });
  const found = /first/.test(which) ? done[0] : done.at(-1);
  if (!found?.on) return undefined;
  const isTask = found.of === 'weekly plan';
  const step = /first/.test(which) || !isTask ? undefined : done.findLast(({ of }) => of !== 'weekly plan');
  const beside = step ? ` The latest step was “${step.title}” (${step.of}) on ${longDay(step.on ?? found.on)}.` : '';
  return `The ${/first/.test(which) ? 'first' : 'last'} thing you ticked${named ? ` for ${bold(named.title)}` : ''}, on ${longDay(found.on)}, was “${found.title}”${named && !isTask ? '' : ` (${found.of})`}.${beside}`;
}

/** What stands at an end of the plan or of the record. Undefined for any other question. */
export function atAnEnd(asked: Asked): string | undefined {
  if (!end.test(asked.words) && !/\b(?:most recent(?:ly)?|newest|most distant|next)\b/.test(asked.words))
    return undefined;
  return endOfDone(asked) ?? endOfEach(asked) ?? goalAtEnd(asked) ?? furthestThing(asked) ?? endOfGoal(asked);
}
