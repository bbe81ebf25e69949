import { describe, expect, it } from '@jest/globals';
import { planEdit } from '../editing/plan-edit.rules.ts';
import type { PlanInView } from '../editing/plan-in-view.ts';
import { readEdit } from './edit.rules.ts';
import type { EditRequest } from './edit-request.ts';

const today = '2026-12-01';
const timeZone = 'Europe/London';

function planOf(title: string, targetDate: string, ...steps: readonly (readonly [string, string])[]): PlanInView {
  return {
    goal: { id: 'goal', title, description: null, category: 'hobby', targetDate, status: 'active' },
    steps: steps.map(([step, dueDate], at) => ({
      ...{ id: String(at + 1), title: step, description: null, dueDate, completed: false },
      timeframe: 'general',
    })),
    tasks: {},
    today,
    timeZone,
  };
}
const cake = planOf(
  'Make a celebration cake',
  '2027-05-03',
  ['Settle guests, flavour and design on one page', '2026-12-03'],
  ['Bake a trial of one tier', '2026-12-16'],
  ['Practise filling and a straight crumb coat', '2027-01-07'],
  ['Practise the decoration of your cake three times', '2027-02-10'],
  ['Learn to stack tiers with dowels', '2027-02-18'],
  ['Write the three-day plan and shop', '2027-04-23'],
  ['Bake, fill and ice the cake', '2027-05-01'],
  ['Deliver and cut the cake at the party', '2027-05-03'],
);
const lorry = planOf(
  'Get my HGV licence',
  '2027-08-31',
  ['Check age, licence and money for the lorry course', '2026-12-05'],
  ['Have the medical done and send the form', '2026-12-20'],
  ['Pass theory and hazard test for the lorry', '2027-03-08'],
  ['Practise checks, reversing and road drive in the lorry', '2027-06-01'],
  ['Pass the lorry driving test', '2027-06-13'],
  ['Get the professional certificate and driver card', '2027-07-22'],
  ['Find the first lorry job with somebody beside you', '2027-08-31'],
);

const read = (text: string, { goal, steps }: PlanInView): EditRequest | undefined =>
  readEdit(text, {
    plan: { title: goal.title, targetDate: goal.targetDate, steps },
    ...{ today, timeZone },
    inView: true,
  })?.request;
function changed(text: string, plan: PlanInView) {
  const request = read(text, plan);
  return request && request.do !== 'another' ? planEdit(plan, request) : { changes: [], says: '' };
}

describe('a thing that the plan lacks', () => {
  it.each([
    'I have never baked anything, so please put an easy sponge first, before the trial tier',
    'please bake an easy sponge before the trial of one tier',
  ])('is a new step before the one that is named: %s', (text) => {
    expect(changed(text, cake).changes).toEqual([
      expect.objectContaining({ do: 'add', after: '1', title: 'Bake an easy sponge' }),
    ]);
  });

  it('keeps a word for it that is no verb of the step', () => {
    expect(changed('add a shopping trip before the trial tier', cake).changes).toEqual([
      expect.objectContaining({ do: 'add', title: 'Plan a shopping trip' }),
    ]);
  });

  it.each(['I want to shoot a video of my reversing', "I'd like to film the reversing"])(
    'that is wished beside it asks for no sooner end: %s',
    (text) => {
      const { changes } = changed(text, lorry);
      expect(changes.filter((change) => change.do !== 'add')).toEqual([]);
    },
  );

  it('is added where it is wished', () => {
    const [change] = changed('I want to shoot a video of my reversing', lorry).changes;
    expect(change).toMatchObject({ do: 'add', title: 'Shoot a video of your reversing', after: '4' });
  });

  it.each([
    'I also want to tell you something long about my driving lessons',
    'I want to tell you about my driving lessons',
  ])('is none where it is told to Sage: %s', (text) => {
    expect(read(text, lorry)).toBeUndefined();
    expect(read(text, cake)).toBeUndefined();
  });
});

describe('a step that is named by its words', () => {
  it.each(['forget the first job step, I have one lined up', 'drop the first job'])(
    'is meant before the place that a word of its name tells: %s',
    (text) => {
      expect(read(text, lorry)).toEqual({ do: 'remove', stepIds: ['7'] });
    },
  );

  it.each([
    ['drop the first step', '1'],
    ['remove the second step', '2'],
    ['drop the first one', '1'],
  ])('is not where only its place is told: %s', (text, id) => {
    expect(read(text, lorry)).toEqual({ do: 'remove', stepIds: [id] });
  });
});

describe('words about a card', () => {
  it.each(['the first card was wrong, forget it', 'that proposal is not what I meant', 'ignore the last card'])(
    'change no step: %s',
    (text) => {
      expect(read(text, lorry)).toBeUndefined();
    },
  );

  it('are not those about a step called card', () => {
    expect(read('drop the driver card', lorry)).toEqual({ do: 'remove', stepIds: ['6'] });
  });
});

