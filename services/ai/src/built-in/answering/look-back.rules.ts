import { addDays, daysBetween } from '@pathwise/contracts/roadmap-calendar.rules';
import { weekdayOf } from '../reading/calendar.rules.ts';
import {
  bold,
  bulletList,
  type CoachGoal,
  firstFew,
  isOpen,
  isRunning,
  longDay,
  openSteps,
  plural,
  stemsOf,
  whenInWords,
} from './answer-goals.rules.ts';
import { type Asked, byDate, isOverdue, nextStep, nothingOpen, stepsOf } from './answer-topics.rules.ts';
import { type Done, doneIn } from './done-things.rules.ts';
import { daysNamed, type Span } from './named-days.rules.ts';
import { missedIn, onDays, tasksOn } from './on-days.rules.ts';
import { amountIn, lastTick } from './own-counts.rules.ts';

// Answers about what was done, how far it is, and whether it can be done in time.

/** The time that a look back asks for. Without one, all of it. */
const spanOf = (words: string, today: string): Span =>
  daysNamed(words, today) ?? { from: '0000', to: today, words: 'so far' };

const thisWeek = (today: string): Span => ({
  from: addDays(today, 1 - weekdayOf(today)),
  to: today,
  words: 'this week',
});

const doneLine = ({ title, on, of }: Done) => `${title}${on ? ` · ${on}` : ''} · ${of}`;
/** More than these are summed up by goal. */
const mostShown = 8;

export function doneLately(asked: Asked): string {
  const span = spanOf(asked.words, asked.today);
  if (
    /\b(?:miss(?:ed)?|skip(?:ped)?|forg[eo]t(?:ten)?|left undone|slip(?:ped)?|undone|unfinished|(?:still|left) open|open from|not (?:get |got |been )?(?:done|ticked|finished)|left over)\b/.test(
      asked.words,
    )
  )
    return missedIn(asked, span);
  if (span.from > asked.today) return onDays(asked, span);
  const done = doneIn(asked, span);
  const [first] = done;
  if (first && /\b(?:very )?first\b(?! (?:week|month|year|days))/.test(asked.words))
    return `The first thing you ticked${first.on ? `, on ${longDay(first.on)},` : ''} was “${first.title}” (${first.of}).`;
  const newest = done.at(-1);
  if (newest && /\b(?:last|latest|most recent) (?:thing|step|task|tick|one)\b/.test(asked.words))
    return `The last thing you ticked${newest.on ? `, on ${longDay(newest.on)},` : ''} was “${newest.title}” (${newest.of}).`;
  const completed = asked.goals.filter(
    (goal) => goal.status === 'completed' && !asked.focus && (span.from === '0000' || isWithin(lastTick(goal), span)),
  );
  const reached =
    completed.length > 0 ? ` Goals you have completed: ${completed.map(({ title }) => title).join(', ')}.` : '';
  const planned = (asked.tasks ?? []).filter(({ day, completed: isDone }) => day === asked.today && !isDone);
  if (done.length === 0 && span.words === 'today' && planned.length > 0)
    return `Nothing is ticked today. Not yet done from today’s plan:\n\n${bulletList(planned.map(({ title }) => title))}`;
  if (done.length === 0)
    return `Nothing is ticked ${span.words}.${reached} That happens; what counts is the next small piece. ${nextStep(asked)}`;
  const heading = `You have done ${plural(done.length, 'thing')} ${span.words}`;
  const shown = done.length > mostShown ? summedUp(done, heading) : `${heading}:\n\n${bulletList(done.map(doneLine))}`;
  return `${shown}${reached ? `\n\n${reached.trim()}` : ''}${standsAt(asked)}`;
}

/** How far the one goal is that a look back was about. */
function standsAt({ named, today }: Asked): string {
  const all = named?.steps ?? [];
  if (!named || all.length === 0) return '';
  const late = openSteps(named).find(({ dueDate }) => dueDate !== null && dueDate < today);
  return `\n\nThat makes ${all.filter(({ completed }) => completed).length} of ${plural(all.length, 'step')}${late ? `; “${late.title}” is past its day (${late.dueDate})` : ''}.`;
}

/** '5 of Stop smoking, 3 of Run the half', and the latest ones. */
function summedUp(done: readonly Done[], heading: string): string {
  const counts = new Map<string, number>();
  for (const { of } of done) counts.set(of, (counts.get(of) ?? 0) + 1);
  const parts = [...counts].toSorted((a, b) => b[1] - a[1]).map(([of, count]) => `${bold(of)}: ${count}`);
  return `${heading}:\n\n${bulletList(parts)}\n\nThe latest of them:\n\n${bulletList(done.slice(-4).map(doneLine))}`;
}

