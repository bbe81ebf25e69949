import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { id } from '../values.ts';

/** A person's chat got an answer or was cleared. The person's other tabs fetch it again. */
export const chatChanged = defineEvent(
  'ai.chat-changed.v1',
  z.object({ ownerId: id, chatId: id.nullable(), version: z.int() }),
  { key: 'ownerId', audience: 'ownerId', stale: ['ai.listChats'] },
);
