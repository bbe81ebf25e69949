import { readFileSync } from 'node:fs';
import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);
const milliseconds = z.coerce.number().int().positive();

/** A setting that may be absent. An empty one, as Compose passes it, counts as absent. */
export const optional = <T extends z.ZodType<unknown, string>>(setting: T) =>
  z
    .string()
    .optional()
    .transform((text) => text || undefined)
    .pipe(setting.optional());

/** Environment variables of every service. Secrets have no defaults. */
export const serviceConfig = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  HOST: z.string().default('127.0.0.1'),
  /** Port of the public API. Only the gateway can reach it. */
  PORT: port,
  /** Port of probes, metrics and internal calls. */
  INTERNAL_PORT: port,
  MONGO_URL: z.string().regex(/^mongodb(\+srv)?:\/\//, 'must start with mongodb://'),
  NATS_URL: z.string().min(1),
  /** PEM of auth's ES256 public key; the old and the new one below each other while the key is changed. */
  JWT_PUBLIC_KEY: z.string().includes('PUBLIC KEY'),
  /** Prefix of streams and subjects. It lets several systems share one broker. */
  EVENTS_NAMESPACE: z
    .string()
    .regex(/^[\w-]*$/)
    .default(''),
  /** For tests: checks every answer against its contract, and answers 500 when it breaks it. */
  CHECK_ANSWERS: z.stringbool().default(false),
  /** Replicas of the event streams: 3 on a cluster of three brokers. */
  STREAM_REPLICAS: z.coerce.number().int().min(1).max(5).default(1),
  /** Milliseconds that a process still takes calls after SIGTERM, while lists of addresses forget it. Each answer ends its connection. */
  LEAVE_MS: z.coerce.number().int().min(0).max(30_000).default(0),
  ACK_WAIT_MS: milliseconds.default(10_000),
  /** Milliseconds that a request's transaction may take. After that the answer is 503. */
  TRANSACTION_LIMIT_MS: milliseconds.default(2_500),
  /** Pauses between the tries of a failing event. */
  RETRY_DELAYS_MS: z
    .string()
    .default('1000,4000,10000,20000')
    .transform((list) => list.split(',').map(Number))
    .pipe(z.array(z.number().int().positive()).min(1)),
  /** Where traces are sent (OTLP over HTTP). Without it spans are created but not sent. */
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(z.url()),
  /** Share of requests that are traced, 0 to 1. Used only with an endpoint. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(0.1),
});
/** The address that people write to, `SUPPORT_EMAIL`. It has no default, because mail to `.example` reaches nobody. */
export const supportEmail = z
  .email()
  .refine((address) => !address.endsWith('.example'), 'must be an address at which you receive mail');

export type ServiceConfig = z.output<typeof serviceConfig>;

/** The environment is invalid. The message lists each wrong variable and its fault, never a value. */
export class ConfigError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ConfigError';
    this.stack = message; // a stack trace helps nobody who starts the process
  }
}

/**
 * Parses the environment. `NAME_FILE` names a file that contains the value of `NAME`, such as a mounted secret. It is read when `NAME` is
 * absent or empty.
 * Throws `ConfigError`.
 */
export function readConfig<S extends z.ZodObject>(schema: S, env: NodeJS.ProcessEnv): z.output<S> {
  const values: Record<string, string | undefined> = {};
  for (const name of Object.keys(schema.shape)) {
    const file = env[`${name}_FILE`];
    values[name] = env[name] || (file ? readFileSync(file, 'utf8').trim() : env[name]);
  }
  const parsed = schema.safeParse(values);
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
  throw new ConfigError(`The environment is incomplete:\n${wrong.join('\n')}`);
}