const isWithin = (day: string, { from, to }: Span) => day >= from && day <= to;

/** What was ticked this week, in a sentence. Empty when nothing was. */
export function doneThisWeek(asked: Asked): string {
  const done = doneIn({ ...asked, focus: undefined }, thisWeek(asked.today));
  return done.map(({ title }) => `“${title}”`).join(', ');
}

const isMostLeft = /\bmost (?:left|to do|still|work|steps|tasks)\b/;
const isLeast =
  /\b(?:least|needs? me|need(?:s|ing)? (?:\w+ )?(?:work|care|love)|neglect\w*|lag\w*|behind|attention|worst|longest|putting off|slowest)\b/;

/** The goals that the question names, when they are several; else all that are open, with paused ones for 'closest' only. */
function goalsCompared(asked: Asked, least: boolean): CoachGoal[] {
  const asks = new Set(stemsOf(asked.words));
  const named = asked.goals.filter(({ title }) => stemsOf(title).some((stem) => asks.has(stem)));
  if (named.length > 1) return named;
  const open = asked.goals.filter(isOpen);
  const running = open.filter(isRunning);
  return least && running.length > 0 ? running : open;
}

/** 'Which goal has most left to do?': by the open steps. */
function mostLeft(asked: Asked): string {
  const order = asked.goals.filter(isRunning).toSorted((a, b) => openSteps(b).length - openSteps(a).length);
  const [first] = order;
  if (!first) return nothingOpen(asked);
  const count = openSteps(first).length;
  const same = order.filter((goal) => openSteps(goal).length === count);
  return `Most is left in ${same.map(({ title }) => bold(title)).join(' and ')}: ${plural(count, 'open step')}.\n\n${bulletList(order.map((goal) => `${comparedLine(goal, asked.today)}, ${openSteps(goal).length} to do`))}`;
}

export function closest(asked: Asked): string {
  if (isMostLeft.test(asked.words)) return mostLeft(asked);
  const least = isLeast.test(asked.words);
  const compared = goalsCompared(asked, least);
  if (compared.length === 0) return nothingOpen(asked);
  const order = compared.toSorted((a, b) => (least ? a.progress - b.progress : b.progress - a.progress));
  const lines = order.map((goal) => comparedLine(goal, asked.today));
  const first = order.find(isRunning) ?? order[0];
  const paused = least
    ? asked.goals.filter((goal) => isOpen(goal) && !isRunning(goal) && !compared.includes(goal))
    : [];
  const aside =
    paused.length > 0
      ? `\n\n${paused.map(({ title }) => bold(title)).join(' and ')} ${paused.length === 1 ? 'is' : 'are'} paused, so that does not count as neglect.`
      : '';
  return `${least ? 'The one with least progress is' : 'The furthest along is'} ${bold(first?.title ?? '')}.${least ? waitedLongest(compared, asked) : ''}\n\n${bulletList(lines)}${aside}`;
}

function comparedLine(goal: CoachGoal, today: string): string {
  const { steps = [], title, progress } = goal;
  const late = openSteps(goal).filter(({ dueDate }) => dueDate !== null && dueDate < today).length;
  const done = steps.filter(({ completed }) => completed).length;
  const state = isOpen(goal) ? (isRunning(goal) ? '' : ' (paused)') : ' (completed)';
  return `${bold(title)}: ${progress}%${state}, ${steps.length > 0 ? `${done} of ${plural(steps.length, 'step')} done` : `${plural(openSteps(goal).length, 'step')} open`}${late > 0 && isRunning(goal) ? `, ${late} overdue` : ''}${goal.targetDate && isOpen(goal) ? `, target ${goal.targetDate}` : ''}`;
}

function waitedLongest(goals: readonly CoachGoal[], { today }: Asked): string {
  const oldest = stepsOf(goals)
    .filter((one) => isOverdue(one, today))
    .toSorted(byDate)[0];
  return oldest
    ? ` The step that has waited longest is “${oldest.step.title}” (${oldest.goal.title}), due ${oldest.step.dueDate}.`
    : '';
}

/** Why the percentage is what it is. The rule is `progressOf` of the contracts. */
export function whyPercentage(asked: Asked): string {
  const goals = asked.focus ? [asked.focus] : asked.about;
  const lines = goals.map(percentageLine);
  const rule = 'Every step counts the same, whatever its size, so one tick moves a short plan further than a long one.';
  return `${bulletList(lines)}\n\n${rule}`;
}

