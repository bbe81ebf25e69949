import { addDays, daysBetween } from '@pathwise/contracts/roadmap-calendar.rules';
import { namedDays, stepDays, timeframeOf } from '../drafting/schedule.rules.ts';
import { timesOf } from './effort.rules.ts';
import { isFixedStep } from './fixed-days.rules.ts';
import { type AskedChange, openSteps, type PlanInView, type PlanStep } from './plan-in-view.ts';

/** New days for the open steps, in their order. */
interface Moved {
  changes: AskedChange[];
  /** The day of the last open step. */
  end: string | undefined;
}

/** An overdue step counts as due in so many days. */
const soon = 2;
function offsetOf(step: PlanStep, today: string): number | undefined {
  const day = dayOf(step);
  return day ? Math.max(soon, daysBetween(today, day)) : undefined;
}
/** The day of a step, or the estimate of one without a day. */
export const dayOf = ({ dueDate, estimatedDate }: PlanStep): string | undefined => dueDate ?? estimatedDate;

/** The new day of a step. A step that has only an estimate gets another one, unless the plan gets days. */
export const toDay = (step: PlanStep | undefined, { day, today }: { day: string; today: string }) =>
  step?.dueDate === null && step.estimatedDate
    ? { estimatedDate: day }
    : { dueDate: day, timeframe: timeframeOf(today, day) };

/** The wanted days, in proportion, so that the latest of them is not after `most`. */
function fitted(wanted: readonly (number | undefined)[], most: number): (number | undefined)[] {
  const latest = Math.max(0, ...wanted.flatMap((offset) => offset ?? []));
  return latest <= most ? [...wanted] : wanted.map((offset) => offset && (offset * most) / latest);
}

/** Words of a step that stands a fixed time before the target: 'Run 16 km three weeks before'. */
const lead = /\b(?:days?|weeks?) before\b/i;
/** The same in a sentence of a description: 'Two to three weeks before the date, with the shoes …'. */
const leadToDate = /\b(?:days?|weeks?) before the (?:date|day|race|event|exam|test|wedding|concert|start)\b/i;
/** Whether a step says how long before the target it stands. */
const keepsLead = ({ title, description }: PlanStep) => lead.test(title) || leadToDate.test(description ?? '');

/** The day on which the plan ends: the goal's date, else that of the last open step. */
function endOf(plan: PlanInView): string | undefined {
  const last = openSteps(plan).at(-1);
  return plan.goal.targetDate ?? (last && dayOf(last));
}

/**
 * The offsets of steps that stay where they are: those whose day the person said, and a last step on `latest`. Those with a
 * lead stay as long before the end as they are. Undefined for the others.
 */
function heldOffsets(plan: PlanInView, wanted: readonly (number | undefined)[], latest?: string, keepsLast = false) {
  const open = openSteps(plan);
  const end = endOf(plan);
  const own = open.map((step) => offsetOf(step, plan.today));
  const byLast = (wanted.at(-1) ?? 0) - (own.at(-1) ?? wanted.at(-1) ?? 0);
  const moves = latest && end ? daysBetween(end, latest) : byLast;
  return open.map((step, n) => {
    const offset = own[n];
    if (isFixedStep(step, plan.today)) return daysBetween(plan.today, step.dueDate ?? plan.today);
    const isEvent = n === open.length - 1 && latest !== undefined && step.dueDate === latest;
    const isLastBefore = keepsLast && n === open.length - 2 && open.at(-1)?.dueDate === latest;
    if (isLastBefore && moves === 0) return offset;
    return offset !== undefined && (isEvent || keepsLead(step)) ? offset + (isEvent ? 0 : moves) : undefined;
  });
}

/** The wanted days between held ones. Those before a held day end the day before it. */
function around(held: readonly (number | undefined)[], wanted: readonly (number | undefined)[], last: number) {
  const next = held.findIndex((offset) => offset !== undefined);
  const at = held[next];
  if (at === undefined) return fitted(wanted, last);
  const rest: (number | undefined)[] = around(held.slice(next + 1), wanted.slice(next + 1), last);
  return [...fitted(wanted.slice(0, next), at - 1), at, ...rest];
}

/** What must be done weeks before the end is done by then, and what comes before it too. None comes sooner for it than it is. */
function withinLeads(plan: PlanInView, offsets: readonly (number | undefined)[]): (number | undefined)[] {
  const end = offsets.at(-1);
  if (end === undefined) return [...offsets];
  const open = openSteps(plan);
  const { steps } = timesOf(plan);
  let most = end;
  return offsets
    .toReversed()
    .map((offset, back) => {
      const n = offsets.length - 1 - back;
      const daysBefore = back === 0 ? undefined : steps[n]?.daysBefore;
      const own = open[n] && offsetOf(open[n], plan.today);
      if (daysBefore !== undefined) most = Math.min(most, Math.max(end - daysBefore, own ?? 0));
      return offset && Math.min(offset, most);
    })
    .toReversed();
}

/**
 * The open steps with new days. They keep their order, and no day lies after `latest`. With `isSet`, steps that had an
 * estimate get days.
 */
