import type { DraftTimeline } from '@pathwise/contracts/roadmap';
import type { Tx } from '@pathwise/service-kit/mongo/transaction';
import type { GoalsDeps } from '../deps.ts';
import { differing } from '../goals/goal.rules.ts';
import type { OwnGoal } from '../goals/own-goal.ts';
import { timelinesOfGoal } from './everything-of-goal.ts';
import { mergeDraft } from './merge-draft.rules.ts';
import { type TimelineRecord, type TodoRecord, timelines } from './timeline.model.ts';

type DraftTodo = DraftTimeline['todos'][number];

/** Brings the goal's timelines and todos in line with a draft, under the same rule as its steps; empty timelines go. */
export async function applyTimelines(
  deps: GoalsDeps,
  tx: Tx,
  { goalId, ownerId, drafted }: OwnGoal & { drafted: readonly DraftTimeline[] },
): Promise<void> {
  const { session } = tx;
  const model = timelines(deps.db);
  const left = new Map(drafted.map(({ timeframe, todos }) => [timeframe, todos]));
  for (const { _id, timeframe, todos: standing } of await timelinesOfGoal(deps, { goalId, ownerId }, tx)) {
    const todos = mergedTodos(deps, { timelineId: _id, standing, drafted: left.get(timeframe) ?? [] });
    left.delete(timeframe);
    if (todos.length === 0) await model.deleteOne({ _id, ownerId }, { session });
    else await model.updateOne({ _id, ownerId }, { $set: { todos } }, { session });
  }
  const fresh = [...left].map(([timeframe, todos]): TimelineRecord => {
    const _id = deps.newId();
    const merged = mergedTodos(deps, { timelineId: _id, standing: [], drafted: todos });
    return { _id, goalId, ownerId, timeframe, todos: merged, createdAt: deps.now() };
  });
  if (fresh.length > 0) await model.insertMany(fresh, { session, lean: true });
}

function mergedTodos(
  deps: GoalsDeps,
  { timelineId, standing, drafted }: { timelineId: string; standing: TodoRecord[]; drafted: readonly DraftTodo[] },
): TodoRecord[] {
  return mergeDraft(standing, drafted).sequence.map((entry) => {
    if ('keep' in entry) return entry.keep;
    if ('add' in entry) return newTodo(deps, timelineId, entry.add);
    const changes = differing(entry.change, contentOf(entry.to));
    const version = entry.change.version + Math.sign(Object.keys(changes).length);
    return { ...entry.change, ...changes, version };
  });
}

function newTodo(deps: GoalsDeps, timelineId: string, drafted: DraftTodo): TodoRecord {
  return { id: `${timelineId}.${deps.newId()}`, ...contentOf(drafted), completed: false, editedAt: null, version: 1 };
}

function contentOf({ title, description, dueDate, priority }: DraftTodo) {
  return { title, draftTitle: title, description: description || null, dueDate, priority };
}
