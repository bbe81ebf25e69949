import { aiApi } from './api/ai.ts';
import { authApi } from './api/auth.ts';
import { goalsApi } from './api/goals.ts';

/** Every public API, by service: the gateway's route table, the access matrix and the OpenAPI document are made from this. */
export const apis = { auth: authApi, goals: goalsApi, ai: aiApi } as const;
