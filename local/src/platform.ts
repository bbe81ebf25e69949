import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type BrokerChoice, chooseBroker } from '@pathwise/local-servers/broker';
import { chooseDatabase, type DatabaseChoice } from '@pathwise/local-servers/database';
import { Failure } from '@pathwise/local-servers/failure';
import { generateJwtKeys } from '@pathwise/local-servers/jwt-keys';
import type { ManagedProcess } from '@pathwise/local-servers/managed-process';
import { choosePorts } from '@pathwise/local-servers/ports';
import { createSupervisor } from '@pathwise/local-servers/supervisor';
import { stripeSpec } from './demo-payments.ts';
import { buildFrontendsIfChanged } from './frontends.ts';
import { chooseMail, type MailChoice } from './mail.ts';
import type { Secrets } from './secrets.ts';
import { type PlatformFacts, type PortName, type ServiceName, serviceNames, serviceSpec } from './services.ts';

export type PartName = ServiceName | 'database' | 'broker' | 'mail' | 'stripe';

export type PlatformInput = {
  /** Folder of its data, logs and remembered ports. An empty folder makes a new platform. */
  dir: string;
  /** Fixed ports. The others are free ports, remembered in `dir`. */
  ports?: Partial<Record<PortName, number>>;
  /** Extra environment by service. `all` applies to every service. */
  env?: Partial<Record<ServiceName | 'all', Record<string, string>>>;
  /** Start only these services. Database and broker always start. The inbox needs all services; the site is built for the gateway. */
  only?: ServiceName[];
  /** False keeps the last build of the site, for harnesses that only call the API. */
  site?: boolean;
  /** Servers to use instead of own ones, such as a fault proxy. */
  mongoUrl?: string;
  natsUrl?: string;
  /** Starts the stand-in for Stripe: payments are on, and no money moves. */
  demoPayments?: boolean;
  /** False for tests: faster, but a killed database may lose acknowledged writes. */
  durable?: boolean;
  /** Restarts a crashed process. Off for harnesses, which observe and restart it themselves. */
  restartCrashed?: boolean;
  secrets?: Pick<Secrets, 'jwtPrivateKey' | 'jwtPublicKey'>;
  settings?: NodeJS.ProcessEnv;
  say?: (sentence: string) => void;
  onLine?: (name: string, line: string) => void;
  onReady?: (name: PartName | 'site', note: string, ms: number) => void;
};

export type Platform = {
  /** The gateway's address, `http://localhost:<port>`. */
  url: string;
  mongoUrl: string;
  natsUrl: string;
  /** maildev's page and REST interface. Absent when SMTP_URL is set. */
  inboxUrl: string | undefined;
  smtpUrl: string;
  secrets: Pick<Secrets, 'jwtPrivateKey' | 'jwtPublicKey'>;
  ports: Record<PortName, number>;
  /** The chosen implementation of each part, as text: `SecantusDB`, `mongod`, an address. */
  kinds: { database: string; broker: string; mail: string };
  /** A started process. Throws for a name that was not started here. */
  process: (name: PartName) => ManagedProcess;
  /** Stops everything in order. Data stays in `dir`. */
  stop: () => Promise<void>;
  /** Sends SIGKILL to every process at once. */
  killAll: () => void;
};

type Parts = { database: DatabaseChoice; broker: BrokerChoice; mail: MailChoice };

/**
 * Starts a separate platform: database, broker, mail inbox, services, gateway. Resolves when all parts are ready. When one
 * fails, stops the others and throws a `Failure`.
 */
