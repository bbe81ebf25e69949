import type { SupportMessage } from '@pathwise/contracts/api/admin';
import { notFound } from '@pathwise/service-kit/problem';
import type { AdminDeps } from '../deps.ts';
import { toMessage } from './list-messages.ts';
import { messages } from './message.model.ts';

/** Marks a message as answered, or as open again. Throws 404. */
export function markMessage(
  deps: AdminDeps,
  { messageId, answered }: { messageId: string; answered: boolean },
): Promise<SupportMessage> {
  return deps.inTransaction(async (tx) => {
    const { session } = tx;
    const message = await messages(deps.db).findById(messageId).session(session).lean();
    if (!message) throw notFound('message');
    const target = `support-message:${messageId}`;
    tx.note({ target, before: { answered: message.answeredAt !== undefined }, after: { answered } });
    const { answeredAt: before = deps.now(), ...rest } = message;
    const change = answered ? { $set: { answeredAt: before } } : { $unset: { answeredAt: 1 as const } };
    await messages(deps.db).updateOne({ _id: messageId }, change, { session });
    return toMessage(answered ? { ...rest, answeredAt: before } : rest);
  });
}
