import { aiApi } from './api/ai.ts';
import { authApi } from './api/auth.ts';
import { goalsApi } from './api/goals.ts';
import { plannerApi } from './api/planner.ts';
import { socialApi } from './api/social.ts';

/** Every public API, by service: the gateway's route table, the access matrix and the OpenAPI document are made from this. */
export const apis = { auth: authApi, goals: goalsApi, planner: plannerApi, social: socialApi, ai: aiApi } as const;
