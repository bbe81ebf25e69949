import type { ServiceDeps } from '@pathwise/service-kit/service';
import type { InTurn } from '@pathwise/service-kit/transactions/in-turn';
import type { Config } from './config.ts';
import type { PlannerUndo } from './undo/planner-undo.ts';

export interface PlannerDeps extends Omit<ServiceDeps<Config>, 'undo'> {
  readonly inTurn: InTurn;
  readonly undo: PlannerUndo;
}
