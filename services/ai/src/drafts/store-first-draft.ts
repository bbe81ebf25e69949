import { setTimeout as pause } from 'node:timers/promises';
import { roadmapDrafted } from '@pathwise/contracts/events/ai';
import type { RoadmapDraft } from '@pathwise/contracts/roadmap';
import { isDuplicateKey } from '@pathwise/service-kit/mongo/errors';
import type { Tx } from '@pathwise/service-kit/mongo/transaction';
import type { Coach, GoalInWords } from '../coaches/coach.ts';
import type { AiDeps } from '../deps.ts';
import { type DraftRecord, drafts } from './draft.model.ts';

export interface DraftRequest extends GoalInWords {
  draftId: string;
  goalId: string;
  ownerId: string;
}
export type Drafted = { draft: RoadmapDraft; coach: Coach['name'] };

/** Somebody who began a paid draft and has not ended it after this long has died: the remote coach's own limit is shorter. */
const lostAfterMs = 12_000;
const lookEveryMs = 150;

/**
 * Writes the draft unless somebody has or is: chat and consumer ask for the same one, and processes die. The attempt is
 * recorded before a paid call; whoever takes over a lost attempt uses the built-in coach, so that one request is paid
 * for once. Undefined when the draft is already handed over.
 */
export async function writeDraft(deps: AiDeps, request: DraftRequest): Promise<Drafted | undefined> {
  const claimed = await claim(deps, request);
  if (claimed === 'done') return undefined;
  return deps.coach.draftBy(request, { paid: claimed === 'first' });
}

async function claim(deps: AiDeps, request: DraftRequest): Promise<'first' | 'taken-over' | 'done'> {
  const { draftId: _id, goalId, ownerId } = request;
  try {
    await drafts(deps.db).create({ _id, goalId, ownerId, state: 'asked', askedAt: deps.now() });
    return 'first';
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
  for (;;) {
    const record = await drafts(deps.db).findById(_id).lean<DraftRecord>();
    if (record?.state !== 'asked') return 'done';
    const patience = deps.coach.isPaid ? lostAfterMs : 0;
    if (deps.now().getTime() - record.askedAt.getTime() >= patience) {
      const taken = await drafts(deps.db).updateOne(
        { _id, state: 'asked', askedAt: record.askedAt },
        { $set: { askedAt: deps.now() } },
      );
      if (taken.matchedCount === 1) return 'taken-over';
    }
    await pause(lookEveryMs);
  }
}

/** Hands a finished draft over by event, once: the second of two who wrote it changes nothing. */
export async function handOver(
  deps: AiDeps,
  tx: Tx,
  { request, drafted }: { request: DraftRequest; drafted: Drafted },
): Promise<void> {
  const { draftId, goalId, ownerId } = request;
  const { draft, coach } = drafted;
  const result = await drafts(deps.db).updateOne(
    { _id: draftId, state: 'asked' },
    { $set: { state: 'drafted', draft } },
    { session: tx.session },
  );
  if (result.matchedCount === 0) return;
  await tx.emit(roadmapDrafted, { draftId, goalId, ownerId, draft, coach, version: 1 });
}
