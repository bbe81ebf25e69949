import type { InTurn } from '@pathwise/service-kit/in-turn';
import type { ServiceDeps } from '@pathwise/service-kit/service';
import type { Config } from './config.ts';

export interface PlannerDeps extends ServiceDeps<Config> {
  readonly inTurn: InTurn;
}
