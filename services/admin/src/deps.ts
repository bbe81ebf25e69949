import type { ServiceDeps } from '@pathwise/service-kit/service';
import type { Config } from './config.ts';

export interface AdminDeps extends ServiceDeps<Config> {}
