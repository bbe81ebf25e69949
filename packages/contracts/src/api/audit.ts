import { z } from 'zod';
import { actOutcomes, actValues } from '../act.ts';
import { pageQuery } from '../page.ts';
import { dateString, id, instant, text } from '../values.ts';

/** An account in the log. The address is null once the account is deleted, and the id is then no account's any more. */
const person = z.object({
  id,
  email: z.string().nullable(),
  /** True when there is an account whose address cannot be told now, because auth is away. */
  isUnread: z.boolean().optional(),
});

const auditEntry = z.object({
  id,
  at: instant,
  /** Null: the command line. */
  actor: person.nullable(),
  action: z.string(),
  /** The account, or another thing such as a report, that it was about. */
  target: person.extend({ kind: z.string(), id: z.string() }).nullable(),
  outcome: z.enum(actOutcomes),
  before: actValues.nullable(),
  after: actValues.nullable(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

const filter = {
  /** An address or an id of an account. */
  actor: text.max(254).optional(),
  /** A call such as `billing.grantPremium`. */
  action: text.max(80).optional(),
  /** An address or an id of an account, or another thing such as `report:0a1b`. */
  target: text.max(254).optional(),
  outcome: z.enum(actOutcomes).optional(),
  /** `changes` leaves out what only reads. */
  kind: z.enum(['changes']).optional(),
  /** Days in the caller's time zone, both included. */
  from: dateString.optional(),
  to: dateString.optional(),
};

export const auditOperations = {
  listAudit: {
    method: 'GET',
    path: '/api/admin/audit',
    access: 'admin',
    summary: 'What admins did and were denied, newest first',
    query: pageQuery.extend(filter),
    status: 200,
    response: z.array(auditEntry),
  },
  exportAudit: {
    method: 'GET',
    path: '/api/admin/audit/export',
    access: 'admin',
    summary: 'The log as CSV, newest first',
    query: z.strictObject(filter),
    status: 200,
    bytes: 'text/csv',
    timeout: 240_000,
  },
} as const;
