import { defineService } from '@pathwise/service-kit/service';
import type { Config } from './config.ts';
import { introductions } from './introductions/introduction.model.ts';
import { introductionsRoutes } from './introductions/introductions.routes.ts';
import { keepNewMember, keepPrivacy, keepProfile } from './members/keep-members.consumer.ts';
import { members } from './members/member.model.ts';
import { membersRoutes } from './members/members.routes.ts';
import { posts } from './posts/post.model.ts';
import { postsRoutes } from './posts/posts.routes.ts';
import { reports } from './reports/report.model.ts';
import { reportsRoutes } from './reports/reports.routes.ts';

export const socialService = defineService<Config>({
  name: 'social',
  collections: [members, posts, reports, introductions],
  build: (deps) => ({
    routes: [membersRoutes(deps), postsRoutes(deps), reportsRoutes(deps), introductionsRoutes(deps)],
    consumers: [keepNewMember(deps), keepProfile(deps), keepPrivacy(deps)],
  }),
});
