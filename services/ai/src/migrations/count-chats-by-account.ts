import type { Migration } from '@pathwise/service-kit/migrations/migrate';
import { collectionOf } from '@pathwise/service-kit/mongo/collections';

const atOnce = 100;

/** The account's own counter gives chat-changed its version. It goes on from where `chat_owners` counted. */
export const countChatsByAccount: Migration = {
  name: 'count-chats-by-account',
  async run(db) {
    const owners = collectionOf<{ _id: string; version: number }>(db, 'chat_owners');
    const accounts = collectionOf<{ _id: string; changes: number; erased: boolean }>(db, 'accounts');
    const some = await owners.find({}, { limit: atOnce }).toArray();
    for (const { _id, version } of some) {
      const counted = { $max: { changes: version }, $setOnInsert: { erased: false } };
      await accounts.updateOne({ _id: `${_id}.ai` }, counted, { upsert: true });
    }
    await owners.deleteMany({ _id: { $in: some.map(({ _id }) => _id) } });
    return some.length === atOnce;
  },
};
