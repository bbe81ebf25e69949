import { describe, expect, it } from '@jest/globals';
import { type RoadmapChange, roadmapChange } from '@pathwise/contracts/proposal';
import { type EditAnswer, editFaults, planInView, stepId } from './score-edits.rules.ts';
import type { EditCheck, EditRow } from './tables.ts';

const today = '2026-11-22';
const rowOf = (kind: string, check: EditCheck): EditRow => ({
  goal: 'Make a will',
  steps: ['List what you own', 'Choose guardians', 'Compare solicitors', 'Sign'],
  text: 'some words',
  expect: 'some change',
  kind,
  check,
  targetDate: '2027-05-22',
});
type Change = Parameters<typeof roadmapChange.parse>[0] & { do: RoadmapChange['do']; [field: string]: unknown };
const changing = (...changes: Change[]): EditAnswer => ({ changes: changes.map((one) => roadmapChange.parse(one)) });
const adding = {
  do: 'add',
  after: stepId(2),
  title: 'Ask about the pension',
  description: null,
  dueDate: null,
} as const;
const moving = (dueDate: string) => changing({ do: 'change', stepId: stepId(3), dueDate });

describe('a proposal for an edit', () => {
  const rightAndWrong: [string, EditCheck, right: EditAnswer, wrong: EditAnswer][] = [
    [
      'move-date',
      { date: '2027-06-30' },
      changing({ do: 'goal', targetDate: '2027-06-30' }),
      changing({ do: 'goal', targetDate: '2027-07-01' }),
    ],
    [
      'move-date',
      { dateShiftMonths: 3 },
      changing({ do: 'goal', targetDate: '2027-08-22' }),
      changing({ do: 'goal', targetDate: '2027-07-22' }),
    ],
    ['move-date', { dateShiftDays: 14 }, changing({ do: 'goal', targetDate: '2027-06-05' }), moving('2027-06-05')],
    ['move-date', { touches: [3], date: '2026-12-10' }, moving('2026-12-10'), moving('2026-12-11')],
    ['move-date', { touches: [3], dateFrom: '2027-04-01' }, moving('2027-04-02'), moving('2027-03-31')],
    ['add-step', { adds: 'pension' }, changing(adding), changing({ ...adding, title: 'Ask about tax' })],
    [
      'done-already',
      { completes: [2] },
      changing({ do: 'change', stepId: stepId(2), completed: true }),
      changing({ do: 'change', stepId: stepId(3), completed: true }),
    ],
    [
      'remove-step',
      { removes: [2] },
      changing({ do: 'remove', stepId: stepId(2) }),
      changing({ do: 'remove', stepId: stepId(2) }, { do: 'remove', stepId: stepId(3) }),
    ],
    [
      'split-step',
      { splits: [2] },
      changing({ do: 'change', stepId: stepId(2), title: 'Talk about guardians' }, adding),
      changing(adding),
    ],
    [
      'reorder',
      { before: [4, 2] },
      changing({ do: 'change', stepId: stepId(4), after: stepId(1) }),
      changing({ do: 'change', stepId: stepId(4), after: stepId(2) }),
    ],
    [
      'rename-step',
      { renames: { 2: 'Ask Kim' } },
      changing({ do: 'change', stepId: stepId(2), title: 'Ask Kim' }),
      changing({ do: 'change', stepId: stepId(1), title: 'Ask Kim' }),
    ],
    [
      'pause',
      { status: 'paused' },
      changing({ do: 'goal', status: 'paused' }),
      changing({ do: 'goal', status: 'completed' }),
    ],
    [
      'other',
      { title: 'My will' },
      changing({ do: 'goal', title: 'My will' }),
      changing({ do: 'goal', title: 'A will' }),
    ],
    [
      'other',
      { completesGoal: true },
      changing({ do: 'goal', status: 'completed' }),
      changing({ do: 'change', stepId: stepId(1), completed: true }),
    ],
    ['setback', { changesSteps: true }, moving('2027-05-21'), moving('2026-12-01')],
    ['harder', { changesSteps: true }, moving('2026-12-01'), moving('2027-05-21')],
    ['setback', { mentions: 'pension' }, changing(adding), moving('2027-05-21')],
  ];

  it.each(rightAndWrong)('of the kind %s with %j is told from a wrong one', (kind, check, right, wrong) => {
    expect(editFaults(rowOf(kind, check), right, today)).toEqual([]);
    expect(editFaults(rowOf(kind, check), wrong, today)).not.toEqual([]);
  });

  it('is wrong when it is missing', () => {
    expect(editFaults(rowOf('easier', {}), null, today)).toEqual(['proposes nothing']);
  });

  it('that is another draft is right for another version only', () => {
    const draft: EditAnswer = { draft: { overview: 'Words', milestones: [], suggestions: [], timelines: [] } };
    expect(editFaults(rowOf('another-version', {}), draft, today)).toEqual([]);
    expect(editFaults(rowOf('easier', {}), draft, today)).toEqual(['proposes another draft']);
  });

  it('counts months to the last day of a shorter one', () => {
    const row = { ...rowOf('move-date', { dateShiftMonths: 3 }), targetDate: '2027-08-31' };
    expect(editFaults(row, changing({ do: 'goal', targetDate: '2027-11-30' }), today)).toEqual([]);
    expect(editFaults(row, changing({ do: 'goal', targetDate: '2027-12-01' }), today)).not.toEqual([]);
  });

  it('is not right by a check that nobody knows', () => {
    expect(editFaults(rowOf('other', { colour: 'red' }), moving('2027-05-21'), today)).toEqual([
      'cannot check "colour"',
    ]);
  });
});

it('the plan in view runs from the third day to the target', () => {
  expect(planInView(rowOf('other', {}), today).steps.map(({ dueDate }) => dueDate)).toEqual([
    '2026-11-25',
    '2027-01-23',
    '2027-03-24',
    '2027-05-22',
  ]);
});
