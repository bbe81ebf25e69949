import type { Member } from '@pathwise/contracts/api/social';
import { notFound } from '@pathwise/service-kit/problem';
import type { SocialDeps } from '../deps.ts';
import { seenMembers, toMember, type Viewer } from './seen-members.ts';

/** One member as the viewer sees them. Throws 404 for unknown and erased members, and for a block between the two. */
export async function getMember(
  deps: SocialDeps,
  { userId, viewer }: { userId: string; viewer: Viewer },
): Promise<Member> {
  const member = (await seenMembers(deps, { viewerId: viewer.id, ids: [userId] })).get(userId);
  if (!member) throw notFound('member');
  return toMember(member, viewer);
}
