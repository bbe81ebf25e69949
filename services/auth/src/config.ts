import { serviceConfig } from '@pathwise/service-kit/config';
import { mailSettings } from '@pathwise/service-kit/mail/smtp';
import { z } from 'zod';

export const configSchema = serviceConfig.extend({
  ...mailSettings,
  /** PEM of the ES256 private key that signs tokens. Every service has its public key as JWT_PUBLIC_KEY. */
  JWT_PRIVATE_KEY: z.string().includes('PRIVATE KEY'),
  /** New accounts per IP address and hour. An office behind one address needs a few dozen. */
  REGISTRATIONS_PER_HOUR: z.coerce.number().int().positive().default(200),
  /** Sites that pictures may be fetched from for an import, such as `images.example.org,cdn.example.org`. Empty: none. */
  IMAGE_HOSTS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .toLowerCase()
        .split(',')
        .map((host) => host.trim())
        .filter((host) => host !== ''),
    ),
});
export type Config = z.output<typeof configSchema>;
