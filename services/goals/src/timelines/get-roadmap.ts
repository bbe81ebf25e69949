import type { Timeline } from '@pathwise/contracts/timeline';
import type { GoalsDeps } from '../deps.ts';
import { type OwnGoal, ownGoal } from '../goals/own-goal.ts';
import { timelinesOfGoal, toTimeline } from './timelines-of-goal.ts';

/** All timelines of a goal in two queries, however many todos they hold. */
export async function getRoadmap(deps: GoalsDeps, input: OwnGoal): Promise<Timeline[]> {
  await ownGoal(deps, input);
  return (await timelinesOfGoal(deps, input)).map(toTimeline);
}
