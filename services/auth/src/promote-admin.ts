import { ConfigError, readConfig } from '@pathwise/service-kit/config';
import { startService } from '@pathwise/service-kit/service';
import { authService } from './app.ts';
import { configSchema } from './config.ts';
import { type Promotion, promoteToAdmin } from './users/promote-to-admin.ts';

/** `node src/promote-admin.ts you@example.org`, with the service's environment, makes the first admin. */

const databaseWithin = 10_000;

async function promote(email: string): Promise<Promotion> {
  const config = readConfig(configSchema, { LOG_LEVEL: 'silent', ...process.env, PORT: '0', INTERNAL_PORT: '0' });
  const command: typeof authService = {
    ...authService,
    build: (deps) => ({ ...authService.build(deps), consumers: [], workers: [] }), // the running service has them
  };
  const service = await startService(command, config);
  const tooLate = AbortSignal.timeout(databaseWithin);
  const away = new Promise<never>((_, reject) => {
    tooLate.onabort = () => reject(new Error('The database does not answer. Is MONGO_URL right, and is it running?'));
  });
  try {
    await Promise.race([service.ready, away]);
    return await promoteToAdmin(service.deps, { email });
  } finally {
    await service.stop();
  }
}

const sayings: Record<Promotion, (email: string) => string> = {
  promoted: (email) => `${email} is an admin now and has been signed out everywhere. They sign in again to use it.`,
  'already-admin': (email) => `${email} is an admin already; nothing was changed.`,
  unknown: (email) => `There is no account with the address ${email}. Register it first, then run this again.`,
};

const email = process.argv[2]?.trim().toLowerCase();
if (!email || process.argv.length > 3) {
  console.error('Usage: node src/promote-admin.ts you@example.org');
  process.exit(2);
}
try {
  const outcome = await promote(email);
  console.log(sayings[outcome](email));
  process.exitCode = outcome === 'unknown' ? 1 : 0;
} catch (error) {
  const known = error instanceof ConfigError || error instanceof Error;
  console.error(known ? error.message : 'The promotion failed.');
  process.exitCode = 1;
}
