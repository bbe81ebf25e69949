import type { Tx } from '@pathwise/service-kit/mongo/transaction';
import type { GoalsDeps } from '../deps.ts';
import type { GoalRecord } from '../goals/goal.model.ts';
import type { MilestoneRecord } from '../milestones/milestone.record.ts';
import type { TodoRecord } from '../timelines/timeline.record.ts';
import type { AppliedDraft } from './apply-draft.ts';
import { type ReplacedGoal, type ReplacedRoadmap, replacedRoadmaps } from './replaced-roadmap.model.ts';
import { noteReplaced } from './take-back.rules.ts';

/** Puts what a draft replaced into the trash; answers the token that takes the whole draft back. */
export async function keepReplaced(
  deps: GoalsDeps,
  tx: Tx,
  { goal, applied }: { goal: GoalRecord; applied: AppliedDraft },
): Promise<string> {
  const { _id: goalId, ownerId } = goal;
  const part = { goalId, ownerId, goal: null, steps: null, timeline: null };
  const steps = noteReplaced(applied.steps, { idOf: ({ _id }: MilestoneRecord) => _id, isChanged });
  const boards = applied.boards.map(({ timeline, before, after }) => {
    const { _id: timelineId, timeframe, createdAt } = timeline;
    const replaced = noteReplaced({ before, after }, { idOf: ({ id }: TodoRecord) => id, isChanged });
    return { ...part, _id: deps.newId(), timeline: { timelineId, timeframe, createdAt, ...replaced } };
  });
  const documents: ReplacedRoadmap[] = [
    { ...part, _id: deps.newId(), goal: replacedGoal(goal, applied), steps },
    ...boards,
  ];
  await replacedRoadmaps(deps.db).insertMany(documents, { session: tx.session, lean: true });
  const { undo } = await deps.undo.keep(tx, {
    ownerId,
    kind: 'redraft',
    documents: { replacedRoadmaps: documents },
  });
  return undo;
}

const isChanged = (before: { version: number }, after: { version: number }) => before.version !== after.version;

function replacedGoal(goal: GoalRecord, { changes, suggestions }: AppliedDraft): ReplacedGoal {
  const { aiOverview, overviewEditedAt, roadmap, roadmapVersion = 0 } = goal;
  return {
    aiOverview,
    overviewEditedAt,
    roadmap,
    draftedOverview: changes.aiOverview ?? null,
    roadmapVersion,
    appliedAs: changes.roadmapVersion ?? 0,
    suggestions: suggestions && {
      before: [...suggestions.before],
      added: suggestions.after.map(({ _id }) => _id),
    },
  };
}
