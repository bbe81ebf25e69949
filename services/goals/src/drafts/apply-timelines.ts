import { differing } from '@pathwise/service-kit/differing';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import { updateMany } from '@pathwise/service-kit/transactions/write-many';
import { trusted } from 'mongoose';
import type { GoalsDeps } from '../deps.ts';
import type { OwnGoal } from '../goals/own-goal.ts';
import { newTodoId } from '../timelines/own-timeline.ts';
import type { TimelineRecord, TodoRecord } from '../timelines/timeline.model.ts';
import { timelines } from '../timelines/timeline.model.ts';
import type { TodoContent } from './draft-content.rules.ts';
import type { RedraftedBoard } from './redraft.rules.ts';

/** A timeline that was made, changed or emptied. */
export interface ChangedTimeline {
  timeline: TimelineRecord;
  before: readonly TodoRecord[];
  after: readonly TodoRecord[];
}

/** Stores the changes to the goal's timelines and deletes those they empty. Returns the changed ones. */
export async function applyTimelines(
  deps: GoalsDeps,
  tx: Tx,
  { goalId, ownerId, boards }: OwnGoal & { boards: readonly RedraftedBoard[] },
): Promise<ChangedTimeline[]> {
  const { session } = tx;
  const model = timelines(deps.db);
  const changed: ChangedTimeline[] = [];
  const fresh: TimelineRecord[] = [];
  const updates: Parameters<typeof updateMany<TimelineRecord>>[2][number][] = [];
  const emptied: string[] = [];
  for (const board of boards) {
    const timelineId = board.timeline?._id ?? deps.newId();
    const before = board.timeline?.todos ?? [];
    const todos = todosOf(deps, timelineId, board);
    if (isSame(before, todos)) continue;
    const { timeframe, timeline } = board;
    if (!timeline) {
      const made = { _id: timelineId, goalId, ownerId, timeframe, todos, createdAt: deps.now(), version: 1 };
      fresh.push(made);
      changed.push({ timeline: made, before, after: todos });
      continue;
    }
    const version = timeline.version + 1;
    if (todos.length === 0) emptied.push(timelineId);
    else updates.push({ _id: timelineId, ownerId, changes: { todos, version } });
    changed.push({ timeline, before, after: todos });
  }
  if (emptied.length > 0) await model.deleteMany({ _id: trusted({ $in: emptied }), ownerId }, { session });
  await updateMany(model, tx, updates);
  if (fresh.length > 0) await model.insertMany(fresh, { session, lean: true });
  return changed;
}

const isSame = (before: readonly TodoRecord[], after: readonly TodoRecord[]) =>
  before.length === after.length && before.every((todo, n) => todo === after[n]);

function todosOf(deps: GoalsDeps, timelineId: string, { sequence }: RedraftedBoard): TodoRecord[] {
  return sequence.map((entry) => {
    if ('keep' in entry) return entry.keep;
    if ('add' in entry) return newTodo(deps, timelineId, entry.add);
    const changes = differing(entry.change, entry.to);
    if (Object.keys(changes).length === 0) return entry.change;
    return { ...entry.change, ...changes, version: entry.change.version + 1 };
  });
}

function newTodo(deps: GoalsDeps, timelineId: string, content: TodoContent): TodoRecord {
  return { id: newTodoId(deps, timelineId), ...content, completed: false, editedAt: null, version: 1 };
}
