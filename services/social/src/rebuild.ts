import { ConfigError, readConfig } from '@pathwise/service-kit/config';
import { startService } from '@pathwise/service-kit/service';
import { socialService } from './app.ts';
import { configSchema } from './config.ts';
import type { SocialDeps } from './deps.ts';
import { rebuildMembers } from './members/rebuild-members.ts';

/** `node src/rebuild.ts members`, with the service's environment, rebuilds a projection while the service answers. */

const databaseWithin = 10_000;
const projections: Readonly<Record<string, (deps: SocialDeps) => Promise<object>>> = { members: rebuildMembers };

async function rebuild(projection: (deps: SocialDeps) => Promise<object>): Promise<object> {
  const config = readConfig(configSchema, { LOG_LEVEL: 'silent', ...process.env, PORT: '0', INTERNAL_PORT: '0' });
  const command: typeof socialService = {
    ...socialService,
    build: (deps) => ({ ...socialService.build(deps), consumers: [] }), // the running service consumes the events
  };
  const service = await startService(command, config);
  const tooLate = AbortSignal.timeout(databaseWithin);
  const away = new Promise<never>((_, reject) => {
    tooLate.onabort = () => reject(new Error('The database does not answer. Is MONGO_URL right, and is it running?'));
  });
  try {
    await Promise.race([service.ready, away]);
    await Promise.race([service.broker.opened, away]);
    return await projection(service.deps);
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
