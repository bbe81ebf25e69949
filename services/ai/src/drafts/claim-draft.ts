import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import { trusted } from 'mongoose';
import { type Claim, claimOnce } from '../claims/claim-once.ts';
import type { AiDeps } from '../deps.ts';
import { type DraftRecord, drafts } from './draft.model.ts';

export type DraftClaim = Claim<DraftRecord>;

/** A claim older than this belongs to a crashed process. A model times out sooner. */
const lostAfterMs = ({ coach, config }: AiDeps) => (coach.isPaid ? config.AI_TIMEOUT_MS + 4_000 : 3_000);

/** Claims the draft before a paid call, so that chat, consumer and a restarted process never pay twice. */
export function claimDraft(
  deps: AiDeps,
  { draftId: _id, ownerId }: { draftId: string; ownerId: string },
): Promise<DraftClaim> {
  const model = drafts(deps.db);
  return claimOnce(model, {
    row: { _id, ownerId, state: 'asked', askedAt: deps.now() },
    insert: (row) => model.insertMany([row], { lean: true }),
    which: { _id },
    claimedAt: 'askedAt',
    open: { state: 'asked' },
    lostAfterMs: lostAfterMs(deps),
    now: deps.now,
  });
}

/** Deletes a claim that is not needed. A claim of an earlier attempt stays: that attempt may have paid. */
export async function dropClaim(deps: AiDeps, { by, row }: DraftClaim): Promise<void> {
  if (by === 'first') await drafts(deps.db).deleteOne({ _id: row._id, state: 'asked', askedAt: row.askedAt });
}

/**
 * Deletes the draft of an erased account; true when it was one. Inserting a claim does not pass the account's gate, because it is no
 * transaction.
 */
export function dropIfErased(
  deps: AiDeps,
  { draftId, ownerId }: { draftId: string; ownerId: string },
): Promise<boolean> {
  return deps.inTransaction(async (tx) => {
    if ((await deps.account.enterIfOpen(tx, ownerId)) !== undefined) return false;
    await drafts(deps.db).deleteOne({ _id: draftId }, { session: tx.session });
    return true;
  });
}

/** Releases the claim after a failed attempt, so that the next one starts at once. */
export async function releaseDraft(deps: AiDeps, draftId: string): Promise<void> {
  await drafts(deps.db).updateOne({ _id: draftId, state: 'asked' }, { $set: { askedAt: new Date(0) } });
}

/**
 * Records that a chat stopped waiting and leaves this draft to the consumer. False when goals has stored it meanwhile.
 * Chat and consumer write the same row, so the later of two concurrent transactions sees the earlier one.
 */
export async function awaitDraft(deps: AiDeps, tx: Tx, draftId: string): Promise<boolean> {
  const noted = await drafts(deps.db).updateOne(
    { _id: draftId, state: trusted({ $ne: 'stored' }) },
    { $set: { awaitedAt: deps.now() } },
    { session: tx.session },
  );
  return noted.matchedCount === 1;
}

/** Records that goals has stored the draft. True when a chat has a pending answer about it. */
export async function noteStored(deps: AiDeps, tx: Tx, draftId: string): Promise<boolean> {
  const before = await drafts(deps.db)
    .findOneAndUpdate({ _id: draftId }, { $set: { state: 'stored', draft: null } }, { session: tx.session })
    .select({ awaitedAt: 1 })
    .lean();
  return Boolean(before?.awaitedAt);
}
