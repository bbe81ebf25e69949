import { ConfigError, readConfig } from '@pathwise/service-kit/config';
import type { Broker } from '@pathwise/service-kit/events/broker';
import { startService } from '@pathwise/service-kit/service';
import { adminService } from './app.ts';
import { configSchema } from './config.ts';
import type { AdminDeps } from './deps.ts';
import { rebuildFigures } from './figures/rebuild-figures.ts';

/** `node src/rebuild.ts figures`, with the service's environment, rebuilds a projection while the service answers. */

const databaseWithin = 10_000;
type Rebuild = (deps: AdminDeps, broker: Broker) => Promise<object>;
const projections: Readonly<Record<string, Rebuild>> = { figures: rebuildFigures };

async function rebuild(projection: Rebuild): Promise<object> {
  const config = readConfig(configSchema, { LOG_LEVEL: 'silent', ...process.env, PORT: '0', INTERNAL_PORT: '0' });
  const command: typeof adminService = {
    ...adminService,
    build: (deps) => ({ ...adminService.build(deps), consumers: [], workers: [] }), // the running service has them
  };
  const service = await startService(command, config);
  const tooLate = AbortSignal.timeout(databaseWithin);
  const away = new Promise<never>((_, reject) => {
    tooLate.onabort = () => reject(new Error('The database does not answer. Is MONGO_URL right, and is it running?'));
  });
  try {
    await Promise.race([service.ready, away]);
    await Promise.race([service.broker.opened, away]);
    return await projection(service.deps, service.broker);
  } finally {
    await service.stop();
  }
}

const projection = projections[process.argv[2] ?? ''];
if (!projection || process.argv.length > 3) {
  console.error(`Usage: node src/rebuild.ts ${Object.keys(projections).join('|')}`);
  process.exit(2);
}
try {
  console.log(JSON.stringify(await rebuild(projection)));
} catch (error) {
  console.error(error instanceof ConfigError || error instanceof Error ? error.message : 'The rebuild failed.');
  process.exitCode = 1;
}
