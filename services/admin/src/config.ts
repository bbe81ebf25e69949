import { serviceConfig, supportEmail } from '@pathwise/service-kit/config';
import { mailSettings } from '@pathwise/service-kit/mail/smtp';
import type { z } from 'zod';

export const configSchema = serviceConfig.extend({ ...mailSettings, SUPPORT_EMAIL: supportEmail });
export type Config = z.output<typeof configSchema>;
