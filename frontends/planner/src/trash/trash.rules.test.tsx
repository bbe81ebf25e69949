import { describe, expect, it } from '@jest/globals';
import type { Trashed } from '@pathwise/contracts/trash';
import { byDay, kindOf, type LoadedTrash, mergeTrash, needsGoal, nextNeeded, titleOf } from './trash.rules.ts';

const row = (token: string, deletedAt: string, more: Partial<Trashed> = {}): Trashed => {
  return { token, kind: 'tasks', titles: [token], times: [1], count: 1, deletedAt, ...more };
};
const list = (service: LoadedTrash['service'], rows: readonly Trashed[], goesOn = false): LoadedTrash => {
  return { service, rows, goesOn };
};
const tokens = (lists: readonly LoadedTrash[]) => mergeTrash(lists).map(({ token }) => token);

describe('the deletions of several services', () => {
  it('are one list, newest first', () => {
    const goals = list('goals', [row('c', '2026-11-20T10:00:00.000Z'), row('a', '2026-11-18T10:00:00.000Z')]);
    const planner = list('planner', [row('b', '2026-11-19T10:00:00.000Z')]);
    expect(mergeTrash([goals, planner])).toMatchObject([
      { token: 'c', service: 'goals' },
      { token: 'b', service: 'planner' },
      { token: 'a', service: 'goals' },
    ]);
    expect(nextNeeded([goals, planner])).toEqual([]);
  });

  it('older than a page that goes on wait for its next page', () => {
    const goals = list('goals', [row('c', '2026-11-20T10:00:00.000Z')], true);
    const planner = list('planner', [row('d', '2026-11-21T10:00:00.000Z'), row('b', '2026-11-19T10:00:00.000Z')]);
    expect(tokens([goals, planner])).toEqual(['d', 'c']);
    expect(nextNeeded([goals, planner])).toEqual(['goals']);
  });

  it('need no next page of a service that is already further back', () => {
    const goals = list('goals', [row('c', '2026-11-20T10:00:00.000Z')], true);
    const planner = list('planner', [row('b', '2026-11-19T10:00:00.000Z')], true);
    expect(nextNeeded([goals, planner])).toEqual(['goals']);
    expect(nextNeeded([list('goals', [], true)])).toEqual(['goals']);
  });

  it('are grouped by the person’s day', () => {
    const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString();
    const merged = mergeTrash([list('goals', [row('c', at(20, 23)), row('b', at(20, 1)), row('a', at(19, 23))])]);
    const days = byDay(merged).map(({ day, deletions }) => [day, deletions.map(({ token }) => token)]);
    expect(days).toEqual([
      ['2026-11-20', ['c', 'b']],
      ['2026-11-19', ['a']],
    ]);
  });
});

describe('a deletion', () => {
  it.each([
    [{ titles: ['One'], count: 1 }, 'One', 'Task'],
    [{ titles: ['One', 'Two'], count: 2 }, 'One, Two', 'Tasks'],
    [{ titles: ['One', 'Two', 'Three'], count: 5 }, 'One, Two, Three and 2 more', 'Tasks'],
    [{ titles: ['App, 30 questions', 'Ring'], times: [2, 1], count: 3 }, '2 × App, 30 questions, Ring', 'Tasks'],
    [{ titles: ['A', 'B', 'C'], times: [3, 1, 2], count: 9 }, '3 × A, B, 2 × C and 3 more', 'Tasks'],
    [{ kind: 'roadmap', titles: [], count: 0 }, 'Roadmap', 'Roadmap'],
    [{ kind: 'chats', titles: ['Hello'], count: 1 }, 'Hello', 'Chat with Sage'],
    [{ kind: 'chats', titles: ['Hello', 'Run', 'Eat'], count: 8 }, 'Hello and 7 more messages', 'Chat with Sage'],
    [
      { kind: 'chats', titles: [`I want ${'to run '.repeat(9)}`, 'Run'], count: 2 },
      `I want ${'to run '.repeat(7)}to… and 1 more message`,
      'Chat with Sage',
    ],
  ] as const)('%j reads %j', (given, title, kind) => {
    const one = row('x', '2026-11-20T10:00:00.000Z', {
      ...given,
      titles: [...given.titles],
      times: 'times' in given ? [...given.times] : given.titles.map(() => 1),
    });
    expect([titleOf(one), kindOf(one)]).toEqual([title, kind]);
  });

  it('of a part of a goal needs the goal', () => {
    expect((['milestone', 'todos', 'goal', 'tasks'] as const).map((kind) => needsGoal({ kind }))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
