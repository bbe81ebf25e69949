import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { GoalsDeps } from '../deps.ts';
import type { AppliedDraft } from '../drafts/apply-draft.ts';
import type { GoalRecord } from '../goals/goal.model.ts';
import { isPersons } from '../goals/standing.rules.ts';
import type { MilestoneRecord } from '../milestones/milestone.model.ts';
import type { TodoRecord } from '../timelines/timeline.model.ts';
import type { EditedFields, ReplacedGoal } from '../undo/goals-undo.ts';
import { noteReplaced } from './take-back.rules.ts';

/** Notes what a draft replaced. Returns the token that undoes the whole draft. */
export async function keepReplaced(
  deps: GoalsDeps,
  tx: Tx,
  { goal, applied }: { goal: GoalRecord; applied: AppliedDraft },
): Promise<string> {
  const { _id: goalId, ownerId } = goal;
  const steps = noteReplaced(applied.steps, { idOf: ({ _id }: MilestoneRecord) => _id, isChanged, isPersons });
  const boards = applied.boards.map(({ timeline, before, after }) => {
    const { _id: timelineId, timeframe, createdAt } = timeline;
    const replaced = noteReplaced({ before, after }, { idOf: ({ id }: TodoRecord) => id, isChanged });
    return { timeline: { timelineId, timeframe, createdAt, ...replaced } };
  });
  const memo = [{ goal: replacedGoal(goal, applied), steps, trashed: [...applied.trashed] }, ...boards];
  const { undo } = await deps.undo.keep(tx, { ownerId, kind: 'redraft', about: { goalId }, memo });
  return undo;
}

const isChanged = (before: { version: number }, after: { version: number }) => before.version !== after.version;

function replacedGoal(goal: GoalRecord, { changes, suggestions }: AppliedDraft): ReplacedGoal {
  const { aiOverview, overviewEditedAt, roadmap, roadmapVersion } = goal;
  return {
    aiOverview,
    overviewEditedAt,
    roadmap,
    draftedOverview: changes.aiOverview ?? null,
    roadmapVersion,
    appliedAs: changes.roadmapVersion ?? 0,
    ...fieldsOf(goal, changes),
    suggestions: suggestions && {
      before: [...suggestions.before],
      added: suggestions.after.map(({ _id }) => _id),
    },
  };
}

const fields = ['title', 'status', 'targetDate', 'isTargetDateRead', 'completedAt', 'coachNote'] as const;

/** A draft changes the note only together with the whole roadmap. Of the fields it changes a date that it read. */
function fieldsOf(goal: GoalRecord, changes: Partial<GoalRecord>): Pick<ReplacedGoal, 'fields'> {
  const names = fields.filter((one) => one in changes && !(one === 'coachNote' && changes.roadmap));
  const pick = (from: Partial<GoalRecord>) => Object.fromEntries(names.map((one) => [one, from[one]])) as EditedFields;
  return names.length > 0 ? { fields: { before: pick(goal), after: pick(changes) } } : {};
}
