import { describe, expect, it } from '@jest/globals';
import { aMilestone } from '../../test/fixtures.ts';
import {
  datedInOrder,
  firstOnTimeline,
  foldedAtFirst,
  nextOf,
  rowsOf,
  shareByTimeframe,
  shortTitle,
  timeframeBeside,
} from './milestone.rules.ts';

const today = '2026-11-21';
const titles = (dated: ReturnType<typeof datedInOrder>) => dated.map(({ milestone }) => milestone.title);

describe('dates of steps', () => {
  it('counts only AI steps for the estimate, and estimates only where no due date is set', () => {
    const dated = datedInOrder(
      [
        aMilestone({ title: 'own', order: 0 }),
        aMilestone({ title: 'first', type: 'ai-step', order: 1, dueDate: '2026-12-01' }),
        aMilestone({ title: 'second', type: 'ai-step', order: 2 }),
      ],
      today,
    );
    expect(dated.map(({ milestone, day, isEstimate }) => [milestone.title, day, isEstimate])).toEqual([
      ['first', '2026-12-01', false],
      ['second', '2027-03-21', true],
      ['own', undefined, false],
    ]);
  });

  it('shows the estimates of the coach in the order of the steps, and none of an open step in the past', () => {
    const step = (title: string, order: number, estimate?: string, completed = false) =>
      aMilestone({ title, type: 'ai-step', order, completed, ...(estimate ? { estimatedDate: estimate } : {}) });
    const dated = datedInOrder(
      [
        step('done', 0, '2026-11-10', true),
        step('late', 1, '2026-11-14'),
        step('moved up', 2, '2027-01-01'),
        step('moved down', 3, '2026-12-01'),
        step('new', 4),
      ],
      today,
    );
    expect(dated.map(({ milestone, day, isEstimate }) => [milestone.title, day, isEstimate])).toEqual([
      ['done', '2026-11-10', true],
      ['late', today, true],
      ['moved up', '2026-12-01', true],
      ['moved down', '2027-01-01', true],
      ['new', '2027-01-01', true],
    ]);
  });

  it('keeps the given order among equal days and among undated milestones', () => {
    const dated = datedInOrder(
      [
        aMilestone({ title: 'd', order: 3 }),
        aMilestone({ title: 'c', order: 2 }),
        aMilestone({ title: 'b', order: 1, dueDate: '2027-01-01' }),
        aMilestone({ title: 'a', order: 0, dueDate: '2027-01-01' }),
      ],
      today,
    );
    expect(titles(dated)).toEqual(['a', 'b', 'c', 'd']);
  });
});

describe('the small timeline', () => {
  const at = (completed: number, count: number) =>
    firstOnTimeline(
      datedInOrder(
        Array.from({ length: count }, (_, order) => aMilestone({ order, completed: order < completed })),
        today,
      ),
      12,
    );

  it('starts two before the next milestone, and is full where there are enough', () => {
    expect(at(0, 5)).toBe(0);
    expect(at(1, 30)).toBe(0);
    expect(at(10, 30)).toBe(8);
    expect(at(29, 30)).toBe(18);
    expect(at(30, 30)).toBe(18);
    expect(at(0, 0)).toBe(0);
  });
});

describe('the milestone view', () => {
  it('groups rows of 5', () => {
    expect(rowsOf([1, 2, 3, 4, 5, 6, 7]).map((row) => row.length)).toEqual([5, 2]);
    expect(rowsOf([])).toEqual([]);
  });

  it('truncates titles to 12 characters on the small timeline', () => {
    expect(shortTitle('Twelve chars')).toBe('Twelve chars');
    expect(shortTitle('Thirteen char')).toBe('Thirteen cha…');
    expect(shortTitle('Finish the course')).toBe('Finish the c…');
    expect(shortTitle('😀😀😀😀😀😀😀😀😀😀😀😀😀')).toBe('😀😀😀😀😀😀😀😀😀😀😀😀…');
  });

  it('folds completed milestones away except the last, and finds the next one', () => {
    const dated = datedInOrder(
      [0, 1, 2, 3].map((order) => aMilestone({ id: `m${order}`, order, completed: order < 3 })),
      today,
    );
    expect([...foldedAtFirst(dated)]).toEqual(['m0', 'm1']);
    expect(nextOf(dated)?.milestone.id).toBe('m3');
  });
});

describe('the timeframe beside a step', () => {
  it.each([
    ['1-3months', '2026-11-24', undefined],
    ['1-3months', '2026-12-21', '1-3 months'],
    ['1-3months', '2027-02-21', '1-3 months'],
    ['1-3months', '2027-02-22', undefined],
    ['6-12months', '2026-11-20', undefined],
    ['1year', '2027-12-01', '1 year'],
    ['10years', '2036-11-21', '10 years'],
    ['10years', '2027-11-21', undefined],
    ['general', '2026-11-24', 'General'],
    ['3years', undefined, '3 years'],
  ] as const)('%s, due on %s: %s', (timeframe, day, words) => {
    expect(timeframeBeside({ milestone: aMilestone({ timeframe }), day, isEstimate: false }, today)).toBe(words);
  });
});

describe('the progress by timeframe', () => {
  it('lists timeframes that have milestones, nearest first', () => {
    const shares = shareByTimeframe([
      aMilestone({ timeframe: '3-6months' }),
      aMilestone({ timeframe: '1-3months', completed: true }),
      aMilestone({ timeframe: '1-3months', completed: true }),
      aMilestone({ timeframe: '1-3months' }),
    ]);
    expect(shares).toEqual([
      { timeframe: '1-3months', count: 3, completed: 2, percent: 67 },
      { timeframe: '3-6months', count: 1, completed: 0, percent: 0 },
    ]);
  });
});
