import { describe, expect, it } from '@jest/globals';
import { addDays } from '@pathwise/contracts/roadmap-calendar.rules';
import type { EditRequest } from '../reading/edit-request.ts';
import { fixedEnd } from './fixed-days.rules.ts';
import { planEdit } from './plan-edit.rules.ts';
import type { AskedChange, PlanInView } from './plan-in-view.ts';

const today = '2026-12-01';
type Asked = Exclude<EditRequest, { do: 'another' }>;

function planOf(title: string, description: string | null, steps: readonly (readonly [string, string, string?])[]) {
  const plan: PlanInView = {
    goal: {
      ...{ id: 'goal', title, description, category: 'personal', status: 'active' },
      targetDate: steps.at(-1)?.[1] ?? null,
    },
    steps: steps.map(([step, dueDate, details], n) => ({
      ...{ id: String(n + 1), title: step, description: details ?? null, dueDate, completed: false },
      timeframe: 'general',
    })),
    tasks: {},
    today,
    timeZone: 'Europe/London',
  };
  return plan;
}
const cake = planOf('Make a celebration cake', 'Mum turns 70 on 3 May', [
  ['Settle guests, tiers and flavours', '2026-12-05'],
  ['List ingredients with spare eggs', '2027-01-10'],
  ['Bake a trial of one tier', '2027-02-13'],
  ['Practise the decoration three times', '2027-04-10'],
  ['Bake, fill and ice the cake', '2027-05-01'],
  ['Deliver and cut the cake at the party', '2027-05-03'],
]);
const licence = planOf('Get my lorry licence before my contract ends', null, [
  ['Check age, licence and money', '2026-12-04'],
  ['Pass theory and hazard perception', '2027-01-14', 'Fixed day: 2027-01-14.'],
  ['Choose the school and book the course', '2027-02-20'],
  ['Pass the driving test', '2027-05-20'],
  ['Find the first lorry job', '2027-06-30'],
]);
const books = planOf('Read twelve books by the end of June', null, [
  ['Choose the first four books', '2026-12-10'],
  ['Read three books', '2027-01-31'],
  ['Read six books', '2027-03-31'],
  ['Read nine books', '2027-05-15'],
  ['Read twelve books', '2027-06-30'],
]);
const italian = planOf('Speak Italian', null, [
  ['Find a course', '2026-12-10'],
  ['Speak for five minutes', '2027-02-28'],
  ['Speak for half an hour', '2027-06-30'],
]);

const end = (changes: readonly AskedChange[]) =>
  changes.flatMap((change) => (change.do === 'goal' && change.targetDate ? change.targetDate : []))[0];
const daysIn = (changes: readonly AskedChange[]) =>
  changes.flatMap((change) => ('dueDate' in change && change.dueDate ? change.dueDate : []));
const dayOf = (plan: PlanInView, changes: readonly AskedChange[], id: string) =>
  changes.flatMap((change) => (change.do === 'change' && change.stepId === id ? (change.dueDate ?? []) : []))[0] ??
  plan.steps.find((step) => step.id === id)?.dueDate;
const ill = (days?: number): Asked => ({ do: 'setback', words: 'I have the flu', days });

describe('the end of a goal', () => {
  it.each([
    ['Make a celebration cake', 'Mum turns 70 on 3 May', 'The birthday on 2027-05-03 stays.'],
    ['Make a cake for the wedding', null, 'The wedding on 2027-05-03 stays.'],
    ['Run the Leeds half marathon', null, 'The marathon on 2027-05-03 stays.'],
    ['Lose 5 kg', 'before my sister’s wedding', 'The wedding on 2027-05-03 stays.'],
    ['Learn to dance', 'The party is on 3 May', 'The party on 2027-05-03 stays.'],
    ['Speak Portuguese', 'For our flight to Lisbon', 'The flight on 2027-05-03 stays.'],
    ['Move out', 'before the sale of the house', 'The sale of the house on 2027-05-03 stays.'],
    ['Get my licence before my contract ends', null, 'it is to be done before your contract ends'],
    ['Find a flat', 'We need one before our lease expires', 'it is to be done before your lease expires'],
    ['Build the crib', 'by the time the baby comes', 'it is to be done by the time the baby comes'],
    ['Read the classics before I turn 30', null, 'it is to be done before you turn 30'],
    ['Finish the roof', 'It can’t go past 3 May.', 'you said that it cannot move'],
    ['Finish the roof', "the date can't move", 'you said that it cannot move'],
    ['Finish the report', 'The application must be in by 3 May', 'others set that day'],
  ])('of “%s” (%s) is fixed', (title, description, says) => {
    expect(fixedEnd(planOf(title, description, [['Do it', '2027-05-03']]))?.says).toContain(says);
  });

  it.each([
    ['Read twelve books by June', null],
    ['Speak Italian', 'I want to talk with my neighbours'],
    ['Save 3,000 for a car', 'by May'],
    ['Get fit', 'before I start my own business'],
    ['Tidy the loft', 'My back can’t move much'],
    ['Lose 5 kg', 'The scale will not move'],
  ])('of “%s” (%s) may move', (title, description) => {
    expect(fixedEnd(planOf(title, description, [['Do it', '2027-05-03']]))).toBeUndefined();
  });

  it('is fixed by the note in the last step, as long as that names the same day', () => {
    const noted = (day: string) => fixedEnd(planOf('Roof', null, [['Do it', '2027-05-03', `Fixed day: ${day}.`]]));
    expect(noted('2027-05-03')?.says).toContain('you said');
    expect(noted('2027-04-01')).toBeUndefined();
  });

  it('is not fixed once its day has passed', () => {
    expect(fixedEnd(planOf('Run the marathon', null, [['Run', '2026-11-01']]))).toBeUndefined();
  });
});

