import type { newSupportMessage } from '@pathwise/contracts/api/admin';
import { supportReceived } from '@pathwise/contracts/events/admin';
import { queueMail } from '@pathwise/service-kit/mail/queue-mail';
import { countWithin } from '@pathwise/service-kit/throttle/count-attempt';
import type { Limit } from '@pathwise/service-kit/throttle/throttle.rules';
import type { z } from 'zod';
import type { AdminDeps } from '../deps.ts';
import { letterOf } from './letter-of.rules.ts';
import { messages } from './message.model.ts';

interface Input {
  message: z.output<typeof newSupportMessage>;
  userId: string | null;
  /** The network that the message came from. */
  address: string;
}

const fromAddress: Limit = { name: 'support-messages', windowMs: 3_600_000, most: 10 };

/** Stores a message to support and mails it there. Throws 429 after ten messages from one address within an hour. */
export async function sendMessage(deps: AdminDeps, { message, userId, address }: Input): Promise<{ id: string }> {
  await countWithin(deps, [{ limit: fromAddress, subject: address }]);
  const fresh = { _id: deps.newId(), userId, ...message, createdAt: deps.now() };
  return deps.inTransaction(async (tx) => {
    if (userId) await deps.account.enter(tx, userId);
    await messages(deps.db).create([fresh], { session: tx.session });
    await queueMail(deps, tx, {
      key: `support/${fresh._id}`,
      ownerId: userId,
      to: deps.config.SUPPORT_EMAIL,
      letter: letterOf(message),
    });
    await tx.emit(supportReceived, { messageId: fresh._id, subject: fresh.subject, version: 1 });
    return { id: fresh._id };
  });
}
