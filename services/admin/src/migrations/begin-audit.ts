import type { Migration } from '@pathwise/service-kit/migrations/migrate';
import { collectionOf } from '@pathwise/service-kit/mongo/collections';
import { beginning } from '../audit/chain.rules.ts';

interface Head {
  _id: string;
  n: number;
  hash: string;
}

/** Makes the row that says where the audit log ends. */
export const beginAudit: Migration = {
  name: 'audit-log-begins',
  async run(db) {
    const head = { $setOnInsert: { n: 0, hash: beginning } };
    await collectionOf<Head>(db, 'auditHeads').updateOne({ _id: 'head' }, head, { upsert: true });
    return false;
  },
};
