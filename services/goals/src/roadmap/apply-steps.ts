import type { DraftMilestone } from '@pathwise/contracts/roadmap';
import type { Tx } from '@pathwise/service-kit/mongo/transaction';
import { trusted } from 'mongoose';
import type { GoalsDeps } from '../deps.ts';
import { differing } from '../goals/goal.rules.ts';
import type { OwnGoal } from '../goals/own-goal.ts';
import { type MilestoneRecord, milestones } from '../milestones/milestone.model.ts';
import { milestonesOfGoal } from '../milestones/milestones-of-goal.ts';
import { type Merged, mergeDraft } from './merge-draft.rules.ts';

/** Brings the goal's steps in line with a draft; answers all of its milestones as they are then. */
export async function applySteps(
  deps: GoalsDeps,
  tx: Tx,
  { goalId, ownerId, drafted }: OwnGoal & { drafted: readonly DraftMilestone[] },
): Promise<MilestoneRecord[]> {
  const own = { goalId, ownerId };
  const { session } = tx;
  const model = milestones(deps.db);
  const { sequence, removed } = mergeDraft(await milestonesOfGoal(deps, own, tx), drafted);
  const gone = removed.map(({ _id }) => _id);
  if (gone.length > 0) await model.deleteMany({ _id: trusted({ $in: gone }), ownerId }, { session });

  const added: MilestoneRecord[] = [];
  const result: MilestoneRecord[] = [];
  for (const [order, entry] of sequence.entries()) {
    if ('add' in entry) {
      const step = newStep(deps, own, entry.add, order);
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
  const content = differing(entry.change, contentOf(entry.to));
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
    ...contentOf(drafted),
    completed: false,
    order,
    editedAt: null,
    createdAt: deps.now(),
    version: 1,
  };
}

function contentOf({ title, description, dueDate, timeframe, resources }: DraftMilestone) {
  return {
    title,
    draftTitle: title,
    description: description || null,
    dueDate,
    timeframe,
    resources: resources || null,
  };
}
