import { isNamedBy } from '@pathwise/contracts/goal-name.rules';
import type { createGoalFor } from '@pathwise/contracts/questions/goals';
import { dayIn } from '@pathwise/service-kit/calendar';
import { isDuplicateKey } from '@pathwise/service-kit/mongo/errors';
import { Problem } from '@pathwise/service-kit/problem';
import type { z } from 'zod';
import type { GoalsDeps } from '../deps.ts';
import { milestonesOfGoal, toMilestone } from '../milestones/milestones-of-goal.ts';
import { addGoal } from './create-goal.ts';
import { claiming } from './free-limit.ts';
import { type GoalRecord, goals } from './goal.model.ts';
import { goalRequests } from './goal-request.model.ts';
import { toGoal } from './goal-view.ts';

type Asked = z.output<(typeof createGoalFor)['request']>;
type Reply = z.input<(typeof createGoalFor)['reply']>;

/**
 * Creates a goal for a person, once per `requestKey`. A repeated or concurrent request gets the first goal as its
 * answer. If the person already has a goal under one of the `names`, that goal is the answer.
 */
export async function createGoalForPerson(deps: GoalsDeps, asked: Asked): Promise<Reply> {
  const there = (await goalOfRequest(deps, asked)) ?? (await goalNamed(deps, asked));
  if (there) return there;
  try {
    const goal = await claiming(deps, asked, () => addRequestedGoal(deps, asked));
    return { goal: toGoal(goal, deps.now()), draftId: goal.draftId, milestones: [] };
  } catch (error) {
    // A concurrent request with the same key may have committed first and used the last goal of the free plan.
    const twin = isDuplicateKey(error) || isRefusal(error) ? await goalOfRequest(deps, asked) : undefined;
    if (twin) return twin;
    if (isRefusal(error)) return { refused: { status: error.status, code: error.code, detail: error.detail } };
    throw error;
  }
}

async function goalNamed(deps: GoalsDeps, { ownerId, names }: Asked): Promise<Reply | undefined> {
  if (names.length === 0) return undefined;
  const own = await goals(deps.db).find({ ownerId }).sort({ createdAt: -1, _id: -1 }).lean();
  const goal = own.find(({ title }) => isNamedBy(title, names));
  return goal && withSteps(deps, goal);
}

async function withSteps(deps: GoalsDeps, goal: GoalRecord): Promise<Reply> {
  const milestones = await milestonesOfGoal(deps, { goalId: goal._id, ownerId: goal.ownerId });
  return { goal: toGoal(goal, deps.now()), draftId: goal.draftId, milestones: milestones.map(toMilestone) };
}

const requestId = ({ ownerId, requestKey }: Asked) => `${ownerId}|${requestKey}`;
const isRefusal = (error: unknown): error is Problem => error instanceof Problem && error.status < 500;

async function goalOfRequest(deps: GoalsDeps, asked: Asked): Promise<Reply | undefined> {
  const request = await goalRequests(deps.db).findById(requestId(asked)).lean();
  if (!request) return undefined;
  const { goalId, ownerId } = request;
  const goal = await goals(deps.db).findOne({ _id: goalId, ownerId }).lean();
  if (goal) return withSteps(deps, goal);
  return { refused: { status: 404, code: 'goal-deleted', detail: 'This goal has been deleted since.' } };
}

function addRequestedGoal(deps: GoalsDeps, asked: Asked): Promise<GoalRecord> {
  const { ownerId, plan, timeZone, draftId, goal: wish } = asked;
  return deps.inTransaction(async (tx) => {
    const today = dayIn(timeZone, deps.now());
    const goal = await addGoal(deps, tx, { ownerId, plan, timeZone, today, draftId, goal: wish });
    const request = { _id: requestId(asked), ownerId, goalId: goal._id, at: deps.now() };
    await goalRequests(deps.db).create([request], { session: tx.session });
    return goal;
  });
}
