import type { TimelineTimeframe, TodoPriority } from '@pathwise/contracts/roadmap';
import type { Ticks } from '../goals/ticks.rules.ts';

export interface TodoRecord {
  /**
   * `<id of the timeline it was made in>.<own id>`, so that nearly every todo is found by its id alone without an index over
   * all todos. It keeps it for good, on whichever timeline it stands: planned tasks know it by that id.
   */
  id: string;
  title: string;
  /** The coach's title; null for what the person added. */
  draftTitle: string | null;
  /** Title of the coach's step it belongs to: with that step it is kept, replaced or goes when the roadmap is drafted anew. */
  step: string | null;
  description: string | null;
  completed: boolean;
  dueDate: string | null;
  priority: TodoPriority;
  /** When the person last changed it; from then on the coach leaves it alone. */
  editedAt: Date | null;
  version: number;
  ticks?: Ticks | null;
  /** When it was last ticked or unticked, here or in the plan (contracts/tick.rules.ts). */
  tickedAt?: number;
}

/**
 * A board of a goal, one per goal and timeframe, with its todos in their order. They live in it because a roadmap arrives,
 * goes to the trash and comes back as a whole: dozens of documents in one short transaction rather than thousands.
 * Months, weeks and days count from the goal's creation day.
 */
export interface TimelineRecord {
  _id: string;
  goalId: string;
  ownerId: string;
  timeframe: TimelineTimeframe;
  todos: TodoRecord[];
  createdAt: Date;
  /** Counts transactions that touched its todos; the events carry it. */
  version: number;
}
