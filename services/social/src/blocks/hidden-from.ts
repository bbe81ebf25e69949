import { trusted } from 'mongoose';
import type { SocialDeps } from '../deps.ts';
import { blockIdOf, blocks } from './block.model.ts';

/** Those of these people who blocked the viewer, or whom the viewer blocked: neither sees the other, or what the other wrote. */
export async function hiddenFrom(
  deps: SocialDeps,
  { viewerId, ids }: { viewerId: string; ids: readonly string[] },
): Promise<Set<string>> {
  const pairs = ids.flatMap((id) => [
    blockIdOf({ blockerId: viewerId, memberId: id }),
    blockIdOf({ blockerId: id, memberId: viewerId }),
  ]);
  const found = await blocks(deps.db)
    .find({ _id: trusted({ $in: pairs }) })
    .lean();
  return new Set(found.map(({ blockerId, memberId }) => (blockerId === viewerId ? memberId : blockerId)));
}
