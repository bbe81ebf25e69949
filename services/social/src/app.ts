import { defineService } from '@pathwise/service-kit/service';
import type { Config } from './config.ts';
import { keepNewMember, keepPrivacy, keepProfile } from './members/keep-members.consumer.ts';
import { members } from './members/member.model.ts';
import { membersRoutes } from './members/members.routes.ts';
import { posts } from './posts/post.model.ts';
import { postsRoutes } from './posts/posts.routes.ts';

export const socialService = defineService<Config>({
  name: 'social',
  collections: [members, posts],
  build: (deps) => ({
    routes: [membersRoutes(deps), postsRoutes(deps)],
    consumers: [keepNewMember(deps), keepProfile(deps), keepPrivacy(deps)],
  }),
});
