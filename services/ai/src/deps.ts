import type { ServiceDeps } from '@pathwise/service-kit/service';
import type { CoachInUse } from './coaches/fallback-coach.ts';
import type { Config } from './config.ts';

export type AiDeps = ServiceDeps<Config> & { readonly coach: CoachInUse };
