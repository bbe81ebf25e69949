import { userDeleted } from '@pathwise/contracts/events/auth';
import type { ClientSession, Connection } from 'mongoose';
import { type ConsumerDefinition, consumer } from '../events/consumer.ts';
import { type Collections, collectionOf, type Erased } from '../mongo/collections.ts';

/** The consumer by which every service erases a person: each collection as it is declared, the trash and kept answers included. */
export const erasePerson = (deps: {
  db: Connection;
  service: string;
  collections: Collections;
  /** Erases what the service has published about the person. */
  purge: (userId: string) => Promise<void>;
}): ConsumerDefinition =>
  consumer({
    name: `${deps.service}-erase-person`,
    event: userDeleted,
    // Years of plans may be too much for one short transaction; deleting most rows first, again after a crash, does no harm.
    prepare: ({ data }) => deleteRows(deps, data),
    handle: async ({ data }, { session }) => {
      // A request or event still on its way writes one of these rows first, and finds the account closed.
      for (const [name, collection] of Object.entries(deps.collections))
        if ('leaves' in collection)
          for (const { _id, ...row } of collection.leaves?.(data) ?? [])
            await collectionOf(deps.db, name).replaceOne({ _id }, row, { upsert: true, session });
      await deleteRows(deps, data, session);
    },
    // Repeated for as long as an event is tried: another process may be publishing a row that it read before the commit, or
    // storing one without a transaction, such as a claim.
    after: async ({ data }) => {
      await deleteRows(deps, data);
      await deps.purge(data.userId);
    },
  });

async function deleteRows(
  { db, collections }: { db: Connection; collections: Collections },
  { userId }: Erased,
  session?: ClientSession,
): Promise<void> {
  for (const [name, collection] of Object.entries(collections)) {
    if ('why' in collection || collection.leaves) continue;
    await collectionOf(db, name).deleteMany(collection.rowsOf(userId), session ? { session } : {});
  }
}
