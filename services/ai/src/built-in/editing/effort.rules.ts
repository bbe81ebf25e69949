import { bookletOfGoal } from '../drafting/read-goal.rules.ts';
import type { Archetype, KindStep } from '../kinds/kind.ts';
import { withoutClosest } from '../reading/closest-kind.rules.ts';
import { scoredSteps } from '../reading/step-reference.rules.ts';
import { openSteps, type PlanInView } from './plan-in-view.ts';

/** The booklet that a goal's plan was written from, or would be. */
export const bookletOf = ({ goal }: PlanInView): Archetype =>
  bookletOfGoal({ ...goal, more: withoutClosest(goal.description ?? '') });

/** A title that shares a telling word with a step of the booklet takes as long as that step. */
const alike = 1;

/** How long each open step takes, by the booklet. A step that it does not know takes as long as its steps on average. */
export function timesOf(plan: PlanInView): {
  steps: Pick<KindStep, 'title' | 'hours' | 'waitDays' | 'daysBefore'>[];
  usual: number;
} {
  const booklet = bookletOf(plan);
  const known = booklet.steps.map((step, n) => ({ id: String(n), title: step.title, completed: false }));
  const average = booklet.steps.reduce((sum, { hours }) => sum + hours, 0) / booklet.steps.length;
  const steps = openSteps(plan).map(({ title }) => {
    const [best] = scoredSteps(title, known);
    const step = best && best.score >= alike ? booklet.steps[Number(best.step.id)] : undefined;
    const { hours = average, waitDays, daysBefore } = step ?? {};
    return { title, hours, ...(waitDays ? { waitDays } : {}), ...(daysBefore ? { daysBefore } : {}) };
  });
  return { steps, usual: booklet.hoursAWeek };
}
