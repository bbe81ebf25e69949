import { addDays } from '@pathwise/contracts/roadmap-calendar.rules';
import { timeframeOf } from '../drafting/schedule.rules.ts';
import { isFixedStep, stepsStay } from './fixed-days.rules.ts';
import { openSteps, type Planner, type PlanStep, titlesOf } from './plan-in-view.ts';
import { setbackIn } from './setback.rules.ts';

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
    return { changes: [], says: `${kind}${held || `Nothing is due ${days}, so no day has to move.`}` };
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
  return { changes, says: `${kind}${told}${stepsStay({ ...plan, steps: open.filter(isIn) })}` };
};
