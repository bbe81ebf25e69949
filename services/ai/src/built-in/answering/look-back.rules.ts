import { addDays, daysBetween } from '@pathwise/contracts/roadmap-calendar.rules';
import { weekdayOf } from '../reading/calendar.rules.ts';
import {
  bold,
  bulletList,
  type CoachGoal,
  isOpen,
  isRunning,
  openSteps,
  plural,
  stepLine,
} from './answer-goals.rules.ts';
import { type Asked, byDate, firstOfEach, isOverdue, nextStep, nothingOpen, stepsOf } from './answer-topics.rules.ts';

// Answers about what was done, how far it is, and whether it can be done in time.

interface Span {
  from: string;
  to: string;
  words: string;
}

const monday = (today: string) => addDays(today, 1 - weekdayOf(today));

/** The time that a look back asks for. Without one, all of it. */
function spanOf(words: string, today: string): Span {
  if (/\byesterday\b/.test(words)) return { from: addDays(today, -1), to: addDays(today, -1), words: 'yesterday' };
  if (/\btoday\b/.test(words)) return { from: today, to: today, words: 'today' };
  if (/\b(?:this week|since monday)\b/.test(words)) return { from: monday(today), to: today, words: 'this week' };
  if (/\b(?:last week|past week|seven days|7 days)\b/.test(words))
    return { from: addDays(monday(today), -7), to: addDays(monday(today), -1), words: 'last week' };
  if (/\b(?:month|four weeks|30 days)\b/.test(words))
    return { from: addDays(today, -30), to: today, words: 'in the last 30 days' };
  return { from: '0000', to: today, words: 'so far' };
}

interface Done {
  title: string;
  on: string | null;
  of: string;
}

function doneIn(asked: Asked, { from, to }: Span): Done[] {
  const goals = asked.focus ? [asked.focus] : asked.goals;
  const steps = goals.flatMap((goal) =>
    (goal.steps ?? [])
      .filter(({ completed }) => completed)
      .map(({ title, doneOn }) => ({ title, on: doneOn, of: goal.title })),
  );
  const tasks = asked.focus
    ? []
    : (asked.tasks ?? [])
        .filter(({ completed }) => completed)
        .map(({ title, day }) => ({ title, on: day, of: 'weekly plan' }));
  return [...steps, ...tasks]
    .filter(({ on }) => (on === null ? from === '0000' : on >= from && on <= to))
    .toSorted((a, b) => (a.on ?? '').localeCompare(b.on ?? ''));
}

export function doneLately(asked: Asked): string {
  const span = spanOf(asked.words, asked.today);
  const done = doneIn(asked, span);
  const goalsDone = asked.goals.filter((goal) => goal.status === 'completed' && !asked.focus).map(({ title }) => title);
  const reached =
    goalsDone.length > 0 && span.from === '0000' ? ` Goals you have completed: ${goalsDone.join(', ')}.` : '';
  const planned = (asked.tasks ?? []).filter(({ day, completed }) => day === asked.today && !completed);
  if (done.length === 0 && span.words === 'today' && planned.length > 0)
    return `Nothing is ticked today. Not yet done from today’s plan:\n\n${bulletList(planned.map(({ title }) => title))}`;
  if (done.length === 0)
    return `Nothing is ticked ${span.words}.${reached} That happens; what counts is the next small piece. ${nextStep(asked)}`;
  const shown = /\bfirst\b/.test(asked.words) ? done.slice(0, 12) : done.slice(-12);
  const lines = shown.map(({ title, on, of }) => `${title}${on ? ` · ${on}` : ''} · ${of}`);
  return `You have done ${plural(done.length, 'thing')} ${span.words}:\n\n${bulletList(lines)}${reached ? `\n\n${reached.trim()}` : ''}`;
}

const isLeast = /\b(?:least|neglect\w*|lag\w*|behind|attention|worst|longest|putting off|slowest)\b/;

