import type { ServiceDeps } from '@pathwise/service-kit/service';
import type { Config } from './config.ts';
import type { InTurn } from './goals/in-turn.ts';

export interface GoalsDeps extends ServiceDeps<Config> {
  readonly inTurn: InTurn;
}
