import { stepsChanged } from '@pathwise/contracts/events/goals';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { OwnGoal } from '../goals/own-goal.ts';
import type { MilestoneRecord } from '../milestones/milestone.model.ts';

interface Changed extends OwnGoal {
  /** The goal's version after the change. */
  version: number;
  before: readonly MilestoneRecord[];
  after: readonly MilestoneRecord[];
}

/** Emits steps-changed when milestones were renamed, deleted or restored. */
export async function announceSteps(tx: Tx, { goalId, ownerId, version, before, after }: Changed): Promise<void> {
  const was = new Map(before.map((step) => [step._id, step]));
  const now = new Map(after.map((step) => [step._id, step]));
  const steps = [...new Map([...was, ...now]).values()].flatMap(({ _id: stepId, completed }) => {
    const [old = null, title = null] = [was.get(stepId)?.title, now.get(stepId)?.title];
    return old === title ? [] : [{ stepId, was: old, title, completed }];
  });
  if (steps.length > 0) await tx.emit(stepsChanged, { goalId, ownerId, steps, version });
}
