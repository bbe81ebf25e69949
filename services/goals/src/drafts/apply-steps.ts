import { differing } from '@pathwise/service-kit/differing';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import { updateMany } from '@pathwise/service-kit/transactions/write-many';
import type { GoalsDeps } from '../deps.ts';
import type { OwnGoal } from '../goals/own-goal.ts';
import type { MilestoneRecord } from '../milestones/milestone.model.ts';
import { milestones } from '../milestones/milestone.model.ts';
import { ordersOf } from '../milestones/order.rules.ts';
import type { StepContent } from './draft-content.rules.ts';
import type { Redraft, StepEntry } from './redraft.rules.ts';

type Standing = Exclude<StepEntry, { add: unknown }>;

/** Stores what a draft adds and changes; `keepRemoved` takes what it removes. Returns all milestones after it. */
export async function applySteps(
  deps: GoalsDeps,
  tx: Tx,
  { goalId, ownerId, steps }: OwnGoal & { steps: Redraft['steps'] },
): Promise<MilestoneRecord[]> {
  const { session } = tx;
  const model = milestones(deps.db);
  const added: MilestoneRecord[] = [];
  const updates: Parameters<typeof updateMany<MilestoneRecord>>[2][number][] = [];
  const result: MilestoneRecord[] = [];
  const orders = ordersOf(steps.sequence.map((entry) => ('add' in entry ? null : standingOf(entry).order)));
  for (const [n, entry] of steps.sequence.entries()) {
    const order = orders[n] ?? n;
    if ('add' in entry) {
      const step = newStep(deps, { goalId, ownerId }, entry.add, order);
      added.push(step);
      result.push(step);
      continue;
    }
    const standing = standingOf(entry);
    const changes = changesOf(entry, order);
    if (Object.keys(changes).length > 0) updates.push({ _id: standing._id, ownerId, changes });
    result.push({ ...standing, ...changes });
  }
  await updateMany(model, tx, updates);
  if (added.length > 0) await model.insertMany(added, { session, lean: true });
  return result;
}

const standingOf = (entry: Standing) => ('keep' in entry ? entry.keep : entry.change);

/** A new order number keeps the step's version, so a save from an open form does not become stale. */
function changesOf(entry: Standing, order: number): Partial<MilestoneRecord> {
  if ('keep' in entry) return differing(entry.keep, { order });
  const content = differing(entry.change, entry.to);
  const version = entry.change.version + Math.sign(Object.keys(content).length);
  return differing(entry.change, { ...content, order, version });
}

function newStep(deps: GoalsDeps, { goalId, ownerId }: OwnGoal, content: StepContent, order: number): MilestoneRecord {
  return {
    _id: `ai-step-${deps.newId()}`,
    goalId,
    ownerId,
    type: 'ai-step',
    completed: false,
    order,
    editedAt: null,
    ...content,
    createdAt: deps.now(),
    version: 1,
  };
}
