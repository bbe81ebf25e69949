import type { ServiceDeps } from '@pathwise/service-kit/service';
import type { InTurn } from '@pathwise/service-kit/transactions/in-turn';
import type { Config } from './config.ts';
import type { GoalsUndo } from './undo/goals-undo.ts';

export interface GoalsDeps extends Omit<ServiceDeps<Config>, 'undo'> {
  readonly inTurn: InTurn;
  readonly undo: GoalsUndo;
}
