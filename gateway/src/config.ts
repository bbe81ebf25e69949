import { type ApiName, apiNames, urlVariable } from '@pathwise/contracts/apis';
import { serviceConfig } from '@pathwise/service-kit/config';
import { z } from 'zod';

const {
  NODE_ENV,
  LOG_LEVEL,
  HOST,
  PORT,
  INTERNAL_PORT,
  NATS_URL,
  EVENTS_NAMESPACE,
  STREAM_REPLICAS,
  OTEL_EXPORTER_OTLP_ENDPOINT,
  OTEL_TRACES_SAMPLER_ARG,
} = serviceConfig.shape;
const count = z.coerce.number().int().positive();
/** Where each service is: `AUTH_URL`, `GOALS_URL` … */
const serviceUrls = Object.fromEntries(apiNames.map((name) => [urlVariable(name), z.url()])) as {
  [N in ApiName as ReturnType<typeof urlVariable<N>>]: z.ZodURL;
};

export const configSchema = z.object({
  NODE_ENV,
  LOG_LEVEL,
  HOST,
  PORT,
  INTERNAL_PORT,
  NATS_URL,
  EVENTS_NAMESPACE,
  STREAM_REPLICAS,
  OTEL_EXPORTER_OTLP_ENDPOINT,
  OTEL_TRACES_SAMPLER_ARG,
  /** Where browsers reach this gateway; decides cookie names and which Origin may write. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }),
  AUTH_INTERNAL_URL: z.url(),
  ...serviceUrls,
  /** The built shell. */
  SITE_DIR: z.string().min(1),
  /** The built planner remote. */
  REMOTE_PLANNER_DIR: z.string().min(1),
  /** Addresses or networks of the proxies in front, comma-separated; their forwarded address is believed, nobody else's. */
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean),
    ),
  /** Milliseconds a service may take for its answer, where the call itself says nothing else. */
  CALL_TIMEOUT_MS: count.default(10_000),
  /** Session cookies a minute that turn out to be nobody's, per address; more are refused without asking auth. */
  UNKNOWN_SESSIONS_PER_MINUTE: count.default(120),
  /** Calls a minute, per person or per signed-out address. */
  CALLS_PER_MINUTE: count.default(1_200),
  /** Calls answered at once; more get 503. */
  MOST_CONCURRENT_CALLS: count.default(500),
});
export type Config = z.output<typeof configSchema>;