const setbacks: readonly Asked[] = [
  ill(),
  ill(60),
  ill(100),
  { do: 'setback', words: 'My oven is broken, what now?', days: undefined },
  { do: 'setback', words: 'I broke my arm', days: undefined, until: '2027-02-20' },
  { do: 'easier' },
  { do: 'hours', direction: 'less', hours: 2, daysAWeek: 1 },
  { do: 'hours', direction: 'less', hours: 0.5 },
  { do: 'hours', direction: 'less', hours: undefined },
  { do: 'pause' },
];

describe('a setback', () => {
  it.each(setbacks)('leaves the day of an event: %j', (request) => {
    const { changes, says } = planEdit(cake, request);
    expect(end(changes)).toBeUndefined();
    expect(dayOf(cake, changes, '6')).toBe('2027-05-03');
    for (const day of daysIn(changes)) expect(day <= '2027-05-03').toBe(true);
    expect(says).toContain('The party on 2027-05-03 stays.');
  });

  it.each(setbacks)('leaves the day that the person said, and an end that cannot move: %j', (request) => {
    const { changes, says } = planEdit(licence, request);
    expect(end(changes)).toBeUndefined();
    expect(dayOf(licence, changes, '2')).toBe('2027-01-14');
    expect((dayOf(licence, changes, '1') ?? '') <= '2027-01-14').toBe(true);
    expect((dayOf(licence, changes, '3') ?? '') >= '2027-01-14').toBe(true);
    for (const day of daysIn(changes)) expect(day <= '2027-06-30').toBe(true);
    expect(says).toContain('2027-06-30 stays: it is to be done before your contract ends.');
    expect(says).toContain('“Pass theory and hazard perception” stays on 2027-01-14, as you said.');
  });

  it('that leaves the time brings the steps closer together, and leaves nothing out', () => {
    const { changes, choices = [] } = planEdit(cake, ill());
    expect(changes.some((change) => change.do === 'remove')).toBe(false);
    expect(daysIn(changes).length).toBeGreaterThan(3);
    expect(choices).toEqual([]);
  });

  it('that takes most of the time leaves out what the rest needs least, and only then names another end', () => {
    const { changes, says, choices } = planEdit(cake, ill(100));
    expect(changes.filter((change) => change.do === 'remove')).toEqual([{ do: 'remove', stepId: '4' }]);
    expect(changes.some((change) => change.do === 'add')).toBe(false);
    expect(says).toContain('leave out “Practise the decoration three times”, which the rest needs least');
    expect(says).toContain('Untick a line to keep that step as it is.');
    expect(choices).toEqual(['Move the goal to 2027-08-11']);
  });

  it('only makes smaller what cannot be left out', () => {
    const { changes, says } = planEdit(licence, ill(120));
    expect(changes.some((change) => change.do === 'remove')).toBe(false);
    expect(says).toContain('begin smaller with “Choose the school and book the course”');
  });

  it('of fewer hours says that they are enough where they are', () => {
    const { says } = planEdit(cake, { do: 'hours', direction: 'less', hours: 2, daysAWeek: 1 });
    expect(says).toMatch(
      /takes about \d+ hours, and at 2 hours a week you have about \d+ hours until 2027-05-03: it is enough/,
    );
  });

  it('frees the day of a test that was failed, and of no other step', () => {
    const { changes } = planEdit(licence, { do: 'setback', words: 'I failed the theory', days: undefined });
    expect(dayOf(licence, changes, '2')).not.toBe('2027-01-14');
    expect(changes).toContainEqual(expect.objectContaining({ stepId: '2', description: '' }));
    expect(end(changes)).toBeUndefined();
  });

  it('is offered without another end where it is unclear what is meant', () => {
    const requests: Asked[] = [
      ill(60),
      { do: 'shift', stepIds: [], shift: { months: 2, earlier: false } },
      { do: 'pause' },
    ];
    const { choices } = planEdit(cake, { do: 'choose', requests });
    expect(choices).toEqual(['I had a setback of 60 days', 'Pause the goal']);
    expect(planEdit(italian, { do: 'choose', requests }).choices).toHaveLength(3);
  });
});

