import { defineService } from '@pathwise/service-kit/service';
import { eraseMember } from './account/erase-member.consumer.ts';
import type { Config } from './config.ts';
import { keepNewMember, keepPrivacy, keepProfile } from './members/keep-members.consumer.ts';
import { membersRoutes } from './members/members.routes.ts';

export const socialService = defineService<Config>({
  name: 'social',
  collections: { members: [] },
  build: (deps) => ({
    routes: [membersRoutes(deps)],
    consumers: [keepNewMember(deps), keepProfile(deps), keepPrivacy(deps), eraseMember(deps)],
  }),
});
