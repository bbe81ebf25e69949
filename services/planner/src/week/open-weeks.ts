import { weekChanged } from '@pathwise/contracts/events/planner';
import { tasksOfWeekLimit } from '@pathwise/contracts/task.rules';
import { differing } from '@pathwise/service-kit/differing';
import { conflict, type Problem } from '@pathwise/service-kit/problem';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import { updateMany } from '@pathwise/service-kit/transactions/write-many';
import type { PlannerDeps } from '../deps.ts';
import { inOrder, perGroup, renumbered } from '../places/order.rules.ts';
import { type TaskRecord, tasks, type WeekRecord, weeks } from './task.model.ts';

/** Weeks of one person that this transaction has locked, and their tasks. */
export interface OpenWeeks {
  readonly ownerId: string;
  readonly weeks: readonly WeekRecord[];
  readonly tasks: readonly TaskRecord[];
  /** Ids of tasks just restored from the trash. A restored task counts as changed. */
  readonly returned?: ReadonlySet<string>;
}

/** Locks weeks in sorted order by incrementing their versions. A concurrent transaction conflicts and retries. */
export async function openWeeks(
  deps: PlannerDeps,
  { session }: Tx,
  { ownerId, weekStarts }: { ownerId: string; weekStarts: Iterable<string> },
): Promise<OpenWeeks> {
  const opened: WeekRecord[] = [];
  const missing: WeekRecord[] = [];
  const model = weeks(deps.db);
  for (const weekStart of [...new Set(weekStarts)].toSorted()) {
    const _id = `${ownerId}.${weekStart}`;
    const counted = { $inc: { version: 1 } };
    const options = { session, returnDocument: 'after' } as const;
    const week = await model.findOneAndUpdate({ _id, ownerId }, counted, options).lean();
    if (!week) missing.push({ _id, ownerId, weekStart, version: 1 });
    opened.push(week ?? { _id, ownerId, weekStart, version: 1 });
  }
  if (missing.length > 0) await model.insertMany(missing, { session, lean: true });
  const found: TaskRecord[] = [];
  for (const { weekStart } of opened)
    found.push(...(await tasks(deps.db).find({ ownerId, weekStart }).session(session).lean()));
  return { ownerId, weeks: opened, tasks: found };
}

/**
 * Stores the changed tasks of opened weeks with places 0 to n-1 in each day, and emits week-changed for each changed
 * week. The caller has deleted the tasks that are missing in `after`. Returns the stored tasks.
 */
export async function saveWeeks(
  deps: PlannerDeps,
  tx: Tx,
  open: OpenWeeks,
  after: readonly TaskRecord[],
): Promise<TaskRecord[]> {
  const before = new Map(open.tasks.map((task) => [task._id, task]));
  const sequenced = perGroup(
    after,
    ({ specificDate }) => specificDate,
    (day) => renumbered(inOrder(day)),
  );
  const settled = sequenced.map((task) => counted(open, task, before.get(task._id)));
  refuseFull(open, settled);

  const added = settled.filter(({ _id }) => !before.has(_id));
  const updates = settled.flatMap((task) => {
    const stored = before.get(task._id);
    const changes = stored ? differing(stored, task) : {};
    return Object.keys(changes).length > 0 ? [{ _id: task._id, ownerId: open.ownerId, changes }] : [];
  });
  if (added.length > 0) await tasks(deps.db).insertMany(added, { session: tx.session, lean: true });
  await updateMany(tasks(deps.db), tx, updates);
  await announceWeeks(tx, open, settled);
  return settled;
}

/** Stores tasks that changed without moving, and emits week-changed for their weeks. */
export async function saveInPlace(
  deps: PlannerDeps,
  tx: Tx,
  { ownerId, changed }: { ownerId: string; changed: ReadonlyMap<string, TaskRecord> },
): Promise<void> {
  if (changed.size === 0) return;
  const weekStarts = [...changed.values()].map(({ weekStart }) => weekStart);
  const open = await openWeeks(deps, tx, { ownerId, weekStarts });
  const after = open.tasks.map((task) => changed.get(task._id) ?? task);
  await saveWeeks(deps, tx, open, after);
}

/**
 * Increments the version of a changed task, unless only its place changed. A move to another day clears `repeatedFor`.
 */
function counted({ returned }: OpenWeeks, task: TaskRecord, stored: TaskRecord | undefined): TaskRecord {
  if (!stored) return task;
  const moved = stored.specificDate === task.specificDate ? task : { ...task, repeatedFor: null };
  const { order: _, repeatedFor: __, ...changes } = differing(stored, moved);
  return Object.keys(changes).length > 0 || returned?.has(task._id) ? { ...moved, version: stored.version + 1 } : moved;
}

function refuseFull({ weeks: opened, tasks: all, returned }: OpenWeeks, after: readonly TaskRecord[]): void {
  const sizeIn = (list: readonly TaskRecord[], week: string) => list.filter((task) => task.weekStart === week).length;
  const before = all.filter(({ _id }) => !returned?.has(_id));
  for (const { weekStart } of opened) {
    const had = sizeIn(before, weekStart);
    const more = sizeIn(after, weekStart) - had;
    const room = Math.max(0, tasksOfWeekLimit - had);
    if (more > room) throw tooMany({ weekStart, more, room });
  }
}

function tooMany({ weekStart, more, room }: { weekStart: string; more: number; room: number }): Problem {
  const fit = room === 1 ? 'One more fits' : `${room} more fit`;
  const rest = room === 0 ? `The week of ${weekStart} is full` : `${fit} into the week of ${weekStart}, not ${more}`;
  return conflict(`A week holds at most ${tasksOfWeekLimit} tasks. ${rest}.`, 'too-many');
}

async function announceWeeks(tx: Tx, open: OpenWeeks, after: readonly TaskRecord[]): Promise<void> {
  const now = new Map(after.map((task) => [task._id, task]));
  const was = new Map(open.tasks.map((task) => [task._id, task]));
  const changed = [...open.tasks, ...after].filter(
    ({ _id }) => open.returned?.has(_id) || !isSame(was.get(_id), now.get(_id)),
  );
  const weekStarts = new Set(changed.map(({ weekStart }) => weekStart));
  for (const { _id: weekId, ownerId, weekStart, version } of open.weeks)
    if (weekStarts.has(weekStart)) await tx.emit(weekChanged, { weekId, ownerId, weekStart, version });
}

const isSame = (was: TaskRecord | undefined, now: TaskRecord | undefined) =>
  was !== undefined && now !== undefined && Object.keys(differing(was, now)).length === 0;
