import { addDays, addMonths, daysBetween } from '@pathwise/contracts/roadmap-calendar.rules';
import { timeframeOf } from '../drafting/schedule.rules.ts';
import { type Shift, shifted } from '../reading/edit-when.rules.ts';
import { bookletOf } from './effort.rules.ts';
import {
  type AskedChange,
  merged,
  openSteps,
  ownChange,
  type PlanInView,
  type PlannedEdit,
  type Planner,
  stepOf,
  titlesOf,
} from './plan-in-view.ts';
import { allShifted, byEffort, dayOf, endingOn, isDated, pulledInto, stretched, toDay } from './reschedule.rules.ts';
import { setbackIn } from './setback.rules.ts';
import { weeklyRateIn } from './weekly-rate.rules.ts';

const goalDate = (targetDate: string): AskedChange => ({ do: 'goal', targetDate });

/** Days on which an event takes place are not ours to move. */
const events =
  '(?:exam|test|wedding|race|marathon|triathlon|concert|recital|interview|audition|birthday|conference|tournament|competition|ceremony|parkrun|viva|trip|flight|journey|cruise|honeymoon)';
const event = new RegExp(`\\b${events}\\b`, 'i');
/** 'For a two-week trip to Lisbon', in the person's words about the goal. */
const forEvent = new RegExp(`\\b(?:for|before|until|by)\\b[^.,;!?]{0,40}\\b${events}\\b`, 'i');
/** 'Test yourself' is no event. */
const testVerb = /^test\b/i;

/** Whether the goal, what it is for, or its last step is an event on the goal's date. */
export function isFixed({ goal, steps }: PlanInView): boolean {
  const { title, description, targetDate } = goal;
  if (targetDate === null) return false;
  const last = steps.at(-1);
  const isLast = last?.dueDate === targetDate && event.test(last.title) && !testVerb.test(last.title);
  return event.test(title) || forEvent.test(description ?? '') || isLast;
}

/** The day that no step may lie after: that of an event. */
export const latestOf = (plan: PlanInView): string | undefined =>
  isFixed(plan) ? (plan.goal.targetDate ?? undefined) : undefined;

/** The goal's date moves along when the steps end after it, unless its day is fixed. */
export function withGoalDate(
  plan: PlanInView,
  { changes, end }: { changes: AskedChange[]; end: string | undefined },
  isEarlier = false,
): { changes: AskedChange[]; until: string | undefined } {
  const { targetDate } = plan.goal;
  const moves = targetDate !== null && end !== undefined && (isEarlier ? end < targetDate : end > targetDate);
  return { changes: moves ? [goalDate(end), ...changes] : changes, until: moves ? end : undefined };
}

const monthOf = (day: string) =>
  new Date(`${day}T00:00Z`).toLocaleDateString('en-GB', { month: 'long', timeZone: 'UTC' });

/**
 * 'Run a half marathon in April', 'Pass by 15 May 2027' with the new day. Undefined where the title does not name the old one.
 */
function titleFor({ title, targetDate }: PlanInView['goal'], day: string): string | undefined {
  if (!targetDate) return undefined;
  const ordinal = String.raw`${Number(targetDate.slice(8))}(?:st|nd|rd|th)?`;
  const month = monthOf(targetDate);
  const dayFirst = String.raw`(?<dayFirst>(?:the )?${ordinal} (?:of )?)?${month}`;
  const old = new RegExp(
    String.raw`\b(?<word>in|by|before|until|on) ${dayFirst}(?<dayLast> ${ordinal}\b)?(?! \d{1,2}\b)(?<year>,? \d{4})?\b`,
    'i',
  );
  const renamed = title.replace(old, (...found) => {
    const { word, dayFirst: first, dayLast: last, year = '' } = found.at(-1) as Record<string, string | undefined>;
    const number = Number(day.slice(8));
    const named = first ? `${number} ${monthOf(day)}` : `${monthOf(day)}${last ? ` ${number}` : ''}`;
    return `${word} ${named}${year.replace(/\d{4}/, day.slice(0, 4))}`;
  });
  return renamed === title ? undefined : renamed;
}

/** The goal's new day, with its title where that names the old one, and the same in words. */
function newEnd(goal: PlanInView['goal'], day: string): { change: AskedChange; says: string } {
  const title = titleFor(goal, day);
  return {
    change: { do: 'goal', targetDate: day, ...(title ? { title } : {}) },
    says: `end on ${day}${title ? ` and be called “${title}”` : ''}`,
  };
}

