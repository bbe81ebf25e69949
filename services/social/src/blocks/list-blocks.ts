import type { BlockedMember } from '@pathwise/contracts/api/social';
import { trusted } from 'mongoose';
import type { SocialDeps } from '../deps.ts';
import { members } from '../members/member.model.ts';
import { blocks } from './block.model.ts';

interface PageOf {
  blockerId: string;
  limit: number;
  /** The member who ended the page before. */
  cursor?: string | undefined;
}

/** A page of the people whom a person has blocked. */
export async function listBlocks(
  deps: SocialDeps,
  { blockerId, limit, cursor }: PageOf,
): Promise<{ page: BlockedMember[]; next: string | undefined }> {
  const found = await blocks(deps.db)
    .find({ blockerId, ...(cursor === undefined ? {} : { memberId: trusted({ $gt: cursor }) }) })
    .sort({ memberId: 1 })
    .limit(limit + 1)
    .lean();
  const ids = found.slice(0, limit).map(({ memberId }) => memberId);
  const known = await members(deps.db)
    .find({ _id: trusted({ $in: ids }) }, { profile: 1 })
    .lean();
  const profiles = new Map(known.map(({ _id, profile }) => [_id, profile]));
  const page = ids.map((id) => {
    const { firstName = null, lastName = null, profileImageUrl = null } = profiles.get(id) ?? {};
    return { id, firstName, lastName, profileImageUrl };
  });
  return { page, next: found.length > limit ? ids.at(-1) : undefined };
}
