import type { GoalCategory } from '@pathwise/contracts/roadmap';
import { addDays, daysBetween } from '@pathwise/contracts/roadmap-calendar.rules';
import { bookletOfGoal } from '../drafting/read-goal.rules.ts';
import { digits, readNumber } from '../reading/numbers.rules.ts';
import { oneOf, wordsOf } from '../reading/phrases.rules.ts';
import { readQuantities } from '../reading/quantity.rules.ts';
import {
  bold,
  bulletList,
  type CoachGoal,
  goalNamed,
  isOpen,
  isRunning,
  longDay,
  openSteps,
  plural,
  stepLine,
} from './answer-goals.rules.ts';
import { type Asked, byDate, stepsOf } from './answer-topics.rules.ts';
import { doneIn } from './done-things.rules.ts';
import { daysNamed, tasksKnownIn } from './named-days.rules.ts';
import { thingsNamed } from './one-thing.rules.ts';

// Questions that ask for a number, computed from the goals, steps and tasks.

const asksHowLong =
  /\b(?:how (?:many|much) (?:more )?(?:days?|weeks?|months?|time|sleeps)|how long|how far (?:away|off)|countdown|(?:days|weeks|months) (?:left|to go|until|till|to))\b/;

/** 'How much time do I need to put aside?' asks for hours. */
const asksEffort = /\bhow (?:much time|long) (?:do|does|will|would|should|must)\b.*\b(?:need|takes?|put|spend|set)\b/;

