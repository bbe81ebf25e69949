import type { DraftMilestone } from '@pathwise/contracts/roadmap';
import type { Tx } from '@pathwise/service-kit/mongo/transaction';
import { trusted } from 'mongoose';
import type { GoalsDeps } from '../deps.ts';
import { differing } from '../goals/goal.rules.ts';
import type { OwnGoal } from '../goals/own-goal.ts';
import { type MilestoneRecord, milestones } from '../milestones/milestone.model.ts';
import { stepContent } from './draft-content.rules.ts';
import type { Merged } from './merge-draft.rules.ts';
import type { Redraft } from './redraft.rules.ts';

/** Stores what a draft does to the goal's steps; answers all of its milestones as they are then. */
export async function applySteps(
  deps: GoalsDeps,
  tx: Tx,
  { goalId, ownerId, steps }: OwnGoal & { steps: Redraft['steps'] },
): Promise<MilestoneRecord[]> {
  const { session } = tx;
  const model = milestones(deps.db);
  const gone = steps.removed.map(({ _id }) => _id);
  if (gone.length > 0) await model.deleteMany({ _id: trusted({ $in: gone }), ownerId }, { session });

  const added: MilestoneRecord[] = [];
  const result: MilestoneRecord[] = [];
  for (const [order, entry] of steps.sequence.entries()) {
    if ('add' in entry) {
      const step = newStep(deps, { goalId, ownerId }, entry.add, order);
      added.push(step);
      result.push(step);
      continue;
    }
    const standing = 'keep' in entry ? entry.keep : entry.change;
    const changes = changesOf(entry, order);
    if (Object.keys(changes).length > 0)
      await model.updateOne({ _id: standing._id, ownerId }, { $set: changes }, { session });
    result.push({ ...standing, ...changes });
  }
  if (added.length > 0) await model.insertMany(added, { session, lean: true });
  return result;
}

/** A new place in the order is no change of the step itself: nobody who is editing it has to start over. */
function changesOf(
  entry: Exclude<Merged<MilestoneRecord, DraftMilestone>, { add: unknown }>,
  order: number,
): Partial<MilestoneRecord> {
  if ('keep' in entry) return differing(entry.keep, { order });
  const content = differing(entry.change, stepContent(entry.to));
  const version = entry.change.version + Math.sign(Object.keys(content).length);
  return differing(entry.change, { ...content, order, version });
}

function newStep(
  deps: GoalsDeps,
  { goalId, ownerId }: OwnGoal,
  drafted: DraftMilestone,
  order: number,
): MilestoneRecord {
  return {
    _id: `ai-step-${deps.newId()}`,
    goalId,
    ownerId,
    type: 'ai-step',
    ...stepContent(drafted),
    completed: false,
    order,
    editedAt: null,
    createdAt: deps.now(),
    version: 1,
  };
}
