import type { TimelineTimeframe, TodoPriority } from '@pathwise/contracts/roadmap';
import type { Ticks } from '../goals/ticks.rules.ts';

export interface TodoRecord {
  /**
   * `<id of the timeline it was made in>.<own id>`: most todos are found by this id without an index over all todos.
   * The id never changes, also when the todo moves, because planned tasks refer to it.
   */
  id: string;
  title: string;
  /** Title given by the coach. Null for a todo made by the person. */
  draftTitle: string | null;
  /** Title of the coach's step it belongs to. A redraft keeps, replaces or removes it together with that step. */
  step: string | null;
  description: string | null;
  completed: boolean;
  dueDate: string | null;
  priority: TodoPriority;
  /** When the person last edited it. After that, redrafts leave it unchanged. */
  editedAt: Date | null;
  version: number;
  ticks?: Ticks | null;
  /** Time of the last tick or untick, in goals or planner (contracts/tick.rules.ts). */
  tickedAt?: number;
}

/**
 * A timeline with its ordered todos, one per goal and timeframe. Todos are embedded because a roadmap is stored,
 * deleted and restored as a whole: one short transaction then writes dozens of documents rather than thousands. Months,
 * weeks and days count from the goal's creation day.
 */
export interface TimelineRecord {
  _id: string;
  goalId: string;
  ownerId: string;
  timeframe: TimelineTimeframe;
  todos: TodoRecord[];
  createdAt: Date;
  /** Counts the transactions that wrote its todos. Events carry it. */
  version: number;
}
