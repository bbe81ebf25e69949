import type { DraftMilestone, RoadmapDraft } from '@pathwise/contracts/roadmap';
import { addDays, daysBetween } from '@pathwise/contracts/roadmap-calendar.rules';
import { estimatedDates } from '../built-in/drafting/schedule.rules.ts';
import { timelinesOf } from '../built-in/drafting/timelines.rules.ts';
import type { GoalInWords } from './coach.ts';

/** A step as a model writes it: with the tasks towards it. */
export type ModelStep = DraftMilestone & { tasks?: readonly string[] };

/** Spreads the steps evenly from today to the target date, the last one on it. */
function spread(
  milestones: readonly DraftMilestone[],
  { today, targetDate }: { today: string; targetDate: string },
): DraftMilestone[] {
  const span = daysBetween(today, targetDate);
  return milestones.map((milestone, index) => ({
    ...milestone,
    dueDate: addDays(today, Math.round(((index + 1) * span) / milestones.length)),
  }));
}

/** Keeps a model's dates if they ascend from today to the target date. Otherwise spreads the steps evenly. */
function dated(
  milestones: readonly DraftMilestone[],
  { today, targetDate }: Pick<GoalInWords, 'today' | 'targetDate'>,
): DraftMilestone[] {
  if (targetDate === null || targetDate < today)
    return milestones.map((milestone) => ({ ...milestone, dueDate: null }));
  let before = today;
  const sound = milestones.every(({ dueDate }) => {
    const fits = dueDate !== null && dueDate >= before && dueDate <= targetDate;
    before = dueDate ?? before;
    return fits;
  });
  return sound ? [...milestones] : spread(milestones, { today, targetDate });
}

/**
 * Completes what a model wrote: dates for steps that lack sound ones, and timelines, which a model never writes. Goals fits
 * the draft of any coach to the goal.
 */
export function completeDraft(
  draft: Omit<RoadmapDraft, 'timelines' | 'milestones'> & { milestones: readonly ModelStep[] },
  goal: Pick<GoalInWords, 'today' | 'targetDate'>,
): RoadmapDraft {
  const { today, targetDate } = goal;
  const milestones = dated(
    draft.milestones.map(({ tasks: _, ...step }) => step),
    goal,
  );
  const target = targetDate !== null && targetDate >= today ? targetDate : null;
  const thought = estimatedDates(milestones.length, today);
  const steps = milestones.map(({ title, description, dueDate }, index) => ({
    title,
    description,
    day: dueDate ?? thought[index] ?? today,
    tasks: draft.milestones[index]?.tasks ?? [],
  }));
  return { ...draft, milestones, timelines: timelinesOf({ steps, today, target }) };
}
