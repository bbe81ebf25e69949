import { serviceConfig } from '@pathwise/service-kit/config';
import { z } from 'zod';

export const configSchema = serviceConfig.extend({
  /** PEM of the ES256 private key that signs tokens. Every service has its public key as JWT_PUBLIC_KEY. */
  JWT_PRIVATE_KEY: z.string().includes('PRIVATE KEY'),
  /** The site's address in the browser. With https the session cookie is Secure and bound to the host. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }),
  /** New accounts per IP address and hour. An office behind one address needs a few dozen. */
  REGISTRATIONS_PER_HOUR: z.coerce.number().int().positive().default(200),
});
export type Config = z.output<typeof configSchema>;
