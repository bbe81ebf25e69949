import type { Milestone } from '@pathwise/contracts/api/goals';
import type { GoalsDeps } from '../deps.ts';
import { type OwnGoal, ownGoal } from '../goals/own-goal.ts';
import { milestonesOfGoal, toMilestone } from './milestones-of-goal.ts';

export async function listMilestones(deps: GoalsDeps, input: OwnGoal): Promise<Milestone[]> {
  await ownGoal(deps, input);
  return (await milestonesOfGoal(deps, input)).map(toMilestone);
}
