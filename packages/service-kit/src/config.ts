import { readFileSync } from 'node:fs';
import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);
const milliseconds = z.coerce.number().int().positive();

/** What every service reads from its environment. Secrets have no defaults. */
export const serviceConfig = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  HOST: z.string().default('127.0.0.1'),
  /** Where the public calls are answered; reached by the gateway alone. */
  PORT: port,
  /** Probes, metrics and internal calls. */
  INTERNAL_PORT: port,
  MONGO_URL: z.string().regex(/^mongodb(\+srv)?:\/\//, 'must start with mongodb://'),
  NATS_URL: z.string().min(1),
  /** PEM of auth's ES256 public key. */
  JWT_PUBLIC_KEY: z.string().includes('PUBLIC KEY'),
  /** Prefix of streams and subjects, so that several systems can share one broker. */
  EVENTS_NAMESPACE: z
    .string()
    .regex(/^[\w-]*$/)
    .default(''),
  /** Check every answer against its contract, and fail with 500 when it breaks it: for tests. */
  CHECK_ANSWERS: z.stringbool().default(false),
  /** Copies of the event streams; 3 on a cluster of three brokers. */
  STREAM_REPLICAS: z.coerce.number().int().min(1).max(5).default(1),
  ACK_WAIT_MS: milliseconds.default(10_000),
  /** Milliseconds a request's transaction may take before it is given up with a 503. */
  TRANSACTION_LIMIT_MS: milliseconds.default(2_500),
  /** Growing pauses between the tries of a failing event. */
  RETRY_DELAYS_MS: z
    .string()
    .default('1000,4000,10000,20000')
    .transform((list) => list.split(',').map(Number))
    .pipe(z.array(z.number().int().positive()).min(1)),
  /** Where traces go (OTLP over HTTP); absent, spans are made and measured but not sent. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  /** Share of requests that are traced when the traces go anywhere, 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(0.1),
});
export type ServiceConfig = z.output<typeof serviceConfig>;

/** The environment is unusable; the message lists each variable and what is wrong with it, never a value. */
export class ConfigError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ConfigError';
    this.stack = message; // whoever starts the process needs the words, not the place
  }
}

/**
 * Parses the environment. `NAME_FILE` stands for a file that holds the value of `NAME`, as secrets are mounted.
 * Throws `ConfigError`.
 */
export function readConfig<S extends z.ZodObject>(schema: S, env: NodeJS.ProcessEnv): z.output<S> {
  const values: Record<string, string | undefined> = {};
  for (const name of Object.keys(schema.shape)) {
    const file = env[`${name}_FILE`];
    values[name] = env[name] ?? (file ? readFileSync(file, 'utf8').trim() : undefined);
  }
  const parsed = schema.safeParse(values);
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
  throw new ConfigError(`The environment is incomplete:\n${wrong.join('\n')}`);
}
