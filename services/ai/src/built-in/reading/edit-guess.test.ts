import { describe, expect, it } from '@jest/globals';
import { withoutTitles } from '../editing/edit-in-words.ts';
import { planEdit } from '../editing/plan-edit.rules.ts';
import { readEdit } from './edit.rules.ts';
import type { EditRequest } from './edit-request.ts';

const title = 'Walk the coast path with my sister';
const titles = [
  'Buy walking boots and a map',
  'Walk 8 km every Sunday',
  'Book four guesthouses',
  'Ask my sister about her knees',
  'Walk 20 km in one day',
  'Walk the coast path',
];
const steps = titles.map((step, n) => ({ id: String(n + 1), title: step, completed: false }));
const today = '2026-11-22';
const read = (text: string) =>
  readEdit(text, { plan: { title, steps }, today, timeZone: 'UTC', inView: true })?.request;

const plan = {
  goal: {
    id: 'goal',
    title,
    description: null,
    category: 'health' as const,
    targetDate: '2027-08-01',
    status: 'active' as const,
  },
  steps: steps.map((step, n) => ({
    ...step,
    description: null,
    dueDate: `2027-0${n + 1}-15`,
    timeframe: 'general' as const,
  })),
  tasks: {},
  today,
  timeZone: 'UTC',
};

describe('an edit that no phrase says', () => {
  it.each<[string, object]>([
    ['the boots arrived this morning and the map too', { do: 'done', stepIds: ['1'] }],
    ['my sister has no trouble with her knees, no need to ask her', { do: 'remove', stepIds: ['4'] }],
    ['tents instead of guesthouses', { do: 'exchange', wrong: 'guesthouses', right: 'tents' }],
    ["it'll be my cousin Ann, not my sister", { do: 'exchange', wrong: 'sister' }],
    ['8 km is nothing, make it 12', { do: 'rename', stepId: '2', title: 'Walk 12 km every Sunday' }],
    [
      'no guesthouse takes bookings before 1 February',
      { requests: expect.arrayContaining([{ do: 'not-before', date: '2027-02-01' }]) },
    ],
    ['replace Sunday with Saturday', { do: 'rename', stepId: '2', title: 'Walk 8 km every Saturday' }],
    ['finish by May', { do: 'date', date: '2027-05-31' }],
    ['call it Two sisters on the coast', { do: 'rename-goal', title: 'Two sisters on the coast' }],
  ])('is read from "%s"', (text, wanted) => {
    expect(read(text)).toMatchObject(wanted);
  });

  it('is two edits where two parts ask for one each', () => {
    expect(read('the boots are bought. and drop the guesthouses')).toEqual({
      do: 'several',
      requests: [
        { do: 'done', stepIds: ['1'] },
        { do: 'remove', stepIds: ['3'] },
      ],
    });
  });

  it('is a choice where several are as likely', () => {
    const choice = read('the sister thing, hm, somehow not like that');
    expect(choice?.do).toBe('choose');
    const { changes, choices } = planEdit(plan, choice as Exclude<EditRequest, { do: 'another' }>);
    expect(changes).toEqual([]);
    expect(choices?.length).toBeGreaterThan(1);
  });

  it('makes no deadline of the day of a death', () => {
    expect(read('my father died on Thursday')?.do).not.toBe('date');
  });

  it('lets the steps of a plan with a funeral be edited', () => {
    const funeral = {
      title: 'Plan the funeral of my aunt',
      steps: [{ id: '1', title: 'Book the funeral', completed: false }],
    };
    const asked = { plan: funeral, today, timeZone: 'UTC', inView: true };
    expect(readEdit('the funeral is booked', asked)?.request).toEqual({ do: 'done', stepIds: ['1'] });
  });

  it.each(['tennis is too hard, make it easier', 'this one is too hard'])('reads no number in "%s"', (text) => {
    expect(read(text)?.do).not.toMatch(/amount|rename/);
  });

  it('puts one person in the place of another without their possessives', () => {
    expect(read('my sister moved away, but my cousin Ann will come')).toMatchObject({
      wrong: 'sister',
      right: 'cousin Ann',
    });
  });

  it('takes no count of what is done for another number', () => {
    expect(read('walked 6 km so far')?.do).not.toBe('rename');
  });

  it.each(['what did I pause again?', 'the screen goes white when I open the stats', 'bored today', 'and Wednesday?'])(
    'is none in "%s"',
    (text) => {
      expect(read(text)).toBeUndefined();
    },
  );
});

describe('a choice that the coach offers', () => {
  const requests: EditRequest[] = [
    { do: 'done', stepIds: ['1'] },
    { do: 'done', stepIds: ['1', '2'] },
    { do: 'remove', stepIds: ['3'] },
    { do: 'split', stepIds: ['5'] },
    { do: 'rename', stepId: '2', title: 'Walk 10 km every Sunday' },
    { do: 'rename-goal', title: 'Walk the Jurassic coast' },
    { do: 'exchange', wrong: 'guesthouses', right: 'tents' },
    { do: 'date', stepIds: ['5'], date: '2027-05-01' },
    { do: 'date', stepIds: [], date: '2027-09-01' },
    { do: 'shift', stepIds: [], shift: { days: 14, earlier: false } },
    { do: 'shift', stepIds: ['3'], shift: { months: 1, earlier: true } },
    { do: 'not-before', date: '2027-04-01', stepId: '5' },
    { do: 'move', stepId: '4', to: { before: '2' } },
    { do: 'move', stepId: '1', to: 'last' },
    { do: 'swap', stepIds: ['2', '4'] },
    { do: 'add', topic: 'learn first aid', place: undefined, date: undefined },
    { do: 'hours', direction: 'less', hours: undefined },
    { do: 'hours', direction: 'more', hours: undefined },
    { do: 'hours', direction: 'less', hours: 3 },
    { do: 'another' },
    { do: 'done-all' },
    { do: 'easier' },
    { do: 'harder', words: '' },
    { do: 'pause' },
    { do: 'resume' },
    { do: 'setback', words: '', days: undefined },
    { do: 'undone', stepIds: ['1'] },
  ];

  it.each(requests.map((request) => ({ request, name: request.do })))(
    '$name reads back as what it says',
    ({ request }) => {
      const [said = ''] = planEdit(plan, { do: 'choose', requests: [request] }).choices ?? [];
      const { words: _, ...wanted } = { words: '', ...request };
      expect(read(withoutTitles(said))).toMatchObject(JSON.parse(JSON.stringify(wanted)));
    },
  );
});
