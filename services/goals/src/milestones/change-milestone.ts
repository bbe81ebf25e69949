import type { Milestone, milestoneChange } from '@pathwise/contracts/api/goals';
import { differing } from '@pathwise/service-kit/differing';
import { notFound, staleVersion } from '@pathwise/service-kit/problem';
import { burstPatienceMs } from '@pathwise/service-kit/transactions/in-turn';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { z } from 'zod';
import type { GoalsDeps } from '../deps.ts';
import type { GoalRecord } from '../goals/goal.model.ts';
import { announceChange, type OwnGoal, ownGoal, saveGoal } from '../goals/own-goal.ts';
import { changeTo, isStale } from '../goals/ticks.rules.ts';
import { announceSteps } from '../plan-ticks/announce-steps.ts';
import { announceTick } from '../plan-ticks/announce-tick.ts';
import { followStepTitle } from '../timelines/follow-step-title.ts';
import type { MilestoneRecord } from './milestone.model.ts';
import { milestones } from './milestone.model.ts';
import { toMilestone } from './milestones-of-goal.ts';

export interface OwnMilestone extends OwnGoal {
  milestoneId: string;
}

type MilestoneChange = OwnMilestone & { change: z.output<typeof milestoneChange> };

/** Changes or ticks a milestone and updates the goal's counts. 409 when its text changed after `version`. */
export function changeMilestone(deps: GoalsDeps, input: MilestoneChange): Promise<Milestone> {
  return deps.inTurn(
    `${input.ownerId} milestones of ${input.goalId}`,
    () => deps.inTransaction((tx) => change(deps, tx, input)),
    burstPatienceMs,
  );
}

async function change(deps: GoalsDeps, tx: Tx, input: MilestoneChange): Promise<Milestone> {
  const goal = await ownGoal(deps, input, tx);
  const milestone = await ownMilestone(deps, input, tx);
  refuseStale(milestone, input.change);
  const changes = changesOf(milestone, input.change, deps.now());
  if (Object.keys(changes).length === 0) return toMilestone(milestone);
  return toMilestone(await saveMilestone(deps, tx, { goal, milestone, changes }));
}

/**
 * Stores a milestone's changes and the goal's counts, and emits events. A tick also emits step-ticked for planner, a
 * new title steps-changed, and its tasks follow it.
 */
export async function saveMilestone(
  deps: GoalsDeps,
  tx: Tx,
  input: { goal: GoalRecord; milestone: MilestoneRecord; changes: Partial<MilestoneRecord> },
): Promise<MilestoneRecord> {
  const { goal, milestone, changes } = input;
  const next = { ...milestone, ...changes, version: milestone.version + 1 };
  const { _id: milestoneId, goalId, ownerId } = milestone;
  await milestones(deps.db).updateOne(
    { _id: milestoneId, ownerId },
    { $set: { ...changes, version: next.version } },
    { session: tx.session },
  );
  await followStepTitle(deps, tx, { before: milestone, after: next });
  const ticked = Number(next.completed) - Number(milestone.completed);
  const saved = await saveGoal(deps, tx, goal, { completedMilestoneCount: goal.completedMilestoneCount + ticked });
  await announceChange(tx, saved);
  const { version } = saved;
  await announceSteps(tx, { goalId, ownerId, version, milestones: { before: [milestone], after: [next] } });
  const { completed, tickedAt: at = 0 } = next;
  if (ticked !== 0)
    await announceTick(tx, { ownerId, goalId, kind: 'milestone', stepId: milestoneId, completed, version: at });
  return next;
}

/** The milestone, if it belongs to this goal and this person. Throws 404 otherwise. */
export async function ownMilestone(
  deps: GoalsDeps,
  { goalId, milestoneId, ownerId }: OwnMilestone,
  tx: Tx,
): Promise<MilestoneRecord> {
  const milestone = await milestones(deps.db).findOne({ _id: milestoneId, goalId, ownerId }).session(tx.session).lean();
  if (!milestone) throw notFound('milestone');
  return milestone;
}

function refuseStale(milestone: MilestoneRecord, change: MilestoneChange['change']): void {
  if (!isStale(milestone, change)) return;
  throw staleVersion('milestone', toMilestone(milestone));
}

function changesOf(
  milestone: MilestoneRecord,
  { version: _, completed, description, resources, ...rest }: z.output<typeof milestoneChange>,
  now: Date,
): Partial<MilestoneRecord> {
  const edits = differing(milestone, {
    ...rest,
    description: description === '' ? null : description,
    resources: resources === '' ? null : resources,
  });
  return changeTo(milestone, { edits, completed, now });
}
