import { describe, expect, it } from '@jest/globals';
import { roadmapDraft } from '@pathwise/contracts/roadmap';
import { addDays, timeframeOf, viewOf } from '@pathwise/contracts/roadmap-calendar.rules';
import fc from 'fast-check';
import { completeDraft } from './complete-draft.rules.ts';

const today = '2028-02-20'; // before a leap day and the change to summer time
const draftDated = (dueDates: readonly (string | null)[]) => ({
  overview: 'Words',
  suggestions: [],
  milestones: dueDates.map((dueDate, n) => {
    return { title: `Step ${n}`, description: 'How', dueDate, timeframe: 'general' as const, resources: null };
  }),
});
const datesOf = (dueDates: readonly (string | null)[], targetDate: string | null) =>
  completeDraft(draftDated(dueDates), { today, targetDate }).milestones.map(({ dueDate }) => dueDate);
const inDays = (days: readonly number[]) => days.map((day) => addDays(today, day));

describe("a model's draft", () => {
  it('keeps its dates if they ascend from today to the target', () => {
    const dates = inDays([0, 10, 10, 40, 100]);
    expect(datesOf(dates, addDays(today, 100))).toEqual(dates);
  });

  it.each([
    ['in the past', inDays([-1, 10, 20, 30, 40])],
    ['after the target', inDays([10, 20, 30, 40, 101])],
    ['out of order', inDays([10, 30, 20, 40, 50])],
    ['missing', [...inDays([10, 20, 30, 40]), null]],
  ])('gets evenly spread dates when a date is %s', (_, dates) => {
    expect(datesOf(dates, addDays(today, 100))).toEqual(inDays([20, 40, 60, 80, 100]));
  });

  it.each([null, addDays(today, -1)])('gets no dates for the target %s', (targetDate) => {
    expect(datesOf(inDays([1, 2, 3, 4, 5]), targetDate)).toEqual([null, null, null, null, null]);
  });

  it('gets matching steps, months and weeks between today and the target, whatever the model answered', () => {
    const anyDay = fc.option(fc.integer({ min: -50, max: 900 }).map((day) => addDays(today, day)));
    const anyDates = fc.array(anyDay, { minLength: 5, maxLength: 8 });
    fc.assert(
      fc.property(anyDates, fc.option(fc.integer({ min: -50, max: 800 })), (dates, days) => {
        const targetDate = days === null ? null : addDays(today, days);
        const { milestones, timelines } = roadmapDraft.parse(completeDraft(draftDated(dates), { today, targetDate }));
        const isDated = targetDate !== null && targetDate >= today;
        const due = new Map(milestones.map(({ title, dueDate }) => [title, dueDate]));
        let before = today;
        for (const { dueDate } of milestones) {
          expect(dueDate !== null).toBe(isDated);
          if (dueDate === null || targetDate === null) continue;
          expect(dueDate >= before && dueDate <= targetDate).toBe(true);
          before = dueDate;
        }
        const plan = { createdOn: today, targetDate: isDated ? targetDate : null };
        const shown = new Set<string>();
        for (const { timeframe, todos } of timelines) {
          const view = viewOf(timeframe) ?? 'daily';
          for (const { title, dueDate } of todos) {
            expect(dueDate).toBe(due.get(title));
            if (dueDate) expect(timeframeOf(view, dueDate, plan)).toBe(timeframe);
            shown.add(`${view} ${title}`);
          }
        }
        for (const title of due.keys())
          for (const view of ['weekly', 'monthly']) expect(shown).toContain(`${view} ${title}`);
      }),
    );
  });
});
