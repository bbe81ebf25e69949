import { dropCollections } from '@pathwise/service-kit/migrations/drop-collections';
import { dropIndexes } from '@pathwise/service-kit/migrations/drop-indexes';
import { fillAbsent } from '@pathwise/service-kit/migrations/fill-absent';
import { defineService } from '@pathwise/service-kit/service';
import { chats } from './chats/chat.model.ts';
import { chatsRoutes } from './chats/chats.routes.ts';
import { createBuiltInCoach } from './coach/built-in-coach.ts';
import { withFallback } from './coach/fallback-coach.ts';
import { createRemoteCoach } from './coach/remote-coach.ts';
import type { Config } from './config.ts';
import type { AiDeps } from './deps.ts';
import { draftAnswers } from './drafts/answers.ts';
import { drafts } from './drafts/draft.model.ts';
import { draftRoadmapOfGoal, draftRoadmapOfRestoredGoal } from './drafts/draft-roadmap.consumer.ts';
import { mailAnswers } from './mails/answers.ts';
import { countChatsByAccount } from './migrations/count-chats-by-account.ts';
import { helpOf } from './safety/help-of.ts';
import { spendings } from './spending/spending.model.ts';

export const aiService = defineService<Config>({
  name: 'ai',
  collections: [chats, drafts, spendings],
  accountParts: ['ai', 'spending'],
  migrations: [
    dropIndexes('drop-index-by-goal', { drafts: [{ goalId: 1 }] }),
    countChatsByAccount,
    dropCollections('drop-chat-owners', ['chat_owners']),
    fillAbsent('chats-have-choices', { in: 'chats', field: 'choices', to: [] }),
    fillAbsent('chats-say-what-they-asked', { in: 'chats', field: 'asked', to: null }),
    fillAbsent('chats-have-a-proposal', { in: 'chats', field: 'proposal', to: null }),
  ],
  build: (serviceDeps) => {
    const { config, log } = serviceDeps;
    const coach = withFallback({
      builtIn: createBuiltInCoach(),
      remote: createRemoteCoach(serviceDeps),
      help: helpOf(config),
      log,
    });
    const deps: AiDeps = { ...serviceDeps, coach };
    return {
      routes: [chatsRoutes(deps)],
      consumers: [draftRoadmapOfGoal(deps), draftRoadmapOfRestoredGoal(deps)],
      answers: [...draftAnswers(deps), ...mailAnswers(deps)],
    };
  },
});
