import type { Tx } from '@pathwise/service-kit/mongo/transaction';
import mongoose from 'mongoose';
import { type Claim, claimOnce } from '../claims/claim-once.ts';
import type { AiDeps } from '../deps.ts';
import { type DraftRecord, drafts } from './draft.model.ts';

export type DraftClaim = Claim<DraftRecord>;

/** The remote coach gives up sooner than this, and the built-in one needs milliseconds. */
const lostAfterMs = { paid: 12_000, free: 3_000 };

/** Records that somebody writes this draft, before a paid call: chat and consumer want the same one, and processes die. */
export function claimDraft(
  deps: AiDeps,
  { draftId: _id, ownerId }: { draftId: string; ownerId: string },
): Promise<DraftClaim> {
  return claimOnce(drafts(deps.db), {
    row: { _id, ownerId, state: 'asked', askedAt: deps.now() },
    which: { _id },
    claimedAt: 'askedAt',
    open: { state: 'asked' },
    lostAfterMs: deps.coach.isPaid ? lostAfterMs.paid : lostAfterMs.free,
    now: deps.now,
  });
}

/** Withdraws a claim whose draft nobody needs. One that an earlier attempt made stays: that may have paid. */
export async function dropClaim(deps: AiDeps, { by, row }: DraftClaim): Promise<void> {
  if (by === 'first') await drafts(deps.db).deleteOne({ _id: row._id, state: 'asked', askedAt: row.askedAt });
}

/** A failed attempt leaves its draft at once to the next one. */
export async function releaseDraft(deps: AiDeps, draftId: string): Promise<void> {
  await drafts(deps.db).updateOne({ _id: draftId, state: 'asked' }, { $set: { askedAt: new Date(0) } });
}

/**
 * Notes that a chat gives up waiting for this draft, and leaves it to the consumer; false when goals has it by now. Chat and
 * consumer write the same row, so that of two transactions the later one sees the other.
 */
export async function awaitDraft(deps: AiDeps, tx: Tx, draftId: string): Promise<boolean> {
  const noted = await drafts(deps.db).updateOne(
    { _id: draftId, state: mongoose.trusted({ $ne: 'stored' }) },
    { $set: { awaitedAt: deps.now() } },
    { session: tx.session },
  );
  return noted.matchedCount === 1;
}

/** Notes that goals has the draft; true when a chat waits for it. */
export async function noteStored(deps: AiDeps, tx: Tx, draftId: string): Promise<boolean> {
  const before = await drafts(deps.db)
    .findOneAndUpdate({ _id: draftId }, { $set: { state: 'stored', draft: null } }, { session: tx.session })
    .lean<DraftRecord>();
  return Boolean(before?.awaitedAt);
}
