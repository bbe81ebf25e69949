import { progressOf } from '@pathwise/contracts/progress.rules';
import type { storeDraftFor } from '@pathwise/contracts/questions/goals';
import type { RoadmapDraft } from '@pathwise/contracts/roadmap';
import { dayIn } from '@pathwise/service-kit/calendar';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { z } from 'zod';
import type { GoalsDeps } from '../deps.ts';
import { applyDraft } from '../drafts/apply-draft.ts';
import { categoryRead } from '../drafts/category-read.rules.ts';
import { dateRead } from '../drafts/date-read.rules.ts';
import { declineDraft } from '../drafts/decline-draft.ts';
import { fitDraft, unrepeated } from '../drafts/fit-draft.rules.ts';
import { ofYears, storeRedraft } from '../drafts/store-redraft.ts';
import { everythingOfGoal } from '../goals/everything-of-goal.ts';
import { type GoalRecord, goals } from '../goals/goal.model.ts';
import { toGoal } from '../goals/goal-view.ts';
import { announceChange, announceRoadmap, ownGoal, saveGoal } from '../goals/own-goal.ts';
import type { MilestoneRecord } from '../milestones/milestone.model.ts';
import { milestonesOfGoal, toMilestone } from '../milestones/milestones-of-goal.ts';

type Asked = z.output<(typeof storeDraftFor)['request']>;
type AskedToStore = Extract<Asked, { draft: unknown }>;
type Reply = z.input<(typeof storeDraftFor)['reply']>;

/** Returns the answer to `storeDraftFor`, which measures how long people wait for a first roadmap. */
export function storeDraftsOfCoach(deps: GoalsDeps): (asked: Asked) => Promise<Reply> {
  const seconds = deps.metrics.histogram(
    'pathwise_roadmap_seconds',
    'Time from a new goal to its first roadmap',
    [],
    [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 120],
  );
  return async (asked) => {
    const reply = await storeDraftOfCoach(deps, asked);
    const isFirst = asked.draftId !== undefined && 'draft' in asked;
    if (isFirst) seconds.observe((deps.now().getTime() - Date.parse(reply.goal.createdAt)) / 1_000);
    return reply;
  };
}

/**
 * Stores a draft of the coach once. A retry gets the stored roadmap as its answer. A first draft (with `draftId`) is
 * stored only while the goal waits for it, so not after a clear or a redraft. A declined one leaves the coach's note.
 * A deleted goal is a 404.
 */
function storeDraftOfCoach(deps: GoalsDeps, asked: Asked): Promise<Reply> {
  return deps.inTransaction(async (tx) => {
    const stored = asked.draftId && 'draft' in asked ? await storeInNewGoal(deps, tx, asked) : undefined;
    if (stored) return stored;
    const goal = await ownGoal(deps, asked, tx);
    const isAwaited = goal.roadmap === 'drafting' && goal.draftId === asked.draftId;
    if (isAwaited && 'draft' in asked) return storeFirst(deps, tx, { goal, asked });
    const { goalId, ownerId, today } = asked;
    const standing = await milestonesOfGoal(deps, { goalId, ownerId }, tx);
    if (!isAwaited && (asked.draftId || standing.some(({ type }) => type === 'ai-step')))
      return { goal: toGoal(goal, deps.now()), milestones: standing.map(toMilestone) };
    if ('declined' in asked) {
      const noted = await declineDraft(deps, tx, { goal, coachNote: asked.declined });
      return { goal: toGoal(noted, deps.now()), milestones: standing.map(toMilestone) };
    }
    const { timeline } = await storeRedraft(deps, tx, { goal, draft: asked.draft, today });
    return { goal: toGoal(await ownGoal(deps, asked, tx), deps.now()), milestones: timeline };
  }, ofYears);
}

/**
 * Every write to a part of a goal increments its `version`. So version 1 has no parts, and one command both reads the goal
 * and writes what the draft changes of it. Undefined for any other goal.
 */
async function storeInNewGoal(deps: GoalsDeps, tx: Tx, asked: AskedToStore): Promise<Reply | undefined> {
  const { goalId, ownerId, draftId = '', draft } = asked;
  const changes = {
    version: 2,
    roadmap: 'ready' as const,
    roadmapVersion: 2,
    aiOverview: draft.overview,
    closestKinds: asked.closestKinds ?? null,
    overviewVersion: 2,
    milestoneCount: unrepeated(draft.milestones).length,
  };
  const which = { _id: goalId, ownerId, draftId, roadmap: 'drafting', version: 1 } as const;
  const goal = await goals(deps.db).findOneAndUpdate(which, { $set: changes }, { session: tx.session }).lean();
  if (!goal) return undefined;
  const standing = { milestones: [], suggestions: [], timelines: [] };
  const fit = fitted(deps, goal, draft);
  const { steps } = await applyDraft(deps, tx, { goal, standing, draft: fit });
  const read = wordsRead(goal, fit, asked);
  const stored = { ...goal, ...changes, ...read };
  if (read) {
    await goals(deps.db).updateOne({ _id: goalId, ownerId, version: 2 }, { $set: read }, { session: tx.session });
    await announceChange(tx, stored);
  }
  return ready(deps, tx, { goal: stored, steps: steps.after });
}

async function storeFirst(
  deps: GoalsDeps,
  tx: Tx,
  { goal, asked }: { goal: GoalRecord; asked: AskedToStore },
): Promise<Reply> {
  const standing = await everythingOfGoal(deps, asked, tx);
  const fit = fitted(deps, goal, asked.draft);
  const { changes, steps } = await applyDraft(deps, tx, { goal, standing, draft: fit });
  const read = wordsRead(goal, fit, asked);
  const saved = await saveGoal(deps, tx, goal, { ...changes, ...read, closestKinds: asked.closestKinds ?? null });
  if (read || progressOf(saved) !== progressOf(goal)) await announceChange(tx, saved);
  return ready(deps, tx, { goal: saved, steps: steps.after });
}

/** What the coach read in the goal's words and the person left open. Undefined where that is nothing. */
function wordsRead(goal: GoalRecord, fit: RoadmapDraft, { category }: AskedToStore): Partial<GoalRecord> | undefined {
  const date = dateRead(goal, fit);
  const read = categoryRead(goal, category);
  return date || read ? { ...date, ...read } : undefined;
}

function fitted(deps: GoalsDeps, { createdOn, targetDate, timeZone }: GoalRecord, draft: RoadmapDraft): RoadmapDraft {
  const storedOn = dayIn(timeZone, deps.now()); // later than `today` when delivery of the draft was delayed
  return fitDraft(draft, { today: createdOn, storedOn, createdOn, targetDate });
}

async function ready(
  deps: GoalsDeps,
  tx: Tx,
  { goal, steps }: { goal: GoalRecord; steps: readonly MilestoneRecord[] },
): Promise<Reply> {
  await announceRoadmap(tx, goal);
  return { goal: toGoal(goal, deps.now()), milestones: steps.map(toMilestone) };
}
