import type { Migration } from '@pathwise/service-kit/migrations/migrate';
import { collectionOf } from '@pathwise/service-kit/mongo/collections';

/** Proposals used to lack what the person was shown. They can no longer be opened, and would be forgotten within three days. */
export const endOldProposals: Migration = {
  name: 'end-proposals-without-what-was-shown',
  async run(db) {
    await collectionOf(db, 'proposals').deleteMany({ shown: { $exists: false } });
    return false;
  },
};
