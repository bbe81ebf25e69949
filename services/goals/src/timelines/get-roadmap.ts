import type { Timeline } from '@pathwise/contracts/timeline';
import type { GoalsDeps } from '../deps.ts';
import { type OwnGoal, ownGoal } from '../goals/own-goal.ts';
import { ofDoneSteps } from './done-steps.ts';
import { timelinesOfGoal, toTimeline } from './timelines-of-goal.ts';

/** All timelines of a goal in three queries, however many todos they hold. Open todos of a completed step say so. */
export async function getRoadmap(deps: GoalsDeps, input: OwnGoal): Promise<Timeline[]> {
  const { goalId, ownerId } = input;
  await ownGoal(deps, input);
  const [all, isOfDoneStep] = await Promise.all([
    timelinesOfGoal(deps, input),
    ofDoneSteps(deps, { ownerId, goalIds: [goalId] }),
  ]);
  return all.map((timeline) => {
    const shown = toTimeline(timeline);
    const todos = shown.todos.map((todo, n) => {
      const record = timeline.todos[n];
      return record && isOfDoneStep(record, goalId) ? { ...todo, isStepDone: true } : todo;
    });
    return { ...shown, todos };
  });
}
