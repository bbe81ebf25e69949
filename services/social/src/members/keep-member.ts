import { takePlaces } from '@pathwise/service-kit/search/places';
import { prefixesOf } from '@pathwise/service-kit/search/words.rules';
import { newest } from '@pathwise/service-kit/transactions/newest';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { SocialDeps } from '../deps.ts';
import { members, type Privacy, type Profile } from './member.model.ts';
import { wordsOfProfile } from './words.rules.ts';

interface Told {
  userId: string;
  version: number;
  /** From `placeFor`. */
  place: number;
  profile?: Profile;
  privacy?: Privacy;
}

/** The member's place, or a new one at the top. */
export async function placeFor(deps: SocialDeps, userId: string): Promise<number> {
  const member = await members(deps.db).findById(userId, { place: 1 }).lean();
  return member?.place ?? takePlaces(deps.db, 'members');
}

/** Profile and privacy have a version each: an older profile does not block a newer privacy. */
export async function keepMember(deps: SocialDeps, tx: Tx, told: Told): Promise<void> {
  const { userId: _id, version, profile, privacy } = told;
  const fresh = { profile: null, profileVersion: 0, privacy: null, privacyVersion: 0 };
  const row = { _id, version, fresh };
  if (profile) await newest(members(deps.db), tx, { ...row, as: 'profileVersion', set: { profile } });
  if (privacy) await newest(members(deps.db), tx, { ...row, as: 'privacyVersion', set: { privacy } });
  await list(deps, tx, told);
}

/** Lists a member of whom profile and privacy are known, under the words of the profile. */
export async function list(
  deps: SocialDeps,
  { session }: Tx,
  { userId, place }: Pick<Told, 'userId' | 'place'>,
): Promise<void> {
  const member = await members(deps.db).findById(userId).session(session).lean();
  if (!member?.profile || !member.privacy) return;
  const listed = { prefixes: prefixesOf(wordsOfProfile(member.profile)), place: member.place ?? place };
  await members(deps.db).updateOne({ _id: userId }, { $set: listed }, { session });
}

/** Picks what other members may see. The sign-in address and the time zone are not stored here. */
export function profileOf(told: Profile): Profile {
  const { firstName, lastName, profileImageUrl, profession, location } = told;
  const { bio, lookingFor, funFact, linkedinUrl, websiteUrl, contactEmail } = told;
  const words = { bio, lookingFor, funFact, linkedinUrl, websiteUrl };
  return { firstName, lastName, profileImageUrl, profession, location, ...words, contactEmail };
}

export const privacyOf = ({ goalsPublic, diaryPublic }: Privacy): Privacy => ({ goalsPublic, diaryPublic });
