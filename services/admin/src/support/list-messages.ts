import type { SupportMessage } from '@pathwise/contracts/api/admin';
import { trusted } from 'mongoose';
import type { AdminDeps } from '../deps.ts';
import { type MessageRecord, messages } from './message.model.ts';

interface Page {
  page: SupportMessage[];
  next: string | undefined;
}

/** A page of messages, newest first. The cursor is the id of the last one, and ids sort by time. */
export async function listMessages(
  deps: AdminDeps,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Page> {
  const older = cursor === undefined ? {} : { _id: trusted({ $lt: cursor }) };
  const found = await messages(deps.db)
    .find(older)
    .sort({ _id: -1 })
    .limit(limit + 1)
    .lean();
  const page = found.slice(0, limit);
  return { page: page.map(toMessage), next: found.length > limit ? page.at(-1)?._id : undefined };
}

/** A message as admins read it. */
export function toMessage(stored: MessageRecord): SupportMessage {
  const { _id: id, name, email, subject, message, userId, createdAt, answeredAt } = stored;
  const answered = answeredAt ? { answeredAt: answeredAt.toISOString() } : {};
  return { id, name, email, subject, message, userId, createdAt: createdAt.toISOString(), ...answered };
}
