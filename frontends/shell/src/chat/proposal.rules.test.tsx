import { describe, expect, it } from '@jest/globals';
import { acceptLabel, askedAgain, competes, standingOf } from './proposal.rules.ts';

describe('what became of a proposal', () => {
  it.each([
    [5, 0, 'open', false, 'Nothing changes until you accept.'],
    [5, 0, 'open', true, 'Dismissed. Nothing was changed.'],
    [5, 3, 'open', false, '3 of 5 accepted'],
    [5, 5, 'outdated', false, 'All 5 accepted'],
    [1, 1, 'expired', false, 'Accepted'],
    [5, 0, 'expired', true, 'This proposal is more than a day old.'],
    [5, 3, 'expired', false, '3 of 5 accepted. The rest is more than a day old.'],
    [5, 3, 'outdated', false, '3 of 5 accepted. The plan has changed since this was proposed.'],
  ] as const)('%i changes, %i accepted, %s, dismissed: %s', (total, accepted, state, isDismissed, words) => {
    expect(standingOf({ total, accepted }, state, { isDismissed })).toBe(words);
  });
  it.each([
    [5, 0, 'superseded', 'There is a newer proposal below.'],
    [5, 3, 'superseded', '3 of 5 accepted. There is a newer proposal below.'],
    [5, 5, 'superseded', 'All 5 accepted'],
    [5, 0, 'repeated', 'It is shown again below.'],
  ] as const)('%i changes, %i accepted, %s: %s', (total, accepted, putAway, words) => {
    for (const state of ['open', 'outdated', 'expired'] as const)
      expect(standingOf({ total, accepted }, state, { isDismissed: false, putAway })).toBe(words);
  });
});

describe('the label of the button that accepts', () => {
  it.each([
    [1, 0, 1, 'Accept'],
    [5, 0, 5, 'Accept all'],
    [5, 0, 2, 'Accept selected (2)'],
    [5, 0, 0, 'Accept selected'],
    [2, 3, 2, 'Accept the rest'],
    [1, 4, 1, 'Accept the rest'],
  ])('%i open, %i accepted, %i chosen: %s', (total, accepted, chosen, label) => {
    expect(acceptLabel({ total, accepted }, chosen)).toBe(label);
  });
});

describe('two proposals', () => {
  const nothing = { add: [], change: [], remove: [] };
  const content = { description: null, dueDate: null, timeframe: 'general', resources: null } as const;
  const cook = { ...nothing, add: [{ id: 'a', title: 'Cook', ...content, todos: [] }] };
  const cookAgain = { ...nothing, add: [{ id: 'b', title: 'cook', ...content, todos: [] }] };
  const drop = { ...nothing, remove: [{ id: 's', title: 'Walk', ...content, todos: [] }] };
  const move = {
    ...nothing,
    change: [
      {
        part: 'step' as const,
        id: 's',
        before: { title: 'Walk', ...content },
        after: { title: 'Run', ...content },
        todos: [],
      },
    ],
  };
  const tasks = { ...nothing, change: [{ part: 'todos' as const, id: 'todos', todos: [] }] };
  it.each([
    ['add the same step', cook, cookAgain, true],
    ['change and remove one step', move, drop, true],
    ['add a step and change another', cook, move, false],
    ['only move tasks', tasks, tasks, false],
  ])('that %s', (_, one, other, expected) => {
    expect([competes(one, other), competes(other, one)]).toEqual([expected, expected]);
  });
});

describe('the words that ask again', () => {
  const content = { description: null, dueDate: null, timeframe: 'general', resources: null } as const;
  const removed = { id: 's', title: 'Choose four habits', ...content, todos: [] };
  const moved = {
    part: 'step' as const,
    id: 'm',
    before: { title: 'Walk', ...content },
    after: { title: 'Walk', ...content },
    todos: [],
  };
  it.each([
    ['Drop the second step', 'Drop the step “Choose four habits”'],
    ['drop step 2, please', 'drop the step “Choose four habits”, please'],
    ['Drop the habits step', 'Drop the habits step'],
    ['Move step 2 before step 3', 'Move step 2 before step 3'],
  ])('“%s” become “%s”', (message, words) => {
    expect(askedAgain(message, { change: [], remove: [removed] })).toBe(words);
  });
  it('stay as they are when several steps would change', () => {
    expect(askedAgain('Drop step 2', { change: [moved], remove: [removed] })).toBe('Drop step 2');
    expect(askedAgain('Move the last step to May', { change: [moved], remove: [] })).toBe(
      'Move the step “Walk” to May',
    );
  });
});
