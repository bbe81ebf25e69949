import { describe, expect, it } from '@jest/globals';
import { addDays, daysBetween, daysOf } from '@pathwise/contracts/roadmap-calendar.rules';
import { timelinesOf } from './timelines.rules.ts';

const week = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'];
const practice = 'Run three times';

describe.each(week)('the weeks of a roadmap drafted on %s', (today) => {
  const target = addDays(today, 60);
  const steps = [20, 40, 60].map((offset, i) => {
    const tasks = [`Start ${i}`, `Go on ${i}`];
    return { title: `Step ${i}`, description: '', day: addDays(today, offset), tasks };
  });
  const weeksOf = (dated: boolean) => {
    const boards = timelinesOf({ steps, today, target: dated ? target : null, weekly: practice });
    return new Map(boards.map(({ timeframe, todos }) => [timeframe, todos]));
  };

  it('begin with a task in the first week, with at least three days to do it', () => {
    const first = weeksOf(true).get('week-1') ?? [];
    const start = first.find(({ title }) => title === 'Start 0');
    expect(daysBetween(today, start?.dueDate ?? today)).toBeGreaterThanOrEqual(3);
    expect(
      weeksOf(false)
        .get('week-1')
        ?.map(({ title }) => title),
    ).toContain('Start 0');
  });

  it('have the practice once in each of the first four, until their Sunday', () => {
    for (const dated of [true, false]) {
      const weeks = weeksOf(dated);
      const found = [...weeks].filter(([, todos]) => todos.some(({ title }) => title === practice));
      expect(found.map(([timeframe]) => timeframe).toSorted()).toEqual(['week-1', 'week-2', 'week-3', 'week-4']);
      for (const [timeframe, todos] of dated ? found : [])
        expect(todos.filter(({ title }) => title === practice).map(({ dueDate }) => dueDate)).toEqual([
          daysOf(timeframe, { createdOn: today, targetDate: target })?.to,
        ]);
    }
  });
});
