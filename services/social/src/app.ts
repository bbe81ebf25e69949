import { owned } from '@pathwise/service-kit/mongo/collections';
import { defineService } from '@pathwise/service-kit/service';
import type { Config } from './config.ts';
import { keepNewMember, keepPrivacy, keepProfile } from './members/keep-members.consumer.ts';
import { membersRoutes } from './members/members.routes.ts';

/** Every event is older: what still arrives changes nothing. */
const noNewer = Number.MAX_SAFE_INTEGER;

export const socialService = defineService<Config>({
  name: 'social',
  collections: {
    members: owned({
      by: '_id',
      leaves: ({ userId }) => [
        { _id: userId, profile: null, profileVersion: noNewer, privacy: null, privacyVersion: noNewer },
      ],
    }),
  },
  build: (deps) => ({
    routes: [membersRoutes(deps)],
    consumers: [keepNewMember(deps), keepProfile(deps), keepPrivacy(deps)],
  }),
});
