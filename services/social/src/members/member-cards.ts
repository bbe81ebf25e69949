import type { MemberCard } from '@pathwise/contracts/post';
import type { SocialDeps } from '../deps.ts';
import type { Profile } from './member.model.ts';
import { seenMembers } from './seen-members.ts';

export type MemberCards = ReadonlyMap<string, (show: { address: boolean }) => MemberCard>;

/**
 * The members among `ids` whom the viewer may see, each as a card beside a post or an introduction. See
 * `seenMembers`: who is absent here must not show in anything else.
 */
export async function memberCards(
  deps: SocialDeps,
  input: { viewerId: string; ids: readonly string[] },
): Promise<MemberCards> {
  const seen = await seenMembers(deps, input);
  return new Map([...seen].map(([id, { profile }]) => [id, ({ address }) => cardOf(id, profile, address)]));
}

/** Only those who may have the address get it. */
function cardOf(id: string, { contactEmail, ...profile }: Profile, withAddress: boolean): MemberCard {
  const { firstName, lastName, profileImageUrl, profession } = profile;
  const hasContactEmail = contactEmail !== '';
  const address = withAddress && hasContactEmail ? { contactEmail } : {};
  return { id, firstName, lastName, profileImageUrl, profession, hasContactEmail, ...address };
}