describe('a later end', () => {
  it.each<[Asked, string]>([
    [ill(21), 'the goal to 2027-07-21, 3 weeks later'],
    [ill(90), 'the goal to 2027-09-28, about 3 months later'],
    [{ do: 'easier' }, 'the goal ends on 2027-09-12, about 2 months later'],
    [{ do: 'hours', direction: 'less', hours: undefined }, 'the goal until 2027-10-14, about 3 months later'],
  ])('says by how much, and offers the end that the person named: %j', (request, says) => {
    const planned = planEdit(books, request);
    expect(planned.says).toContain(says);
    expect(planned.choices).toEqual(['Keep 2027-06-30 and leave something out']);
  });

  it('that no words of the goal name is only told', () => {
    const { says, choices = [] } = planEdit(italian, ill(21));
    expect(says).toContain('3 weeks later');
    expect(choices).toEqual([]);
    const read = { ...italian, goal: { ...italian.goal, isTargetDateRead: true } };
    expect(planEdit(read, ill(21)).choices).toEqual(['Keep 2027-06-30 and leave something out']);
  });

  it.each<Asked>([ill(21), { do: 'easier' }, { do: 'hours', direction: 'less', hours: 2 }, { do: 'keep-end' }])(
    'that the person does not want leaves something out instead: %j',
    (request) => {
      const { changes, says } = planEdit({ ...books, keepsEnd: true }, request);
      expect(end(changes)).toBeUndefined();
      expect(changes).toContainEqual({ do: 'remove', stepId: '4' });
      for (const day of daysIn(changes)) expect(day <= '2027-06-30').toBe(true);
      expect(says).toContain('2027-06-30 stays.');
    },
  );

  it.each<{ isOfAll?: true; because?: string }>([{}, { isOfAll: true }, { because: 'I was ill' }])(
    'that is asked for outright is given, with a doubt where the end is fixed: %j',
    (more) => {
      const asked: Asked = { do: 'shift', stepIds: [], shift: { days: 21, earlier: false }, ...more };
      const planned = planEdit(licence, asked);
      expect(end(planned.changes)).toBe('2027-07-21');
      expect(planned.says).toContain('only if 2027-06-30 can move after all');
      expect(planned.choices).toEqual(['Keep 2027-06-30 and leave something out']);
      expect(dayOf(licence, planned.changes, '2')).toBe('2027-01-14');
      expect(planEdit(italian, asked).says).not.toContain('after all');
      expect(end(planEdit({ ...licence, keepsEnd: true }, asked).changes)).toBeUndefined();
    },
  );

  it('of a day for which others come is only the second choice', () => {
    const asked: Asked = { do: 'shift', stepIds: [], shift: { days: 21, earlier: false } };
    const { changes, says, choices } = planEdit(cake, asked);
    expect(end(changes)).toBeUndefined();
    expect(says).toContain('The party on 2027-05-03 stays.');
    expect(choices).toEqual(['Move the goal to 2027-05-24']);
    const putOff = planEdit(cake, { ...asked, isOfEvent: true });
    expect(end(putOff.changes)).toBe('2027-05-24');
    expect(putOff.says).not.toContain('after all');
  });
});