export async function startPlatform(input: PlatformInput): Promise<Platform> {
  const { dir, onReady = () => undefined, settings = process.env } = input;
  const started = input.only ?? [...serviceNames];
  mkdirSync(dir, { recursive: true });
  const ports = { ...(await choosePorts(join(dir, 'ports.json'), portNames())), ...input.ports };
  const parts = await chooseParts(input, ports, settings);
  const facts: PlatformFacts = {
    publicUrl: `http://localhost:${ports.gateway}`,
    mongoUrl: parts.database.url,
    natsUrl: parts.broker.url,
    smtpUrl: parts.mail.url,
    ...(input.demoPayments ? { stripeUrl: `http://127.0.0.1:${ports.stripe}` } : {}),
    port: (name) => ports[name],
    secrets: input.secrets ?? generateJwtKeys(),
    settings,
  };

  const kinds = { database: parts.database.kind, broker: parts.broker.kind, mail: parts.mail.kind };
  const note = (name: string) => (name in kinds ? kinds[name as keyof typeof kinds] : '');
  const supervisor = createSupervisor({ logsDir: join(dir, 'logs'), ...supervision(input) });
  const partSpecs = [parts.database.spec, parts.broker.spec, input.only ? undefined : parts.mail.spec];
  const stripe = input.demoPayments
    ? stripeSpec({ dir: join(dir, 'data'), port: ports.stripe, publicUrl: facts.publicUrl })
    : undefined;
  const specs = [
    ...(stripe ? [stripe] : []),
    ...partSpecs.filter((spec) => spec !== undefined),
    ...started.map((name) => serviceSpec(facts, name, extraEnv(input, name))),
  ];
  for (const name of ['database', 'broker', 'mail'] as const) if (!parts[name].spec) onReady(name, note(name), 0);
  try {
    const ready = (name: string, ms: number) => onReady(name as PartName, note(name), ms);
    // The gateway reads the site at its start. All other parts start while the site is being built.
    const [gateway, others] = split(specs, ({ name }) => name === 'gateway');
    await Promise.all([
      supervisor.startAll(others, ready),
      gateway.length > 0 && input.site !== false ? provideSite(onReady) : undefined,
    ]);
    await supervisor.startAll(gateway, ready);
  } catch (error) {
    await supervisor.stop();
    throw error;
  }

  return {
    url: facts.publicUrl,
    mongoUrl: facts.mongoUrl,
    natsUrl: facts.natsUrl,
    inboxUrl: parts.mail.inboxUrl,
    smtpUrl: facts.smtpUrl,
    secrets: facts.secrets,
    ports,
    kinds,
    process: supervisor.process,
    stop: supervisor.stop,
    killAll: supervisor.killAll,
  };
}

function portNames(): PortName[] {
  const ofServices = serviceNames.flatMap((name): PortName[] => [name, `${name}.internal`]);
  return [...ofServices, 'database', 'broker', 'smtp', 'inbox', 'stripe'];
}

async function chooseParts(
  input: PlatformInput,
  ports: Record<PortName, number>,
  settings: NodeJS.ProcessEnv,
): Promise<Parts> {
  const { dir, durable = true, mongoUrl, natsUrl } = input;
  const env = { ...settings };
  if (mongoUrl) env['MONGO_URL'] = mongoUrl;
  if (natsUrl) env['NATS_URL'] = natsUrl;
  const [database, broker] = await Promise.all([
    chooseDatabase({ dir: join(dir, 'data'), port: ports.database, durable, env }),
    chooseBroker({ dir: join(dir, 'data'), port: ports.broker, env }),
  ]);
  const mail = chooseMail({ dir: join(dir, 'data'), smtpPort: ports.smtp, inboxPort: ports.inbox, env });
  return { database, broker, mail };
}

function split<T>(items: T[], belongs: (item: T) => boolean): [T[], T[]] {
  return [items.filter(belongs), items.filter((item) => !belongs(item))];
}

function supervision({ restartCrashed = false, say, onLine }: PlatformInput) {
  return { restartCrashed, ...(say ? { say } : {}), ...(onLine ? { onLine } : {}) };
}

function extraEnv({ env = {} }: PlatformInput, name: ServiceName): Record<string, string> {
  return { ...env.all, ...env[name] };
}

async function provideSite(onReady: NonNullable<PlatformInput['onReady']>): Promise<void> {
  const began = performance.now();
  const built = await buildFrontendsIfChanged();
  if (built === 'failed') throw new Failure('The site could not be built; what webpack said stands above.');
  onReady('site', built, performance.now() - began);
}
