import type { Member } from '@pathwise/contracts/api/social';
import { notFound } from '@pathwise/service-kit/problem';
import type { SocialDeps } from '../deps.ts';
import { members } from './member.model.ts';

/** One member as others see them. Only premium viewers get the address. Throws 404 for unknown and deleted members. */
export async function getMember(
  deps: SocialDeps,
  { userId, plan }: { userId: string; plan: 'free' | 'premium' },
): Promise<Member> {
  const member = await members(deps.db).findById(userId).lean();
  if (!member?.profile || !member.privacy) throw notFound('member');
  const { contactEmail, ...profile } = member.profile;
  return {
    id: userId,
    ...profile,
    ...member.privacy,
    hasContactEmail: contactEmail !== '',
    ...(plan === 'premium' && contactEmail !== '' ? { contactEmail } : {}),
  };
}