/** A plan shorter than this is not called tight. */
const leastOfPlan = 14;

/** Says so where the open steps get less than half of the days that they were planned over. */
function tightInWords(plan: PlanInView, day: string): string {
  const open = openSteps(plan);
  const end = plan.goal.targetDate ?? open.at(-1)?.dueDate;
  if (!end || open.length === 0) return '';
  const [planned, left] = [daysBetween(plan.today, end), daysBetween(plan.today, day)];
  if (planned < leastOfPlan || left * 2 >= planned) return '';
  const steps = open.length === 1 ? 'the open step' : `${open.length} steps`;
  return ` That is ${left === 1 ? 'one day' : `${left} days`} for ${steps} instead of ${planned}: if it is too tight, choose a later day or say “make it easier”.`;
}

export const date: Planner<'date'> = (plan, { stepIds, date: day }) => {
  const timeframe = timeframeOf(plan.today, day);
  const others = stepIds.filter((id) => stepOf(plan, id)?.dueDate !== day);
  if (stepIds.length > 0 && others.length === 0)
    return { changes: [], says: `${titlesOf(plan, stepIds)} is due on ${day} already.` };
  if (stepIds.length > 0)
    return {
      changes: others.map((id) => ownChange(id, { dueDate: day, timeframe })),
      says: `${titlesOf(plan, others)} would be due on ${day}.`,
    };
  const { changes } = endingOn(plan, day);
  const end = newEnd(plan.goal, day);
  return {
    changes: [end.change, ...changes],
    says: `The goal would ${end.says}, and the open steps are spread over the time until then.${tightInWords(plan, day)}`,
  };
};

export const shift: Planner<'shift'> = (plan, { stepIds, shift: by, because, isOfAll }) => {
  if (stepIds.length > 0) {
    const changes = stepIds.map((id) => {
      const step = stepOf(plan, id);
      const day = shifted((step && dayOf(step)) ?? plan.today, by);
      return ownChange(id, toDay(step, { day, today: plan.today }));
    });
    const [first] = changes;
    return { changes, says: `${titlesOf(plan, stepIds)} would move to ${first?.dueDate ?? first?.estimatedDate}.` };
  }
  const { goal, today } = plan;
  if (goal.targetDate === null) return withBecause(shiftUndated(plan, by), because);
  const old = goal.targetDate;
  const [wanted = today] = [shifted([old, today].toSorted().at(-1) ?? today, by), addDays(today, 1)]
    .toSorted()
    .toReversed();
  if (isOfAll && !by.earlier) return withBecause(allLater(plan, { old, day: wanted }), because);
  const { changes, says } = date(plan, { do: 'date', stepIds: [], date: wanted });
  return withBecause(
    { changes: by.earlier ? changes : changes.filter((change) => !isSooner(plan, change)), says },
    because,
  );
};

/** Each open step moves as many days as the goal. */
function allLater(plan: PlanInView, { old, day }: { old: string; day: string }): PlannedEdit {
  const days = daysBetween(old, day);
  const { changes } = allShifted(plan, days);
  const end = newEnd(plan.goal, day);
  return {
    changes: [end.change, ...changes],
    says: `Each open step would come ${days} days later, and the goal would ${end.says}.`,
  };
}

const withBecause = ({ changes, says }: PlannedEdit, because: string | undefined): PlannedEdit => ({
  changes,
  says: because ? `${setbackIn(because).says} ${says}` : says,
});

/** Whether a change brings a step to an earlier day than it has. */
function isSooner(plan: PlanInView, change: AskedChange): boolean {
  const due = change.do === 'change' ? stepOf(plan, change.stepId)?.dueDate : undefined;
  return change.do === 'change' && Boolean(due && change.dueDate && change.dueDate < due);
}

/** A goal without a date gets none: only its open steps move. */
function shiftUndated(plan: PlanInView, by: Shift): PlannedEdit {
  const { today } = plan;
  const { changes, end } = allShifted(plan, daysBetween(today, shifted(today, by)));
  if (changes.length > 0)
    return {
      changes,
      says: `The open steps would come ${by.earlier ? 'earlier' : 'later'}, the last of them about ${end}. The goal keeps having no date.`,
    };
  return {
    changes: [],
    says: 'Neither the goal nor its open steps have a day that could move. Name a day for the goal, and I will spread the steps over the time until then.',
  };
}

