import type { Kind } from './kind.ts';
import { financialKinds } from './kinds-financial.ts';
import { healthKinds } from './kinds-health.ts';
import { hobbyKinds } from './kinds-hobby.ts';
import { personalKinds } from './kinds-personal.ts';
import { professionKinds } from './kinds-profession.ts';
import { relationshipKinds } from './kinds-relationship.ts';

/** Every kind of goal the coach has a booklet about. The order breaks ties. */
export const kinds: readonly Kind[] = [
  ...professionKinds,
  ...hobbyKinds,
  ...relationshipKinds,
  ...healthKinds,
  ...financialKinds,
  ...personalKinds,
];