export function closest(asked: Asked): string {
  const open = asked.goals.filter(isOpen);
  if (open.length === 0) return nothingOpen(asked);
  const least = isLeast.test(asked.words);
  const order = open.toSorted((a, b) => (least ? a.progress - b.progress : b.progress - a.progress));
  const lines = order.map(
    (goal) =>
      `${bold(goal.title)}: ${goal.progress}%${isRunning(goal) ? '' : ' (paused)'}, ${plural(openSteps(goal).length, 'step')} open`,
  );
  const [first] = order;
  const oldest = least
    ? stepsOf(open)
        .filter((one) => isOverdue(one, asked.today))
        .toSorted(byDate)[0]
    : undefined;
  const waits = oldest
    ? ` The step that has waited longest is “${oldest.step.title}” (${oldest.goal.title}), due ${oldest.step.dueDate}.`
    : '';
  return `${least ? 'The one with least progress is' : 'The furthest along is'} ${bold(first?.title ?? '')}.${waits}\n\n${bulletList(lines)}`;
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
  const goal = asked.focus ?? asked.about[0];
  if (!goal) return nothingOpen(asked);
  const open = openSteps(goal);
  if (open.length === 0) return nothingOpen({ ...asked, focus: goal });
  const late = open.filter(({ dueDate }) => dueDate !== null && dueDate < asked.today).length;
  const behind =
    late > 0
      ? `${plural(late, 'step')} ${late === 1 ? 'is' : 'are'} past ${late === 1 ? 'its' : 'their'} day, so you are a little behind: catch up with ${late === 1 ? 'that one' : 'those'} first, or move the date.`
      : 'Nothing is overdue, so you are on course.';
  if (!goal.targetDate) return `${bold(goal.title)} has no target date, so there is nothing to miss. ${behind}`;
  const days = daysBetween(asked.today, goal.targetDate);
  if (days <= 0)
    return `The target date of ${bold(goal.title)} has come and ${plural(open.length, 'step')} ${open.length === 1 ? 'is' : 'are'} open. Write “move it by a month” and I propose new days.`;
  const each = Math.max(1, Math.round(days / open.length));
  return `${bold(goal.title)}: ${plural(open.length, 'step')} for the ${plural(days, 'day')} until ${goal.targetDate}, about one every ${plural(each, 'day')}. ${behind} Next is “${open[0]?.title}”.`;
}

/** What fits into a little time: a piece of the steps that come first. */
export function forMinutes(asked: Asked): string {
  const minutes = minutesIn(asked.words);
  const first = firstOfEach(asked.about)
    .toSorted(byDate)
    .slice(0, minutes >= 60 ? 3 : 1);
  const task = (asked.tasks ?? []).find(({ day, completed }) => day === asked.today && !completed);
  if (first.length === 0 && !task) return nothingOpen(asked);
  const lines = [
    ...(task ? [`From today’s plan: ${task.title}`] : []),
    ...first.map(({ goal, step }) => `${stepLine(step, asked.today)} · ${goal.title}`),
  ];
  const [only] = first;
  const how = only && descriptionOf(only.goal, only.step.title);
  return `For ${minutes} minutes I would take this:\n\n${bulletList(lines)}\n\n${how ? `${how} ` : ''}Set a timer, do the first piece, and stop when it rings.`;
}

function minutesIn(words: string): number {
  if (/\bhalf an hour\b/.test(words)) return 30;
  if (/\bquarter of an hour\b/.test(words)) return 15;
  const hours = /\b(\d+|an|one|two)\s*(?:hours?|hrs?|h)\b/.exec(words)?.[1];
  if (hours) return 60 * ({ an: 1, one: 1, two: 2 }[hours] ?? Number(hours));
  const written: Record<string, number> = { five: 5, ten: 10, fifteen: 15, twenty: 20, thirty: 30, forty: 40 };
  const minutes = /\b(\d+|five|ten|fifteen|twenty|thirty|forty)\s*(?:minutes?|mins?)\b/.exec(words)?.[1];
  return minutes ? (written[minutes] ?? Number(minutes)) : 20;
}

const descriptionOf = (goal: CoachGoal, title: string): string =>
  goal.steps?.find((step) => step.title === title)?.description ?? '';
