import { privacyChanged, profileChanged, userRegistered } from '@pathwise/contracts/events/auth';
import { consumer } from '@pathwise/service-kit/events/consumer';
import { newest } from '@pathwise/service-kit/transactions/newest';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { SocialDeps } from '../deps.ts';
import { members, type Privacy, type Profile } from './member.model.ts';

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

/** Profile and privacy have a version each: an older profile does not block a newer privacy. */
async function keep(deps: SocialDeps, tx: Tx, { userId: _id, version, profile, privacy }: Told): Promise<void> {
  const fresh = { profile: null, profileVersion: 0, privacy: null, privacyVersion: 0 };
  const row = { _id, version, fresh };
  if (profile) await newest(members(deps.db), tx, { ...row, as: 'profileVersion', set: { profile } });
  if (privacy) await newest(members(deps.db), tx, { ...row, as: 'privacyVersion', set: { privacy } });
}

/** Picks what other members may see. The sign-in address and the time zone are not stored here. */
function profileOf(told: Profile): Profile {
  const { firstName, lastName, profileImageUrl, profession, location } = told;
  const { bio, lookingFor, funFact, linkedinUrl, websiteUrl, contactEmail } = told;
  const words = { bio, lookingFor, funFact, linkedinUrl, websiteUrl };
  return { firstName, lastName, profileImageUrl, profession, location, ...words, contactEmail };
}

const privacyOf = ({ goalsPublic, diaryPublic }: Privacy): Privacy => ({ goalsPublic, diaryPublic });
