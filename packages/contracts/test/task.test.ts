import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { compareTasks, priorityOf, type Sortable, swapShows, taskPriorities, taskTypes } from '../src/task.rules.ts';

const task: fc.Arbitrary<Sortable> = fc.record({
  taskType: fc.constantFrom(...taskTypes),
  priority: fc.constantFrom(...taskPriorities),
  order: fc.nat(20),
});

describe('the sort of tasks', () => {
  it('is business before home, then very-important, important, less-important, normal, then order', () => {
    fc.assert(
      fc.property(fc.array(task), (tasks) => {
        const sorted = tasks.toSorted(compareTasks);
        for (const [n, after] of sorted.slice(1).entries()) {
          const before = sorted[n] as Sortable;
          const rank = (one: Sortable) => [
            one.taskType === 'business' ? 0 : 1,
            ['very-important', 'important', 'less-important', 'normal'].indexOf(one.priority),
            one.order,
          ];
          const [a, b] = [rank(before), rank(after)];
          const at = a.findIndex((value, place) => value !== b[place]);
          if (at >= 0) expect(a[at]).toBeLessThan(b[at] as number);
        }
      }),
    );
  });

  it('is antisymmetric and transitive', () => {
    fc.assert(
      fc.property(task, task, task, (a, b, c) => {
        expect(Math.sign(compareTasks(a, b))).toBe(-Math.sign(compareTasks(b, a)) + 0);
        if (compareTasks(a, b) <= 0 && compareTasks(b, c) <= 0) expect(compareTasks(a, c)).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('shows a swap of positions exactly when order decides', () => {
    fc.assert(
      fc.property(task, task, (a, b) => {
        fc.pre(a.order !== b.order);
        const before = Math.sign(compareTasks(a, b));
        const after = Math.sign(compareTasks({ ...a, order: b.order }, { ...b, order: a.order }));
        expect(swapShows(a, b)).toBe(before !== after);
      }),
    );
  });
});

describe('a home task', () => {
  it('always has priority normal, and a business task keeps its own', () => {
    for (const priority of taskPriorities) {
      expect(priorityOf('home', priority)).toBe('normal');
      expect(priorityOf('business', priority)).toBe(priority);
    }
  });
});
