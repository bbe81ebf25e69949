import { type Plan, timeframeOf, viewOf } from '@pathwise/contracts/roadmap-calendar.rules';
import { isPersons, sameTitle } from '../goals/standing.rules.ts';
import type { MilestoneRecord } from '../milestones/milestone.model.ts';
import type { TimelineRecord, TodoRecord } from './timeline.model.ts';

type Step = Pick<MilestoneRecord, 'title' | 'draftTitle' | 'dueDate'>;

/** One timeline after a step moved: its todos, and those that came from another timeline. */
export interface FollowedBoard {
  timeframe: string;
  timeline: TimelineRecord | undefined;
  todos: TodoRecord[];
  arriving: TodoRecord[];
}

/**
 * Updates the timelines after the person renamed or dated a step of the coach. The step's todo gets the new title and
 * moves to the timeline of the new day, unless the person made, edited or completed it. Returns the changed timelines.
 */
export function followStep(timelines: readonly TimelineRecord[], step: Step, plan: Plan): FollowedBoard[] {
  const arriving = new Map<string, TodoRecord[]>();
  const staying = new Map<TimelineRecord, TodoRecord[]>();
  for (const timeline of timelines) {
    const { timeframe, todos } = timeline;
    const at = todos.findIndex((todo) => standsFor(todo, step));
    const todo = todos[at];
    const view = viewOf(timeframe);
    if (!todo || !view) continue;
    const next = { ...todo, title: step.title, dueDate: step.dueDate, version: todo.version + 1 };
    const place = step.dueDate ? timeframeOf(view, step.dueDate, plan) : timeframe;
    staying.set(timeline, place === timeframe ? todos.with(at, next) : todos.toSpliced(at, 1));
    if (place !== timeframe) arriving.set(place, [...(arriving.get(place) ?? []), next]);
  }
  const byTimeframe = new Map(timelines.map((timeline) => [timeline.timeframe, timeline]));
  const changed = new Set([...[...staying.keys()].map(({ timeframe }) => timeframe), ...arriving.keys()]);
  return [...changed].map((timeframe) => {
    const timeline = byTimeframe.get(timeframe);
    const todos = timeline ? (staying.get(timeline) ?? timeline.todos) : [];
    return { timeframe, timeline, todos, arriving: arriving.get(timeframe) ?? [] };
  });
}

function standsFor(todo: TodoRecord, { draftTitle }: Step): boolean {
  if (draftTitle === null || todo.step === null || todo.draftTitle === null || isPersons(todo)) return false;
  return sameTitle(todo.step ?? '') === sameTitle(draftTitle) && sameTitle(todo.draftTitle) === sameTitle(draftTitle);
}

/** Puts a todo before the first that is due later, or at the end. */
export function byDueDate(todos: readonly TodoRecord[], arriving: TodoRecord): TodoRecord[] {
  const { dueDate } = arriving;
  const later = todos.findIndex((todo) => dueDate !== null && todo.dueDate !== null && todo.dueDate > dueDate);
  return todos.toSpliced(later === -1 ? todos.length : later, 0, arriving);
}
