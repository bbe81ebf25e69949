import { z } from 'zod';
import { defineApi } from '../operation.ts';
import { pageQuery } from '../page.ts';
import { email, id, instant, someWords } from '../values.ts';
import { auditOperations } from './audit.ts';
import { deadLetterOperations } from './dead-letters.ts';
import { figureOperations } from './figures.ts';
import { mailOperations } from './mails.ts';

export const supportSubjects = ['general', 'members', 'report-bug'] as const;
export type SupportSubject = (typeof supportSubjects)[number];

export const newSupportMessage = z.strictObject({
  name: someWords(160, 'Name is required'),
  email,
  subject: z.enum(supportSubjects),
  message: someWords(10_000, 'Message is required'),
});
const supportMessage = z.object({
  id,
  name: z.string(),
  email: z.string(),
  subject: z.enum(supportSubjects),
  message: z.string(),
  /** The sender's account; null for a visitor. */
  userId: id.nullable(),
  createdAt: instant,
  /** Present once an admin has marked it as answered. */
  answeredAt: instant.optional(),
});
export type SupportMessage = z.infer<typeof supportMessage>;

export const adminApi = defineApi('admin', {
  sendSupportMessage: {
    method: 'POST',
    path: '/api/support',
    access: 'public',
    summary: 'Write to support',
    body: newSupportMessage,
    status: 201,
    response: z.object({ id }),
    problems: [429],
  },
  listSupportMessages: {
    method: 'GET',
    path: '/api/admin/support-messages',
    access: 'admin',
    summary: 'Messages to support, newest first',
    query: pageQuery,
    status: 200,
    response: z.array(supportMessage),
  },
  markSupportMessage: {
    method: 'POST',
    path: '/api/admin/support-messages/{id}/answered',
    access: 'admin',
    summary: 'Mark a message to support as answered, or as open again',
    params: z.strictObject({ id }),
    body: z.strictObject({ answered: z.boolean() }),
    status: 200,
    response: supportMessage,
    problems: [404],
  },
  ...auditOperations,
  ...deadLetterOperations,
  ...figureOperations,
  ...mailOperations,
});
