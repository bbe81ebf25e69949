import { type ApiName, apiNames, urlVariable } from '@pathwise/contracts/apis';
import { serviceConfig, supportEmail } from '@pathwise/service-kit/config';
import { z } from 'zod';

/** What it has in common with services, which also have a database and read tokens. */
const common = serviceConfig.pick({
  NODE_ENV: true,
  LOG_LEVEL: true,
  HOST: true,
  PORT: true,
  INTERNAL_PORT: true,
  NATS_URL: true,
  EVENTS_NAMESPACE: true,
  STREAM_REPLICAS: true,
  LEAVE_MS: true,
  OTEL_EXPORTER_OTLP_ENDPOINT: true,
  OTEL_TRACES_SAMPLER_ARG: true,
});
const count = z.coerce.number().int().positive();
/** The URL of each service: `AUTH_URL`, `GOALS_URL` … */
const serviceUrls = Object.fromEntries(apiNames.map((name) => [urlVariable(name), z.url()])) as {
  [N in ApiName as ReturnType<typeof urlVariable<N>>]: z.ZodURL;
};

export const configSchema = common.extend({
  /** The URL of this gateway in browsers. It decides the cookie's name and which Origin may write. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }),
  /** The address of support, for the site's pages. */
  SUPPORT_EMAIL: supportEmail,
  /** The claim on the landing page. Empty: the shell's own. */
  MEMBER_CLAIM: z.string().trim().max(120).default(''),
  AUTH_INTERNAL_URL: z.url(),
  ...serviceUrls,
  /** The built shell: a folder, or the address of the server of its files. */
  SITE_FILES: z.string().min(1),
  /** The built remotes, each in the same way. */
  REMOTE_PLANNER_FILES: z.string().min(1),
  REMOTE_SOCIAL_FILES: z.string().min(1),
  REMOTE_ADMIN_FILES: z.string().min(1),
  /** Addresses or networks of trusted proxies, comma-separated. Forwarded addresses from others are ignored. */
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean),
    ),
  /** Milliseconds that a service may take to answer, for operations without their own timeout. */
  CALL_TIMEOUT_MS: count.default(10_000),
  /** Unknown session cookies per minute and address. Beyond that the gateway refuses without asking auth. */
  UNKNOWN_SESSIONS_PER_MINUTE: count.default(120),
  /** Calls per minute and person, or per address of a visitor. */
  CALLS_PER_MINUTE: count.default(1_200),
  /** Calls handled at once. More get 503. */
  MOST_CONCURRENT_CALLS: count.default(500),
});
export type Config = z.output<typeof configSchema>;
