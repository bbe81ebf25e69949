import { describe, expect, it } from '@jest/globals';
import { statsOf } from './stats.rules.ts';

const day = { today: '2026-03-31', timeZone: 'UTC' };
const goal = {
  status: 'active' as 'active' | 'completed' | 'paused',
  ownProgress: 0,
  milestoneCount: 0,
  completedMilestoneCount: 0,
  targetDate: null as string | null,
  completedAt: null as Date | null,
};

describe('statsOf', () => {
  it('is all zeros without goals', () => {
    expect(statsOf([], day)).toEqual({
      activeGoals: 0,
      completedGoals: 0,
      overallProgress: 0,
      dueThisMonth: 0,
      completedThisYear: 0,
    });
  });

  it('averages the progress of goals that are not paused and rounds it', () => {
    const goals = [
      { ...goal, ownProgress: 25 },
      { ...goal, milestoneCount: 3, completedMilestoneCount: 1 },
      { ...goal, status: 'completed' as const, completedAt: new Date('2026-01-01T00:00:00Z') },
      { ...goal, status: 'paused' as const, ownProgress: 99 },
    ];
    expect(statsOf(goals, day)).toMatchObject({ activeGoals: 2, completedGoals: 1, overallProgress: 53 });
    expect(statsOf([{ ...goal, status: 'paused', ownProgress: 80 }], day).overallProgress).toBe(0);
  });

  it('counts active goals due in the month of today, from its first to its last day', () => {
    const due = (targetDate: string, status = goal.status) => ({ ...goal, targetDate, status });
    const goals = [due('2026-03-01'), due('2026-03-31'), due('2026-04-01'), due('2026-02-28'), due('2025-03-15'), goal];
    expect(statsOf([...goals, due('2026-03-15', 'completed'), due('2026-03-15', 'paused')], day).dueThisMonth).toBe(2);
  });

  it('takes the year of a completion from the time zone of the person', () => {
    const midnight = { ...goal, status: 'completed' as const, completedAt: new Date('2026-01-01T05:00:00Z') };
    const thisYear = (timeZone: string) => statsOf([midnight], { today: '2026-01-01', timeZone }).completedThisYear;
    expect(thisYear('UTC')).toBe(1);
    expect(thisYear('Pacific/Kiritimati')).toBe(1);
    expect(thisYear('Pacific/Pago_Pago')).toBe(0);
    expect(statsOf([midnight], { today: '2025-12-31', timeZone: 'Pacific/Pago_Pago' }).completedThisYear).toBe(1);
  });
});
