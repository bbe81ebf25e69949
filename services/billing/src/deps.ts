import type { ServiceDeps } from '@pathwise/service-kit/service';
import type { Config } from './config.ts';

export type BillingDeps = ServiceDeps<Config>;
