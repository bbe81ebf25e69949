import type { DraftTimeline, RoadmapDraft } from '@pathwise/contracts/roadmap';
import { daysBetween, monthsBetween } from './calendar.rules.ts';

export interface DraftBounds {
  /** The day the draft was made for: its months, weeks and days count from it. */
  today: string;
  /** The goal's own first day, from which its boards count. */
  createdOn: string;
  targetDate: string | null;
}

/** Titles that differ only in case or spacing are the same step. */
export const sameTitle = (title: string) => title.trim().replace(/\s+/g, ' ').toLowerCase();

/**
 * A draft made to fit its goal, whichever coach it is from: no due date before today, after the target date, or without
 * one; no step twice; one timeline per timeframe, counted from the goal's creation day.
 */
export function fitDraft(draft: RoadmapDraft, bounds: DraftBounds): RoadmapDraft {
  return {
    overview: draft.overview,
    milestones: unrepeated(draft.milestones).map((step) => ({ ...step, dueDate: fitting(step.dueDate, bounds) })),
    suggestions: unrepeated(draft.suggestions),
    timelines: fitTimelines(draft.timelines, bounds),
  };
}

function fitting(dueDate: string | null, { today, targetDate }: DraftBounds): string | null {
  return dueDate && targetDate && dueDate >= today && dueDate <= targetDate ? dueDate : null;
}

function unrepeated<T extends { title: string }>(items: readonly T[]): T[] {
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
      const place = countedFromCreation(timeframe, dueDate, bounds);
      byTimeframe.set(place, [...(byTimeframe.get(place) ?? []), { ...todo, dueDate }]);
    }
  }
  return [...byTimeframe].map(([timeframe, todos]) => ({ timeframe, todos: unrepeated(todos) }));
}

/** `week-1` of a draft made three weeks after the goal is the goal's `week-4`; a due date decides where it has one. */
function countedFromCreation(timeframe: string, dueDate: string | null, { today, createdOn }: DraftBounds): string {
  const [unit = '', number] = timeframe.split('-');
  if (today <= createdOn || !/^(month|week|day)$/.test(unit)) return timeframe;
  const since = (day: string) =>
    unit === 'month'
      ? monthsBetween(createdOn, day)
      : Math.floor(daysBetween(createdOn, day) / (unit === 'week' ? 7 : 1));
  return `${unit}-${dueDate ? since(dueDate) + 1 : since(today) + Number(number)}`;
}
