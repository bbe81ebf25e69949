import { addDays, daysBetween } from '@pathwise/contracts/roadmap-calendar.rules';
import { readGoal } from '../drafting/read-goal.rules.ts';
import { inWords } from './edit-in-words.ts';
import { bookletOf, timesOf } from './effort.rules.ts';
import { openSteps, type PlanInView, type Planner } from './plan-in-view.ts';

// Whether the time until a day is enough for what is open: hours needed against hours that are there.

/** Hours of study that lead from nothing to a level of a language, as the schools that examine it reckon. */
const hoursOfLevel: Readonly<Record<string, number>> = { A1: 90, A2: 190, B1: 370, B2: 560, C1: 760, C2: 1000 };
const level = /\b[ABC][12]\b/g;

/** The hours from one level of a language to the one that the goal names. */
function betweenLevels({ goal }: PlanInView, from: string | undefined): { hours: number; way: string } | undefined {
  const aim = goal.title.match(level)?.at(-1);
  const said = from ?? (goal.description ?? '').match(level)?.find((one) => one !== aim);
  const needed = aim && said ? (hoursOfLevel[aim] ?? 0) - (hoursOfLevel[said] ?? 0) : 0;
  return needed > 0 ? { hours: needed, way: `The way from ${said} to ${aim}` } : undefined;
}

/** The hours a week that the person named for the goal, else those that are usual. */
export function hoursAWeekOf(plan: PlanInView): number {
  const { title, description, targetDate } = plan.goal;
  const { today, timeZone } = plan;
  const told = readGoal({ title, description, targetDate, today, timeZone, text: description ?? undefined }).hoursAWeek;
  return told ?? timesOf(plan).usual;
}

const hoursIn = (hours: number) => `${Math.round(hours * 10) / 10} ${hours === 1 ? 'hour' : 'hours'}`;
const about = (hours: number) => hoursIn(Math.max(1, Math.round(hours)));

/** What the open steps take, what is there until a day, and the day on which they would be done. */
export interface Balance {
  needed: number;
  there: number;
  aWeek: number;
  enoughOn: string;
  /** 'The way from A2 to B2', where that takes more than the steps by themselves. */
  way: string;
}

export function balanceOf(
  plan: PlanInView,
  { end, hours, from }: { end: string; hours?: number | undefined; from?: string | undefined },
): Balance {
  const work = timesOf(plan).steps.reduce((sum, step) => sum + step.hours, 0);
  const levels = betweenLevels(plan, from);
  const isByLevel = (levels?.hours ?? 0) > work;
  const needed = Math.max(work, levels?.hours ?? 0);
  const aWeek = hours ?? hoursAWeekOf(plan);
  const there = (aWeek * Math.max(0, daysBetween(plan.today, end))) / 7;
  return {
    needed,
    there,
    aWeek,
    way: (isByLevel && levels?.way) || 'What is open',
    enoughOn: addDays(plan.today, Math.ceil((7 * needed) / aWeek)),
  };
}

/** 'The open steps take about 40 hours, and at 2 hours a week there are about 55 until 2027-06-12.' */
export const balanceInWords = ({ needed, there, aWeek, way }: Balance, end: string): string =>
  `${way} takes about ${about(needed)}, and at ${hoursIn(aWeek)} a week you have about ${about(there)} until ${end}`;

/** With a smaller part of the hours that it takes, a day is not only tight. */
const hardly = 0.6;

export const realistic: Planner<'realistic'> = (plan, { date, hours, from }) => {
  const open = openSteps(plan);
  if (open.length === 0) return { changes: [], says: 'All steps are done already, so nothing stands in the way.' };
  // Hours say nothing of grief.
  if (bookletOf(plan).unhurried)
    return {
      changes: [],
      says: 'Nothing here has to be done by a day: take the steps in their order, at your own pace.',
    };
  const end = date ?? plan.goal.targetDate ?? open.at(-1)?.dueDate;
  if (!end) {
    const { needed, aWeek, enoughOn } = balanceOf(plan, { end: plan.today, hours, from });
    return {
      changes: [],
      says: `The goal has no day yet. What is open takes about ${about(needed)}: at ${hoursIn(aWeek)} a week that is until about ${enoughOn}.`,
      choices: [inWords(plan, { do: 'date', stepIds: [], date: enoughOn })],
    };
  }
  const balance = balanceOf(plan, { end, hours, from });
  const { needed, there, enoughOn } = balance;
  const figures = balanceInWords(balance, end);
  if (there >= needed)
    return {
      changes: [],
      says: `Yes, ${end} is realistic. ${figures}. ${there > 1.3 * needed ? 'That leaves room for weeks in which nothing goes as planned.' : 'That is just enough, so keep every week.'}`,
    };
  const weeks = Math.max(1, daysBetween(plan.today, end) / 7);
  const more = Math.ceil((2 * needed) / weeks) / 2;
  return {
    changes: [],
    says: `${there < hardly * needed ? `No, ${end} is hardly realistic` : `${end} is tight`}. ${figures}. About ${hoursIn(more)} a week would be enough for that day; at your pace it would be about ${enoughOn}.`,
    choices: [
      ...(date && date !== plan.goal.targetDate ? [inWords(plan, { do: 'date', stepIds: [], date })] : []),
      inWords(plan, { do: 'date', stepIds: [], date: enoughOn }),
      'Make it easier',
    ],
  };
};
