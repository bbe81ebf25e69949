import { stepTicked } from '@pathwise/contracts/events/goals';
import type { StepTick } from '@pathwise/contracts/step-tick';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';

/** Emits step-ticked: whether a step is completed, and since when. */
export const announceTick = (tx: Tx, tick: StepTick): Promise<void> => tx.emit(stepTicked, tick);
