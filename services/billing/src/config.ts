import { serviceConfig } from '@pathwise/service-kit/config';
import type { z } from 'zod';

export const configSchema = serviceConfig.extend({});
export type Config = z.output<typeof configSchema>;
