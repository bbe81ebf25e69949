import type { Migration } from '@pathwise/service-kit/migrations/migrate';
import { collectionOf } from '@pathwise/service-kit/mongo/collections';

const atOnce = 100;

interface Row {
  _id: string;
  n?: number;
  memo?: unknown;
  collection?: string;
  document?: { decided: unknown[] };
}

/** Decisions about missed tasks move from a document of the batch into its memo. */
export const trashWithMemo: Migration = {
  name: 'trash-with-memo',
  async run(db) {
    const trash = collectionOf<Row>(db, 'trash');
    const some = await trash.find({ collection: 'decisions' }, { limit: atOnce }).toArray();
    for (const { _id, document } of some) {
      const $set = { memo: document?.decided ?? [], n: 0 };
      await trash.updateOne({ _id }, { $set, $unset: { collection: 1, document: 1 } });
    }
    return some.length === atOnce;
  },
};
