import { stepTicked } from '@pathwise/contracts/events/goals';
import type { StepTick } from '@pathwise/contracts/step-tick';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { MilestoneRecord } from '../milestones/milestone.model.ts';

/** Emits step-ticked: whether a step is completed, and since when. */
export const announceTick = (tx: Tx, tick: StepTick): Promise<void> => tx.emit(stepTicked, tick);

/** Emits step-ticked for each milestone that several changes at once ticked or unticked. */
export async function announceNewTicks(
  tx: Tx,
  { before, after }: { before: readonly MilestoneRecord[]; after: readonly MilestoneRecord[] },
): Promise<void> {
  const known = new Map(before.map((step) => [step._id, step.completed]));
  for (const { _id: stepId, ownerId, goalId, completed, tickedAt: version = 0 } of after)
    if ((known.get(stepId) ?? completed) !== completed)
      await announceTick(tx, { ownerId, goalId, kind: 'milestone', stepId, completed, version });
}
