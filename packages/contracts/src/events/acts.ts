import { z } from 'zod';
import { actOutcomes, actValues } from '../act.ts';
import { defineEvent } from '../event.ts';
import type { ServiceName } from '../operation.ts';
import { id, instant } from '../values.ts';

/** The services that answer calls of admins. */
export const actingServices = ['auth', 'social', 'billing', 'admin'] as const satisfies readonly ServiceName[];
export type ActingService = (typeof actingServices)[number];

/** Stands for nobody: the command line acted, or the act is about no person. */
export const nobody = '-';

const act = z.object({
  actId: id,
  actorId: id,
  /** The account that it is about. */
  personId: id,
  /** The call, such as `billing.grantPremium`. */
  action: z.string().max(80),
  /** What it is about when that is no person, such as `report:0a1b`. */
  target: z.string().max(200).nullable(),
  outcome: z.enum(actOutcomes),
  before: actValues.nullable(),
  after: actValues.nullable(),
  at: instant,
  version: z.int(),
});

// Nobody's: erasing an account must not take the act of deleting it along. It holds bare ids and no personal value.
const actedAt = (service: ActingService) =>
  defineEvent(`${service}.admin-acted.v1`, act, { key: 'actId', persons: [] });

/** An admin called a service, or somebody was denied such a call. The event of each service that answers admins. */
export const adminActed = {
  auth: actedAt('auth'),
  social: actedAt('social'),
  billing: actedAt('billing'),
  admin: actedAt('admin'),
} as const;
