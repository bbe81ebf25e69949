import type { DraftTimeline, RoadmapDraft } from '@pathwise/contracts/roadmap';
import {
  daysBetween,
  firstMonday,
  monthsBetween,
  timeframeOf,
  viewOf,
} from '@pathwise/contracts/roadmap-calendar.rules';
import { sameTitle } from '../goals/standing.rules.ts';

export interface DraftBounds {
  /** The day the draft was made for. Its months, weeks and days count from it. */
  today: string;
  /** The day of storing, when it is later than `today`. No due date lies before it. */
  storedOn?: string;
  /** The goal's first day. Its timelines count from it. */
  createdOn: string;
  targetDate: string | null;
}

/**
 * Fits a draft of any coach to its goal. No due date lies before today or after the target date, and no step comes
 * twice. Without a target date, the dates that the coach read in the goal's text stay. There is one timeline per
 * timeframe, counted from the goal's creation day. A dated todo goes to the timeline that shows its day. A step has no
 * todo of its own: the boards show the milestone itself.
 */
export function fitDraft(draft: RoadmapDraft, bounds: DraftBounds): RoadmapDraft {
  const milestones = unrepeated(draft.milestones);
  return {
    overview: draft.overview,
    milestones: milestones.map((step) => ({ ...step, dueDate: fitting(step.dueDate, bounds) })),
    suggestions: unrepeated(draft.suggestions),
    timelines: fitTimelines(withoutSteps(draft.timelines, milestones), bounds),
  };
}

function withoutSteps(timelines: readonly DraftTimeline[], steps: readonly { title: string }[]): DraftTimeline[] {
  const titles = new Set(steps.map(({ title }) => sameTitle(title)));
  return timelines
    .map(({ timeframe, todos }) => ({ timeframe, todos: todos.filter(({ title }) => !titles.has(sameTitle(title))) }))
    .filter(({ todos }) => todos.length > 0);
}

function fitting(dueDate: string | null, { today, storedOn = today, targetDate }: DraftBounds): string | null {
  if (!dueDate || dueDate < today) return null;
  const day = dueDate < storedOn ? storedOn : dueDate;
  return targetDate === null || day <= targetDate ? day : null;
}

/** Drops items without a title and those whose title came before. */
export function unrepeated<T extends { title: string }>(items: readonly T[]): T[] {
  const seen = new Set<string>();
  return items.filter(({ title }) => {
    const key = sameTitle(title);
    return key !== '' && !seen.has(key) && seen.add(key);
  });
}

function fitTimelines(timelines: readonly DraftTimeline[], bounds: DraftBounds): DraftTimeline[] {
  const byTimeframe = new Map<string, DraftTimeline['todos']>();
  for (const { timeframe, todos } of timelines) {
    for (const todo of todos) {
      const dueDate = fitting(todo.dueDate, bounds);
      const place = placeOf(timeframe, dueDate, bounds);
      byTimeframe.set(place, [...(byTimeframe.get(place) ?? []), { ...todo, dueDate }]);
    }
  }
  return [...byTimeframe].map(([timeframe, todos]) => ({ timeframe, todos: unrepeated(todos) }));
}

/** The due date decides. Without one, `week-1` of a draft made three weeks after the goal becomes `week-4`. */
function placeOf(timeframe: string, dueDate: string | null, { today, createdOn, targetDate }: DraftBounds): string {
  const view = viewOf(timeframe);
  if (view && dueDate) return timeframeOf(view, dueDate, { createdOn, targetDate });
  if (!view || view === 'yearly' || today <= createdOn) return timeframe;
  const since = {
    daily: daysBetween(createdOn, today),
    weekly: daysBetween(firstMonday(createdOn), firstMonday(today)) / 7,
    monthly: monthsBetween(createdOn, today),
  }[view];
  const [unit, number] = timeframe.split('-');
  return `${unit}-${since + Number(number)}`;
}
