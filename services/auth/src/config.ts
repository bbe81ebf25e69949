import { serviceConfig } from '@pathwise/service-kit/config';
import { z } from 'zod';

export const configSchema = serviceConfig.extend({
  /** PEM of the ES256 key that signs the tokens; its public half is every service's JWT_PUBLIC_KEY. */
  JWT_PRIVATE_KEY: z.string().includes('PRIVATE KEY'),
  /** The address people type. Over https the session cookie is Secure and bound to the host. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }),
  /** New accounts one address may make in an hour; an office behind one address needs a few dozen. */
  REGISTRATIONS_PER_HOUR: z.coerce.number().int().positive().default(200),
});
export type Config = z.output<typeof configSchema>;
