import type { Introduction } from '@pathwise/contracts/api/introductions';
import { trusted } from 'mongoose';
import type { SocialDeps } from '../deps.ts';
import { memberCards } from '../members/member-cards.ts';
import { introductions } from './introduction.model.ts';
import { toIntroduction } from './introduction-view.ts';

/** A page of a person's introductions, newest first, without those to members whom the person does not see. */
export async function listIntroductions(
  deps: SocialDeps,
  { ownerId, limit, cursor }: { ownerId: string; limit: number; cursor?: string | undefined },
): Promise<{ page: Introduction[]; next: string | undefined }> {
  const found = await introductions(deps.db)
    .find({
      ownerId,
      $or: [{ status: 'accepted' }, { status: 'waiting', lapsesAt: trusted({ $gt: deps.now() }) }],
      ...(cursor ? { _id: trusted({ $lt: cursor }) } : {}),
    })
    .sort({ _id: -1 })
    .limit(limit + 1)
    .lean();
  const rows = found.slice(0, limit);
  const cards = await memberCards(deps, { viewerId: ownerId, ids: rows.map(({ memberId }) => memberId) });
  const page = rows.flatMap((row) => {
    const card = cards.get(row.memberId);
    return card ? [toIntroduction(row, card)] : [];
  });
  return { page, next: found.length > limit ? rows.at(-1)?._id : undefined };
}
