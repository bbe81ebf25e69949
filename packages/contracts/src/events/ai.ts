import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { id } from '../values.ts';

/** The chat of a person gained an answer or was cleared: their other tabs fetch it again. */
export const chatChanged = defineEvent(
  'ai.chat-changed.v1',
  z.object({ ownerId: id, chatId: id.nullable(), version: z.int() }),
  { key: 'ownerId', audience: 'ownerId', stale: ['ai.listChats'] },
);