describe('a day that cannot move', () => {
  it('is noted at its step, also when the step has that day already', () => {
    const plain = { ...licence, steps: licence.steps.map((step) => ({ ...step, description: 'Bring the card.' })) };
    for (const date of ['2027-01-14', '2027-01-20'])
      expect(planEdit(plain, { do: 'date', stepIds: ['2'], date, isFixed: true }).changes).toEqual([
        expect.objectContaining({ stepId: '2', dueDate: date, description: `Bring the card. Fixed day: ${date}.` }),
      ]);
  });

  it('takes the place of an older one', () => {
    const { changes } = planEdit(licence, { do: 'date', stepIds: ['2'], date: '2027-01-20' });
    expect(changes).toEqual([
      expect.objectContaining({ dueDate: '2027-01-20', description: 'Fixed day: 2027-01-20.' }),
    ]);
  });

  it('is noted already, so nothing changes', () => {
    expect(planEdit(licence, { do: 'date', stepIds: ['2'], date: '2027-01-14', isFixed: true }).changes).toEqual([]);
  });

  it.each([
    [cake, undefined],
    [licence, undefined],
    [cake, '2027-05-03'],
    [cake, '2027-06-30'],
  ])('is acknowledged where the goal says so itself', (plan, date) => {
    const { changes, says } = planEdit(plan, { do: 'fixed', stepIds: [], ...(date ? { date } : {}) });
    expect(changes).toEqual([]);
    expect(says).toMatch(/ stays.*I will not move it/);
  });

  it('is noted in the last step for the end, and moves nothing', () => {
    const { changes, says } = planEdit(italian, { do: 'fixed', stepIds: [] });
    expect(changes).toEqual([{ do: 'change', stepId: '3', isOwn: true, description: 'Fixed day: 2027-06-30.' }]);
    expect(says).toContain('2027-06-30 stays: you said that it cannot move.');
  });

  it('brings the end forward where that lies later', () => {
    const { changes } = planEdit(italian, { do: 'fixed', stepIds: [], date: '2027-05-31' });
    expect(end(changes)).toBe('2027-05-31');
    expect(changes).toContainEqual(
      expect.objectContaining({ stepId: '3', dueDate: '2027-05-31', description: 'Fixed day: 2027-05-31.' }),
    );
  });

  it('of a goal without a day is asked for', () => {
    const open = { ...italian, goal: { ...italian.goal, targetDate: null } };
    expect(planEdit(open, { do: 'fixed', stepIds: [] })).toMatchObject({
      changes: [],
      says: expect.stringContaining('has no day yet'),
    });
  });

  it('stays when the goal gets another end', () => {
    const { changes, says } = planEdit(licence, { do: 'date', stepIds: [], date: '2027-04-30' });
    expect(dayOf(licence, changes, '2')).toBe('2027-01-14');
    expect(end(changes)).toBe('2027-04-30');
    expect(says).toContain('“Pass theory and hazard perception” stays on 2027-01-14');
  });

  it('goes along with the end that it belongs to', () => {
    const last = {
      ...italian,
      steps: italian.steps.map((step) => ({ ...step, description: 'Fixed day: 2027-06-30.' })),
    };
    const { changes } = planEdit(last, { do: 'date', stepIds: [], date: '2027-08-31' });
    expect(changes).toContainEqual(
      expect.objectContaining({ stepId: '3', dueDate: '2027-08-31', description: 'Fixed day: 2027-08-31.' }),
    );
  });

  it('goes with the half of a step that keeps it', () => {
    const [first, second] = planEdit(licence, { do: 'split', stepIds: ['2'] }).changes;
    expect(first).toMatchObject({ do: 'change', stepId: '2', description: '' });
    expect(second).toMatchObject({ do: 'add', dueDate: '2027-01-14', description: 'Fixed day: 2027-01-14.' });
  });

  it('stays when steps change their places', () => {
    const { changes } = planEdit(licence, { do: 'swap', stepIds: ['2', '3'] });
    expect(dayOf(licence, changes, '2')).toBe('2027-01-14');
  });

  it('is held before a plan that gets harder, and after free time', () => {
    for (const request of [
      { do: 'harder', words: 'make it harder' },
      { do: 'hours', direction: 'more', hours: undefined, days: 14 },
      { do: 'hours', direction: 'more', hours: 20 },
    ] satisfies Asked[])
      expect(dayOf(licence, planEdit(licence, request).changes, '2')).toBe('2027-01-14');
  });

  it('tomorrow stays tomorrow', () => {
    const day = addDays(today, 1);
    const soon = planOf('Speak Italian', null, [
      ['Meet the tutor', day, `Fixed day: ${day}.`],
      ['Speak', '2027-06-30'],
    ]);
    expect(dayOf(soon, planEdit(soon, ill(14)).changes, '1')).toBe(day);
  });
});

describe('days to keep free', () => {
  it('leave a step on the day that the person said', () => {
    const { changes, says } = planEdit(licence, { do: 'keep-free', from: '2027-01-10', to: '2027-02-25' });
    expect(changes).toEqual([expect.objectContaining({ stepId: '3', dueDate: '2027-02-26' })]);
    expect(says).toContain('“Pass theory and hazard perception” stays on 2027-01-14, as you said.');
  });
});
