import type { RoadmapChange } from '@pathwise/contracts/proposal';
import { differing } from '@pathwise/service-kit/differing';
import { type Redraft, todosItem } from '../drafts/redraft.rules.ts';
import type { EverythingOfGoal } from '../goals/everything-of-goal.ts';
import type { GoalRecord } from '../goals/goal.model.ts';
import { goalChangesOf } from '../goals/goal.rules.ts';
import { sameTitle, titlesOf } from '../goals/standing.rules.ts';
import type { Changes, Places } from '../proposals/proposal.rules.ts';
import { editBoards } from './edit-boards.rules.ts';
import { type EditDays, editSteps } from './edit-steps.rules.ts';

/** Id of the item with the changes of the goal's own fields. */
const goalItem = 'goal';
const itemOf = (change: RoadmapChange, n: number) =>
  change.do === 'goal' ? goalItem : change.do === 'add' ? `add-${n}` : change.stepId;

export interface Edit extends Redraft {
  goal: Partial<GoalRecord>;
  places: Places;
}

/**
 * Applies changes that the person asked for. Unlike a draft they may touch what the person made, edited or completed,
 * because it is their own wish.
 */
export function editRoadmap(
  { goal, standing }: { goal: GoalRecord; standing: EverythingOfGoal },
  {
    changes,
    accepts = () => true,
    ...days
  }: EditDays & { changes: readonly RoadmapChange[]; accepts?: (itemId: string) => boolean },
): Edit {
  const accepted = changes.filter((change, n) => accepts(itemOf(change, n)));
  const { milestones, timelines } = standing;
  const fields = Object.assign({}, ...accepted.filter((change) => change.do === 'goal'));
  const { title, status, targetDate } = fields;
  const goalChanges = goalChangesOf(goal, { title, status, targetDate }, days.now);
  const edited = editSteps(milestones, accepted, days);
  const plan = { createdOn: goal.createdOn, targetDate: goal.targetDate, ...goalChanges };
  const boards = editBoards(timelines, milestones, edited, { plan, today: days.storedOn });

  const items = new Map(milestones.flatMap((step) => titlesOf(step).map((one) => [one, step._id] as const)));
  for (const [n, change] of changes.entries())
    if (change.do === 'add') items.set(sameTitle(change.title), itemOf(change, n));
  return {
    goal: goalChanges,
    steps: { sequence: edited.sequence, removed: edited.removed },
    boards,
    itemOf: (step) => (step ? items.get(sameTitle(step)) : undefined) ?? todosItem,
    places: edited.places,
  };
}

/** The goal's part of a proposal: each changed field before and after. */
export function goalPartOf(goal: GoalRecord, changes: Partial<GoalRecord>): Changes['change'] {
  const { title, status, targetDate } = changes;
  const after = differing(goal, { title, status, targetDate }) as Pick<GoalRecord, 'title' | 'status' | 'targetDate'>;
  const fields = Object.keys(after) as (keyof typeof after)[];
  if (fields.length === 0) return [];
  const before = Object.fromEntries(fields.map((field) => [field, goal[field]]));
  return [{ part: 'goal', id: goalItem, before, after }];
}
