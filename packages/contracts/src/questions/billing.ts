import { z } from 'zod';
import { grantDurations } from '../api/billing.ts';
import { defineQuestion } from '../question.ts';
import { id, text } from '../values.ts';

/**
 * Gives an account premium for an admin, or takes back what admins gave. The same `key` gives once, however often it is asked. Refused with 404
 * for an account that billing does not know.
 */
export const changeGrant = defineQuestion(
  'billing.change-grant.v1',
  z.object({
    userId: id,
    adminId: id,
    action: z.enum(['grant', 'revoke']),
    duration: z.enum(grantDurations),
    key: text.min(1).max(200),
  }),
  z.object({}),
);
