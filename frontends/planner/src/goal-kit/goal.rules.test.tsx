import { describe, expect, it } from '@jest/globals';
import { overallProgress } from '@pathwise/contracts/progress.rules';
import { aGoal } from '../../test/fixtures.ts';
import { canBeCompleted, limitState, progressOf, statsAfter, withMilestones } from './goal.rules.ts';

describe('the free limit', () => {
  it.each([
    [1, 'open'],
    [2, 'one-left'],
    [3, 'reached'],
    [4, 'reached'],
  ] as const)('reads %i goals on the free plan as %s', (count, state) => {
    expect(limitState('free', count)).toBe(state);
  });

  it('has no limit on the premium plan', () => {
    expect([2, 3, 40].map((count) => limitState('premium', count))).toEqual(['open', 'open', 'open']);
  });
});

describe('progress', () => {
  it('is the share of ticked milestones when there are any', () => {
    expect(progressOf(aGoal({ milestoneCount: 3, completedMilestoneCount: 1, progress: 90 }))).toBe(33);
  });

  it('never rounds to 0 with one ticked, nor to 100 with one open', () => {
    expect(progressOf(aGoal({ milestoneCount: 500, completedMilestoneCount: 1 }))).toBe(1);
    expect(progressOf(aGoal({ milestoneCount: 500, completedMilestoneCount: 499 }))).toBe(99);
    expect(progressOf(aGoal({ milestoneCount: 500, completedMilestoneCount: 500 }))).toBe(100);
  });

  it('is the value the person set when there are none', () => {
    expect(progressOf(aGoal({ milestoneCount: 0, progress: 40 }))).toBe(40);
  });

  it('reads 100 on a completed goal', () => {
    expect(progressOf(aGoal({ status: 'completed', milestoneCount: 3, completedMilestoneCount: 1 }))).toBe(100);
  });

  it('follows a tick and its undo', () => {
    const goal = aGoal({ milestoneCount: 4, completedMilestoneCount: 1, progress: 25 });
    const ticks = (...ticked: boolean[]) => ticked.map((completed) => ({ completed }));
    const ticked = withMilestones(goal, ticks(true, true, false, false));
    expect(ticked).toMatchObject({ completedMilestoneCount: 2, progress: 50 });
    expect(withMilestones(ticked, ticks(true, false, false, false))).toEqual(goal);
  });

  it('is the rounded mean over goals that are not paused', () => {
    const goals = [aGoal({ progress: 50 }), aGoal({ progress: 25 }), aGoal({ status: 'paused', progress: 100 })];
    expect(overallProgress(goals)).toBe(38);
    expect(overallProgress([])).toBe(0);
  });

  it("keeps the dashboard's other figures when goals change", () => {
    const stats = { activeGoals: 9, completedGoals: 9, overallProgress: 9, dueThisMonth: 2, completedThisYear: 3 };
    expect(statsAfter(stats, [aGoal({ progress: 10 }), aGoal({ status: 'completed', progress: 100 })])).toEqual({
      activeGoals: 1,
      completedGoals: 1,
      overallProgress: 55,
      dueThisMonth: 2,
      completedThisYear: 3,
    });
  });
});

describe('completing', () => {
  it('is offered once every milestone of an active goal is ticked', () => {
    expect(canBeCompleted(aGoal({ milestoneCount: 2, completedMilestoneCount: 2 }))).toBe(true);
    expect(canBeCompleted(aGoal({ milestoneCount: 2, completedMilestoneCount: 1 }))).toBe(false);
    expect(canBeCompleted(aGoal({ milestoneCount: 0 }))).toBe(false);
    expect(canBeCompleted(aGoal({ status: 'paused', milestoneCount: 1, completedMilestoneCount: 1 }))).toBe(false);
  });
});
