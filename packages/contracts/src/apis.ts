import { adminApi } from './api/admin.ts';
import { aiApi } from './api/ai.ts';
import { authApi } from './api/auth.ts';
import { billingApi } from './api/billing.ts';
import { goalsApi } from './api/goals.ts';
import { plannerApi } from './api/planner.ts';
import { socialApi } from './api/social.ts';

/** Every public API, by service. Source of the gateway's route table, the access matrix and the OpenAPI document. */
export const apis = {
  auth: authApi,
  goals: goalsApi,
  planner: plannerApi,
  social: socialApi,
  ai: aiApi,
  admin: adminApi,
  billing: billingApi,
} as const;

type Apis = typeof apis;
type ReadsOf<S extends keyof Apis, O = Apis[S]['operations']> = {
  [K in keyof O & string]: O[K] extends { method: 'GET' } ? `${S}.${K}` : never;
}[keyof O & string];
/**
 * The name of a GET operation, such as `goals.getGoal`. Query keys start with it, and events list which ones they make
 * stale.
 */
export type ReadName = { [S in keyof Apis]: ReadsOf<S> }[keyof Apis];

export type ApiName = keyof typeof apis;
/** The names of all services, in the order in which the launcher shows them. */
export const apiNames = Object.keys(apis) as ApiName[];

/** The environment variable with a service's address, e.g. `GOALS_URL`. */
export const urlVariable = <N extends ApiName>(name: N) => `${name.toUpperCase()}_URL` as `${Uppercase<N>}_URL`;
