import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseBroker } from '@pathwise/local-servers/broker';
import { chooseDatabase } from '@pathwise/local-servers/database';
import { freePort } from '@pathwise/local-servers/ports';
import { startTwice } from '@pathwise/local-servers/start-twice';
import { createSupervisor } from '@pathwise/local-servers/supervisor';
import { dockerAnswers } from './docker.ts';

/** A database and a broker for one test run. */
export type TestServers = { mongoUrl: string; natsUrl: string; kind: string; stop: () => Promise<void> };

/** The images that docker-compose.yml names too. */
export const images = { database: 'mongo:8.0.15', broker: 'nats:2.15.1-alpine' };
const brokerPort = 4222;
const imagesWithinMs = 120_000;

/**
 * Starts both in containers when a Docker engine answers and has or gets the images, else as local processes. Uses
 * MONGO_URL and NATS_URL when both are set. Throws a `Failure` that says what to provide.
 */
export async function startTestServers(env: NodeJS.ProcessEnv = process.env): Promise<TestServers> {
  const given = env['MONGO_URL'] && env['NATS_URL'];
  if (!given && (await dockerAnswers(env))) {
    const started = await startContainers().catch((error: Error) => explainContainers(error));
    if (started) return started;
  }
  return startTwice(() => startProcesses(env));
}

async function startProcesses(env: NodeJS.ProcessEnv): Promise<TestServers> {
  const dir = mkdtempSync(join(tmpdir(), 'pathwise-test-'));
  const ports = { database: await freePort(), broker: await freePort() };
  const [database, broker] = await Promise.all([
    chooseDatabase({ dir, port: ports.database, durable: false, env }),
    chooseBroker({ dir, port: ports.broker, env }),
  ]);
  const supervisor = createSupervisor({ logsDir: join(dir, 'logs') });
  const specs = [database.spec, broker.spec].filter((spec) => spec !== undefined);
  await supervisor.startAll(specs).catch(async (error) => {
    await supervisor.stop();
    throw error;
  });
  return {
    mongoUrl: database.url,
    natsUrl: broker.url,
    kind: `${database.kind}, ${broker.kind}`,
    async stop() {
      // Killed, because an orderly stop takes seconds and the data is not needed.
      await Promise.all(specs.map(({ name }) => supervisor.process(name).kill()));
      await supervisor.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

async function startContainers(): Promise<TestServers> {
  const [{ MongoDBContainer }, { GenericContainer, Wait }] = await Promise.all([
    import('@testcontainers/mongodb'),
    import('testcontainers'),
  ]);
  const limit = AbortSignal.timeout(imagesWithinMs);
  const late = new Promise<never>((_, reject) => limit.addEventListener('abort', () => reject(limit.reason)));
  const starting = Promise.all([
    new MongoDBContainer(images.database).start(),
    new GenericContainer(images.broker)
      .withCommand(['--jetstream'])
      .withExposedPorts(brokerPort)
      .withWaitStrategy(Wait.forLogMessage('Server is ready'))
      .start(),
  ]);
  const [database, broker] = await Promise.race([starting, late]);
  return {
    mongoUrl: `${database.getConnectionString()}/?directConnection=true`,
    natsUrl: `nats://${broker.getHost()}:${broker.getMappedPort(brokerPort)}`,
    kind: `${images.database}, ${images.broker}`,
    stop: async () => {
      await Promise.all([database.stop(), broker.stop()]);
    },
  };
}

function explainContainers(error: Error): undefined {
  process.stderr.write(
    `Docker answers but its containers could not be started (${error.message}); using local processes.\n`,
  );
  return undefined;
}
