import { timeframeOf } from '../drafting/schedule.rules.ts';
import type { Place } from '../reading/edit-request.ts';
import { isFixedStep } from './fixed-days.rules.ts';
import { type AskedChange, type PlanInView, type PlanStep, stepOf } from './plan-in-view.ts';

/**
 * The steps in a new order. The days stay where they are, so each step takes the day of its new place, unless the person said its day. Only the steps
 * that the person `moved` are put elsewhere; the others make room.
 */
export function orderChanges(plan: PlanInView, order: readonly PlanStep[], moved: readonly string[]): AskedChange[] {
  const moves = (step: PlanStep) => !step.completed && !isFixedStep(step, plan.today);
  const days = plan.steps.filter(moves).map(({ dueDate }) => dueDate);
  let next = 0;
  return order.flatMap((step, n): AskedChange[] => {
    const dueDate = moves(step) ? (days[next++] ?? null) : step.dueDate;
    const place = moved.includes(step.id) ? { after: order[n - 1]?.id ?? null } : {};
    const day = dueDate === step.dueDate ? {} : { dueDate, ...timeframeAt(plan, dueDate) };
    return Object.keys({ ...place, ...day }).length > 0 ? [{ do: 'change', stepId: step.id, ...place, ...day }] : [];
  });
}

const timeframeAt = ({ today }: PlanInView, day: string | null) => (day ? { timeframe: timeframeOf(today, day) } : {});

/** The order after one step moved. */
export function orderWith(plan: PlanInView, stepId: string, to: Place): PlanStep[] {
  const step = stepOf(plan, stepId);
  if (!step) return [...plan.steps];
  const rest = plan.steps.filter(({ id }) => id !== stepId);
  const at = (id: string) => rest.findIndex((one) => one.id === id);
  const firstOpen = rest.findIndex(({ completed }) => !completed);
  const place =
    to === 'first'
      ? Math.max(0, step.completed ? 0 : firstOpen)
      : to === 'last'
        ? rest.length
        : 'before' in to
          ? at(to.before)
          : 'after' in to
            ? at(to.after) + 1
            : to.number - 1;
  return rest.toSpliced(place < 0 ? rest.length : place, 0, step);
}

export function swapped(plan: PlanInView, [a, b]: readonly [string, string]): PlanStep[] {
  const [one, other] = [stepOf(plan, a), stepOf(plan, b)];
  if (!one || !other) return [...plan.steps];
  return plan.steps.map((step) => (step === one ? other : step === other ? one : step));
}
