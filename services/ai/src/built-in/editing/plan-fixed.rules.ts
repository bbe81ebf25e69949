import { fixedEnd, noted } from './fixed-days.rules.ts';
import { date } from './plan-days.rules.ts';
import { ownChange, type PlanInView, type PlannedEdit, type Planner, stepOf } from './plan-in-view.ts';

/** 'The birthday cannot move': noted at the step, so that no later change moves its day. */
export const fixed: Planner<'fixed'> = (plan, { stepIds, date: day }) => {
  const [stepId] = stepIds;
  if (!stepId) return endIsFixed(plan, day);
  const due = day ?? stepOf(plan, stepId)?.dueDate;
  return due ? date(plan, { do: 'date', stepIds: [stepId], date: due, isFixed: true }) : { changes: [], says: noDay };
};

const noDay = 'It has no day yet. Tell me the day that cannot move, and I will keep it.';

function endIsFixed(plan: PlanInView, day: string | undefined): PlannedEdit {
  const { targetDate } = plan.goal;
  const last = plan.steps.at(-1);
  if (day && (targetDate === null || day < targetDate))
    return date(plan, { do: 'date', stepIds: [], date: day, isFixed: true });
  if (targetDate === null) return { changes: [], says: noDay };
  const known = fixedEnd(plan);
  if (known) return { changes: [], says: `${known.says} I will not move it, and fit the steps before it.` };
  const says =
    day && day > targetDate
      ? `${targetDate} stays, so it does not go past ${day}.`
      : `${targetDate} stays: you said that it cannot move.`;
  if (!last) return { changes: [], says };
  return {
    changes: [ownChange(last.id, noted(last, targetDate))],
    says: `${says} With this note in the last step no later change moves it.`,
  };
}
