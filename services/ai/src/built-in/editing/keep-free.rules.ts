import { addDays } from '@pathwise/contracts/roadmap-calendar.rules';
import { timeframeOf } from '../drafting/schedule.rules.ts';
import { isFixedStep, stepsStay } from './fixed-days.rules.ts';
import { openSteps, type PlanInView, type Planner, type PlanStep, quoted, titlesOf } from './plan-in-view.ts';
import { setbackIn } from './setback.rules.ts';

/** As many tasks are named. */
const mostNamed = 5;

/** The tasks on those days which no step takes along, and where they are. Tasks of a step that moves move with it. */
function tasksThatStay(plan: PlanInView, moved: readonly string[]): string {
  const along = new Set(moved.flatMap((id) => plan.tasks[id] ?? []));
  const stay = (plan.todos ?? []).filter(({ title }) => !along.has(title));
  if (stay.length === 0) return '';
  const named = stay.slice(0, mostNamed).map(({ title, dueDate }) => `${quoted(title)} (${dueDate})`);
  const more = stay.length > mostNamed ? ` and ${stay.length - mostNamed} more` : '';
  const [is, it] = stay.length === 1 ? ['task stays', 'it'] : ['tasks stay', 'them'];
  return ` On your timeline ${stay.length === 1 ? 'this' : 'these'} ${is} on those days: ${named.join(', ')}${more}. Open ${it} in [Preview](/goals?view=preview&goal=${plan.goal.id}) and give ${it} another day.`;
}

/**
 * Moves the steps that are due in some days to the days after them, in their order. Other steps stay, and none comes after
 * the goal's own day.
 */
export const keepFree: Planner<'keep-free'> = (plan, { from, to, because }) => {
  const { today, goal } = plan;
  const kind = because ? `${setbackIn(because).says} ` : '';
  const open = openSteps(plan);
  // who is ill catches up on what waited before, too
  const begins = because ? '' : from;
  const isIn = ({ dueDate }: PlanStep) => dueDate !== null && dueDate >= begins && dueDate <= to;
  const within = open.filter((step) => isIn(step) && !isFixedStep(step, today));
  const days = because ? `before ${addDays(to, 1)}` : `from ${from} to ${to}`;
  if (within.length === 0) {
    const held = stepsStay({ ...plan, steps: open.filter(isIn) }).trim();
    const tasks = tasksThatStay(plan, []);
    const none = `${tasks ? 'No step' : 'Nothing'} is due ${days}, so no day has to move.`;
    return { changes: [], says: `${kind}${held || none}${tasks}` };
  }
  const last = goal.targetDate;
  const limitOf = (step: PlanStep) =>
    open.slice(open.indexOf(step) + 1).find((one) => one.dueDate !== null && !isIn(one))?.dueDate ?? last;
  const moved = within.map((step, at) => {
    const next = addDays(to, at + 1);
    const limit = limitOf(step);
    const first = addDays(to, 1);
    const dueDate = limit && next > limit && limit >= first ? limit : next;
    return { step, dueDate };
  });
  const goes = moved.filter((one) => !last || one.dueDate <= last);
  const stays = moved.filter((one) => !goes.includes(one));
  const named = (some: typeof moved) =>
    titlesOf(
      plan,
      some.map(({ step }) => step.id),
    );
  const changes = goes.map(({ step, dueDate }) => ({
    do: 'change' as const,
    stepId: step.id,
    dueDate,
    timeframe: timeframeOf(today, dueDate),
  }));
  const told = [
    ...(goes.length > 0
      ? [`${named(goes)} would move to the days after, from ${addDays(to, 1)}. All other days stay.`]
      : []),
    ...(stays.length > 0
      ? [`${named(stays)} cannot come later than the goal’s own day, ${last}: do it before, or move the goal.`]
      : []),
  ].join(' ');
  const moves = goes.map(({ step }) => step.id);
  return {
    changes,
    says: `${kind}${told}${stepsStay({ ...plan, steps: open.filter(isIn) })}${tasksThatStay(plan, moves)}`,
  };
};
