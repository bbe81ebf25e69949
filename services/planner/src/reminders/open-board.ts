import { boardChanged } from '@pathwise/contracts/events/planner';
import { differing } from '@pathwise/service-kit/differing';
import { conflict, notFound } from '@pathwise/service-kit/problem';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import { updateMany } from '@pathwise/service-kit/transactions/write-many';
import type { Model } from 'mongoose';
import { changing } from '../account/changing.ts';
import type { PlannerDeps } from '../deps.ts';
import { inOrder, type Placed, perGroup, renumbered } from '../places/order.rules.ts';
import { boards, type ColumnRecord, columns, type ReminderRecord, reminders } from './board.model.ts';

/** More than fits on any screen. The board is answered whole, so it needs a limit. */
const columnLimit = 100;
const reminderLimit = 1_000;

/** A board that this transaction has locked. */
export interface OpenBoard {
  readonly ownerId: string;
  readonly version: number;
  readonly columns: readonly ColumnRecord[];
  readonly reminders: readonly ReminderRecord[];
}

/** Runs a change in a transaction with the locked board. */
export function changingBoard<T>(
  deps: PlannerDeps,
  ownerId: string,
  work: (tx: Tx, board: OpenBoard) => Promise<T>,
): Promise<T> {
  return changing(deps, { ownerId, part: 'board' }, async (tx) => work(tx, await openBoard(deps, tx, ownerId)));
}

/** Locks the board by incrementing its version. A concurrent transaction conflicts and retries. */
export async function openBoard(deps: PlannerDeps, { session }: Tx, ownerId: string): Promise<OpenBoard> {
  const { db } = deps;
  const board = await boards(db)
    .findOneAndUpdate({ _id: ownerId }, { $inc: { version: 1 } }, { session, returnDocument: 'after' })
    .lean();
  if (!board) await boards(db).create([{ _id: ownerId, version: 1 }], { session });
  return {
    ownerId,
    version: board?.version ?? 1,
    columns: inOrder(await columns(db).find({ ownerId }).session(session).lean()),
    reminders: await reminders(db).find({ ownerId }).session(session).lean(),
  };
}

/**
 * Stores the changes of a board with places 0 to n-1, and emits board-changed. The caller has moved items missing in
 * `after` to the trash.
 */
export async function saveBoard(
  deps: PlannerDeps,
  tx: Tx,
  board: OpenBoard,
  after: Partial<Pick<OpenBoard, 'columns' | 'reminders'>>,
): Promise<Pick<OpenBoard, 'columns' | 'reminders'>> {
  const { ownerId, version } = board;
  const settled = {
    columns: renumbered(inOrder(after.columns ?? board.columns)),
    reminders: perGroup(
      after.reminders ?? board.reminders,
      ({ columnId }) => columnId,
      (column) => renumbered(inOrder(column)),
    ),
  };
  refuseFull(board, settled);
  await saveAll(columns(deps.db), tx, { ownerId, before: board.columns, after: settled.columns });
  await saveAll(reminders(deps.db), tx, { ownerId, before: board.reminders, after: settled.reminders });
  await tx.emit(boardChanged, { ownerId, version });
  return settled;
}

function refuseFull(board: OpenBoard, after: Pick<OpenBoard, 'columns' | 'reminders'>): void {
  if (after.columns.length > Math.max(columnLimit, board.columns.length))
    throw conflict(`A board holds at most ${columnLimit} columns.`, 'too-many');
  if (after.reminders.length > Math.max(reminderLimit, board.reminders.length))
    throw conflict(`A board holds at most ${reminderLimit} tasks.`, 'too-many');
}

async function saveAll<T extends Placed & { ownerId: string }>(
  model: Model<T>,
  tx: Tx,
  { ownerId, before, after }: { ownerId: string; before: readonly T[]; after: readonly T[] },
): Promise<void> {
  const stored = new Map(before.map((item) => [item._id, item]));
  const added = after.filter(({ _id }) => !stored.has(_id));
  const updates = after.flatMap((item) => {
    const was = stored.get(item._id);
    const changes = was ? differing(was, item) : {};
    return Object.keys(changes).length > 0 ? [{ _id: item._id, ownerId, changes }] : [];
  });
  if (added.length > 0) await model.insertMany(added, { session: tx.session, lean: true });
  await updateMany(model, tx, updates);
}

/** The column of the board; 404 otherwise. */
export function columnOf({ columns: all }: OpenBoard, columnId: string): ColumnRecord {
  const column = all.find(({ _id }) => _id === columnId);
  if (!column) throw notFound('column');
  return column;
}

/** The reminder of the board; 404 otherwise. */
export function reminderOf({ reminders: all }: OpenBoard, reminderId: string): ReminderRecord {
  const reminder = all.find(({ _id }) => _id === reminderId);
  if (!reminder) throw notFound('task');
  return reminder;
}
