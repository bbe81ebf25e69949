import type { Milestone } from '@pathwise/contracts/api/goals';
import type { MilestoneTimeframe } from '@pathwise/contracts/roadmap';
import { addMonths, estimatedDate } from '@pathwise/contracts/roadmap-calendar.rules';
import { formatShortDay } from '@pathwise/remote-kit/day.rules';

/** The timeframes' names, nearest first. */
export const timeframeLabels: Readonly<Record<MilestoneTimeframe, string>> = {
  general: 'General',
  '1-3months': '1-3 months',
  '3-6months': '3-6 months',
  '6-12months': '6-12 months',
  '1year': '1 year',
  '3years': '3 years',
  '5years': '5 years',
  '10years': '10 years',
};
const timeframes = Object.keys(timeframeLabels) as MilestoneTimeframe[];

/** The months from today that a timeframe speaks of. 'General' speaks of none. */
const monthsAhead: Partial<Record<MilestoneTimeframe, readonly [from: number, to: number]>> = {
  '1-3months': [1, 3],
  '3-6months': [3, 6],
  '6-12months': [6, 12],
  '1year': [12, 24],
  '3years': [24, 48],
  '5years': [48, 90],
  '10years': [90, 1200],
};

/** A step's timeframe in words. Undefined beside an estimate or a day that it contradicts: '1-3 months', due in three days. */
export function timeframeBeside({ milestone, day, isEstimate }: DatedMilestone, today: string): string | undefined {
  const { timeframe } = milestone;
  const [from, to] = monthsAhead[timeframe] ?? [];
  const isContradicted =
    day !== undefined &&
    from !== undefined &&
    to !== undefined &&
    (day < addMonths(today, from) || day > addMonths(today, to));
  return isEstimate || isContradicted ? undefined : timeframeLabels[timeframe];
}

/** A milestone with the date it is shown under: its own, or an AI step's estimate; undefined for others. */
export interface DatedMilestone {
  readonly milestone: Milestone;
  readonly day: string | undefined;
  readonly isEstimate: boolean;
}

/** A step's day as every part of its goal's page writes it: `8 Dec`, or `about 8 Dec` for an estimate. Undefined without a day. */
export const dayInWords = ({ day, isEstimate }: Pick<DatedMilestone, 'day' | 'isEstimate'>, today: string) =>
  day && `${isEstimate ? 'about ' : ''}${formatShortDay(day, today)}`;

/**
 * Dates every milestone and sorts by date. Undated ones stay last in their order. The coach's estimates go to the undated
 * AI steps in their order, so a moved or new step has the estimate of its place. An open step's is never past.
 */
export function datedInOrder(milestones: readonly Milestone[], today: string): readonly DatedMilestone[] {
  const inOrder = [...milestones].sort((a, b) => a.order - b.order);
  const aiSteps = inOrder.filter(({ type }) => type === 'ai-step');
  const undated = aiSteps.filter(({ dueDate }) => !dueDate);
  const estimates = undated.flatMap(({ estimatedDate: day }) => day ?? []).sort();
  const estimateOf = (step: Milestone) => {
    const known = estimates[undated.indexOf(step)] ?? estimates.at(-1);
    if (!known) return estimatedDate(aiSteps.indexOf(step), today);
    return known < today && !step.completed ? today : known;
  };
  const dated = inOrder.map((milestone): DatedMilestone => {
    if (milestone.dueDate) return { milestone, day: milestone.dueDate, isEstimate: false };
    if (milestone.type !== 'ai-step') return { milestone, day: undefined, isEstimate: false };
    return { milestone, day: estimateOf(milestone), isEstimate: true };
  });
  // sort is stable, so equal days keep their order
  return dated.sort((a, b) => (a.day ?? '9999').localeCompare(b.day ?? '9999'));
}

/** The rows of the Milestone View. */
export function rowsOf<T>(items: readonly T[], length = 5): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(items.length / length) }, (_, row) =>
    items.slice(row * length, (row + 1) * length),
  );
}

/** A title cut to the 12 characters of the small timeline. */
export function shortTitle(title: string): string {
  const characters = [...title];
  return characters.length > 12 ? `${characters.slice(0, 12).join('').trimEnd()}…` : title;
}

export interface TimeframeShare {
  readonly timeframe: MilestoneTimeframe;
  readonly count: number;
  readonly completed: number;
  readonly percent: number;
}

/** The progress of each timeframe that has milestones. */
export function shareByTimeframe(milestones: readonly Milestone[]): readonly TimeframeShare[] {
  return timeframes.flatMap((timeframe) => {
    const own = milestones.filter((milestone) => milestone.timeframe === timeframe);
    const completed = own.filter((milestone) => milestone.completed).length;
    if (own.length === 0) return [];
    return { timeframe, count: own.length, completed, percent: Math.round((completed / own.length) * 100) };
  });
}

/** The completed milestones folded away at first: all before the next one, except the last. */
export function foldedAtFirst(dated: readonly DatedMilestone[]): ReadonlySet<string> {
  const completed = dated.filter(({ milestone }) => milestone.completed);
  return new Set(completed.slice(0, -1).map(({ milestone }) => milestone.id));
}

/** The first open milestone. */
export function nextOf(dated: readonly DatedMilestone[]): DatedMilestone | undefined {
  return dated.find(({ milestone }) => !milestone.completed);
}

/** Where the timeline starts: two before the next milestone, so that the person sees where they stand. */
export function firstOnTimeline(dated: readonly DatedMilestone[], length: number): number {
  const next = dated.findIndex(({ milestone }) => !milestone.completed);
  return Math.max(0, Math.min(next === -1 ? dated.length : next - 2, dated.length - length));
}
