import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { id, instant } from '../values.ts';

/** A person's plan, its tier or its end date changed. `version` counts up per person. */
export const planChanged = defineEvent(
  'billing.plan-changed.v1',
  z.object({
    userId: id,
    plan: z.enum(['free', 'premium']),
    tier: z.string().nullable(),
    expiresAt: instant.nullable(),
    cause: z.string(),
    version: z.int(),
  }),
  { key: 'userId', audience: 'userId', stale: ['billing.getSubscription'] },
);