describe('days that are to stay free', () => {
  it.each([
    'I am away from 6 to 20 February, nothing should fall in there',
    "I'm on holiday February 6 to February 20",
    'please keep 6 February until 20 February free',
    'Keep 2027-02-06 to 2027-02-20 free',
  ])('move only what is due in them to the days after: %s', (text) => {
    expect(read(text, cake)).toEqual({ do: 'keep-free', from: '2027-02-06', to: '2027-02-20' });
    const { changes, says } = changed(text, cake);
    expect(changes).toMatchObject([
      { stepId: '4', dueDate: '2027-02-21' },
      { stepId: '5', dueDate: '2027-02-22' },
    ]);
    expect(says).toContain('All other days stay');
  });

  it('leave the goal’s own day, and say so', () => {
    const { changes, says } = changed('I am away from 1 to 10 May', cake);
    expect(changes).toEqual([]);
    expect(says).toContain('cannot come later than the goal’s own day');
  });

  it('need no change where nothing is due', () => {
    expect(changed('I am away from 1 to 10 March', cake)).toEqual({
      changes: [],
      says: 'Nothing is due from 2027-03-01 to 2027-03-10, so no day has to move.',
    });
  });

  it('are those until somebody who is ill is well again', () => {
    const { changes, says } = changed('I caught a cold, I can bake again from Friday', cake);
    expect(changes).toMatchObject([{ stepId: '1', dueDate: '2026-12-04' }]);
    expect(says).toContain('Get well first');
  });
});

describe('fewer steps', () => {
  it.each(['make it shorter, six steps are enough', 'cut it down to six steps', 'only 6 steps please'])(
    'leave out what counts least, never the last ones: %s',
    (text) => {
      const { changes } = changed(text, cake);
      expect(changes).toEqual([
        { do: 'remove', stepId: '5' },
        { do: 'remove', stepId: '6' },
      ]);
    },
  );

  it('leave out no test and no form, and offer to put two together instead', () => {
    const { changes, choices = [] } = { choices: [], ...changed('five steps are enough', lorry) };
    expect(changes).toEqual([]);
    expect(choices.length).toBeGreaterThan(0);
    for (const choice of choices) expect(choice).toMatch(/^Merge steps/);
  });

  it('are not asked for by a split', () => {
    expect(read('split step 2 into two steps', cake)).toMatchObject({ do: 'split', stepIds: ['2'] });
  });
});

describe('a question about another way', () => {
  it('is written into no step', () => {
    expect(read('What if I only do the 7.5 tonne licence instead?', lorry)).toBeUndefined();
    expect(read('What if I only have two hours a week?', lorry)).toMatchObject({ do: 'hours' });
  });

  it('keeps what is pasted behind “that” in a sentence', () => {
    const { choices = [] } = { choices: [], ...changed('The practical test costs 1800, not what you think', lorry) };
    for (const choice of choices) expect(choice).not.toMatch(/ that The /);
  });
});

describe('plain news of one step', () => {
  it.each<[string, EditRequest]>([
    ['I passed my medical last week already', { do: 'done', stepIds: ['2'] }],
    ['we had the medical on Monday', { do: 'done', stepIds: ['2'], told: 'Done on 2026-11-30.' }],
    [
      'My theory test is booked for the 14th of January',
      { do: 'date', stepIds: ['3'], date: '2027-01-14', isFixed: true },
    ],
    ['I booked the medical for 10 December', { do: 'date', stepIds: ['2'], date: '2026-12-10', isFixed: true }],
    ["I've already paid for the lorry course", { do: 'done', stepIds: ['1'] }],
  ])('is taken at the first go: %s', (text, request) => {
    expect(read(text, lorry)).toEqual(request);
  });

  it('takes the day of a booking for when it was made', () => {
    expect(read('we booked the medical on Saturday', lorry)).not.toMatchObject({ do: 'date' });
  });

  it('gives a failed try its next day, or time', () => {
    expect(read('I failed the theory, next go is 3 February', lorry)).toMatchObject({
      do: 'setback',
      until: '2027-02-03',
    });
    expect(changed('I failed the theory, next go is 3 February', lorry).changes).toContainEqual(
      expect.objectContaining({ stepId: '3', dueDate: '2027-02-03' }),
    );
    expect(read('I bombed my theory test', lorry)).toMatchObject({ do: 'setback' });
    expect(changed('I bombed my theory test', lorry).says).toContain('failed try');
  });

  it.each(['I passed the lorry on the motorway', 'have I passed my medical?'])('is not read from “%s”', (text) => {
    const request = read(text, lorry);
    expect(request?.do === 'done' || request?.do === 'setback').toBe(false);
  });
});
