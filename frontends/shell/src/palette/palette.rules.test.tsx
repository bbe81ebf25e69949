import { describe, expect, it } from '@jest/globals';
import { type Command, fits, found, openedBy, placeAfter, taskIn } from './palette.rules.ts';

const command = (group: Command['group'], title: string, more: Partial<Command> = {}): Command => {
  return { id: title, group, title, run: () => undefined, ...more };
};

describe('a command', () => {
  it.each([
    ['Run a marathon', 'mara', true],
    ['Run a marathon', 'run mar', true],
    ['Run a marathon', 'athon', false],
    ['Café am See', 'cafe', true],
    ['Run', '', true],
  ])('%s and %j: %s', (title, typed, isFound) => {
    expect(fits({ title }, typed)).toBe(isFound);
  });

  it('is found by its other words', () => {
    expect(fits({ title: 'New goal', also: 'create' }, 'crea goal')).toBe(true);
  });
});

describe('what is found', () => {
  const commands = [
    command('Do', 'New goal'),
    command('Pages', 'Goals'),
    ...Array.from({ length: 9 }, (_, n) => command('Goals', `Goal ${n}`)),
    command('Members', 'Ada'),
  ];
  it('is what to do and where to go while nothing is typed', () => {
    expect(found(commands, ' ').map(({ title }) => title)).toEqual(['New goal', 'Goals']);
  });
  it('is at most six of a group, and members as the service found them', () => {
    const groups = found(commands, 'goal').map(({ group }) => group);
    expect(groups).toEqual(['Do', 'Pages', ...Array<string>(6).fill('Goals'), 'Members']);
  });
});

it.each([
  ['ArrowDown', 2, 0],
  ['ArrowUp', 0, 2],
  ['ArrowDown', 0, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['x', 0, undefined],
])('%s from %s of three leads to %s', (key, place, next) => {
  expect(placeAfter(key, place, 3)).toBe(next);
  expect(placeAfter(key, 0, 0)).toBeUndefined();
});

it.each([
  ['k', { ctrlKey: true }, 'palette'],
  ['K', { metaKey: true }, 'palette'],
  ['k', { ctrlKey: true, isTyping: true }, 'palette'],
  ['k', { ctrlKey: true, altKey: true }, undefined],
  ['k', {}, undefined],
  ['q', {}, 'task'],
  ['q', { isTyping: true }, undefined],
  ['q', { ctrlKey: true }, undefined],
  ['?', {}, 'shortcuts'],
  ['?', { isTyping: true }, undefined],
])('%s with %j opens %s', (key, held, opened) => {
  expect(openedBy({ key, ctrlKey: false, metaKey: false, altKey: false, isTyping: false, ...held })).toBe(opened);
});

describe('a quick task', () => {
  const sunday = '2026-11-29';
  it.each([
    ['Buy shoes', 'Buy shoes', sunday],
    [' Buy shoes today ', 'Buy shoes', sunday],
    ['Call Ann tomorrow at 9', 'Call Ann at 9', '2026-11-30'],
    ['Call Ann, on Friday', 'Call Ann', '2026-12-04'],
    ['Long run next Sunday', 'Long run', '2026-12-06'],
    ['Write about tomorrow never dies', 'Write about tomorrow never dies', sunday],
    ['tomorrow', 'tomorrow', sunday],
  ])('%j is %j on %s', (typed, title, day) => expect(taskIn(typed, sunday)).toEqual({ title, day }));
});
