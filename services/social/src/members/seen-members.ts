import type { Member } from '@pathwise/contracts/api/social';
import { trusted } from 'mongoose';
import { hiddenFrom } from '../blocks/hidden-from.ts';
import type { SocialDeps } from '../deps.ts';
import { members, type Privacy, type Profile, type ShownRecord } from './member.model.ts';

export interface Viewer {
  id: string;
  plan: 'free' | 'premium';
}

/**
 * Those of these members whom the viewer may see, by id. Absent are unknown and erased people, people hidden by an admin, and
 * people with a block between them and the viewer. Whatever shows a person, such as the author of a post, comes through here.
 */
export async function seenMembers(
  deps: SocialDeps,
  { viewerId, ids }: { viewerId: string; ids: readonly string[] },
): Promise<Map<string, ShownRecord>> {
  const wanted = [...new Set(ids)];
  const found = await members(deps.db)
    .find({ _id: trusted({ $in: wanted }) }, { prefixes: 0 })
    .lean();
  const hidden = await hiddenFrom(deps, { viewerId, ids: wanted });
  const seen = shownOf(found).filter(
    (member) => !hidden.has(member._id) && (!member.hidden || member._id === viewerId),
  );
  return new Map(seen.map((member) => [member._id, member]));
}

type Stored = Pick<ShownRecord, '_id' | 'place' | 'hidden'> & { profile: Profile | null; privacy: Privacy | null };

/** Without those of whom profile or privacy is unknown, and without the erased. */
export const shownOf = (found: readonly Stored[]): ShownRecord[] =>
  found.flatMap(({ profile, privacy, ...rest }) => (profile && privacy ? [{ ...rest, profile, privacy }] : []));

/** A member as this viewer sees them: only premium viewers get the address. */
export function toMember({ _id, profile, privacy }: ShownRecord, { plan }: Pick<Viewer, 'plan'>): Member {
  const { contactEmail, ...shown } = profile;
  return {
    id: _id,
    ...shown,
    ...privacy,
    hasContactEmail: contactEmail !== '',
    ...(plan === 'premium' && contactEmail !== '' ? { contactEmail } : {}),
  };
}