export const notBefore: Planner<'not-before'> = (plan, { date: day, stepId }) => {
  const open = openSteps(plan);
  const first = open.find(({ id }) => id === stepId) ?? open[0];
  const by = first?.dueDate ? daysBetween(first.dueDate, day) : 0;
  if (!first) return { changes: [], says: 'All steps are done already, so no day has to move.' };
  if (!first.dueDate)
    return {
      changes: [ownChange(first.id, { dueDate: day, timeframe: timeframeOf(plan.today, day) })],
      says: `${titlesOf(plan, [first.id])} would be due on ${day}.`,
    };
  if (by <= 0) return { changes: [], says: `${titlesOf(plan, [first.id])} is not due before ${day} anyway.` };
  const moved = withGoalDate(plan, allShifted(plan, by, { latest: latestOf(plan), from: first.id }));
  const until = moved.until ? `, and the goal to ${moved.until}` : '';
  return {
    changes: moved.changes,
    says: `${titlesOf(plan, [first.id])} would not be due before ${day}. What comes after it moves along${until}.`,
  };
};

export const when: Planner<'when'> = ({ goal, today }) => ({
  changes: [],
  says: 'To which day shall I move it? Name any date, or choose one of these.',
  choices: [1, 3, 6].map((months) => `Move it to ${addMonths(goal.targetDate ?? today, months)}`),
});

/** 'Three runs a week' on one day a week: 'one run a week'. */
function ratesWithin(plan: PlanInView, daysAWeek: number): AskedChange[] {
  return openSteps(plan).flatMap(({ id, title }): AskedChange[] => {
    const rate = weeklyRateIn(title);
    return rate && rate.times > daysAWeek ? [ownChange(id, { title: rate.at(daysAWeek) })] : [];
  });
}

const inWords = (hours: number) => (hours === 1 ? 'one hour' : `${Math.round(hours * 10) / 10} hours`);

export const hours: Planner<'hours'> = (plan, request) => {
  const { direction, hours: given, days, daysAWeek } = request;
  if (openSteps(plan).length === 0) return { changes: [], says: 'All steps are done already, so no day has to move.' };
  const { hoursAWeek: usual } = bookletOf(plan);
  const isLess = direction ? direction === 'less' : given !== undefined && given < usual;
  const factor = given ? usual / given : isLess ? 1.5 : 0.7;
  const bounded = isLess ? Math.min(4, Math.max(1.2, factor)) : Math.max(0.3, Math.min(0.85, factor));
  const at = given ? ` at ${inWords(given)} a week` : '';
  if (!isDated(plan)) {
    const { changes, end } = byEffort(plan, { hoursAWeek: given ?? usual * (isLess ? 0.5 : 1.5) });
    return {
      changes,
      says: `The steps had no days yet. By their effort${at} they would take until ${end}, each with its own day.`,
    };
  }
  const pulled = !isLess && days ? pulledInto(plan, days).changes : [];
  if (pulled.length > 0)
    return {
      changes: pulled,
      says: 'With that time free, the next steps come forward into it. The others keep their days.',
    };
  const moved = withGoalDate(plan, stretched(plan, bounded, latestOf(plan)), !isLess && !isFixed(plan));
  const rates = isLess && daysAWeek ? ratesWithin(plan, daysAWeek) : [];
  const until = moved.until ? `, and the goal until ${moved.until}` : '';
  const held = isFixed(plan) ? ` ${plan.goal.targetDate} stays, so take the smallest form of each step.` : '';
  const says = isLess
    ? `With less time${at} each open step gets a later day${until}.${held || ' If a date cannot move, leave that line out, and take the smallest form of the step.'}`
    : `With more time${at} the open steps come sooner${until}. Keep one free evening a week all the same.`;
  return { changes: merged([...moved.changes, ...rates]), says };
};

export const resume: Planner<'resume'> = (plan) => {
  const late = openSteps(plan).some(({ dueDate }) => dueDate !== null && dueDate < plan.today);
  const moved = late ? allShifted(plan, 7, { latest: latestOf(plan) }).changes : [];
  return {
    changes: [{ do: 'goal', status: 'active' }, ...moved],
    says: `Good to have you back. The goal would run again${late ? ', and steps whose day has passed get a new one' : ''}.`,
  };
};
