import type { Collections } from '@pathwise/service-kit/mongo/collections';
import type { Connection } from 'mongoose';

/** The kit's books of events: an event waits in the outbox until it is published; the id of one about a person holds their bare id. */
const booksOfEvents = new Set(['outbox', 'inbox', 'tries']);

/**
 * Refuses rows that the erasing of an account would leave behind: those of an `ownerless` collection that name one of these
 * people, and those of an `owned` one without the field that it is declared by. Also refuses a collection that is not declared.
 */
export async function refuseForgottenRows(
  db: Connection,
  { collections, people }: { collections: Collections; people: ReadonlySet<string> },
): Promise<void> {
  const stored = (await db.db?.listCollections({}, { nameOnly: true }).toArray()) ?? [];
  const forgotten = stored.find(({ name }) => !(name in collections) && !name.startsWith('system.'));
  if (forgotten) throw new Error(`${forgotten.name} is not among the collections of the service`);
  for (const [name, collection] of Object.entries(collections)) {
    if (booksOfEvents.has(name)) continue;
    const rows = (await db.db?.collection(name).find().toArray()) ?? [];
    for (const row of rows) {
      if ('why' in collection) {
        const text = JSON.stringify(row);
        if ([...people].some((id) => text.includes(id)))
          throw new Error(`${name} is declared ownerless and holds something of a person: ${text.slice(0, 300)}`);
      } else if (collection.field !== undefined && typeof row[collection.field] !== 'string')
        throw new Error(`${name} is declared owned by ${collection.field}, and a row has none: ${String(row._id)}`);
    }
  }
}
