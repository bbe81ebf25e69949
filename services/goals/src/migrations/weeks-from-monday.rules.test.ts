import { describe, expect, it } from '@jest/globals';
import { addDays, weekOf } from '@pathwise/contracts/roadmap-calendar.rules';
import fc from 'fast-check';
import type { TodoRecord } from '../timelines/timeline.model.ts';
import { formerWeekOf, weeksFromMonday } from './weeks-from-monday.rules.ts';

const todo = (id: string, dueDate: string | null): TodoRecord => ({
  id,
  title: id,
  draftTitle: id,
  step: null,
  description: null,
  completed: false,
  dueDate,
  priority: 'normal',
  editedAt: null,
  version: 1,
});
const week = (number: number, ...todos: TodoRecord[]) => ({ timeframe: `week-${number}`, todos });
const shown = (weeks: ReturnType<typeof weeksFromMonday>) =>
  Object.fromEntries(weeks.map(({ timeframe, todos }) => [timeframe, todos.map(({ id }) => id).join()]));

describe('the weeks of a goal from before they started on Monday', () => {
  const plan = { createdOn: '2026-11-18', targetDate: '2027-03-01' }; // a Wednesday

  it('give each dated todo to the week of its date, before the first that is due later', () => {
    const weeks = [
      week(1, todo('sat', '2026-11-21'), todo('mon', '2026-11-23'), todo('none', null)),
      week(2, todo('wed', '2026-11-25'), todo('next mon', '2026-11-30')),
    ];
    expect(shown(weeksFromMonday(weeks, plan))).toEqual({
      'week-1': 'sat,none',
      'week-2': 'mon,wed',
      'week-3': 'next mon',
    });
  });

  it('move a todo to an earlier week too, when the first week also has the days before its Monday', () => {
    const ofFriday = { createdOn: '2026-11-20', targetDate: null };
    const weeks = [week(2, todo('fri', '2026-11-27'), todo('mon', '2026-11-30'))];
    expect(shown(weeksFromMonday(weeks, ofFriday))).toEqual({ 'week-1': 'fri', 'week-2': 'mon' });
  });

  it('keep undated todos, those that a person put on another week, and weeks of goals made on a Monday', () => {
    const elsewhere = [week(3, todo('elsewhere', '2026-11-23'), todo('none', null))];
    expect(weeksFromMonday(elsewhere, plan)).toEqual([]);
    const ofMonday = { createdOn: '2026-11-16', targetDate: null };
    expect(weeksFromMonday([week(1, todo('sun', '2026-11-22')), week(2, todo('mon', '2026-11-23'))], ofMonday)).toEqual(
      [],
    );
  });

  it('lose and double nothing, are right for every former date, and stay as they are the second time', () => {
    const anyDay = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days));
    const offsets = fc.array(fc.integer({ min: 0, max: 150 }), { maxLength: 12 });
    fc.assert(
      fc.property(anyDay, fc.option(fc.integer({ min: 0, max: 150 })), offsets, (createdOn, length, days) => {
        const any = { createdOn, targetDate: length === null ? null : addDays(createdOn, length) };
        const byWeek = Map.groupBy(
          days.map((day, n) => todo(`t${n}`, addDays(createdOn, day))),
          (one) => formerWeekOf(one.dueDate ?? '', any),
        );
        const weeks = [...byWeek].map(([number, todos]) => week(number, ...todos));
        const changed = weeksFromMonday(weeks, any);
        const after = new Map([...weeks, ...changed].map(({ timeframe, todos }) => [timeframe, todos]));
        const ids = [...after.values()].flatMap((todos) => todos.map(({ id }) => id));
        expect(ids.toSorted()).toEqual(days.map((_, n) => `t${n}`).toSorted());
        for (const [timeframe, todos] of after)
          for (const { dueDate } of todos) expect(timeframe).toBe(`week-${weekOf(dueDate ?? '', any)}`);
        const again = [...after].map(([timeframe, todos]) => ({ timeframe, todos }));
        expect(weeksFromMonday(again, any)).toEqual([]);
      }),
    );
  });
});
