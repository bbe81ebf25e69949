import type { BulkProgress } from '@pathwise/contracts/api/bulk';
import { conflict, notFound } from '@pathwise/service-kit/problem';
import type { AuthDeps } from '../deps.ts';
import { bulkActions } from './bulk.model.ts';
import { getBulkAction } from './show-actions.ts';

/** Another admin takes over a paused action, which goes on where it stopped. Throws 404, and 409 for one that is not paused. */
export async function resumeBulkAction(
  deps: AuthDeps,
  { id, adminId }: { id: string; adminId: string },
): Promise<BulkProgress> {
  await deps.inTransaction(async (tx) => {
    await deps.account.enter(tx, adminId);
    const action = await bulkActions(deps.db).findById(id).session(tx.session).lean();
    if (!action) throw notFound('action');
    if (action.status !== 'paused') throw conflict('This action is not paused.', 'not-paused');
    const isSelecting = action.filter !== null && action.selectedTo < action.selectUpTo;
    const status = isSelecting ? ('selecting' as const) : ('running' as const);
    await bulkActions(deps.db).updateOne({ _id: id }, { $set: { adminId, status } }, { session: tx.session });
    tx.note({ target: `bulk-action:${id}`, before: { status: 'paused' }, after: { status: 'running' } });
  });
  return getBulkAction(deps, { id });
}
