import { join } from 'node:path';
import { withDatabase } from '@pathwise/local-servers/mongo-url';
import { root } from '@pathwise/local-servers/paths';
import type { ProcessSpec } from '@pathwise/local-servers/process-spec';
import type { Secrets } from './secrets.ts';

/** The services behind the gateway. */
const upstreams = ['auth', 'goals', 'planner', 'social', 'ai'] as const;
/** Every process of the product, in the order people hear of them. */
export const serviceNames = [...upstreams, 'gateway'] as const;
export type ServiceName = (typeof serviceNames)[number];
export type PortName = ServiceName | `${ServiceName}.internal` | 'database' | 'broker' | 'smtp' | 'inbox';

/** What is known about a platform before its services start. */
export type PlatformFacts = {
  publicUrl: string;
  mongoUrl: string;
  natsUrl: string;
  smtpUrl: string;
  port: (name: PortName) => number;
  secrets: Pick<Secrets, 'jwtPrivateKey' | 'jwtPublicKey'>;
  /** The settings of whoever runs this, for the optional ones such as OPENAI_API_KEY. */
  settings: NodeJS.ProcessEnv;
};

type Service = {
  entry: string;
  waitsFor: string[];
  env: (facts: PlatformFacts) => Record<string, string>;
};

const owned = (name: string) => (facts: PlatformFacts) => ({
  MONGO_URL: withDatabase(facts.mongoUrl, `pathwise_${name}`),
  NATS_URL: facts.natsUrl,
  JWT_PUBLIC_KEY: facts.secrets.jwtPublicKey,
});

/** What whoever starts this may choose for the coach. */
const AI_SETTINGS = [
  'OPENAI_API_KEY',
  'OPENAI_BASE_URL',
  'OPENAI_MODEL',
  'AI_TIMEOUT_MS',
  'CHATS_PER_MINUTE',
  'CRISIS_LINES',
];

const needsData = ['database', 'broker'];

/** What starts each process, what it waits for, what it is told. A new service is a new entry here. */
const services: Record<ServiceName, Service> = {
  auth: {
    entry: 'services/auth/src/main.ts',
    waitsFor: needsData,
    env: (facts) => ({
      ...owned('auth')(facts),
      JWT_PRIVATE_KEY: facts.secrets.jwtPrivateKey,
      PUBLIC_URL: facts.publicUrl,
    }),
  },
  goals: { entry: 'services/goals/src/main.ts', waitsFor: needsData, env: owned('goals') },
  planner: { entry: 'services/planner/src/main.ts', waitsFor: needsData, env: owned('planner') },
  social: { entry: 'services/social/src/main.ts', waitsFor: needsData, env: owned('social') },
  ai: {
    entry: 'services/ai/src/main.ts',
    waitsFor: needsData,
    env: (facts) => ({
      ...owned('ai')(facts),
      ...chosen(facts.settings, AI_SETTINGS),
    }),
  },
  gateway: {
    entry: 'gateway/src/main.ts',
    waitsFor: ['broker', ...upstreams],
    env: (facts) => ({
      NATS_URL: facts.natsUrl,
      JWT_PUBLIC_KEY: facts.secrets.jwtPublicKey,
      PUBLIC_URL: facts.publicUrl,
      AUTH_INTERNAL_URL: `http://127.0.0.1:${facts.port('auth.internal')}`,
      ...Object.fromEntries(
        upstreams.map((name) => [`${name.toUpperCase()}_URL`, `http://127.0.0.1:${facts.port(name)}`]),
      ),
      SITE_DIR: join(root, 'frontends', 'shell', 'dist'),
      REMOTE_PLANNER_DIR: join(root, 'frontends', 'planner', 'dist'),
    }),
  },
};

/** All that a service is told by its environment; `extra` wins over what this file says, for fault harnesses. */
export function serviceEnvironment(facts: PlatformFacts, name: ServiceName, extra: Record<string, string> = {}) {
  return {
    NODE_ENV: 'production',
    PORT: `${facts.port(name)}`,
    INTERNAL_PORT: `${facts.port(`${name}.internal`)}`,
    ...services[name].env(facts),
    ...extra,
  };
}

/** A service as the supervisor starts it. */
export function serviceSpec(facts: PlatformFacts, name: ServiceName, extra?: Record<string, string>): ProcessSpec {
  const { entry, waitsFor } = services[name];
  return {
    name,
    command: process.execPath,
    args: ['--disable-warning=ExperimentalWarning', join(root, entry)],
    cwd: root,
    env: serviceEnvironment(facts, name, extra),
    waitsFor,
    ready: async () => (await fetch(`http://127.0.0.1:${facts.port(`${name}.internal`)}/ready`)).ok,
    stopWithinMs: 24_000,
  };
}

function chosen(settings: NodeJS.ProcessEnv, names: string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (settings[name] ? [[name, settings[name]]] : [])));
}
