import { dropCollections } from '@pathwise/service-kit/migrations/drop-collections';
import { dropIndexes } from '@pathwise/service-kit/migrations/drop-indexes';
import { defineService } from '@pathwise/service-kit/service';
import { chats } from './chats/chat.model.ts';
import { chatsRoutes } from './chats/chats.routes.ts';
import { createBuiltInCoach } from './coach/built-in-coach.ts';
import { withFallback } from './coach/fallback-coach.ts';
import { createOpenAiCoach } from './coach/openai-coach.ts';
import type { Config } from './config.ts';
import type { AiDeps } from './deps.ts';
import { draftAnswers } from './drafts/answers.ts';
import { drafts } from './drafts/draft.model.ts';
import { draftRoadmapOfGoal, draftRoadmapOfRestoredGoal } from './drafts/draft-roadmap.consumer.ts';
import { countChatsByAccount } from './migrations/count-chats-by-account.ts';
import { guarded } from './safety/guarded-coach.ts';
import { helpOf } from './safety/help-of.ts';

export const aiService = defineService<Config>({
  name: 'ai',
  collections: [chats, drafts],
  migrations: [
    dropIndexes('drop-index-by-goal', { drafts: [{ goalId: 1 }] }),
    countChatsByAccount,
    dropCollections('drop-chat-owners', ['chat_owners']),
  ],
  build: (serviceDeps) => {
    const {
      OPENAI_API_KEY: apiKey,
      OPENAI_BASE_URL: baseUrl,
      OPENAI_MODEL: model,
      AI_TIMEOUT_MS: timeoutMs,
    } = serviceDeps.config;
    const remote = apiKey ? guarded(createOpenAiCoach({ apiKey, baseUrl, model })) : undefined;
    const help = helpOf(serviceDeps.config);
    const coach = withFallback({ builtIn: createBuiltInCoach(), remote, timeoutMs, help, log: serviceDeps.log });
    const deps: AiDeps = { ...serviceDeps, coach };
    return {
      routes: [chatsRoutes(deps)],
      consumers: [draftRoadmapOfGoal(deps), draftRoadmapOfRestoredGoal(deps)],
      answers: draftAnswers(deps),
    };
  },
});
