import { describe, expect, it } from '@jest/globals';
import { planEdit } from '../editing/plan-edit.rules.ts';
import type { PlanInView } from '../editing/plan-in-view.ts';
import { readEdit } from './edit.rules.ts';

const titles = [
  'Take an official sample test and see what is missing',
  'Run 5 km without a break',
  'Get three quotes for the roof',
  'Read the first ten chapters',
  'Sit the exam',
];
const today = '2026-12-01'; // a Tuesday
const steps = titles.map((title, n) => ({
  ...{ id: String(n + 1), title, completed: false, dueDate: `2027-0${n + 1}-10` },
  ...{ description: 'As planned.', timeframe: 'general' as const },
}));
const context = { plan: { title: 'My year', steps }, today, timeZone: 'UTC', inView: true };
const noteOf = (text: string, stepId: string) => {
  const request = readEdit(text, context)?.request;
  if (!request || request.do === 'another') return undefined;
  const goal = { id: 'g', title: 'My year', description: null, category: 'personal', targetDate: null } as const;
  const plan: PlanInView = { goal: { ...goal, status: 'active' }, steps, tasks: {}, today, timeZone: 'UTC' };
  const change = planEdit(plan, request).changes.find((one) => one.do === 'change' && one.stepId === stepId);
  return change?.do === 'change' && change.completed ? (change.description ?? 'no note') : undefined;
};

describe('what is told of a step that is done', () => {
  it.each([
    ['I already did an official sample test last Sunday, 41 of 100', '1', 'Done on 2026-11-29: 41 of 100.'],
    ['I took the sample test yesterday and got 63 %', '1', 'Done on 2026-11-30: 63 %.'],
    ['I ran the 5 km without a break yesterday, in 31:20', '2', 'Done on 2026-11-30: in 31:20.'],
    ['Got the three quotes for the roof on Friday', '3', 'Done on 2026-11-27.'],
    ['Got the three quotes for the roof two weeks ago', '3', 'Done on 2026-11-17.'],
    ['The official sample test was done on 3 June 2025', '1', 'Done on 2025-06-03.'],
    ['The official sample test is done, 55 points', '1', 'Result: 55 points.'],
  ])('stays as its note: %s', (text, stepId, told) => {
    expect(noteOf(text, stepId)).toBe(`As planned. ${told}`);
  });

  it.each([
    ['The official sample test is done', '1'],
    ['Step 2 is done', '2'],
    ['The three quotes for the roof are here', '3'],
    ['I have read the first ten chapters', '4'],
  ])('adds nothing where nothing is told: %s', (text, stepId) => {
    expect(noteOf(text, stepId)).toBe('no note');
  });
});
