import { directory } from '@pathwise/service-kit/search/places';
import { defineService } from '@pathwise/service-kit/service';
import { blocks } from './blocks/block.model.ts';
import { blocksRoutes } from './blocks/blocks.routes.ts';
import type { Config } from './config.ts';
import { introductions } from './introductions/introduction.model.ts';
import { introductionsRoutes } from './introductions/introductions.routes.ts';
import { keepNewMember, keepPrivacy, keepProfile } from './members/keep-members.consumer.ts';
import { members } from './members/member.model.ts';
import { membersRoutes } from './members/members.routes.ts';
import { membersIntoDirectory } from './migrations/members-into-directory.ts';
import { posts } from './posts/post.model.ts';
import { postsRoutes } from './posts/posts.routes.ts';
import { reports } from './reports/report.model.ts';
import { reportsRoutes } from './reports/reports.routes.ts';

export const socialService = defineService<Config>({
  name: 'social',
  accountParts: ['social', 'blocks'],
  collections: [members, directory, blocks, posts, reports, introductions],
  migrations: [membersIntoDirectory],
  build: (deps) => ({
    routes: [
      membersRoutes(deps),
      blocksRoutes(deps),
      postsRoutes(deps),
      reportsRoutes(deps),
      introductionsRoutes(deps),
    ],
    consumers: [keepNewMember(deps), keepProfile(deps), keepPrivacy(deps)],
  }),
});
