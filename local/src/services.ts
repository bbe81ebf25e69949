import { join } from 'node:path';
import { type ApiName, apiNames, urlVariable } from '@pathwise/contracts/apis';
import { withDatabase } from '@pathwise/local-servers/mongo-url';
import { root } from '@pathwise/local-servers/paths';
import type { ProcessSpec } from '@pathwise/local-servers/process-spec';
import { demoPayments } from './demo-payments.ts';
import type { Secrets } from './secrets.ts';

/** Every process of the product, in the order of the start. */
export const serviceNames = [...apiNames, 'gateway'] as const;
export type ServiceName = (typeof serviceNames)[number];
export type PortName = ServiceName | `${ServiceName}.internal` | 'database' | 'broker' | 'smtp' | 'inbox' | 'stripe';

/** The facts about a platform that are known before its services start. */
export type PlatformFacts = {
  publicUrl: string;
  mongoUrl: string;
  natsUrl: string;
  smtpUrl: string;
  port: (name: PortName) => number;
  secrets: Pick<Secrets, 'jwtPrivateKey' | 'jwtPublicKey'>;
  /** The stand-in for Stripe. Absent: Testing Mode, or the operator's own settings. */
  stripeUrl?: string;
  /** The caller's environment, for optional settings such as OPENAI_API_KEY. */
  settings: NodeJS.ProcessEnv;
};

type Service = {
  entry: string;
  waitsFor: string[];
  env: (facts: PlatformFacts) => Record<string, string>;
};

const needsData = ['database', 'broker'];

/** Optional settings of the coach. */
const aiSettings = [
  'OPENAI_API_KEY',
  'OPENAI_BASE_URL',
  'OPENAI_MODEL',
  'OPENAI_REASONING_EFFORT',
  'OPENAI_STRUCTURED',
  'AI_TIMEOUT_MS',
  'AI_UNDERSTAND_TIMEOUT_MS',
  'AI_DRAFT_TOKENS',
  'AI_REPLY_TOKENS',
  'AI_TOKENS_PER_DAY',
  'AI_PRICE_IN',
  'AI_PRICE_OUT',
  'CHATS_PER_MINUTE',
  'CRISIS_LINES',
  'HELP_COUNTRY',
];

/** Stripe's settings of an operator. */
const stripeSettings = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_MONTHLY',
  'STRIPE_PRICE_BETA_YEARLY',
];

/** The address on the site. Without one, mail goes to the local inbox, which takes any address. */
const supportEmail = ({ settings }: PlatformFacts) => settings['SUPPORT_EMAIL'] ?? 'support@pathwise.localhost';

/** Environment that only one service gets. */
const more: Partial<Record<ApiName, Service['env']>> = {
  auth: (facts) => ({
    JWT_PRIVATE_KEY: facts.secrets.jwtPrivateKey,
    PUBLIC_URL: facts.publicUrl,
    SMTP_URL: facts.smtpUrl,
  }),
  admin: (facts) => ({
    PUBLIC_URL: facts.publicUrl,
    SMTP_URL: facts.smtpUrl,
    SUPPORT_EMAIL: supportEmail(facts),
  }),
  billing: (facts) => ({
    PUBLIC_URL: facts.publicUrl,
    ...chosen(facts.settings, ['OFFER_BADGE', 'OFFER_SAVINGS']),
    ...(facts.stripeUrl ? demoPayments(facts.stripeUrl) : chosen(facts.settings, stripeSettings)),
  }),
  ai: (facts) => chosen(facts.settings, aiSettings),
};

/** A service behind the gateway: its own database, the broker, and the public key that verifies auth's tokens. */
const behindGateway = (name: ApiName): Service => ({
  entry: `services/${name}/src/main.ts`,
  waitsFor: needsData,
  env: (facts) => ({
    MONGO_URL: withDatabase(facts.mongoUrl, `pathwise_${name}`),
    NATS_URL: facts.natsUrl,
    JWT_PUBLIC_KEY: facts.secrets.jwtPublicKey,
    ...more[name]?.(facts),
  }),
});

const gateway: Service = {
  entry: 'gateway/src/main.ts',
  waitsFor: ['broker', ...apiNames],
  env: (facts) => ({
    NATS_URL: facts.natsUrl,
    PUBLIC_URL: facts.publicUrl,
    SUPPORT_EMAIL: supportEmail(facts),
    ...chosen(facts.settings, ['MEMBER_CLAIM']),
    AUTH_INTERNAL_URL: `http://127.0.0.1:${facts.port('auth.internal')}`,
    ...Object.fromEntries(apiNames.map((name) => [urlVariable(name), `http://127.0.0.1:${facts.port(name)}`])),
    SITE_FILES: join(root, 'frontends', 'shell', 'dist'),
    REMOTE_PLANNER_FILES: join(root, 'frontends', 'planner', 'dist'),
    REMOTE_SOCIAL_FILES: join(root, 'frontends', 'social', 'dist'),
    REMOTE_ADMIN_FILES: join(root, 'frontends', 'admin', 'dist'),
  }),
};

/** A process's entry file, dependencies and environment. */
const serviceOf = (name: ServiceName): Service => (name === 'gateway' ? gateway : behindGateway(name));

/** The environment of a service. `extra` overrides this file, for fault harnesses. */
export function serviceEnvironment(facts: PlatformFacts, name: ServiceName, extra: Record<string, string> = {}) {
  return {
    NODE_ENV: 'production',
    PORT: `${facts.port(name)}`,
    INTERNAL_PORT: `${facts.port(`${name}.internal`)}`,
    ...serviceOf(name).env(facts),
    ...extra,
  };
}

// V8 sizes its heap by the machine's memory. Without limits it lets garbage of an hour's use lie on a machine with much memory.
// Every call passes the gateway: with 8 MB for young objects it forwarded 15 % fewer calls a second, and with 32 MB its memory grew.
// The coach keeps word vectors and what it read last: 285 MB after 1,000 messages.
const heapLimits = (name: ServiceName) => [
  `--max-old-space-size=${name === 'ai' ? 512 : 256}`,
  `--max-semi-space-size=${name === 'gateway' ? 16 : 8}`,
];

/** A service's process for the supervisor. */
export function serviceSpec(facts: PlatformFacts, name: ServiceName, extra?: Record<string, string>): ProcessSpec {
  const { entry, waitsFor } = serviceOf(name);
  return {
    name,
    command: process.execPath,
    args: ['--disable-warning=ExperimentalWarning', ...heapLimits(name), join(root, entry)],
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
