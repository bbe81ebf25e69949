import type { DraftMilestone, RoadmapDraft } from '@pathwise/contracts/roadmap';
import type { Tx } from '@pathwise/service-kit/mongo/transaction';
import { trusted } from 'mongoose';
import type { GoalsDeps } from '../deps.ts';
import type { GoalRecord } from '../goals/goal.model.ts';
import { differing } from '../goals/goal.rules.ts';
import { type MilestoneRecord, milestones } from '../milestones/milestone.model.ts';
import { countsOf, milestonesOfGoal } from '../milestones/milestones-of-goal.ts';
import { replaceSuggestions } from '../suggestions/suggestions-of-goal.ts';
import { applyBoards } from './apply-boards.ts';
import { type DraftBounds, fitDraft } from './fit-draft.rules.ts';
import { type Merged, mergeDraft } from './merge-draft.rules.ts';

/**
 * Stores a draft as the goal's roadmap, under the rule that nothing the person made, edited or completed is touched.
 * Answers what changes on the goal itself, for the caller to save with what else it has.
 */
export async function applyDraft(
  deps: GoalsDeps,
  tx: Tx,
  { goal, draft, today }: { goal: GoalRecord; draft: RoadmapDraft; today: string },
): Promise<Partial<GoalRecord>> {
  const bounds: DraftBounds = { today, createdOn: goal.createdOn, targetDate: goal.targetDate };
  const fitted = fitDraft(draft, bounds);
  const own = { goalId: goal._id, ownerId: goal.ownerId };
  const steps = await applySteps(deps, tx, goal, fitted.milestones);
  await replaceSuggestions(deps, tx, { ...own, fresh: fitted.suggestions });
  await applyBoards(deps, tx, { ...own, drafted: fitted.timelines });
  const overview =
    goal.aiOverview && goal.overviewEditedAt ? {} : { aiOverview: fitted.overview, overviewVersion: goal.version + 1 };
  return { roadmap: 'ready', ...overview, ...countsOf(steps) };
}

async function applySteps(
  deps: GoalsDeps,
  tx: Tx,
  goal: GoalRecord,
  drafted: readonly DraftMilestone[],
): Promise<MilestoneRecord[]> {
  const { _id: goalId, ownerId } = goal;
  const { session } = tx;
  const model = milestones(deps.db);
  const { sequence, removed } = mergeDraft(await milestonesOfGoal(deps, { goalId, ownerId }, tx), drafted);
  if (removed.length > 0) {
    await model.deleteMany({ _id: trusted({ $in: removed.map(({ _id }) => _id) }), ownerId }, { session });
  }
  const added: MilestoneRecord[] = [];
  const result: MilestoneRecord[] = [];
  for (const [order, entry] of sequence.entries()) {
    if ('add' in entry) {
      const step = newStep(deps, { goalId, ownerId }, entry.add, order);
      added.push(step);
      result.push(step);
    } else {
      const { standing, changes } = changesOf(entry, order);
      if (Object.keys(changes).length > 0) {
        changes.version = standing.version + 1;
        await model.updateOne({ _id: standing._id, ownerId }, { $set: changes }, { session });
      }
      result.push({ ...standing, ...changes });
    }
  }
  if (added.length > 0) await model.insertMany(added, { session });
  return result;
}

function changesOf(
  entry: Exclude<Merged<MilestoneRecord, DraftMilestone>, { add: unknown }>,
  order: number,
): { standing: MilestoneRecord; changes: Partial<MilestoneRecord> } {
  if ('keep' in entry) return { standing: entry.keep, changes: differing(entry.keep, { order }) };
  const wanted = { ...entry.to, draftTitle: entry.to.title, order };
  return { standing: entry.change, changes: differing(entry.change, wanted) };
}

function newStep(
  deps: GoalsDeps,
  { goalId, ownerId }: { goalId: string; ownerId: string },
  drafted: DraftMilestone,
  order: number,
): MilestoneRecord {
  const { title, description, dueDate, timeframe, resources } = drafted;
  return {
    _id: `ai-step-${deps.newId()}`,
    goalId,
    ownerId,
    type: 'ai-step',
    title,
    draftTitle: title,
    description: description || null,
    completed: false,
    dueDate,
    resources: resources || null,
    timeframe,
    order,
    editedAt: null,
    createdAt: deps.now(),
    version: 1,
  };
}
