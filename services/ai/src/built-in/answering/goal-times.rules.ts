import { daysBetween } from '@pathwise/contracts/roadmap-calendar.rules';
import { anyOf } from '../reading/phrases.rules.ts';
import { bold, type CoachGoal, isOpen, longDay, plural } from './answer-goals.rules.ts';
import type { Asked } from './answer-topics.rules.ts';
import { lastTick } from './own-counts.rules.ts';

// How long a goal took, how long it has been going on, and how much of its time has passed.

const asksLength = /\bhow (?:long|many (?:days|weeks|months|years))\b/;
const ofWhole = anyOf([
  'take/took/taken/taking/needed',
  'start/beginning to finish/end',
  'from making/setting/writing/creating/starting/beginning',
  'was it/that',
]);
/** 'How long should it take?' asks for advice. */
const asksAdvice = /\b(?:should|would|will|does|do people|usually|normally|can|could)\b/;
const goesOn = anyOf([
  'how long/many_days/many_weeks/many_months/many_years have/has i/we/it/this/that been',
  'since when',
  'how old is/are my/the/this/that',
  'how long/many_days/many_weeks/many_months since/is_it_since i/we made/started/created/began/set/wrote/added',
  'when did? i/we made/started/created/began/start/begin/set_up/create/make/add/write',
]);
const asksShare = anyOf([
  'far through/into the/my time/months/weeks/days/year',
  'fraction/share/part/percentage/percent/proportion/much of the/my _? time/months/weeks/days',
]);

/** '121 days, about 4 months'. */
function lengthOf(days: number): string {
  if (days >= 60) return `${plural(days, 'day')}, about ${plural(Math.round(days / 30.4), 'month')}`;
  return days >= 14 ? `${plural(days, 'day')}, about ${plural(Math.round(days / 7), 'week')}` : plural(days, 'day');
}

function timePassed({ title, beganOn, targetDate, steps = [] }: CoachGoal, today: string): string {
  if (!beganOn || !targetDate || targetDate <= beganOn) return '';
  const [passed, all] = [Math.max(0, daysBetween(beganOn, today)), daysBetween(beganOn, targetDate)];
  const done = steps.filter(({ completed }) => completed).length;
  const beside =
    steps.length > 0 ? `, and ${done} of ${plural(steps.length, 'step')} ${done === 1 ? 'is' : 'are'} done` : '';
  if (today > targetDate) return `The last day of ${bold(title)}, ${longDay(targetDate)}, has passed${beside}.`;
  return `${bold(title)} runs from ${longDay(beganOn)} to ${longDay(targetDate)}: ${passed} of ${plural(all, 'day')} have passed, ${Math.round((100 * passed) / all)}% of the time${beside}.`;
}

/** Its first and its last day: a goal that is not dated by its beginning is dated by its ticks. */
function wholeTime(goal: CoachGoal): string | undefined {
  const ticks = (goal.steps ?? []).flatMap(({ doneOn }) => doneOn ?? []).toSorted();
  const from = goal.beganOn ?? ticks[0];
  const to = lastTick(goal);
  if (!from || !to || to < from) return undefined;
  const began = goal.beganOn ? 'the day you wrote it here' : 'its first tick';
  return `${bold(goal.title)} took ${lengthOf(daysBetween(from, to))}: from ${longDay(from)}, ${began}, to ${longDay(to)}, its last tick.`;
}

/** 'How long did quitting take me?', 'how far through the time of the race am I?' Undefined for any other question. */
export function timeOfGoal({ words, named, focus, today }: Asked): string | undefined {
  const goal = named ?? focus;
  if (!goal) return undefined;
  if (asksShare.test(words) && isOpen(goal)) return timePassed(goal, today) || undefined;
  if (!isOpen(goal) && /\bhow old\b/.test(words)) return wholeTime(goal);
  if (!isOpen(goal) && asksLength.test(words) && ofWhole.test(words) && !asksAdvice.test(words)) return wholeTime(goal);
  if (!isOpen(goal) || !goal.beganOn || !goesOn.test(words) || !named) return undefined;
  const passed = timePassed(goal, today);
  return `You began ${bold(goal.title)} here on ${longDay(goal.beganOn)}, ${lengthOf(daysBetween(goal.beganOn, today))} ago.${passed ? ` ${passed}` : ''}`;
}
