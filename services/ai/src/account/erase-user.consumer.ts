import { userDeleted } from '@pathwise/contracts/events/auth';
import { type ConsumerDefinition, consumer } from '@pathwise/service-kit/consumer';
import { chatOwners, chats } from '../chats/chat.model.ts';
import type { AiDeps } from '../deps.ts';
import { drafts } from '../drafts/draft.model.ts';

/** Erasing an account is final: chats, drafts and what lies in the trash. */
export const eraseUser = (deps: AiDeps): ConsumerDefinition =>
  consumer({
    name: 'ai-erase-user',
    event: userDeleted,
    handle: async ({ data: { userId: ownerId } }, tx) => {
      const { session } = tx;
      await chats(deps.db).deleteMany({ ownerId }, { session });
      await drafts(deps.db).deleteMany({ ownerId }, { session });
      await chatOwners(deps.db).deleteOne({ _id: ownerId }, { session });
      await deps.forgetPerson(tx, { userId: ownerId });
    },
  });
