import { collectionsOf } from '@pathwise/service-kit/service';
import { adminService } from './app.ts';
import { acts } from './audit/act.model.ts';
import { roleCommand } from './audit/role.rules.ts';

/** `node src/database-role.ts [database]` prints the command that makes this service's role, for `db.runCommand(…)` by an operator. */

const [database = 'pathwise_admin'] = process.argv.slice(2);
const collections = Object.keys(collectionsOf(adminService));
console.log(JSON.stringify(roleCommand(database, { collections, log: acts.collection }), null, 2));
