import { storeDraftFor } from '@pathwise/contracts/questions/goals';
import type { Drafted } from '@pathwise/contracts/roadmap';
import type { z } from 'zod';
import { categoryIn, closestKindsOf } from '../built-in/drafting/read-goal.rules.ts';
import type { GoalInWords } from '../coach/coach.ts';
import type { AiDeps } from '../deps.ts';
import { type DraftClaim, releaseDraft } from './claim-draft.ts';
import { drafts } from './draft.model.ts';

export interface DraftRequest extends GoalInWords {
  draftId: string;
  goalId: string;
  ownerId: string;
}
/** A goal with the steps of its roadmap. */
export type StoredRoadmap = z.output<typeof storeDraftFor.reply>;

/**
 * Drafts a goal's first roadmap, or declines it, and asks goals to store that. Asked again, goals answers with the stored one. Throws 503
 * while goals is away, 404 when the goal was deleted.
 */
export async function storeFirstDraft(
  deps: AiDeps,
  { request, claim, timeoutMs }: { request: DraftRequest; claim: DraftClaim; timeoutMs: number },
): Promise<StoredRoadmap> {
  const drafted = claim.row.draft ? { draft: claim.row.draft } : await writeDraft(deps, { request, claim });
  const { draftId, goalId, ownerId, today } = request;
  const category = categoryIn(request);
  const closest = deps.coach.isPaid ? [] : (closestKindsOf(request) ?? []); // a model reads such words itself
  const closestKinds = closest.length > 0 ? closest : undefined;
  const first = { draftId, goalId, ownerId, today, category, closestKinds, ...drafted };
  try {
    return await deps.ask(storeDraftFor, first, { timeoutMs });
  } catch (error) {
    await releaseDraft(deps, draftId).catch(() => {}); // the claim expires anyway
    throw error;
  }
}

/** Only the first claim may pay: after a crash the built-in coach drafts. A paid draft is kept until it is stored. */
async function writeDraft(
  deps: AiDeps,
  { request, claim }: { request: DraftRequest; claim: DraftClaim },
): Promise<Drafted> {
  const { coach, ...drafted } = await deps.coach.draftBy(request, { paid: claim.by === 'first' });
  if ('draft' in drafted && coach !== deps.coach.builtIn.name)
    await drafts(deps.db).updateOne(
      { _id: request.draftId, state: 'asked' },
      { $set: { state: 'drafted', draft: drafted.draft } },
    );
  return drafted;
}