/** 'How many weeks until the race?': the time to the day of a step or goal that is named. */
export function timeUntil(asked: Asked): string | undefined {
  const { words, today, named, about } = asked;
  if (!asksHowLong.test(words) || /\b(?:has|have|'s)\b.* been\b|\b(?:late|since|ago)\b/.test(words)) return undefined;
  if (/\bhow long (?:does|did|have(?! i (?:got|left))|has|ago|should|is it since)\b/.test(words)) return undefined;
  if (asksEffort.test(words)) return undefined;
  const calendar = untilCalendarDay(asked);
  if (calendar) return calendar;
  const until = /\b(?:until|till|til|to|before|for|left (?:for|on|of|in)|is)\b(.*)/.exec(words)?.[1] ?? '';
  const thing =
    named && !/\d/.test(until) && goalNamed(until, asked.goals) === named ? undefined : thingsNamed(until, asked, 1)[0];
  const goal = named ?? (about.length === 1 ? about[0] : undefined);
  const day = (thing?.done ? undefined : thing?.day) ?? goal?.targetDate;
  const what = thing?.day && !thing.done ? `“${thing.title}”` : goal ? bold(goal.title) : '';
  if (!day) return undefined;
  const days = daysBetween(today, day);
  if (days <= 0)
    return `${longDay(day)}, the day of ${what}, ${days === 0 ? 'is today' : `was ${plural(-days, 'day')} ago`}.`;
  return `${inUnits(days, words)} until ${longDay(day)}, the day of ${what}.`;
}

const untilWhen = /\b(?:until|till|til|before|between now and)\b(?<when>.*)/;
const partsOfDay = [
  ...wordsOf(`the of end start beginning middle this next new day days eve month week weekend year christmas january february march april
    may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec monday tuesday
    wednesday thursday friday saturday sunday tomorrow spring summer autumn winter first second third fourth last`),
  "year's",
  'years',
];
/** Nothing but a day: 'the end of May', '3 December'. */
const onlyDay = new RegExp(`^(?:\\s*(?:${oneOf(partsOfDay)}|\\d+(?:st|nd|rd|th)?)\\b)+\\W*$`);

/** 'How many weeks until Easter Monday?': the time to a day that the calendar names, where no goal or step is named. */
function untilCalendarDay(asked: Asked): string | undefined {
  const when = untilWhen.exec(asked.words)?.groups?.['when'] ?? '';
  const span = onlyDay.test(when) ? daysNamed(when, asked.today) : undefined;
  if (!span || thingsNamed(when, asked, 1).length > 0 || goalNamed(when, asked.goals)) return undefined;
  const isEnd = /^\s*(?:the )?end of\b/.test(when);
  const day = span.from > asked.today && !isEnd ? span.from : span.to;
  const days = daysBetween(asked.today, day);
  return days > 0 ? `${inUnits(days, asked.words).replace(/,$/, '')} until ${longDay(day)}.` : undefined;
}

export function inUnits(days: number, words: string): string {
  const weeks = Math.floor(days / 7);
  const rest = days % 7;
  const inWeeks = `${plural(weeks, 'week')}${rest > 0 ? ` and ${plural(rest, 'day')}` : ''}`;
  if (/\bmonths\b/.test(words))
    return `About ${plural(Math.round(days / 30.4), 'month')}, that is ${plural(days, 'day')},`;
  if (/\b(?:days?|sleeps)\b/.test(words) || weeks < 2) return plural(days, 'day');
  return `${inWeeks}, that is ${plural(days, 'day')},`;
}

/** 'How many pages have I read?': the sum of what was ticked with that unit. */
export function amountDone(asked: Asked): string | undefined {
  const [, unit = ''] = /\bhow many (\p{L}+)\b.*\b(?:have|did|'ve|ive) i\b/u.exec(asked.words) ?? [];
  if (/\b(?:say|said|planned|meant|supposed|aim\w*|want(?:ed)?)\b/.test(asked.words)) return undefined;
  if (timesOf.test(unit)) return timesDone(asked, unit);
  if (!unit || /^(?:goals?|steps?|things?|tasks?|days?|weeks?|months?|times?|milestones?|of)$/.test(unit))
    return undefined;
  const short =
    { kilometres: 'km', kilometers: 'km', kms: 'km', ks: 'km', minutes: 'min', mins: 'min' }[unit] ??
    unit.replace(/s$/, '');
  const amount = new RegExp(`(?<![\\d.,])(${digits})\\s?${short}`, 'i');
  const span = daysNamed(asked.words, asked.today) ?? { from: '0000', to: asked.today, words: 'so far' };
  const done = doneIn({ ...asked, focus: undefined }, span).filter(({ title }) => amount.test(title));
  if (done.length === 0)
    return `I do not see that: nothing that is ticked ${span.words} counts ${unit}. What stands in a step’s or task’s title, such as “Read 40 pages”, I can add up.`;
  const sum = done.reduce((total, { title }) => total + readNumber(amount.exec(title)?.[1] ?? '0'), 0);
  const lines = bulletList(done.map(({ title, on }) => `${title}${on ? ` · ${on}` : ''}`));
  return `${Math.round(sum * 10) / 10} ${unit} that were ticked ${span.words}:\n\n${lines}\n\nWhat you did beside your plan is not recorded here, nor how much there is in all.`;
}

/** Things that are counted by their ticks: 'how many runs', 'how often'. */
const timesOf = /^(?:runs?|swims?|walks?|rides?|sessions?|trainings?|workouts?|lessons?|calls?|classes|outings?)$/;

function timesDone(asked: Asked, unit: string): string {
  const { today } = asked;
  const known = { from: addDays(today, -35), to: today, words: 'in the last five weeks' };
  const said = daysNamed(asked.words, today);
  const span = said && tasksKnownIn(said, today) ? said : known;
  const all = (asked.tasks ?? []).filter(({ completed, day }) => completed && day >= span.from && day <= span.to);
  const stem = unit.replace(/(?:es|s)$/, '');
  const found = all.filter(({ title }) => new RegExp(`\\b${stem}`, 'i').test(title));
  if (found.length === 0)
    return `None that is ticked in your weekly plan ${span.words}. What you did beside it I do not see.`;
  return `${found.length} ${found.length === 1 ? 'is' : 'are'} ticked ${span.words}:\n\n${bulletList(found.map(({ title, day }) => `${title} · ${day}`))}\n\nWhat you did beside your plan I do not see.`;
}

/** 'How many goals have I finished?', 'how many steps are left?'. */
export function howMany(asked: Asked): string | undefined {
  const { words, goals } = asked;
  if (!/\bhow many\b|\bcount\b/.test(words) || /\b(?:overdue|late|been)\b/.test(words)) return undefined;
  const ofTasks = /\btasks?\b/.test(words);
  if (ofTasks && daysNamed(words, asked.today)) return howManyTasks(asked);
  if (/\bgoals?\b/.test(words) && /\b(?:finish\w*|complet\w*|done|reach\w*|achiev\w*)\b/.test(words))
    return goalsReached(goals);
  const isOfAll = /\b(?:in total|altogether|in all|overall|all (?:my |the )?goals|every goal|all together)\b/.test(
    words,
  );
  const focus = isOfAll ? undefined : asked.focus;
  const about = focus ? [focus] : goals;
  const all = about.flatMap(({ steps = [] }) => steps);
  if (!(ofTasks && focus) && !/\b(?:steps?|milestones?|ticks)\b/.test(words)) return undefined;
  if (all.length === 0) return undefined;
  const done = all.filter(({ completed }) => completed).length;
  const where = focus ? ` of ${bold(focus.title)}` : '';
  const lines =
    about.length > 1
      ? `\n\n${bulletList(about.map(({ title, steps = [] }) => `${bold(title)}: ${steps.filter(({ completed }) => completed).length} of ${steps.length}`))}`
      : '';
  return `${done} of ${plural(all.length, 'step')}${where} ${done === 1 ? 'is' : 'are'} done, ${all.length - done} ${all.length - done === 1 ? 'is' : 'are'} left.${lines}`;
}

/** 'How many tasks are open this week?' */
function howManyTasks({ words, tasks, today }: Asked): string | undefined {
  const span = daysNamed(words, today);
  if (!tasks || !span || !tasksKnownIn(span, today)) return undefined;
  const all = tasks.filter(({ day }) => day >= span.from && day <= span.to);
  const done = all.filter(({ completed }) => completed);
  const open = all.filter(({ completed }) => !completed);
  const listed = (some: typeof all) => bulletList(some.map(({ title, day }) => `${title} · ${day}`));
  const parts = [
    open.length > 0 ? `${open.length} open:\n\n${listed(open)}` : '',
    done.length > 0 ? `${done.length} done:\n\n${listed(done)}` : '',
  ].filter(Boolean);
  return `Your weekly plan ${span.to < today ? 'had' : 'has'} ${plural(all.length, 'task')} ${span.words}.${parts.length > 0 ? ` ${parts.join('\n\n')}` : ''}`;
}

export const lastTick = ({ steps = [] }: CoachGoal): string =>
  steps
    .map(({ doneOn }) => doneOn ?? '')
    .toSorted()
    .at(-1) ?? '';

function goalsReached(goals: readonly CoachGoal[]): string {
  const reached = goals.filter((goal) => !isOpen(goal));
  const running = goals.filter(isRunning).length;
  const paused = goals.length - reached.length - running;
  const rest = [running > 0 ? `${running} running` : '', paused > 0 ? `${paused} paused` : '']
    .filter(Boolean)
    .join(', ');
  if (reached.length === 0)
    return `None yet; ${rest}. ${plural(goals.flatMap(({ steps = [] }) => steps).filter(({ completed }) => completed).length, 'step')} of them are done.`;
  const lines = reached.map(
    (goal) =>
      `${bold(goal.title)}${lastTick(goal) ? `, completed with its last step on ${lastTick(goal)}` : ''}: ${plural(goal.steps?.length ?? 0, 'step')}`,
  );
  return `${reached.length === 1 ? 'One' : reached.length}:\n\n${bulletList(lines)}\n\nThe others: ${rest || 'none'}.`;
}

const asksNextDay =
  /\b(?:next|first|nearest|soonest|closest|upcoming|coming)\b.*\b(?:deadlines?|due|dates?)\b|\bdeadlines?\b.*\b(?:next|first|coming|soon|up)\b/;
const asksNext = /\b(?:next|first|then|now|coming|comes)\b/;
/** 'Apart from what is late' */
const leavesOut =
  /\b(?:not (?:counting|including)|apart from|aside from|besides|except|excluding|ignor(?:e|ing)|leaving (?:out|aside)|other than)\b(.*)/;
const isLate = /\b(?:late|overdue|old|missed|past|behind)\b/;
const leavesOutLate = (words: string) => isLate.test(leavesOut.exec(words)?.[1] ?? '');

/** The dated steps that come first: 'what is the next deadline?', 'what is next apart from the late ones?'. */
export function comingDeadlines(asked: Asked): string | undefined {
  if (!asksNextDay.test(asked.words) && !(asksNext.test(asked.words) && leavesOutLate(asked.words))) return undefined;
  const dated = stepsOf(asked.about)
    .filter(({ step }) => step.dueDate !== null)
    .toSorted(byDate);
  const ahead = dated.filter(({ step }) => (step.dueDate ?? '') >= asked.today).slice(0, 3);
  const late = dated.filter(({ step }) => (step.dueDate ?? '') < asked.today);
  const [first, ...others] = ahead.map(({ goal, step }) => `${stepLine(step, asked.today)} · ${goal.title}`);
  if (!first) return undefined;
  const after = others.length > 0 ? `\n\nThen:\n\n${bulletList(others)}` : '';
  const passed =
    late.length > 0 ? `\n\nAlready past: ${late.map(({ step }) => `${step.title} (${step.dueDate})`).join(', ')}.` : '';
  return `The next deadline is this one:\n\n${bulletList([first])}${after}${passed}`;
}

/** An amount in a goal's title: 'Save £6,000'. */
export function amountIn(title: string): { sign: string; value: number } | undefined {
  const [, sign = '', digits = '', thousands] = /([£$€])?\s?(\d[\d,.]*)\s?(k\b)?/i.exec(title) ?? [];
  const value = Number(digits.replace(/[,.](?=\d{3})/g, '').replace(/[,.]$/, '')) * (thousands ? 1000 : 1);
  return value >= 100 ? { sign, value } : undefined;
}

interface Rate {
  amount: number;
  unit: 'month' | 'week';
}

/** A sum of money that goes aside again and again: '300 a month'. */
export function rateIn(words: string): Rate | undefined {
  const [, digits, thousands, unit] =
    /(?<![\d,.])(\d[\d,.]*)\s?(k\b)?\s?(?:quid|pounds?|euros?|dollars?|bucks)?\s*(?:a|per|each|every|\/)\s*(month|week)/.exec(
      words,
    ) ?? [];
  if (!digits) return undefined;
  const amount = Number(digits.replace(/[,.](?=\d{3})/g, '').replace(/[,.]$/, '')) * (thousands ? 1000 : 1);
  return { amount, unit: unit === 'week' ? 'week' : 'month' };
}

/** 'Does 300 a month get me there?': a rate in the question by the time until the target date. */
export function rateReaches(asked: Asked): string | undefined {
  const found = rateIn(asked.words);
  const goal = [asked.focus, ...asked.goals].find((one) => one && isOpen(one) && amountIn(one.title) && one.targetDate);
  const amount = goal && amountIn(goal.title);
  if (
    !found ||
    !amount ||
    !goal.targetDate ||
    !/\b(?:get|enough|reach|make|do it|there|work|save|put|suffic\w*)\b/.test(asked.words)
  )
    return undefined;
  const { amount: rate, unit } = found;
  const daysOfUnit = unit === 'week' ? 7 : 30.4;
  const times = Math.floor(daysBetween(asked.today, goal.targetDate) / daysOfUnit);
  const held = heldFor(goal, amount.value);
  const needed = amount.value - held;
  const sum = rate * times;
  const money = (value: number) => `${amount.sign}${Math.ceil(value).toLocaleString('en-GB')}`;
  const start = held > 0 ? `, and with the ${money(held)} that you have it is ${money(held + sum)}` : '';
  const way = `${money(rate)} a ${unit} until ${goal.targetDate} is ${times} times, together ${money(sum)}${start}`;
  if (sum >= needed) return `Yes: ${way}, and ${bold(goal.title)} needs ${money(amount.value)}.`;
  const enough = `the rate has to be about ${money(needed / Math.max(1, times))} a ${unit}`;
  // What is there already is known, so the day can be named.
  if (held > 0) {
    const day = addDays(asked.today, Math.ceil((needed / rate) * daysOfUnit));
    return `Not by then: ${way}. ${bold(goal.title)} needs ${money(amount.value)}. At this rate all of it is there about ${longDay(day)}; for ${goal.targetDate} ${enough}. To take the later day, write “move the date to ${day}”.`;
  }
  return `Not by itself: ${way}. ${bold(goal.title)} needs ${money(amount.value)}, so ${money(amount.value - sum)} would have to come from what you have saved already, interest or a bonus, or ${enough}. How much is put aside so far?`;
}

const startingPoint = /Your starting point: ([^.]*?) of /;
/** What is put by already, as it was said with the goal or stands in its plan. */
function heldFor({ said = '', steps = [] }: CoachGoal, whole: number): number {
  const told = readQuantities(said).find(({ noun, owned, per }) => noun === 'money' && owned && !per)?.amount;
  const shown = steps.flatMap(({ description }) => startingPoint.exec(description ?? '')?.[1] ?? [])[0];
  const held = told ?? (shown ? readQuantities(`${shown} euros`)[0]?.amount : undefined) ?? 0;
  return held < whole ? held : 0;
}

/** 'I can only save 100 a week. What does that mean?' */
export const tellsRate = (words: string): boolean =>
  /\bonly (?:\w+ )?(?:save|put (?:away|aside|by)|spare|afford|manage|set aside)\b.*\d.*\b(?:a|per|each|every) (?:month|week)\b.*\?/s.test(
    words,
  );

const asksHours = /\bhow (?:many hours|much time|long)\b/;
const aWeek = /\b(?:a|per|each|every) week\b/;
const takesTime = /\b(?:needs?|takes?|requires?|costs?|asks? for)\b/;

/** 'How many hours a week does the marathon need?' */
export function hoursNeeded({ words, focus }: Asked): string | undefined {
  const asks = [asksHours, aWeek, takesTime].every((pattern) => pattern.test(words));
  if (!focus || !isOpen(focus) || !asks) return undefined;
  const { title, category } = focus;
  const { hoursAWeek, weekly = '' } = bookletOfGoal({ title, more: '', category: category as GoalCategory });
  const rhythm = weekly && !weekly.includes('{') ? ` ${weekly}.` : '';
  return `${bold(title)} takes about ${plural(hoursAWeek, 'hour')} a week.${rhythm} With less time, write “I only have 2 hours a week”, and I propose other days.`;
}

/** What is in an account is not known here. */
export function amountSaved({ words, focus, goals, today }: Asked): string | undefined {
  if (/\b(?:have|need|ought|meant|supposed) to (?:save|put)\b|\b(?:should|must) i (?:save|put)\b/.test(words))
    return undefined;
  if (
    !/\bhow much (?:money |cash )?(?:have i|did i|is|do i have|'ve i)\b.*\b(?:saved?|put (?:aside|away|by)|in the (?:pot|account|fund|bank)|left to save)\b/.test(
      words,
    )
  )
    return undefined;
  const goal = [focus, ...goals].find((one) => one && isOpen(one) && amountIn(one.title));
  if (!goal) return undefined;
  const next = openSteps(goal)[0];
  return `The sum itself is not recorded here, your bank knows it. Your plan for ${bold(goal.title)} stands at ${goal.progress}% of its steps${goal.targetDate ? `, with ${plural(Math.max(0, daysBetween(today, goal.targetDate)), 'day')} to go` : ''}.${next ? ` Next comes “${next.title}”.` : ''} Tell me what you have, and “is 200 a month enough?” and I do the sum.`;
}
