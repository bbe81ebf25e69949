import { tickTime } from '@pathwise/contracts/tick.rules';
import { differing } from '@pathwise/service-kit/differing';
import { conflict, notFound } from '@pathwise/service-kit/problem';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import { updateMany } from '@pathwise/service-kit/transactions/write-many';
import { trusted } from 'mongoose';
import type { GoalsDeps } from '../deps.ts';
import type { GoalRecord } from '../goals/goal.model.ts';
import { announceChange, type OwnGoal, ownGoal, saveGoal } from '../goals/own-goal.ts';
import { isPersons } from '../goals/standing.rules.ts';
import type { MilestoneRecord } from '../milestones/milestone.model.ts';
import { milestones } from '../milestones/milestone.model.ts';
import { countsOf, milestonesOfGoal } from '../milestones/milestones-of-goal.ts';
import { ordersOf } from '../milestones/order.rules.ts';
import { announceSteps } from '../plan-ticks/announce-steps.ts';
import { announceNewTicks } from '../plan-ticks/announce-tick.ts';
import { suggestions } from '../suggestions/suggestion.model.ts';
import { suggestionsOfGoal } from '../suggestions/suggestions-of-goal.ts';
import type { TimelineRecord, TodoRecord } from '../timelines/timeline.model.ts';
import { timelines } from '../timelines/timeline.model.ts';
import { timelinesOfGoal } from '../timelines/timelines-of-goal.ts';
import type { RedraftBatch, ReplacedGoal, ReplacedSteps, ReplacedTimeline, TrashedItems } from '../undo/goals-undo.ts';
import { leaveAlone, takeBack } from './take-back.rules.ts';

/**
 * Undoes a whole applied draft. Later changes by the person stay. Throws 409 when the roadmap was replaced or cleared
 * again: that change must be undone first.
 */
export async function takeDraftBack(deps: GoalsDeps, tx: Tx, own: OwnGoal, memo: RedraftBatch['memo']): Promise<void> {
  const goal = await ownGoal(deps, own, tx);
  const first = memo.find((part) => 'goal' in part);
  if (!first) throw notFound('deleted item');
  const before = first.goal;
  if (before.appliedAs !== goal.roadmapVersion) {
    throw conflict('This roadmap was drafted anew or cleared since. Undo that first.', 'newer-roadmap');
  }
  const gone = await leftTrash(deps, tx, own, first.trashed);
  const milestonesBack = await restoreSteps(deps, tx, own, leaveAlone(first.steps, gone));
  const counts = countsOf(milestonesBack.after);
  const boards = memo.flatMap((part) => ('timeline' in part ? leaveAlone(part.timeline, gone) : []));
  const todos = { before: await todosOfGoal(deps, tx, own), after: [] as TodoRecord[] };
  await restoreTimelines(deps, tx, own, boards);
  todos.after = await todosOfGoal(deps, tx, own);
  if (before.suggestions) await restoreSuggestions(deps, tx, own, before.suggestions);
  const saved = await saveGoal(deps, tx, goal, { ...goalBefore(goal, before), ...counts });
  await announceChange(tx, saved);
  await announceSteps(tx, { ...own, version: saved.version, milestones: milestonesBack, todos });
}

/** Takes what the draft removed out of the trash. Returns the ids of what is no longer there. */
async function leftTrash(
  deps: GoalsDeps,
  tx: Tx,
  { ownerId }: OwnGoal,
  trashed: readonly TrashedItems[] = [],
): Promise<Set<string>> {
  const tokens = trashed.map(({ token }) => token);
  const there = await deps.undo.withdraw(tx, { ownerId, tokens });
  return new Set(trashed.flatMap(({ token, ids }) => (there.has(token) ? [] : ids)));
}

const todosOfGoal = async (deps: GoalsDeps, tx: Tx, own: OwnGoal) =>
  (await timelinesOfGoal(deps, own, tx)).flatMap(({ todos }) => todos);

function goalBefore(goal: GoalRecord, before: ReplacedGoal): Partial<GoalRecord> {
  const { aiOverview, overviewEditedAt, roadmap, roadmapVersion, draftedOverview } = before;
  const isDrafted = draftedOverview !== null && goal.aiOverview === draftedOverview && goal.overviewEditedAt === null;
  const fields = fieldsBefore(goal, before);
  // the overview of before names the date of before, which the person may have changed since
  const isOtherDate = before.fields !== undefined && 'targetDate' in before.fields.before && !('targetDate' in fields);
  const overview = isDrafted && !isOtherDate ? { aiOverview, overviewEditedAt, overviewVersion: goal.version + 1 } : {};
  // The goal no longer waits for its first draft, because the draft being undone replaced it.
  return {
    ...overview,
    ...fields,
    roadmap: roadmap === 'drafting' ? 'none' : roadmap,
    roadmapVersion,
  };
}

/** The goal's own fields, except those that the person changed again. */
function fieldsBefore(goal: GoalRecord, { fields }: ReplacedGoal): Partial<GoalRecord> {
  if (!fields) return {};
  const { before, after } = fields;
  const since = differing(goal, after);
  const back = Object.fromEntries(Object.entries(before).filter(([name]) => !(name in since)));
  return { ...back, fieldsVersion: goal.version + 1 };
}

