import { describe, expect, it } from '@jest/globals';
import type { ProposedTodo } from '@pathwise/contracts/proposal';
import { localDay } from '@pathwise/ui/day';
import { render } from '@testing-library/react';
import { shownFrom, tasksAlong } from '../src/proposal.rules.ts';
import { ProposedItems } from '../src/proposal-items.tsx';

const todo = (action: ProposedTodo['action'], title: string, week: number, dueDate: string | null = null) => ({
  action,
  title,
  timeframe: `week-${week}`,
  dueDate,
});

describe('the timeline tasks of a proposed change', () => {
  const along = (...todos: ProposedTodo[]) => tasksAlong({ kind: 'change', todos });

  it('are named with their weeks, and one that is taken away and added is moved', () => {
    expect(
      along(todo('remove', 'Call', 2), todo('remove', 'Swim', 2), todo('add', 'Call', 4), todo('add', 'Run', 5)),
    ).toEqual([
      'Moves on the timeline: Call (Week 2 → Week 4)',
      'Adds to the timeline: Run (Week 5)',
      'Takes off the timeline: Swim (Week 2)',
    ]);
    expect(along(todo('change', 'Call', 2, '2027-02-01'))).toEqual(['Changes on the timeline: Call (2027-02-01)']);
  });

  it('are not mentioned where they stay, or go with their step', () => {
    expect(along(todo('remove', 'Call', 2), todo('add', 'Call', 2))).toEqual([]);
    expect(tasksAlong({ kind: 'remove', todos: [todo('remove', 'Call', 2)] })).toEqual([]);
  });

  it('are three by name when there are many', () => {
    const many = [1, 2, 3, 4, 5].map((week) => todo('add', `Run ${week}`, week));
    expect(along(...many.slice(1))[0]).toMatch(/Run 5 \(Week 5\)$/);
    expect(along(...many)).toEqual(['Adds to the timeline: Run 1 (Week 1), Run 2 (Week 2), Run 3 (Week 3) and 2 more']);
  });
});

describe('two long texts', () => {
  const beginning =
    'Every Monday and Thursday you run in the park before work, first alone and after a month with Kim.';
  const [before, after] = [
    `${beginning} Then you run 5 km without a stop.`,
    `${beginning} Then you run 10 km without a stop.`,
  ];

  it('are shown from the words before their first difference', () => {
    expect(before.slice(shownFrom(before, after))).toMatch(/^\S+ .*run 5 km/);
    expect(shownFrom(before, 'Every Monday')).toBe(0);
    expect(shownFrom(before, `${before} Well done.`)).toBeGreaterThan(80);
    expect(shownFrom('长'.repeat(200), `${'长'.repeat(150)}文`)).toBe(110);
  });

  it('look different on the card', () => {
    const item = {
      id: 'o',
      kind: 'change',
      title: 'Goal Overview',
      differences: [{ before, after }],
      todos: [],
    } as const;
    const todos = [todo('add', 'Run', 3, '2027-01-10')];
    const { container } = render(<ProposedItems items={[{ ...item, todos }]} chosen={new Set()} />);
    expect(container).toHaveTextContent('…after a month with Kim. Then you run 5 km without a stop.');
    expect(container).toHaveTextContent('…after a month with Kim. Then you run 10 km without a stop.');
    expect(container.textContent).toContain(`Adds to the timeline: Run (${localDay('2027-01-10')})`);
  });
});