function percentageLine(goal: CoachGoal): string {
  const all = goal.steps ?? [];
  const done = all.filter(({ completed }) => completed).length;
  if (goal.status === 'completed') return `${bold(goal.title)}: 100%, because the goal is completed.`;
  if (all.length === 0)
    return `${bold(goal.title)}: ${goal.progress}%. It has no steps, so this is what you set yourself.`;
  return `${bold(goal.title)}: ${goal.progress}%, because ${done} of ${all.length} steps ${done === 1 ? 'is' : 'are'} done.`;
}

export function canIMakeIt(asked: Asked): string {
  const goals = asked.focus ? [asked.focus] : asked.about;
  if (goals.length === 0) return nothingOpen(asked);
  return goals.map((goal) => chanceOf(goal, asked)).join('\n\n');
}

function chanceOf(goal: CoachGoal, asked: Asked): string {
  const open = openSteps(goal);
  if (open.length === 0) return nothingOpen({ ...asked, focus: goal });
  const late = open.filter(({ dueDate }) => dueDate !== null && dueDate < asked.today);
  const [oldest] = late;
  const behind = oldest
    ? `${plural(late.length, 'step')} ${late.length === 1 ? 'is' : 'are'} past ${late.length === 1 ? 'its' : 'their'} day (“${oldest.title}”, due ${oldest.dueDate}), so you are a little behind: catch up with ${late.length === 1 ? 'that one' : 'those'} first, or move the date.`
    : 'Nothing is overdue, so you are on course.';
  const lately = doneLatelyFor(goal, asked);
  if (!goal.targetDate)
    return `${bold(goal.title)} has no target date, so there is nothing to miss. ${behind}${lately}`;
  const days = daysBetween(asked.today, goal.targetDate);
  if (days <= 0)
    return `The target date of ${bold(goal.title)} has come and ${plural(open.length, 'step')} ${open.length === 1 ? 'is' : 'are'} open. Write “move it by a month” and I propose new days.`;
  const each = Math.max(1, Math.round(days / open.length));
  const next = open.find((step) => !late.includes(step));
  return `${bold(goal.title)}: ${plural(open.length, 'step')} for the ${plural(days, 'day')} until ${goal.targetDate}, about one every ${plural(each, 'day')}. ${behind}${lately}${next ? ` Next is “${next.title}”${next.dueDate ? `, ${whenInWords(next.dueDate, asked.today)}` : ''}.` : ''}`;
}

const lookedBackOn = 21;

/** What was done for a goal in the last weeks, in a sentence. */
export function doneLatelyFor(goal: CoachGoal, asked: Asked): string {
  const span = { from: addDays(asked.today, -lookedBackOn), to: asked.today };
  const tasks = tasksOn({ ...asked, named: goal }, span).filter(({ completed }) => completed);
  const steps = (goal.steps ?? []).filter(
    ({ completed, doneOn }) => completed && doneOn !== null && doneOn >= span.from,
  );
  const titles = new Set(steps.map(({ title }) => title)); // a step that was planned as a task counts once
  const done = [
    ...steps.map(({ title, doneOn }) => `“${title}” (${doneOn})`),
    ...firstFew(tasks.filter(({ title }) => !titles.has(title)).map(({ title, day }) => `“${title}” (${day})`)),
  ];
  return done.length > 0 ? ` Done in the last three weeks: ${done.join(', ')}.` : '';
}

/** A day that is nearer is not meant as another date for the sum. */
const shortestTerm = 45;

/** 'How much do I have to save a month?': the amount in the goal's title by the time that is left. */
export function perMonth(asked: Asked): string {
  const withAmount = (goal: CoachGoal) => amountIn(goal.title) !== undefined && goal.targetDate !== null;
  const goal = [asked.focus, ...asked.about].find((one) => one && withAmount(one));
  const amount = goal && amountIn(goal.title);
  if (!goal?.targetDate || !amount)
    return 'That needs a goal with an amount and a target date, such as “Save £3,000 by next December”. Write it to me and I divide it up.';
  const wanted = daysNamed(asked.words, asked.today)?.to;
  const until = wanted && wanted > addDays(asked.today, shortestTerm) ? wanted : goal.targetDate;
  const days = Math.max(7, daysBetween(asked.today, until));
  const [unit, spans] = /\bweek/.test(asked.words)
    ? ['week', Math.max(1, Math.round(days / 7))]
    : ['month', Math.max(1, Math.round(days / 30.4))];
  const each = Math.ceil(amount.value / Number(spans));
  const inPlan = openSteps(goal).find(({ title }) => /standing order|per month|a month|monthly/i.test(title));
  return `${bold(goal.title)}: ${plural(Number(spans), String(unit))} are left until ${until}, so from nothing it is about ${amount.sign}${each.toLocaleString('en-GB')} a ${unit}; take off what you have already put aside.${inPlan ? ` Your plan has “${inPlan.title}”.` : ''}`;
}
