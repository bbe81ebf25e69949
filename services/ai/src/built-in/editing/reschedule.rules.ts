import { addDays, daysBetween } from '@pathwise/contracts/roadmap-calendar.rules';
import { stepDays, timeframeOf } from '../drafting/schedule.rules.ts';
import { timesOf } from './effort.rules.ts';
import { type AskedChange, openSteps, type PlanInView, type PlanStep } from './plan-in-view.ts';

/** New days for the open steps, in their order. */
interface Moved {
  changes: AskedChange[];
  /** The day of the last open step. */
  end: string | undefined;
}

/** An overdue step counts as due in so many days. */
const soon = 2;
const offsetOf = ({ dueDate }: PlanStep, today: string) =>
  dueDate ? Math.max(soon, daysBetween(today, dueDate)) : undefined;

/** The open steps with new days. They keep their order; no day lies after `latest`. */
function withDays(plan: PlanInView, wanted: readonly (number | undefined)[], latest?: string): Moved {
  const { today } = plan;
  const last = latest ? Math.max(0, daysBetween(today, latest)) : Number.POSITIVE_INFINITY;
  let least = 0;
  const days = wanted.map((offset) => {
    if (offset === undefined) return undefined;
    least = Math.min(last, Math.max(least, 1, Math.round(offset)));
    return addDays(today, least);
  });
  const changes = openSteps(plan).flatMap((step, n): AskedChange[] => {
    const dueDate = days[n];
    if (!dueDate || dueDate === step.dueDate) return [];
    return [{ do: 'change', stepId: step.id, dueDate, timeframe: timeframeOf(today, dueDate) }];
  });
  return { changes, end: days.filter(Boolean).at(-1) };
}

export const isDated = (plan: PlanInView): boolean => openSteps(plan).some(({ dueDate }) => dueDate !== null);

/** Each step's distance from today times `factor`: 1.5 leaves half as much time again. */
export function stretched(plan: PlanInView, factor: number, latest?: string): Moved {
  const offsets = openSteps(plan).map((step) => offsetOf(step, plan.today));
  return withDays(
    plan,
    offsets.map((offset) => offset && offset * factor),
    latest,
  );
}

/** Every open step so many days later, or earlier. */
export function allShifted(plan: PlanInView, days: number, latest?: string): Moved {
  const offsets = openSteps(plan).map((step) => offsetOf(step, plan.today));
  return withDays(
    plan,
    offsets.map((offset) => offset && offset + days),
    latest,
  );
}

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
    target,
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
    target,
  );
}
