import type { DraftTimeline } from '@pathwise/contracts/roadmap';
import type { Tx } from '@pathwise/service-kit/mongo/transaction';
import { trusted } from 'mongoose';
import type { GoalsDeps } from '../deps.ts';
import { differing } from '../goals/goal.rules.ts';
import type { OwnGoal } from '../goals/own-goal.ts';
import { boardsOfGoal } from './everything-of-goal.ts';
import { mergeDraft } from './merge-draft.rules.ts';
import { type TimelineRecord, type TodoRecord, timelines, todos } from './timeline.model.ts';

type DraftTodo = DraftTimeline['todos'][number];

/** Brings the goal's timelines and todos in line with a draft, under the same rule as its steps. */
export async function applyBoards(
  deps: GoalsDeps,
  tx: Tx,
  { goalId, ownerId, drafted }: OwnGoal & { drafted: readonly DraftTimeline[] },
): Promise<void> {
  const { session } = tx;
  const standing = await boardsOfGoal(deps, { goalId, ownerId }, tx);
  const board = boardsByTimeframe(deps, { goalId, ownerId }, standing.timelines);
  const plan: Plan = { added: [], changed: [], removed: [], used: new Set() };
  const byTimeframe = new Map(drafted.map((timeline) => [timeline.timeframe, timeline.todos]));
  for (const timeframe of new Set([...standing.timelines.map((each) => each.timeframe), ...byTimeframe.keys()])) {
    const timeline = board(timeframe);
    const own = standing.todos.filter(({ timelineId }) => timelineId === timeline._id);
    planTodos(deps, plan, timeline, own, byTimeframe.get(timeframe) ?? []);
  }

  const known = new Set(standing.timelines.map(({ _id }) => _id));
  const fresh = [...plan.used].filter(({ _id }) => !known.has(_id));
  const unused = standing.timelines.filter((timeline) => !plan.used.has(timeline)).map(({ _id }) => _id);
  if (unused.length > 0) await timelines(deps.db).deleteMany({ _id: trusted({ $in: unused }), ownerId }, { session });
  if (fresh.length > 0) await timelines(deps.db).insertMany(fresh, { session });
  await writeTodos(deps, tx, ownerId, plan);
}

interface Plan {
  added: TodoRecord[];
  changed: { _id: string; changes: Partial<TodoRecord> }[];
  removed: string[];
  /** Timelines that hold something afterwards. */
  used: Set<TimelineRecord>;
}

function boardsByTimeframe(deps: GoalsDeps, { goalId, ownerId }: OwnGoal, standing: readonly TimelineRecord[]) {
  const byTimeframe = new Map(standing.map((timeline) => [timeline.timeframe, timeline]));
  return (timeframe: string): TimelineRecord =>
    byTimeframe.get(timeframe) ?? { _id: deps.newId(), goalId, ownerId, timeframe, createdAt: deps.now() };
}

function planTodos(
  deps: GoalsDeps,
  plan: Plan,
  timeline: TimelineRecord,
  standing: readonly TodoRecord[],
  drafted: readonly DraftTodo[],
): void {
  const { sequence, removed } = mergeDraft(standing, drafted);
  plan.removed.push(...removed.map(({ _id }) => _id));
  if (sequence.length > 0) plan.used.add(timeline);
  for (const [order, entry] of sequence.entries()) {
    if ('add' in entry) {
      plan.added.push(newTodo(deps, timeline, entry.add, order));
    } else {
      const todo = 'keep' in entry ? entry.keep : entry.change;
      const wanted = 'keep' in entry ? { order } : { ...entry.to, draftTitle: entry.to.title, order };
      const changes = differing(todo, wanted);
      if (Object.keys(changes).length === 0) continue;
      plan.changed.push({ _id: todo._id, changes: { ...changes, version: todo.version + 1 } });
    }
  }
}

async function writeTodos(deps: GoalsDeps, { session }: Tx, ownerId: string, plan: Plan): Promise<void> {
  const model = todos(deps.db);
  if (plan.removed.length > 0) await model.deleteMany({ _id: trusted({ $in: plan.removed }), ownerId }, { session });
  for (const { _id, changes } of plan.changed) await model.updateOne({ _id, ownerId }, { $set: changes }, { session });
  if (plan.added.length > 0) await model.insertMany(plan.added, { session });
}

function newTodo(deps: GoalsDeps, timeline: TimelineRecord, drafted: DraftTodo, order: number): TodoRecord {
  const { _id: timelineId, goalId, ownerId } = timeline;
  const { title, description, dueDate, priority } = drafted;
  return {
    _id: deps.newId(),
    timelineId,
    goalId,
    ownerId,
    title,
    draftTitle: title,
    description: description || null,
    completed: false,
    dueDate,
    priority,
    order,
    editedAt: null,
    createdAt: deps.now(),
    version: 1,
  };
}
