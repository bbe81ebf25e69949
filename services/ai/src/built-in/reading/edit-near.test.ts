import { describe, expect, it } from '@jest/globals';
import { readEdit } from './edit.rules.ts';
import type { EditRequest } from './edit-request.ts';

const plan = {
  title: 'Open a small bakery',
  targetDate: '2027-09-01',
  steps: [
    'Restring the old apron hooks',
    'Order the official hygiene handbook',
    'Read one chapter of the hygiene handbook each week',
    'Pass the hygiene test',
    'Borrow £9,000 from the bank',
    'Practise three cakes every week',
    'Hire one other baker',
    'Open the bakery',
  ].map((title, n) => ({ id: String(n + 1), title, completed: false })),
};
const asked = { plan, today: '2026-11-22', timeZone: 'Europe/London', inView: true };
const read = (text: string) => readEdit(text, asked)?.request;
const readings = (text: string): EditRequest[] => {
  const request = read(text);
  return request?.do === 'choose' ? request.requests : request ? [request] : [];
};

describe('a message with two near readings', () => {
  it.each<[string, object]>([
    ['the hygiene handbook is lying on my kitchen table since Friday', { do: 'done', stepIds: ['2'] }],
    ['failed the hygiene test. The resit is on 3 March', { do: 'date', stepIds: ['4'], date: '2027-03-03' }],
  ])('is offered the right one for "%s"', (text, wanted) => {
    expect(readings(text)).toContainEqual(expect.objectContaining(wanted));
  });

  it.each(['drop step 6', 'pause the plan', 'move the goal to 1 December 2027'])('is asked about nothing for "%s"', (text) => {
    expect(read(text)?.do).not.toBe('choose');
  });
});

describe('two changes in one message', () => {
  it.each<[string, object[]]>([
    [
      'drop the cakes and push the whole thing to the end of January 2028',
      [
        { do: 'remove', stepIds: ['6'] },
        { do: 'date', stepIds: [], date: '2028-01-31' },
      ],
    ],
    [
      'three cakes is over the top, two will do. And push the end to 31 July',
      [
        { do: 'rename', stepId: '6', title: 'Practise two cakes every week' },
        { do: 'date', stepIds: [], date: '2027-07-31' },
      ],
    ],
  ])('are both read from "%s"', (text, requests) => {
    expect(read(text)).toMatchObject({ do: 'several', requests });
  });

  it('are one where the second part points back to the first', () => {
    expect(read('I need a mixer from somewhere. Put that in before the test')?.do).not.toBe('several');
  });
});

describe('another value of a step', () => {
  it('is a sum near the one that the plan names', () => {
    expect(readings('the bank lends us only 6,500')).toContainEqual(
      expect.objectContaining({ title: 'Borrow £6,500 from the bank' }),
    );
  });

  it('is no price of an hour', () => {
    expect(readings('a baker at 30 an hour is too dear, I will manage without').map((one) => one.do)).not.toContain('amount');
  });

  it('is in the singular for one of them', () => {
    expect(readings('three case studies? make it one')).not.toContainEqual(
      expect.objectContaining({ title: expect.stringMatching(/studie$/) }),
    );
  });
});

it('new strings name the step that restrings', () => {
  expect(readings('new strings are on the hooks')).toContainEqual(expect.objectContaining({ do: 'done', stepIds: ['1'] }));
});

it('the place of a step stands before the word first', () => {
  expect(read("do the test first while I'm still scared enough to study")).toMatchObject({ do: 'move', stepId: '4', to: 'first' });
});
