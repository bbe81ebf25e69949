import { stepsChanged } from '@pathwise/contracts/events/goals';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { OwnGoal } from '../goals/own-goal.ts';
import type { MilestoneRecord } from '../milestones/milestone.model.ts';
import type { TodoRecord } from '../timelines/timeline.model.ts';

interface Change<Step> {
  before: readonly Step[];
  after: readonly Step[];
}

interface Changed extends OwnGoal {
  /** The goal's version after the change. */
  version: number;
  milestones?: Change<MilestoneRecord>;
  todos?: Change<TodoRecord>;
}

const none = { before: [], after: [] };
/** A message holds 1 MB at most, and a goal has thousands of todos. */
const stepsOfEvent = 100;

/** Emits steps-changed when milestones or todos were deleted or restored, or milestones renamed. */
export async function announceSteps(tx: Tx, changed: Changed): Promise<void> {
  const { goalId, ownerId, version, milestones = none, todos = none } = changed;
  const steps = [
    ...changesOf(milestones, ({ _id }) => _id),
    ...changesOf(todos, ({ id }) => id).map((change) => ({ ...change, kind: 'todo' as const })),
  ];
  for (let from = 0; from < steps.length; from += stepsOfEvent)
    await tx.emit(stepsChanged, { goalId, ownerId, steps: steps.slice(from, from + stepsOfEvent), version });
}

function changesOf<Step extends { title: string; completed: boolean }>(
  { before, after }: Change<Step>,
  idOf: (step: Step) => string,
) {
  const was = new Map(before.map((step) => [idOf(step), step]));
  const now = new Map(after.map((step) => [idOf(step), step]));
  return [...new Map([...was, ...now])].flatMap(([stepId, { completed }]) => {
    const [old = null, title = null] = [was.get(stepId)?.title, now.get(stepId)?.title];
    return old === title ? [] : [{ stepId, was: old, title, completed }];
  });
}
