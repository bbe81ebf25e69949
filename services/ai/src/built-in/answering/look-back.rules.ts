import { addDays, addMonths, daysBetween } from '@pathwise/contracts/roadmap-calendar.rules';
import { weekdayOf } from '../reading/calendar.rules.ts';
import {
  bold,
  bulletList,
  type CoachGoal,
  isOpen,
  isRunning,
  longDay,
  months,
  openSteps,
  plural,
} from './answer-goals.rules.ts';
import { type Asked, byDate, isOverdue, nextStep, nothingOpen, stepsOf } from './answer-topics.rules.ts';

// Answers about what was done, how far it is, and whether it can be done in time.

interface Span {
  from: string;
  to: string;
  words: string;
}

const monday = (today: string) => addDays(today, 1 - weekdayOf(today));

const seasons: readonly (readonly [RegExp, string])[] = [
  [/\b(?:autumn|fall)\b/, '09'],
  [/\bsummer\b/, '06'],
  [/\bspring\b/, '03'],
  [/\bwinter\b/, '12'],
];
const monthNames = 'january february march april may june july august september october november december'.split(' ');
const twoDigits = (month: number) => String(month).padStart(2, '0');

/** The first day of a month, in this year or the last: of what has been, the nearest. */
function latest(month: string, today: string): string {
  const thisYear = `${today.slice(0, 4)}-${month}-01`;
  return thisYear <= today ? thisYear : `${Number(today.slice(0, 4)) - 1}-${month}-01`;
}

/** 'my autumn' is from September on for three months, 'since March' from March until today. */
function namedSpan(words: string, today: string): Span | undefined {
  const season = seasons.find(([name]) => name.test(words));
  if (season) {
    const from = latest(season[1], today);
    const to = addDays(addMonths(from, 3), -1);
    return { from, to: to < today ? to : today, words: `from ${from} to ${to < today ? to : 'today'}` };
  }
  const month = monthNames.findIndex((name) => name !== 'may' && name !== 'march' && words.includes(name));
  const since = /\bsince (may|march)\b/.exec(words)?.[1];
  const at = since ? monthNames.indexOf(since) : month;
  if (at < 0) return undefined;
  const from = latest(twoDigits(at + 1), today);
  const end = words.includes('since') ? today : addDays(addMonths(from, 1), -1);
  return { from, to: end < today ? end : today, words: words.includes('since') ? `since ${from}` : `in ${months[at]}` };
}

/** The time that a look back asks for. Without one, all of it. */
function spanOf(words: string, today: string): Span {
  if (/\byesterday\b/.test(words)) return { from: addDays(today, -1), to: addDays(today, -1), words: 'yesterday' };
  if (/\btoday\b/.test(words)) return { from: today, to: today, words: 'today' };
  if (/\b(?:this week|since monday|all week)\b/.test(words)) return thisWeek(today);
  if (/\b(?:last week|past week|seven days|7 days)\b/.test(words))
    return { from: addDays(monday(today), -7), to: addDays(monday(today), -1), words: 'last week' };
  if (/\b(?:month|four weeks|30 days)\b/.test(words))
    return { from: addDays(today, -30), to: today, words: 'in the last 30 days' };
  if (/\bthis year\b/.test(words)) return { from: `${today.slice(0, 4)}-01-01`, to: today, words: 'this year' };
  return namedSpan(words, today) ?? { from: '0000', to: today, words: 'so far' };
}

const thisWeek = (today: string): Span => ({ from: monday(today), to: today, words: 'this week' });

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

const doneLine = ({ title, on, of }: Done) => `${title}${on ? ` · ${on}` : ''} · ${of}`;
/** More than these are summed up by goal. */
const mostShown = 8;

export function doneLately(asked: Asked): string {
  const span = spanOf(asked.words, asked.today);
  const done = doneIn(asked, span);
  const [first] = done;
  if (first && /\b(?:very )?first\b(?! (?:week|month|year|days))/.test(asked.words))
    return `The first thing you ticked${first.on ? `, on ${longDay(first.on)},` : ''} was “${first.title}” (${first.of}).`;
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
  return `${shown}${reached ? `\n\n${reached.trim()}` : ''}`;
}

/** '5 of Stop smoking, 3 of Run the half', and the latest ones. */
function summedUp(done: readonly Done[], heading: string): string {
  const counts = new Map<string, number>();
  for (const { of } of done) counts.set(of, (counts.get(of) ?? 0) + 1);
  const parts = [...counts].toSorted((a, b) => b[1] - a[1]).map(([of, count]) => `${bold(of)}: ${count}`);
  return `${heading}:\n\n${bulletList(parts)}\n\nThe latest of them:\n\n${bulletList(done.slice(-4).map(doneLine))}`;
}

const lastTick = ({ steps = [] }: CoachGoal) =>
  steps
    .map(({ doneOn }) => doneOn ?? '')
    .toSorted()
    .at(-1) ?? '';
const isWithin = (day: string, { from, to }: Span) => day >= from && day <= to;

/** What was ticked this week, in a sentence. Empty when nothing was. */
export function doneThisWeek(asked: Asked): string {
  const done = doneIn({ ...asked, focus: undefined }, thisWeek(asked.today));
  return done.map(({ title }) => `“${title}”`).join(', ');
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
  const goals = asked.focus ? [asked.focus] : asked.about;
  if (goals.length === 0) return nothingOpen(asked);
  return goals.map((goal) => chanceOf(goal, asked)).join('\n\n');
}

function chanceOf(goal: CoachGoal, asked: Asked): string {
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

/** 'How much do I have to save a month?': the amount in the goal's title by the time that is left. */
export function perMonth(asked: Asked): string {
  const withAmount = (goal: CoachGoal) => amountIn(goal.title) !== undefined && goal.targetDate !== null;
  const goal = [asked.focus, ...asked.about].find((one) => one && withAmount(one));
  const amount = goal && amountIn(goal.title);
  if (!goal?.targetDate || !amount)
    return 'That needs a goal with an amount and a target date, such as “Save £3,000 by next December”. Write it to me and I divide it up.';
  const days = Math.max(7, daysBetween(asked.today, goal.targetDate));
  const [unit, spans] = /\bweek/.test(asked.words)
    ? ['week', Math.max(1, Math.round(days / 7))]
    : ['month', Math.max(1, Math.round(days / 30.4))];
  const each = Math.ceil(amount.value / Number(spans));
  const inPlan = openSteps(goal).find(({ title }) => /standing order|per month|a month|monthly/i.test(title));
  return `${bold(goal.title)}: ${plural(Number(spans), String(unit))} are left until ${goal.targetDate}, so from nothing it is about ${amount.sign}${each.toLocaleString('en-GB')} a ${unit}; take off what you have already put aside.${inPlan ? ` Your plan has “${inPlan.title}”.` : ''}`;
}

function amountIn(title: string): { sign: string; value: number } | undefined {
  const [, sign = '', digits = '', thousands] = /([£$€])?\s?(\d[\d,.]*)\s?(k\b)?/i.exec(title) ?? [];
  const value = Number(digits.replace(/[,.](?=\d{3})/g, '').replace(/[,.]$/, '')) * (thousands ? 1000 : 1);
  return value >= 100 ? { sign, value } : undefined;
}