async function restoreSteps(
  deps: GoalsDeps,
  tx: Tx,
  own: OwnGoal,
  replaced: ReplacedSteps,
): Promise<{ before: MilestoneRecord[]; after: MilestoneRecord[] }> {
  const now = await milestonesOfGoal(deps, own, tx);
  const rules = { idOf: ({ _id }: MilestoneRecord) => _id, isPersons };
  const taken = takeBack(now, replaced, rules);
  const orders = ordersOf(taken.map(({ order }) => order));
  const standing = new Map(now.map((step) => [step._id, step]));
  const restored = taken.map((step, n) => {
    const ticked = standing.get(step._id);
    const isUnticked = ticked !== undefined && ticked.completed !== step.completed;
    const tick = isUnticked ? { tickedAt: tickTime(ticked.tickedAt, deps.now()) } : {};
    return { ...step, ...tick, order: orders[n] ?? n };
  });
  const staying = new Set(restored.map(({ _id }) => _id));
  const { session } = tx;
  const { ownerId } = own;
  const gone = now.filter(({ _id }) => !staying.has(_id)).map(({ _id }) => _id);
  if (gone.length > 0) await milestones(deps.db).deleteMany({ _id: trusted({ $in: gone }), ownerId }, { session });
  const updates = restored.flatMap((step) => {
    const there = standing.get(step._id);
    const { _id, ...changes } = step;
    return there && Object.keys(differing(there, changes)).length > 0 ? [{ _id, ownerId, changes }] : [];
  });
  await updateMany(milestones(deps.db), tx, updates);
  const back = restored.filter(({ _id }) => !standing.has(_id));
  if (back.length > 0) await milestones(deps.db).insertMany(back, { session, lean: true });
  await announceNewTicks(tx, { before: now, after: restored });
  return { before: now, after: restored };
}

/** Restores all timelines in parallel. One by one, many years of them would exceed the transaction's time limit. */
async function restoreTimelines(
  deps: GoalsDeps,
  tx: Tx,
  { goalId, ownerId }: OwnGoal,
  all: readonly ReplacedTimeline[],
): Promise<void> {
  const standing = new Map((await timelinesOfGoal(deps, { goalId, ownerId }, tx)).map((one) => [one.timeframe, one]));
  const rules = { idOf: ({ id }: TodoRecord) => id, isPersons };
  const moved = movedTodos([...standing.values()], all);
  const added = all.flatMap((one) => one.added);
  const emptied: string[] = [];
  const updates: Parameters<typeof updateMany<TimelineRecord>>[2][number][] = [];
  const made: TimelineRecord[] = [];
  for (const replaced of [...all, ...strayedTo([...standing.values()], all, added)]) {
    const { timelineId: _id, timeframe, createdAt } = replaced;
    const there = standing.get(timeframe);
    const todos = takeBack(there?.todos ?? [], { ...replaced, added }, rules).flatMap((todo) =>
      backFrom(moved, timeframe, todo),
    );
    const version = (there?.version ?? 0) + 1;
    // A timeline without earlier todos was created by the draft.
    if (there && todos.length === 0 && replaced.before.length === 0) emptied.push(there._id);
    else if (there) updates.push({ _id: there._id, ownerId, changes: { todos, version } });
    else if (todos.length > 0) made.push({ _id, goalId, ownerId, timeframe, todos, createdAt, version });
  }
  const { session } = tx;
  const model = timelines(deps.db);
  if (emptied.length > 0) await model.deleteMany({ _id: trusted({ $in: emptied }), ownerId }, { session });
  await updateMany(model, tx, updates);
  if (made.length > 0) await model.insertMany(made, { session, lean: true });
}

/** The other timelines to which todos that the draft added have moved since. */
function strayedTo(
  standing: readonly TimelineRecord[],
  all: readonly ReplacedTimeline[],
  added: readonly string[],
): ReplacedTimeline[] {
  const known = new Set(all.map(({ timeframe }) => timeframe));
  return standing
    .filter(({ timeframe, todos }) => !known.has(timeframe) && todos.some(({ id }) => added.includes(id)))
    .map(({ _id: timelineId, timeframe, createdAt }) => ({ timelineId, timeframe, createdAt, before: [], added: [] }));
}

type MovedTodos = ReadonlyMap<string, { timeframe: string; todo: TodoRecord }>;

/** The todos that an edit moved to another timeline, as they stand there now. */
function movedTodos(standing: readonly TimelineRecord[], all: readonly ReplacedTimeline[]): MovedTodos {
  const left = new Set(all.flatMap(({ before }) => before.flatMap(({ id, isRemoved }) => (isRemoved ? id : []))));
  const todos = standing.flatMap(({ timeframe, todos: own }) => own.map((todo) => ({ timeframe, todo })));
  return new Map(todos.filter(({ todo }) => left.has(todo.id)).map((one) => [one.todo.id, one]));
}

/** A todo that was moved is back once: where the person changed it since, else where it came from. */
function backFrom(moved: MovedTodos, timeframe: string, todo: TodoRecord): TodoRecord[] {
  const elsewhere = moved.get(todo.id);
  if (!elsewhere || elsewhere.timeframe === timeframe) return [todo];
  if (isPersons(elsewhere.todo)) return [];
  const { version, tickedAt } = elsewhere.todo;
  return [{ ...todo, version: version + 1, ...(tickedAt === undefined ? {} : { tickedAt }) }];
}

async function restoreSuggestions(
  deps: GoalsDeps,
  tx: Tx,
  own: OwnGoal,
  { before, added }: NonNullable<ReplacedGoal['suggestions']>,
): Promise<void> {
  const shown = await suggestionsOfGoal(deps, own, tx);
  if (shown.length !== added.length || shown.some(({ _id }) => !added.includes(_id))) return; // replaced since
  const { session } = tx;
  await suggestions(deps.db).deleteMany({ goalId: own.goalId, ownerId: own.ownerId }, { session });
  if (before.length > 0) await suggestions(deps.db).insertMany(before, { session, lean: true });
}
