import { trusted } from 'mongoose';
import type { PlannerDeps } from '../deps.ts';
import { blockIdOf, blocks } from './block.model.ts';
import { hiddenMembers } from './hidden-member.model.ts';

/** True when a viewer may not see an owner's diary: one of the two has blocked the other, or an admin has hidden the owner. */
export async function isKeptFrom(
  deps: PlannerDeps,
  { ownerId, viewerId }: { ownerId: string; viewerId: string },
): Promise<boolean> {
  const ids = [blockIdOf({ userId: ownerId, memberId: viewerId }), blockIdOf({ userId: viewerId, memberId: ownerId })];
  const found = await blocks(deps.db)
    .find({ _id: trusted({ $in: ids }) })
    .lean();
  if (found.some(({ blocked }) => blocked)) return true;
  return ownerId !== viewerId && (await hiddenMembers(deps.db).exists({ _id: ownerId, hidden: true })) !== null;
}
