import { addDays, addMonths, daysBetween } from '@pathwise/contracts/roadmap-calendar.rules';
import { timeframeOf } from '../drafting/schedule.rules.ts';
import { type Shift, shifted } from '../reading/edit-when.rules.ts';
import { inWords } from './edit-in-words.ts';
import {
  fixedEnd,
  isFixedStep,
  isNoted,
  latestOf,
  noted,
  released,
  renoted,
  staysInWords,
  stepsStay,
} from './fixed-days.rules.ts';
import { laterEnd } from './keep-day.rules.ts';
import {
  type AskedChange,
  merged,
  openSteps,
  ownChange,
  type PlanInView,
  type PlannedEdit,
  type Planner,
  type PlanStep,
  stepOf,
  titlesOf,
} from './plan-in-view.ts';
import { allShifted, dayOf, endingOn, toDay } from './reschedule.rules.ts';
import { setbackIn } from './setback.rules.ts';

const goalDate = (targetDate: string): AskedChange => ({ do: 'goal', targetDate });

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

export const date: Planner<'date'> = (plan, { stepIds, date: day, isFixed = false }) => {
  if (stepIds.length > 0) return stepsOn(plan, { stepIds, day, isFixed });
  const last = plan.steps.at(-1);
  const old = plan.goal.targetDate;
  const isHeld = isFixed || (last && old ? isNoted(last, old) : false);
  const { plan: free } = released(plan, last?.id);
  const { changes } = endingOn(free, day);
  const end = newEnd(plan.goal, day);
  const kept = isHeld && last ? [ownChange(last.id, noted(last, day))] : [];
  return {
    changes: merged([end.change, ...changes, ...kept]),
    says: `The goal would ${end.says}, and the open steps are spread over the time until then.${isFixed ? stayed : ''}${tightInWords(plan, day)}${stepsStay(free)}`,
  };
};
const stayed = ' That day is noted as fixed, so no later change moves it.';

function stepsOn(
  plan: PlanInView,
  { stepIds, day, isFixed }: { stepIds: readonly string[]; day: string; isFixed: boolean },
): PlannedEdit {
  const isRight = (step: PlanStep) => step.dueDate === day && (!isFixed || isFixedStep(step, plan.today));
  const others = stepIds.flatMap((id) => stepOf(plan, id) ?? []).filter((step) => !isRight(step));
  const ids = others.map(({ id }) => id);
  if (others.length === 0)
    return { changes: [], says: `${titlesOf(plan, stepIds)} is due on ${day} already${isFixed ? ', and stays' : ''}.` };
  const timeframe = timeframeOf(plan.today, day);
  const is = others.every(({ dueDate }) => dueDate === day) ? `stays on ${day}` : `would be due on ${day}`;
  return {
    changes: others.map((step) =>
      ownChange(step.id, { dueDate: day, timeframe, ...(isFixed ? noted(step, day) : renoted(step, day)) }),
    ),
    says: `${titlesOf(plan, ids)} ${is}.${isFixed ? stayed : ''}`,
  };
}

export const shift: Planner<'shift'> = (plan, { stepIds, shift: by, because, isOfAll }) => {
  if (stepIds.length > 0) return stepsShifted(plan, { stepIds, by });
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

/** Steps that move from their own days. None comes before tomorrow, and the others stay. */
function stepsShifted(plan: PlanInView, { stepIds, by }: { stepIds: readonly string[]; by: Shift }): PlannedEdit {
  const tomorrow = addDays(plan.today, 1);
  const changes = stepIds.map((id) => {
    const step = stepOf(plan, id);
    const wanted = shifted((step && dayOf(step)) ?? plan.today, by);
    const day = [wanted, tomorrow].toSorted().at(-1) ?? tomorrow;
    return ownChange(id, { ...toDay(step, { day, today: plan.today }), ...renoted(step, day) });
  });
  const [first] = changes;
  const day = first?.dueDate ?? first?.estimatedDate ?? tomorrow;
  const says = `${titlesOf(plan, stepIds)} would move to ${day}.`;
  const [stepId, ...others] = stepIds;
  return stepId && others.length === 0 ? withOutOfOrder(plan, { stepId, day, changes, says }) : { changes, says };
}

/** With a sentence where a step comes after what follows it, or before what leads to it. */
function withOutOfOrder(
  plan: PlanInView,
  { stepId, day, changes, says }: { stepId: string; day: string; changes: AskedChange[]; says: string },
): PlannedEdit {
  const open = openSteps(plan);
  const at = open.findIndex(({ id }) => id === stepId);
  const follows = open.slice(at + 1).find((step) => (dayOf(step) ?? day) < day);
  const leads = open.slice(0, Math.max(0, at)).findLast((step) => (dayOf(step) ?? day) > day);
  const named = (step: PlanStep) => `${titlesOf(plan, [step.id])} (${dayOf(step)})`;
  const end = fixedEnd(plan);
  if (end && day > end.day) return { changes, says: `${says} That is too late: ${end.says}` };
  if (leads) return { changes, says: `${says} It would come before ${named(leads)}, which stands before it.` };
  if (!follows) return { changes, says };
  return {
    changes,
    says: `${says} It would come after ${named(follows)}, which builds on it. I can move that along too.`,
    choices: [inWords(plan, { do: 'not-before', date: day, stepId })],
  };
}

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
  const { plan: free, changes: freed } = released(plan, stepId);
  const moved = withGoalDate(free, allShifted(free, by, { latest: latestOf(free), from: first.id }));
  const { by: much, choices } = laterEnd(plan, moved.until);
  const until = moved.until ? `, and the goal to ${moved.until}${much}` : '';
  return {
    changes: merged([...freed, ...moved.changes]),
    says: `${titlesOf(plan, [first.id])} would not be due before ${day}. What comes after it moves along${until}.${staysInWords(free)}`,
    choices,
  };
};

export const when: Planner<'when'> = (plan, { stepId }) => {
  const { goal, today } = plan;
  const step = stepOf(plan, stepId);
  const from = [(step && dayOf(step)) ?? today, today].toSorted().at(-1) ?? today;
  const choices = step
    ? [7, 14, 28].map((days) => inWords(plan, { do: 'date', stepIds: [step.id], date: addDays(from, days) }))
    : [1, 3, 6].map((months) => `Move it to ${addMonths(goal.targetDate ?? today, months)}`);
  const what = step ? titlesOf(plan, [step.id]) : 'it';
  return { changes: [], says: `To which day shall I move ${what}? Name any date, or choose one of these.`, choices };
};

export const resume: Planner<'resume'> = (plan) => {
  const late = openSteps(plan).some(({ dueDate }) => dueDate !== null && dueDate < plan.today);
  const moved = late ? allShifted(plan, 7, { latest: latestOf(plan) }).changes : [];
  return {
    changes: [{ do: 'goal', status: 'active' }, ...moved],
    says: `Good to have you back. The goal would run again${late ? ', and steps whose day has passed get a new one' : ''}.${late ? staysInWords(plan) : ''}`,
  };
};
