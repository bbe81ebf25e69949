import type { DraftMilestone, DraftTimeline, RoadmapDraft } from '@pathwise/contracts/roadmap';
import { addDays, daysBetween } from '@pathwise/contracts/roadmap-calendar.rules';
import type { EverythingOfGoal } from '../goals/everything-of-goal.ts';
import { estimateOf, sameTitle } from '../goals/standing.rules.ts';
import type { MilestoneRecord } from '../milestones/milestone.model.ts';
import type { TimelineRecord } from '../timelines/timeline.model.ts';

type CoachStep = MilestoneRecord & { draftTitle: string };
interface Days {
  today: string;
  targetDate: string | null;
}

/**
 * The draft with the coach's steps as they stand instead of its own. Each keeps its words and takes its day from the
 * draft. When the draft lacks one of them, they are spread evenly until the target date. The suggestions stay.
 */
export function withOwnSteps(draft: RoadmapDraft, standing: EverythingOfGoal, days: Days): RoadmapDraft {
  const steps = standing.milestones.filter((step): step is CoachStep => step.draftTitle !== null);
  const drafted = new Map(draft.milestones.map((step) => [sameTitle(step.title), step]));
  const isWhole = steps.every(({ draftTitle }) => drafted.has(sameTitle(draftTitle)));
  const milestones = steps.map((step, n): DraftMilestone => {
    const { draftTitle, description, resources, timeframe } = step;
    const words = { title: draftTitle, description: description ?? '', resources, timeframe };
    const found = drafted.get(sameTitle(draftTitle));
    if (found && isWhole) return { ...words, dueDate: found.dueDate, ...estimateOf(found), timeframe: found.timeframe };
    return { ...words, dueDate: evenDay((n + 1) / steps.length, days) };
  });
  return {
    overview: draft.overview,
    milestones,
    suggestions: standing.suggestions.map(({ title, description, bullets }) => ({ title, description, bullets })),
    timelines: [...tasksOf(steps, draft.timelines), ...undrafted(standing.timelines, steps, drafted)],
  };
}

const evenDay = (share: number, { today, targetDate }: Days): string | null =>
  targetDate && addDays(today, Math.round(share * daysBetween(today, targetDate)));

/** The drafted tasks of the steps, and those of no step. */
function tasksOf(steps: readonly CoachStep[], timelines: readonly DraftTimeline[]): DraftTimeline[] {
  const own = new Set(steps.map(({ draftTitle }) => sameTitle(draftTitle)));
  return timelines.map(({ timeframe, todos }) => {
    return { timeframe, todos: todos.filter(({ step }) => !step || own.has(sameTitle(step))) };
  });
}

/** The standing tasks of steps that the draft lacks. */
function undrafted(
  timelines: readonly TimelineRecord[],
  steps: readonly CoachStep[],
  drafted: ReadonlyMap<string, DraftMilestone>,
): DraftTimeline[] {
  const lacking = new Set(steps.map(({ draftTitle }) => sameTitle(draftTitle)).filter((title) => !drafted.has(title)));
  return timelines.map(({ timeframe, todos }) => ({
    timeframe,
    todos: todos.flatMap(({ draftTitle: title, description, dueDate, priority, step }) =>
      title !== null && step && lacking.has(sameTitle(step))
        ? [{ title, description: description ?? '', dueDate, priority, step }]
        : [],
    ),
  }));
}
