import { owned } from '@pathwise/service-kit/mongo/collections';
import { defineService } from '@pathwise/service-kit/service';
import type { Config } from './config.ts';
import { keepNewMember, keepPrivacy, keepProfile } from './members/keep-members.consumer.ts';
import { membersRoutes } from './members/members.routes.ts';

export const socialService = defineService<Config>({
  name: 'social',
  collections: {
    members: owned({
      by: '_id',
      leaves: ({ userId, version }) => [
        { _id: userId, profile: null, profileVersion: version, privacy: null, privacyVersion: version },
      ],
    }),
  },
  build: (deps) => ({
    routes: [membersRoutes(deps)],
    consumers: [keepNewMember(deps), keepProfile(deps), keepPrivacy(deps)],
  }),
});
