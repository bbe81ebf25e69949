import { withClosest } from '@pathwise/contracts/closest-kind.rules';
import type { RoadmapProposal } from '@pathwise/contracts/proposal';
import { draftRoadmapFor } from '@pathwise/contracts/questions/ai';
import { askCoach, type CoachDay, inWords } from '../coach/ask-coach.ts';
import type { GoalsDeps } from '../deps.ts';
import { declineDraft } from '../drafts/decline-draft.ts';
import { withOwnSteps } from '../drafts/own-steps.rules.ts';
import { ofYears, type Redrafted, storeRedraft } from '../drafts/store-redraft.ts';
import { everythingOfGoal } from '../goals/everything-of-goal.ts';
import { type OwnGoal, ownGoal } from '../goals/own-goal.ts';
import { isPersons } from '../goals/standing.rules.ts';
import type { MilestoneRecord } from '../milestones/milestone.model.ts';
import { milestonesOfGoal } from '../milestones/milestones-of-goal.ts';
import { proposeRoadmap } from '../proposals/propose-roadmap.ts';

/**
 * Asks the coach for a new draft, and applies or proposes it. What the person made, edited or completed stays
 * unchanged. With `sameSteps` all steps stay and only get their days. A goal whose date is new gets the version that it has,
 * with days. With `closestKind` the draft is of this kind of goal. A goal that would harm somebody gets the coach's note
 * instead. A first draft that has not arrived yet is no longer waited for. Throws 503 while the coach is unavailable.
 */
export async function generateOverview(
  deps: GoalsDeps,
  input: OwnGoal &
    CoachDay & { apply?: boolean | undefined; sameSteps?: boolean | undefined; closestKind?: string | undefined },
): Promise<Redrafted | RoadmapProposal | { coachNote: string }> {
  const { goalId, ownerId, today } = input;
  const asked = await ownGoal(deps, input);
  const standing = await milestonesOfGoal(deps, input);
  const already = standing.flatMap(({ draftTitle }) => draftTitle ?? []);
  // a first draft that has not arrived leaves none to keep
  const sameSteps = input.sameSteps === true && already.length > 0;
  const meant = input.closestKind
    ? { ...asked, description: withClosest(asked.description, input.closestKind) }
    : asked;
  const isSameVersion = sameSteps || (!input.closestKind && isDateNew(inWords(asked, input).targetDate, standing));
  const drafted = await askCoach(deps, draftRoadmapFor, {
    ...inWords(meant, input),
    already,
    sameSteps: isSameVersion,
  });
  if ('declined' in drafted) return decline(deps, input, drafted.declined);
  const days = { today, targetDate: asked.targetDate };
  const draft = sameSteps ? withOwnSteps(drafted.draft, await everythingOfGoal(deps, input), days) : drafted.draft;
  if (input.apply === false) return proposeRoadmap(deps, { goalId, ownerId, asked, draft, today });

  return deps.inTransaction(async (tx) => {
    const goal = await ownGoal(deps, input, tx);
    return storeRedraft(deps, tx, { goal, draft, today });
  }, ofYears);
}

/** No open step of the coach was planned for this date: none has a day, or one comes after it. */
function isDateNew(targetDate: string | null | undefined, steps: readonly MilestoneRecord[]): boolean {
  const days = steps.filter((step) => !isPersons(step)).map(({ dueDate }) => dueDate);
  if (!targetDate || days.length === 0) return false;
  return days.every((day) => day === null) || days.some((day) => day !== null && day > targetDate);
}

function decline(deps: GoalsDeps, input: OwnGoal, coachNote: string): Promise<{ coachNote: string }> {
  return deps.inTransaction(async (tx) => {
    await declineDraft(deps, tx, { goal: await ownGoal(deps, input, tx), coachNote });
    return { coachNote };
  });
}
