import { serviceConfig, supportEmail } from '@pathwise/service-kit/config';
import type { z } from 'zod';

export const configSchema = serviceConfig.extend({ SUPPORT_EMAIL: supportEmail });
export type Config = z.output<typeof configSchema>;
