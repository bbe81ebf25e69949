interface Privilege {
  resource: { db: string; collection: string };
  actions: string[];
}
/** MongoDB's command that makes a role. */
export interface RoleCommand {
  createRole: string;
  privileges: Privilege[];
  roles: [];
}

const append = ['find', 'insert', 'createCollection', 'createIndex', 'listIndexes'];
const change = [...append, 'update', 'remove', 'dropIndex', 'dropCollection'];

/**
 * The role of this service's user at a MongoDB that knows users: it may change every collection of its own but the log, to which it
 * only adds. Rights add up, so none may be given for the whole database.
 */
export function roleCommand(
  db: string,
  { collections, log }: { collections: readonly string[]; log: string },
): RoleCommand {
  const privileges = [...collections].sort().map((collection) => ({
    resource: { db, collection },
    actions: collection === log ? append : change,
  }));
  const listing = { resource: { db, collection: '' }, actions: ['listCollections'] };
  return { createRole: 'pathwise-admin', privileges: [...privileges, listing], roles: [] };
}
