import { ConfigError, readConfig } from '@pathwise/service-kit/config';
import { startService } from '@pathwise/service-kit/service';
import { adminService } from './app.ts';
import { type Verdict, verifyLog } from './audit/verify-log.ts';
import { configSchema } from './config.ts';

/** `node src/verify-audit.ts [row hash]`, with the service's environment, checks the hashes of the audit log. */

const databaseWithin = 10_000;

async function verify(seen: { n: number; hash: string } | undefined): Promise<Verdict> {
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
    return await verifyLog(service.deps, seen ? { seen } : {});
  } finally {
    await service.stop();
  }
}

const [row, hash] = process.argv.slice(2);
if ((row === undefined) !== (hash === undefined) || Number.isNaN(Number(row ?? 0)) || process.argv.length > 4) {
  console.error('Usage: node src/verify-audit.ts [row hash]');
  process.exit(2);
}
try {
  console.log(JSON.stringify(await verify(hash ? { n: Number(row), hash } : undefined)));
} catch (error) {
  console.error(error instanceof ConfigError || error instanceof Error ? error.message : 'The check failed.');
  process.exitCode = 1;
}
