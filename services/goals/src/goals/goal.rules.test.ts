import { describe, expect, it } from '@jest/globals';
import { progressOf } from '@pathwise/contracts/progress.rules';
import fc from 'fast-check';
import { draftPatienceMs, roadmapStatusAt } from './goal.rules.ts';

const goal = { status: 'active' as const, ownProgress: 30, milestoneCount: 0, completedMilestoneCount: 0 };

describe('progressOf', () => {
  it('is the value set by the person while there are no milestones', () => {
    expect(progressOf(goal)).toBe(30);
    expect(progressOf({ ...goal, status: 'paused' })).toBe(30);
  });

  it('is the share of completed milestones once there are any, whatever value was set', () => {
    expect(progressOf({ ...goal, milestoneCount: 5 })).toBe(0);
    expect(progressOf({ ...goal, milestoneCount: 5, completedMilestoneCount: 2 })).toBe(40);
    expect(progressOf({ ...goal, milestoneCount: 3, completedMilestoneCount: 1 })).toBe(33);
    expect(progressOf({ ...goal, milestoneCount: 3, completedMilestoneCount: 2 })).toBe(67);
    expect(progressOf({ ...goal, milestoneCount: 3, completedMilestoneCount: 3 })).toBe(100);
  });

  it('is 100 when the goal is completed, even with open milestones', () => {
    expect(progressOf({ ...goal, status: 'completed' })).toBe(100);
    expect(progressOf({ ...goal, status: 'completed', milestoneCount: 4, completedMilestoneCount: 1 })).toBe(100);
  });

  it('never rounds to 0 or 100 before nothing or everything is done', () => {
    expect(progressOf({ ...goal, milestoneCount: 400, completedMilestoneCount: 1 })).toBe(1);
    expect(progressOf({ ...goal, milestoneCount: 400, completedMilestoneCount: 399 })).toBe(99);
  });

  it('is a whole percentage and never falls when one more milestone is ticked', () => {
    const figures = fc
      .integer({ min: 1, max: 1000 })
      .chain((count) => fc.tuple(fc.constant(count), fc.integer({ min: 0, max: count - 1 })));
    fc.assert(
      fc.property(figures, ([milestoneCount, completedMilestoneCount]) => {
        const before = progressOf({ ...goal, milestoneCount, completedMilestoneCount });
        const after = progressOf({ ...goal, milestoneCount, completedMilestoneCount: completedMilestoneCount + 1 });
        expect(Number.isInteger(before) && before >= 0 && before <= 100).toBe(true);
        expect(after).toBeGreaterThanOrEqual(before);
        expect(after === 100).toBe(completedMilestoneCount + 1 === milestoneCount);
      }),
    );
  });
});

describe('roadmapStatusAt', () => {
  const draftAskedAt = new Date('2026-03-01T12:00:00Z');
  const after = (ms: number) => new Date(draftAskedAt.getTime() + ms);

  it('reads drafting for two minutes and failed from then on', () => {
    expect(roadmapStatusAt({ roadmap: 'drafting', draftAskedAt }, after(draftPatienceMs))).toBe('drafting');
    expect(roadmapStatusAt({ roadmap: 'drafting', draftAskedAt }, after(draftPatienceMs + 1))).toBe('failed');
  });

  it('leaves ready and none unchanged at any age', () => {
    expect(roadmapStatusAt({ roadmap: 'ready', draftAskedAt }, after(9e9))).toBe('ready');
    expect(roadmapStatusAt({ roadmap: 'none', draftAskedAt }, after(9e9))).toBe('none');
  });
});
