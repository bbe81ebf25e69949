import { describe, expect, it } from '@jest/globals';
import { readEdit } from './edit.rules.ts';

const titles = [
  'Print the reading list',
  'Pick the topic',
  'Visit three archives',
  'Talk to the library about funding',
  'Sign the contract',
  'Get insurance',
  'Update my CV',
];
const steps = titles.map((title, n) => ({ id: String(n + 1), title, completed: false }));
const read = (text: string) =>
  readEdit(text, {
    plan: { title: 'Write a family history', steps },
    today: '2026-11-22',
    timeZone: 'UTC',
    inView: true,
  })?.request;

describe('a step that another one needs', () => {
  it.each<[string, string, string]>([
    ['We cannot visit any archive until we know about the funding', '4', '3'],
    ["can't sign the contract without insurance apparently, so the other way round for those", '6', '5'],
    ['Funding first, archives after', '4', '3'],
    ['They want a CV with the contract, so that needs to come before it', '7', '5'],
    ['talk to the library before we visit any archives', '4', '3'],
    ['the contract has to be after the insurance', '6', '5'],
    ['need the archives before i pick anything', '3', '2'],
  ])('comes before it after "%s"', (text, stepId, before) => {
    expect(read(text)).toEqual({ do: 'move', stepId, to: { before } });
  });

  it('is number one where the message says so', () => {
    expect(read('pick the topic should be number 1')).toEqual({ do: 'move', stepId: '2', to: 'first' });
  });

  it.each(["we can't sign the contract until we picked the topic", 'add a map before we visit the archives'])(
    'stays where it is after "%s"',
    (text) => expect(read(text)?.do).not.toBe('move'),
  );
});
