import { privacyChanged, profileChanged, userRegistered } from '@pathwise/contracts/events/auth';
import { consumer } from '@pathwise/service-kit/consumer';
import type { Tx } from '@pathwise/service-kit/mongo/transaction';
import type { SocialDeps } from '../deps.ts';
import { type MemberRecord, members, type Privacy, type Profile } from './member.model.ts';

export const keepNewMember = (deps: SocialDeps) =>
  consumer({
    name: 'social-keep-new-member',
    event: userRegistered,
    handle: ({ data }, tx) => keep(deps, tx, { ...data, profile: profileOf(data), privacy: privacyOf(data) }),
  });

export const keepProfile = (deps: SocialDeps) =>
  consumer({
    name: 'social-keep-profile',
    event: profileChanged,
    handle: ({ data }, tx) => keep(deps, tx, { ...data, profile: profileOf(data) }),
  });

export const keepPrivacy = (deps: SocialDeps) =>
  consumer({
    name: 'social-keep-privacy',
    event: privacyChanged,
    handle: ({ data }, tx) => keep(deps, tx, { ...data, privacy: privacyOf(data) }),
  });

interface Told {
  userId: string;
  version: number;
  profile?: Profile;
  privacy?: Privacy;
}

/** Of profile and privacy each, only what is newer than what is known counts. */
async function keep(deps: SocialDeps, { session }: Tx, told: Told): Promise<void> {
  const { userId: _id, version, profile, privacy } = told;
  const known = await members(deps.db).findById(_id).session(session).lean<MemberRecord>();
  if (known?.erased) return;
  const next: MemberRecord = known ?? {
    _id,
    profile: null,
    profileVersion: 0,
    privacy: null,
    privacyVersion: 0,
    erased: false,
  };
  const changes = {
    ...(profile && version > next.profileVersion ? { profile, profileVersion: version } : {}),
    ...(privacy && version > next.privacyVersion ? { privacy, privacyVersion: version } : {}),
  };
  if (!known) await members(deps.db).insertMany([{ ...next, ...changes }], { session, lean: true });
  else if (Object.keys(changes).length > 0) await members(deps.db).updateOne({ _id }, { $set: changes }, { session });
}

/** Nothing but what other members may see: the account's own address and its time zone stay where they are. */
function profileOf(told: Profile): Profile {
  const { firstName, lastName, profileImageUrl, profession, location } = told;
  const { bio, lookingFor, funFact, linkedinUrl, websiteUrl, contactEmail } = told;
  const words = { bio, lookingFor, funFact, linkedinUrl, websiteUrl };
  return { firstName, lastName, profileImageUrl, profession, location, ...words, contactEmail };
}

const privacyOf = ({ goalsPublic, diaryPublic }: Privacy): Privacy => ({ goalsPublic, diaryPublic });
