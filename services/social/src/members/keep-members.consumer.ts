import { privacyChanged, profileChanged, userRegistered } from '@pathwise/contracts/events/auth';
import { consumer } from '@pathwise/service-kit/events/consumer';
import type { SocialDeps } from '../deps.ts';
import { keepMember, placeFor, privacyOf, profileOf } from './keep-member.ts';

export const keepNewMember = (deps: SocialDeps) =>
  consumer({
    name: 'social-keep-new-member',
    event: userRegistered,
    prepare: ({ data }) => placeFor(deps, data.userId),
    handle: ({ data }, tx, place) =>
      keepMember(deps, tx, { ...data, place, profile: profileOf(data), privacy: privacyOf(data) }),
  });

export const keepProfile = (deps: SocialDeps) =>
  consumer({
    name: 'social-keep-profile',
    event: profileChanged,
    prepare: ({ data }) => placeFor(deps, data.userId),
    handle: ({ data }, tx, place) => keepMember(deps, tx, { ...data, place, profile: profileOf(data) }),
  });

export const keepPrivacy = (deps: SocialDeps) =>
  consumer({
    name: 'social-keep-privacy',
    event: privacyChanged,
    prepare: ({ data }) => placeFor(deps, data.userId),
    handle: ({ data }, tx, place) => keepMember(deps, tx, { ...data, place, privacy: privacyOf(data) }),
  });
