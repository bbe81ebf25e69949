import type { ServiceDeps } from '@pathwise/service-kit/service';
import type { CoachInUse } from './coach/fallback-coach.ts';
import type { Config } from './config.ts';

export interface AiDeps extends ServiceDeps<Config> {
  readonly coach: CoachInUse;
}
