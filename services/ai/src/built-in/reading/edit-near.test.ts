import { describe, expect, it } from '@jest/globals';
import { readEdit } from './edit.rules.ts';
import type { EditRequest } from './edit-request.ts';
import { inSingular } from './numbers.rules.ts';
import { scoredDone } from './step-reference.rules.ts';

const plan = {
  title: 'Open a small bakery',
  targetDate: '2027-09-01',
  steps: [
    'Repaint the old apron hooks',
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
    ['the postman brought the official hygiene handbook', { do: 'done', stepIds: ['2'] }],
    [
      'I failed the hygiene test, but they let me try again on 3 March',
      { do: 'date', stepIds: ['4'], date: '2027-03-03' },
    ],
  ])('is offered the right one for "%s"', (text, wanted) => {
    expect(readings(text)).toContainEqual(expect.objectContaining(wanted));
  });

  it.each(['drop step 6', 'pause the plan', 'move the goal to 1 December 2027'])(
    'is asked about nothing for "%s"',
    (text) => {
      expect(read(text)?.do).not.toBe('choose');
    },
  );
});

describe('two changes in one message', () => {
  it.each<[string, object[]]>([
    [
      'drop the cakes and move everything to the end of January 2028',
      [
        { do: 'remove', stepIds: ['6'] },
        { do: 'date', stepIds: [], date: '2028-01-31' },
      ],
    ],
    [
      'three cakes are too many, make it two. And move the end to 12 August',
      [
        { do: 'rename', stepId: '6', title: 'Practise two cakes every week' },
        { do: 'date', stepIds: [], date: '2027-08-12' },
      ],
    ],
  ])('are both read from "%s"', (text, requests) => {
    expect(read(text)).toMatchObject({ do: 'several', requests });
  });

  it('are one where the second part points back to the first', () => {
    expect(read('we still lack a mixer. Add that before the test')?.do).not.toBe('several');
  });
});

describe('another value of a step', () => {
  it('is a sum near the one that the plan names', () => {
    expect(readings('the bank lends us only 6,500')).toContainEqual(
      expect.objectContaining({ title: 'Borrow £6,500 from the bank' }),
    );
  });

  it('is no price of an hour', () => {
    expect(readings('bakers cost 30 an hour here, that is too dear').map((one) => one.do)).not.toContain('amount');
  });

  it('is in the singular for one of them', () => {
    expect(readings('three case studies? make it one')).not.toContainEqual(
      expect.objectContaining({ title: expect.stringMatching(/studie$/) }),
    );
  });
});

it.each([
  'My cast is off now, I can walk again',
  'Giving up is not going to happen!',
  'The hygiene test has been cancelled, the new one is on 3 March',
  'The cakes were not a waste of time after all',
  'I thought the cakes were a waste of time but I love them',
])('nothing is removed for "%s"', (text) => {
  expect(readings(text).map((one) => one.do)).not.toContain('remove');
});

it.each(['Cancer, mate. They found it Monday', 'My dog got run over', 'worried about my heart', 'my mood is terrible'])(
  'no step is added for "%s"',
  (text) => {
    expect(readings(text).map((one) => one.do)).not.toContain('add');
  },
);

it('the next weeks are no next try', () => {
  expect(read('The oven is broken for the next two weeks. What should I change?')?.do).not.toBe('choose');
});

it('a wedding that is off is a loss', () => {
  const steps = ['Book the venue', 'Have the wedding'].map((title, n) => ({
    id: String(n + 1),
    title,
    completed: false,
  }));
  const request = readEdit('The wedding is called off', {
    ...asked,
    plan: { title: 'Plan our wedding', steps },
  })?.request;
  expect(['remove', 'done', 'done-all', 'choose']).not.toContain(request?.do);
});

it('an illness is no step that is done', () => {
  expect(read('Cancer, mate. They found it Monday')?.do ?? 'talk').toMatch(/^(?:setback|pause|talk)$/);
});

const other = (steps: readonly string[], text: string) =>
  readEdit(text, {
    ...asked,
    plan: { title: 'Do it well', steps: steps.map((title, n) => ({ id: String(n + 1), title, completed: false })) },
  })?.request;

it.each([
  ['Diagnose the noise', 'Diagnosed the noise'],
  ['Deliver the toys to the hospital', 'Delivered the toys to the hospital'],
  ['Learn a stroke', 'Learned a stroke'],
])('a step that has the word of an illness is done: %s', (title, text) => {
  expect(other([title, 'Read one chapter'], text)).toEqual({ do: 'done', stepIds: ['1'] });
});

it.each([
  ['Visit the hospital with our dog', 'Dad was taken to hospital last night'],
  ['Learn a stroke', 'my wife had a stroke on Sunday'],
])('an illness ends no step that has its word, “%s”: %s', (title, text) => {
  expect(JSON.stringify(other([title, 'Read one chapter'], text) ?? '')).not.toContain('"done"');
});

it.each(['My mum had a stroke', 'My sister was diagnosed on Monday', 'Dad went to hospital'])(
  'no step is done for "%s"',
  (text) => expect(readings(text).map((one) => one.do)).not.toContain('done'),
);

it.each([
  ['Book the hall', "We don't need the hall, no worries"],
  ['Collect 50 toys', 'Leave the toys, no problem'],
  ['Build the website', 'Take the website off, no problem'],
])('no worry keeps what is removed: %s', (title, text) => {
  expect(other([title, 'Print the tickets'], text)).toEqual({ do: 'remove', stepIds: ['1'] });
});

it.each(["I'm 45, that is too hard", "I'm 34", 'we are in room 31'])('no number is changed for "%s"', (text) => {
  const goal = { ...plan, title: 'Lose 20 kg' };
  const request = readEdit(text, { ...asked, plan: goal })?.request;
  const all = request?.do === 'choose' ? request.requests : [request];
  expect(all.map((one) => one?.do)).not.toContain('amount');
});

it.each(['the first week went badly', 'push the first interview to March', 'put top soil on the beds'])(
  'no step is moved to the top for "%s"',
  (text) => {
    expect(readings(text)).not.toContainEqual(expect.objectContaining({ to: 'first' }));
  },
);

it('no step is done where words name none', () => {
  expect(scoredDone('the dentist called', plan.steps).filter(({ score }) => score > 0)).toEqual([]);
});

it.each([
  ['Watch two movies', 'Watch one movie'],
  ['Write two case studies', 'Write one case study'],
  ['Bake two pies', 'Bake one pie'],
])('"%s" in the singular is "%s"', (many, one) => {
  expect(inSingular(many, 'two').replace('two', 'one')).toBe(one);
});

it('a search names no research', () => {
  const steps = [{ id: '1', title: 'Research mortgages', completed: false }];
  expect(scoredDone('stop the job search', steps)[0]?.score ?? 0).toBeLessThan(0.6);
});

it('fresh paint names the step that repaints', () => {
  expect(readings('fresh paint is on the hooks')).toContainEqual(
    expect.objectContaining({ do: 'done', stepIds: ['1'] }),
  );
});

it('the place of a step stands before the word first', () => {
  expect(read('the hygiene test comes first, please')).toMatchObject({
    do: 'move',
    stepId: '4',
    to: 'first',
  });
});
