import type { RoadmapDraft } from '@pathwise/contracts/roadmap';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { GoalsDeps } from '../deps.ts';
import type { EverythingOfGoal } from '../goals/everything-of-goal.ts';
import type { GoalRecord } from '../goals/goal.model.ts';
import type { MilestoneRecord } from '../milestones/milestone.model.ts';
import { countsOf } from '../milestones/milestones-of-goal.ts';
import type { SuggestionRecord } from '../suggestions/suggestion.model.ts';
import { replaceSuggestions } from '../suggestions/suggestions-of-goal.ts';
import type { TrashedItems } from '../undo/goals-undo.ts';
import { keepRemoved } from '../undo/keep-removed.ts';
import { applySteps } from './apply-steps.ts';
import { applyTimelines, type ChangedTimeline } from './apply-timelines.ts';
import { overviewItem, redraft, suggestionsItem } from './redraft.rules.ts';

/** Result of applying a draft or an edit: changes of the goal for the caller to save, and what the undo needs. */
export interface AppliedDraft {
  changes: Partial<GoalRecord>;
  steps: { before: readonly MilestoneRecord[]; after: readonly MilestoneRecord[] };
  boards: readonly ChangedTimeline[];
  /** What it removed, in the trash. */
  trashed: readonly TrashedItems[];
  suggestions: { before: readonly SuggestionRecord[]; after: readonly SuggestionRecord[] } | null;
}

/**
 * Stores the accepted part of a fitted draft as the goal's roadmap. It never changes what the person made, edited or
 * completed.
 */
export async function applyDraft(
  deps: GoalsDeps,
  tx: Tx,
  input: {
    goal: GoalRecord;
    standing: EverythingOfGoal;
    draft: RoadmapDraft;
    accepts?: (itemId: string) => boolean;
  },
): Promise<AppliedDraft> {
  const { goal, standing, draft, accepts = () => true } = input;
  const own = { goalId: goal._id, ownerId: goal.ownerId };
  const redrafted = redraft({ steps: standing.milestones, timelines: standing.timelines }, draft, accepts);
  const trashed = await keepRemoved(deps, tx, { ...own, redraft: redrafted });
  const after = await applySteps(deps, tx, { ...own, steps: redrafted.steps });
  const boards = await applyTimelines(deps, tx, { ...own, boards: redrafted.boards });
  const suggestions = accepts(suggestionsItem)
    ? {
        before: standing.suggestions,
        after: await replaceSuggestions(deps, tx, { ...own, shown: standing.suggestions, fresh: draft.suggestions }),
      }
    : null;
  const version = goal.version + 1;
  const isPersonsOverview = goal.aiOverview !== null && goal.overviewEditedAt !== null;
  const overview =
    isPersonsOverview || !accepts(overviewItem) ? {} : { aiOverview: draft.overview, overviewVersion: version };
  return {
    changes: { roadmap: 'ready', roadmapVersion: version, coachNote: null, ...overview, ...countsOf(after) },
    steps: { before: standing.milestones, after },
    boards,
    trashed,
    suggestions,
  };
}
