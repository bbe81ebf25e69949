import { profileOfPerson } from '@pathwise/contracts/questions/auth';
import { goalsOfPerson } from '@pathwise/contracts/questions/goals';
import { tasksOfPerson } from '@pathwise/contracts/questions/planner';
import { addDays } from '@pathwise/contracts/roadmap-calendar.rules';
import type { ServiceDeps } from '@pathwise/service-kit/service';
import type { Config } from '../config.ts';
import { guarded } from '../safety/guarded-coach.ts';
import { createBudget } from '../spending/budget.ts';
import type { RemoteCoach } from './fallback-coach.ts';
import type { ModelSettings } from './model/call-model.ts';
import { createModelMetrics } from './model/model-metrics.ts';
import { createOpenAiCoach } from './openai-coach.ts';

type ModelConfig = Pick<Config, Extract<keyof Config, `OPENAI_${string}` | `AI_${string}`>>;

/** The settings of the model. Undefined without a key or a server. */
export function modelSettings(config: ModelConfig): ModelSettings | undefined {
  // A server of one's own may need no key, but the client does.
  const apiKey = config.OPENAI_API_KEY ?? (config.OPENAI_BASE_URL ? 'none' : undefined);
  if (!apiKey) return undefined;
  const { AI_DRAFT_TOKENS: draft, AI_REPLY_TOKENS: reply } = config;
  return {
    apiKey,
    baseUrl: config.OPENAI_BASE_URL,
    model: config.OPENAI_MODEL,
    effort: config.OPENAI_REASONING_EFFORT,
    structured: config.OPENAI_STRUCTURED,
    tokens: { draft, understand: reply, suggestions: reply, edit: reply, mail: reply, reply },
  };
}

/** Milliseconds that the model may take for each task. */
export const modelTimeouts = ({ AI_TIMEOUT_MS: usual, AI_UNDERSTAND_TIMEOUT_MS: understand }: ModelConfig) => ({
  draft: usual,
  suggestions: usual,
  edit: usual,
  mail: usual,
  reply: usual,
  understand,
});

/** The coach behind a model, with its limits, budget and metrics. Undefined without a key or a server. */
export function createRemoteCoach(deps: ServiceDeps<Config>): RemoteCoach | undefined {
  const { config } = deps;
  const settings = modelSettings(config);
  if (!settings) return undefined;
  const budget = createBudget(deps, { tokensPerDay: config.AI_TOKENS_PER_DAY });
  const measure = createModelMetrics(deps.metrics, { in: config.AI_PRICE_IN, out: config.AI_PRICE_OUT });
  const coach = createOpenAiCoach(settings, (call) => {
    measure(call);
    void budget.spend(call.ownerId, call.tokens.in + call.tokens.out);
  });
  return {
    coach: guarded(coach),
    timeoutsMs: modelTimeouts(config),
    budget,
    personOf: (ownerId, today) => personOf(deps, { ownerId, today }),
  };
}

const soon = { timeoutMs: 500 };

/** Asks the other services side by side. A draft is written without what one of them does not tell in time. */
async function personOf(deps: ServiceDeps<Config>, { ownerId, today }: { ownerId: string; today: string }) {
  const orElse = async <T>(told: Promise<T>, otherwise: T): Promise<T> => {
    try {
      return await told;
    } catch (error) {
      deps.log.warn({ error }, 'a draft is written without all that is known of the person');
      return otherwise;
    }
  };
  const days = { from: today, to: addDays(today, 13) };
  const [{ goals }, profile, { tasks }] = await Promise.all([
    orElse(deps.ask(goalsOfPerson, { ownerId }, soon), { goals: [] }),
    orElse(deps.ask(profileOfPerson, { userId: ownerId }, soon), { profession: null, location: null }),
    orElse(deps.ask(tasksOfPerson, { ownerId, ...days }, soon), { tasks: [] }),
  ]);
  const planned: Record<string, number> = {};
  for (const { specificDate } of tasks) planned[specificDate] = (planned[specificDate] ?? 0) + 1;
  const others = goals.slice(0, 20).map(({ goal: { title, status, targetDate } }) => ({ title, status, targetDate }));
  return { others, profile, planned };
}
