import { z } from 'zod';
import { supportSubjects } from '../api/admin.ts';
import { defineEvent } from '../event.ts';
import { id } from '../values.ts';

/** Support received a message. The event holds neither its text nor its sender. */
export const supportReceived = defineEvent(
  'admin.support-received.v1',
  z.object({ messageId: id, subject: z.enum(supportSubjects), version: z.int() }),
  { key: 'messageId', persons: [] },
);
