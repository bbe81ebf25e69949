import { describe, expect, it } from '@jest/globals';
import type { TaskRecord } from '../week/task.model.ts';
import { isTickedAlone, isUnlinked, relinked, unlinked } from './follow-goal.rules.ts';

const task = (differences: Partial<TaskRecord> = {}) =>
  ({ _id: 't', completed: false, tickedAs: 0, version: 3, unlinkedAt: null, ...differences }) as TaskRecord;

describe('a task whose goal is deleted', () => {
  it('stands for itself from its version then, and a second deletion changes nothing', () => {
    const alone = unlinked(task());
    expect(alone).toMatchObject({ unlinkedAt: 3 });
    expect(isUnlinked(alone)).toBe(true);
    expect(unlinked(alone)).toBe(alone);
  });

  it('stored before goals were followed has its link', () => {
    const { unlinkedAt: _, ...older } = task();
    expect(isUnlinked(older as TaskRecord)).toBe(false);
  });

  it('is ticked alone by a tick after the deletion, not by one before it', () => {
    expect(isTickedAlone(task({ unlinkedAt: 3, tickedAs: 3 }))).toBe(false);
    expect(isTickedAlone(task({ unlinkedAt: 3, tickedAs: 5 }))).toBe(true);
    expect(isTickedAlone(task({ tickedAs: 5 }))).toBe(false);
  });
});

describe('a task whose goal is back', () => {
  it.each([
    { tickedAs: 0, completed: false, said: true, after: true },
    { tickedAs: 0, completed: true, said: false, after: false },
    { tickedAs: 0, completed: true, said: undefined, after: true },
    { tickedAs: 3, completed: true, said: false, after: true },
    { tickedAs: 5, completed: true, said: false, after: true },
    { tickedAs: 5, completed: false, said: true, after: false },
  ])('is as the roadmap last said, unless it has not answered a tick: %j', ({ tickedAs, completed, said, after }) => {
    const back = relinked(task({ unlinkedAt: 3, version: 5, tickedAs, completed }), said);
    expect(back).toMatchObject({ unlinkedAt: null, completed: after });
  });

  it('that never lost its link is left alone, the very same', () => {
    const linked = task({ completed: true });
    expect(relinked(linked, false)).toBe(linked);
  });
});
