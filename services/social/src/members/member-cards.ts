import type { MemberCard } from '@pathwise/contracts/post';
import { trusted } from 'mongoose';
import type { SocialDeps } from '../deps.ts';
import { members, type Profile } from './member.model.ts';

export type MemberCards = ReadonlyMap<string, (show: { address: boolean }) => MemberCard>;

/**
 * The members among `ids` whom the viewer may see, each as a card beside a post or an introduction. Unknown and erased
 * members are absent, so nothing of theirs is shown.
 */
export async function memberCards(
  deps: SocialDeps,
  { ids }: { viewerId: string; ids: readonly string[] },
): Promise<MemberCards> {
  const found = await members(deps.db)
    .find({ _id: trusted({ $in: [...new Set(ids)] }) })
    .lean();
  return new Map(
    found.flatMap(({ _id, profile, privacy }) =>
      profile && privacy ? [[_id, ({ address }) => cardOf(_id, profile, address)] as const] : [],
    ),
  );
}

/** Only those who may have the address get it. */
function cardOf(id: string, { contactEmail, ...profile }: Profile, withAddress: boolean): MemberCard {
  const { firstName, lastName, profileImageUrl, profession } = profile;
  const hasContactEmail = contactEmail !== '';
  const address = withAddress && hasContactEmail ? { contactEmail } : {};
  return { id, firstName, lastName, profileImageUrl, profession, hasContactEmail, ...address };
}
