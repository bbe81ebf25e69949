import type { TimelineTimeframe, TodoPriority } from '@pathwise/contracts/roadmap';
import { owned } from '@pathwise/service-kit/mongo/collections';
import {
  collection,
  count,
  flag,
  instant,
  json,
  listOf,
  oneOf,
  optional,
  orNull,
  part,
  type RecordOf,
  word,
} from '@pathwise/service-kit/mongo/fields';
import type { Ticks } from '../goals/ticks.rules.ts';

const todo = part({
  /**
   * `<id of the timeline it was made in>.<own id>`: most todos are found by this id without an index over all todos.
   * The id never changes, also when the todo moves, because planned tasks refer to it.
   */
  id: word,
  title: word,
  /** Title given by the coach. Null for a todo made by the person. */
  draftTitle: orNull(word),
  /** Title of the coach's step it belongs to. A redraft keeps, replaces or removes it together with that step. */
  step: orNull(word),
  description: orNull(word),
  completed: flag,
  dueDate: orNull(word),
  priority: oneOf<TodoPriority>(),
  /** When the person last edited it. After that, redrafts leave it unchanged. */
  editedAt: orNull(instant),
  version: count,
  ticks: optional(orNull(json<Ticks>())),
  /** Time of the last tick or untick, in goals or planner (contracts/tick.rules.ts). */
  tickedAt: optional(count),
});
export type TodoRecord = RecordOf<typeof todo>;

const onePerTimeframe = { key: { ownerId: 1, goalId: 1, timeframe: 1 }, unique: true };

/**
 * A timeline with its ordered todos, one per goal and timeframe. Todos are embedded because a roadmap is stored,
 * deleted and restored as a whole: one short transaction then writes dozens of documents rather than thousands. Months
 * and days count from the goal's creation day, weeks from the nearest Monday.
 */
export const timelines = collection('timelines', owned({ by: 'ownerId', indexes: [onePerTimeframe] }), {
  _id: word,
  goalId: word,
  ownerId: word,
  timeframe: oneOf<TimelineTimeframe>(),
  todos: listOf(todo),
  createdAt: instant,
  /** Counts the transactions that wrote its todos. Events carry it. */
  version: count,
});
export type TimelineRecord = RecordOf<typeof timelines>;