function withDays(
  plan: PlanInView,
  wanted: readonly (number | undefined)[],
  {
    latest,
    isSet = false,
    keepsLast = false,
  }: { latest?: string | undefined; isSet?: boolean; keepsLast?: boolean } = {},
): Moved {
  const { today } = plan;
  const open = openSteps(plan);
  const last = latest ? Math.max(0, daysBetween(today, latest)) : Number.POSITIVE_INFINITY;
  const fit = withinLeads(plan, around(heldOffsets(plan, wanted, latest, keepsLast), wanted, last));
  const named = isSet ? open.map(namedDays) : [];
  const hasRoom = named.reduce((sum, one) => sum + one, 0) + open.length <= last;
  let least = 0;
  const days = fit.map((offset, n) => {
    const step = open[n];
    if (offset === undefined) return undefined;
    if (step && isFixedStep(step, today)) {
      least = Math.min(last, Math.max(least, daysBetween(today, step.dueDate ?? today)));
      return step.dueDate ?? undefined;
    }
    // A step that gets its first day lasts as long as it says: 'for two weeks'.
    const lasts = (hasRoom && named[n]) || 0;
    least = Math.min(last, Math.max(least + lasts, 1, Math.round(offset)));
    return addDays(today, least);
  });
  const changes = open.flatMap((step, n): AskedChange[] => {
    const day = days[n];
    if (!day || day === (isSet ? step.dueDate : dayOf(step))) return [];
    const to = isSet ? { dueDate: day, timeframe: timeframeOf(today, day) } : toDay(step, { day, today });
    return [{ do: 'change', stepId: step.id, ...to }];
  });
  return { changes, end: days.filter(Boolean).at(-1) };
}

export const isDated = (plan: PlanInView): boolean => openSteps(plan).some(({ dueDate }) => dueDate !== null);

/** Each step's distance from today times `factor`: 1.5 leaves half as much time again. `keepsLast`: the last step before `latest` stays. */
export function stretched(plan: PlanInView, factor: number, latest?: string, keepsLast = false): Moved {
  const offsets = openSteps(plan).map((step) => offsetOf(step, plan.today));
  return withDays(
    plan,
    offsets.map((offset) => offset && offset * factor),
    { latest, keepsLast },
  );
}

/** Every open step so many days later, or earlier. With `from`, only that step and the ones after it. */
export function allShifted(
  plan: PlanInView,
  days: number,
  { latest, from }: { latest?: string | undefined; from?: string | undefined } = {},
): Moved {
  const open = openSteps(plan);
  const first = Math.max(
    0,
    open.findIndex(({ id }) => id === from),
  );
  const offsets = open.map((step, n) => {
    const offset = offsetOf(step, plan.today);
    return offset === undefined || n < first ? offset : offset + days;
  });
  return withDays(plan, offsets, { latest });
}

/** The next two open steps, or three of many, done within the next `days`. What waits for a season or an event stays. */
export function pulledInto(plan: PlanInView, days: number): Moved {
  const open = openSteps(plan);
  const waiting = open.findIndex(({ title }, n) => n === open.length - 1 || waits.test(title));
  const next = open.slice(0, Math.min(waiting, open.length > 5 ? 3 : 2));
  const changes = next.flatMap((step, n): AskedChange[] => {
    if (isFixedStep(step, plan.today)) return [];
    const dueDate = addDays(plan.today, Math.max(1, Math.round((days * (n + 1)) / next.length)));
    if (!step.dueDate || step.dueDate <= dueDate) return [];
    return [{ do: 'change', stepId: step.id, dueDate, timeframe: timeframeOf(plan.today, dueDate) }];
  });
  return { changes, end: undefined };
}
const waits = /\b(?:after|before|until|once|when|frost|sow|plant|harvest|prune|spring|summer|autumn|winter|season)\b/i;

/** The open steps spread up to a day: in their old proportions, or by their effort when they have no days. */
export function endingOn(plan: PlanInView, target: string): Moved {
  const offsets = openSteps(plan).map((step) => offsetOf(step, plan.today));
  const old = plan.goal.targetDate ?? openSteps(plan).at(-1)?.dueDate;
  const all = daysBetween(plan.today, target);
  if (!old || old <= plan.today || offsets.some((offset) => offset === undefined)) return byEffort(plan, { target });
  const factor = all / daysBetween(plan.today, old);
  return withDays(
    plan,
    offsets.map((offset) => (offset ?? 0) * factor),
    { latest: target, isSet: true },
  );
}

/** The open steps by their effort at so many hours a week, up to a target if there is one. */
export function byEffort(plan: PlanInView, { target, hoursAWeek }: { target?: string; hoursAWeek?: number }): Moved {
  const { steps, usual } = timesOf(plan);
  const { today } = plan;
  const days = stepDays({ steps, today, target: target ?? null, hoursAWeek: hoursAWeek ?? usual });
  return withDays(
    plan,
    days.map((day) => daysBetween(today, day)),
    { latest: target, isSet: true },
  );
}
