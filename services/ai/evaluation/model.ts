import type { RemoteCoach } from '../src/coach/fallback-coach.ts';
import type { ModelSettings } from '../src/coach/model/call-model.ts';
import { createOpenAiCoach } from '../src/coach/openai-coach.ts';
import { modelSettings, modelTimeouts } from '../src/coach/remote-coach.ts';
import { configSchema } from '../src/config.ts';
import { guarded } from '../src/safety/guarded-coach.ts';

const aiSettings = configSchema.pick({
  OPENAI_API_KEY: true,
  OPENAI_BASE_URL: true,
  OPENAI_MODEL: true,
  OPENAI_REASONING_EFFORT: true,
  OPENAI_STRUCTURED: true,
  AI_TIMEOUT_MS: true,
  AI_UNDERSTAND_TIMEOUT_MS: true,
  AI_DRAFT_TOKENS: true,
  AI_REPLY_TOKENS: true,
  AI_TOKENS_PER_DAY: true,
  AI_PRICE_IN: true,
  AI_PRICE_OUT: true,
});

/** The model that the environment names. Undefined when it names none. */
export function modelOf(env: NodeJS.ProcessEnv): { settings: ModelSettings; remote: RemoteCoach } | undefined {
  const config = aiSettings.parse(env);
  const settings = modelSettings(config);
  if (!settings) return undefined;
  const remote: RemoteCoach = {
    coach: guarded(createOpenAiCoach(settings, () => {})),
    timeoutsMs: modelTimeouts(config),
    budget: { isLeft: async () => true, spend: async () => {} },
    personOf: async () => ({ others: [], profile: { profession: null, location: null }, planned: {} }),
  };
  return { settings, remote };
}
