import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { roadmapDraft } from '../roadmap.ts';
import { id } from '../values.ts';

/** A coach finished the draft of a goal; goals stores it and says roadmap-ready. */
export const roadmapDrafted = defineEvent(
  'ai.roadmap-drafted.v1',
  z.object({
    draftId: id,
    goalId: id,
    ownerId: id,
    draft: roadmapDraft,
    coach: z.enum(['built-in', 'openai']),
    version: z.int(),
  }),
  { key: 'draftId' },
);
/** The chat of a person gained an answer or was cleared: another window follows. */
export const chatChanged = defineEvent(
  'ai.chat-changed.v1',
  z.object({ ownerId: id, chatId: id.nullable(), version: z.int() }),
  { key: 'ownerId', audience: 'ownerId', stale: ['ai.listChats'] },
);
