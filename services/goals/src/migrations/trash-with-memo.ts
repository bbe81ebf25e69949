import type { Migration } from '@pathwise/service-kit/migrations/migrate';
import { collectionOf } from '@pathwise/service-kit/mongo/collections';

const batchesAtOnce = 20;

interface Batch {
  _id: string;
  kind: string;
  about?: { goalId: string };
}
/** A trash row in the old shape: every part is a document, some of collections that were always empty. */
interface Row {
  _id: string;
  batch: string;
  goalId?: string;
  n?: number;
  memo?: unknown;
  collection?: string;
  document?: { _id: string; goalId?: string; goal?: unknown; steps?: unknown; timeline?: unknown };
}

/** Trash batches get the goal that they are about. Parts that were no real documents move into the batch's memo. */
export const trashWithMemo: Migration = {
  name: 'trash-with-memo',
  async run(db) {
    const batches = collectionOf<Batch>(db, 'undoBatches');
    const trash = collectionOf<Row>(db, 'trash');
    const some = await batches.find({ about: { $exists: false } }, { limit: batchesAtOnce }).toArray();
    for (const { _id, kind } of some) {
      const rows = await trash.find({ batch: _id }).toArray();
      const goalId = rows.map(goalIdOf).find((id) => id !== undefined) ?? '';
      for (const row of rows) {
        const memo = memoOf(row, kind);
        const $set = { goalId, memo, n: Number(row._id.slice(row._id.lastIndexOf('/') + 1)) };
        if (memo !== undefined)
          await trash.updateOne({ _id: row._id }, { $set, $unset: { collection: 1, document: 1 } });
      }
      // Last: a batch without `about` is migrated again, and skips finished rows by their `goalId`.
      await batches.updateOne({ _id }, { $set: { about: { goalId } } });
    }
    return some.length === batchesAtOnce;
  },
};

const goalIdOf = ({ goalId, collection, document }: Row) =>
  goalId ?? (collection === 'goals' ? document?._id : document?.goalId);

/** The part of the memo made from a row. Undefined for a real document. */
function memoOf({ collection, document }: Row, kind: string): unknown {
  if (!document) return undefined;
  if (collection === 'clearedOverviews') return { overview: document };
  if (collection === 'parkedTimelines') return kind === 'roadmap' ? { parked: document } : document;
  if (collection !== 'replacedRoadmaps') return undefined;
  const { goal, steps, timeline } = document;
  return goal ? { goal, steps } : { timeline };
}
