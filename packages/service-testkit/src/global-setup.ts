import { generateJwtKeys } from '@pathwise/local-servers/jwt-keys';
import { endOnSignals } from '@pathwise/local-servers/supervisor';
import { startTestServers, type TestServers } from './test-servers.ts';

declare global {
  var pathwiseTestServers: TestServers | undefined;
}

/**
 * jest's globalSetup: starts one database and one broker, and passes their URLs to the workers by environment.
 * @public
 */
export default async function startServersOfRun(): Promise<void> {
  endOnSignals();
  const servers = await startTestServers();
  globalThis.pathwiseTestServers = servers;
  process.stdout.write(`Tests use ${servers.kind}.\n`);
  const { jwtPrivateKey, jwtPublicKey } = generateJwtKeys();
  Object.assign(process.env, {
    TEST_MONGO_URL: servers.mongoUrl,
    TEST_NATS_URL: servers.natsUrl,
    TEST_JWT_PRIVATE_KEY: jwtPrivateKey,
    TEST_JWT_PUBLIC_KEY: jwtPublicKey,
  });
}
