import { describe, expect, it } from '@jest/globals';
import { planEdit } from '../editing/plan-edit.rules.ts';
import type { PlanInView } from '../editing/plan-in-view.ts';
import { readEdit } from './edit.rules.ts';

const today = '2026-12-01';
type Step = readonly [title: string, dueDate: string, description?: string];
const planOf = (
  { title, description = null, end }: { title: string; description?: string | null; end: string },
  steps: readonly Step[],
  tasks: PlanInView['tasks'] = {},
): PlanInView => ({
  goal: { id: 'g', title, description, category: 'personal', targetDate: end, status: 'active' },
  steps: steps.map(([name, dueDate, details = null], n) => ({
    ...{
      id: String(n + 1),
      title: name,
      description: details,
      dueDate,
      completed: false,
      timeframe: 'general' as const,
    },
  })),
  tasks,
  today,
  timeZone: 'Europe/London',
});

const plans = {
  race: planOf(
    { title: 'Run a half marathon', end: '2027-04-18' },
    [
      ['Choose the race', '2026-12-04'],
      ['Run 6 km at talking pace', '2027-01-06', 'Build up to three easy runs a week. You wrote “three runs a week”.'],
      ['Strengthen your calves twice a week', '2027-01-23'],
      ['Run 18 km as a rehearsal', '2027-04-04', 'Keep the three runs a week.'],
      ['Run the half marathon', '2027-04-18'],
    ],
    { 2: ['Three easy runs a week', 'Ring the club on Tuesday'], 4: ['Run with the gel you will use'] },
  ),
  guitar: planOf({ title: 'Play three songs on the guitar', end: '2027-06-30' }, [
    ['Buy a used guitar', '2026-12-10'],
    ['Practise on two evenings a week', '2027-02-10', 'Two evenings a week are enough to begin.'],
    ['Play for a friend', '2027-06-30'],
  ]),
  shelf: planOf({ title: 'Build a bookcase', end: '2027-02-28' }, [
    ['Take an introduction to tools', '2026-12-11', 'Half a day in a class: marking, sawing to a line, chisel, drill.'],
    ['Draw the piece with a cutting list', '2027-01-16', 'Front, side and top on squared paper.'],
    ['Cut the parts', '2027-01-30'],
    ['Glue it in two stages', '2027-02-12'],
    ['Sand and oil it', '2027-02-28'],
  ]),
  deposit: planOf({ title: 'Save 18,000 euros for a flat', end: '2028-12-31' }, [
    ['Open the right account', '2027-01-21'],
    ['Reach €18,000', '2028-12-31'],
  ]),
  wedding: planOf({ title: 'Plan our wedding', end: '2027-06-12' }, [
    ['Book the hall', '2026-12-20'],
    ['Bake the cake with Aunt Ruth', '2027-06-10', 'Ingredients for 60 guests, tins, ribbon.'],
    ['Print the menus', '2027-05-20', 'Paper, a printer, ribbon.'],
    ['Get married', '2027-06-12'],
  ]),
};
type Plan = keyof typeof plans;
const requestOf = (name: Plan, text: string) => {
  const { goal, steps, tasks, timeZone } = plans[name];
  const named = steps.map((step) => ({ ...step, tasks: tasks[step.id] }));
  return readEdit(text, { plan: { ...goal, steps: named }, today, timeZone, inView: true })?.request;
};
const planned = (name: Plan, text: string) => {
  const request = requestOf(name, text);
  return request && request.do !== 'another' ? { request, ...planEdit(plans[name], request) } : undefined;
};

describe('another rhythm for the whole plan', () => {
  it.each([
    ['race', 'Please change it to two running days a week', 'two easy runs a week', 2],
    ['race', 'Only two runs a week please', 'two easy runs a week', 2],
    ['race', 'Could we make it four runs a week instead of three?', 'four easy runs a week', 2],
    ['guitar', 'make it three evenings instead of two', 'Practise on three evenings a week', 1],
    ['guitar', "I'd like to do one evening a week", 'Practise on one evening a week', 1],
    ['guitar', 'change it to four times a week', 'Practise on four evenings a week', 1],
  ] as const)('of the %s: %s', (plan, text, words, count) => {
    const { request, changes = [] } = planned(plan, text) ?? {};
    expect(request?.do).toBe('rhythm');
    expect(JSON.stringify(changes)).toContain(words);
    expect(changes).toHaveLength(count);
  });

  it('leaves what the person wrote, and names a task that keeps its words', () => {
    const { changes, says = '' } = planned('race', 'Please change it to two running days a week') ?? {};
    expect(JSON.stringify(changes)).toContain('“three runs a week”');
    expect(JSON.stringify(changes)).not.toContain('twice a week'.replace('twice', 'once'));
    expect(says).toContain('“Three easy runs a week”');
  });

  it('leaves a distance that is run once a week', () => {
    const runs = planOf({ title: 'Run 10 km', end: '2027-04-18' }, [
      ['Fix the days', '2026-12-13', 'Three runs a week.'],
      ['Run 6 km', '2027-01-16', 'Run 6 km slowly once a week.'],
      ['Run all 10 km', '2027-04-18'],
    ]);
    const { changes } = planEdit(runs, { do: 'rhythm', what: 'running days', to: 2 });
    expect(changes).toMatchObject([{ stepId: '1', description: 'Two runs a week.' }]);
  });

  it('says plainly what it cannot', () => {
    const { changes, says } = planned('shelf', 'only one gym day a week') ?? {};
    expect(changes).toEqual([]);
    expect(says).toMatch(/I cannot change that by myself/);
  });

  it.each([
    ['race', 'I only have two hours a week now'],
    ['race', 'We had three runs a week last year'],
    ['guitar', 'How many evenings a week do I need?'],
    ['guitar', 'Learn two songs instead of three'],
  ] as const)('is not read where it is not asked for: %s, %s', (plan, text) => {
    expect(requestOf(plan, text)?.do).not.toBe('rhythm');
  });
});

describe('a question whether it is realistic', () => {
  it.each([
    ['race', 'Is 18 April realistic?'],
    ['guitar', 'Is the end of June doable with one hour a week?'],
    ['shelf', 'Is this plan too ambitious?'],
    ['shelf', 'Do I have enough time until then?'],
    ['wedding', 'Are two hours a week enough?'],
    ['race', 'How realistic is the date, honestly?'],
  ] as const)('is answered with the hours, and changes nothing: %s, %s', (plan, text) => {
    const { request, changes, says } = planned(plan, text) ?? {};
    expect(request?.do).toBe('realistic');
    expect(changes).toEqual([]);
    expect(says).toMatch(/takes about \d+ hours?, and at [\d.]+ hours? a week you have about \d+ hours? until 2027-/);
  });

  it('counts the way from one level of a language to another', () => {
    const exam = planOf(
      { title: 'Pass the Goethe B2 exam', description: 'I can study 5 hours a week', end: '2027-06-12' },
      [
        ['Take a sample test', '2026-12-12'],
        ['Sit the exam', '2027-06-12'],
      ],
    );
    const { says, choices } = planEdit(exam, { do: 'realistic', date: '2027-06-12', from: 'A2' });
    expect(says).toMatch(
      /^No, 2027-06-12 is hardly realistic\. The way from A2 to B2 takes about 370 hours, and at 5 hours/,
    );
    expect(choices?.[0]).toMatch(/^Move the goal to 2028-/);
  });

  it('counts no hours of a race, and none in grief', () => {
    expect(requestOf('race', 'Is it realistic to run it in under an hour by April?')).not.toHaveProperty('hours');
    const ashes = planOf({ title: "Scatter my father's ashes at the lake", end: '2027-03-20' }, [
      ['Choose a time and place for your memories', '2026-12-20'],
      ['Give your father a lasting place in your life', '2027-03-20'],
    ]);
    expect(planEdit(ashes, { do: 'realistic', date: '2027-03-31' }).says).toMatch(/^Nothing here has to be done/);
  });

  it.each([
    ['race', 'Make it more realistic please'],
    ['race', 'The end of May is more realistic for us'],
    ['race', 'Would it be possible to push the rehearsal by a week?'],
    ['guitar', 'Is it possible to add a step for tuning?'],
    ['guitar', 'Is it realistic to learn an instrument at 60?'],
    ['race', 'How realistic is it to come off the tablets by summer?'],
    ['wedding', 'Is it too soon to do this?'],
    ['deposit', 'Is 400 a month enough?'],
    ['deposit', 'Is it realistic to save that by 2028?'],
  ] as const)('is no order: %s, %s', (plan, text) => {
    expect(requestOf(plan, text)?.do).not.toBe('realistic');
  });
});

describe('days of the week for one kind of work', () => {
  it.each([
    'I can only run on Tuesday and Thursday evenings, please move the running tasks there',
    'Move the running tasks to Tuesdays and Thursdays',
    'I run on Tuesdays and Thursdays, so put all the running sessions on those days',
    'Tuesday and Thursday are free, can you move the running steps to those days?',
  ])('moves its steps to the nearest of them, and names its tasks: %s', (text) => {
    const { changes = [], says } = planned('race', text) ?? {};
    expect(changes).toMatchObject([
      { stepId: '2', dueDate: '2027-01-05', description: expect.stringContaining('two easy runs a week') },
      { stepId: '4', dueDate: '2027-04-06' },
    ]);
    expect(says).toContain('“Three easy runs a week”, “Run with the gel you will use”');
    expect(says).not.toContain('Ring the club');
  });

  it.each(['Move step 2 to Thursday', 'I can only run on Tuesdays now', 'Ring the club on Tuesday and tell me'])(
    'is not read from: %s',
    (text) => {
      expect(requestOf('race', text)?.do).not.toBe('on-days');
    },
  );
});

describe('a thing that is not needed', () => {
  it.each([
    ['shelf', 'We skip the saw, the timber yard cuts everything to size. Change the plan.'],
    ['shelf', "I don't need a saw, the timber yard cuts all the boards. Please adapt the plan"],
    ['shelf', 'No need for the saw because my neighbour cuts everything'],
    ['shelf', 'I will do without a saw - the shop cuts it all. Please update the steps accordingly.'],
  ] as const)('takes its step out, and its words from the others: %s, %s', (plan, text) => {
    const { request, changes = [] } = planned(plan, text) ?? {};
    expect(request).toMatchObject({ do: 'without', thing: 'saw', deed: 'cut' });
    expect(changes).toContainEqual({ do: 'remove', stepId: '3' });
    expect(changes).toContainEqual(
      expect.objectContaining({ stepId: '1', description: 'Half a day in a class: marking, chisel, drill.' }),
    );
    expect(JSON.stringify(changes)).not.toMatch(/change the plan|adapt|update/i);
  });

  it('is left out of the lists of a plan in which no step is about it', () => {
    const { changes } = planned('wedding', 'We skip the ribbon, the florist brings everything. Change the plan.') ?? {};
    expect(changes?.filter(({ do: what }) => what === 'remove')).toEqual([]);
    expect(JSON.stringify(changes)).toContain('"description":"Paper, a printer.');
  });

  it.each([
    ['shelf', 'Skip step 3, I have cut the parts already'],
    ['shelf', 'We skip the workshop this week, it is closed'],
    ['shelf', 'Do we need a saw?'],
    ['wedding', 'Remove the menus'],
    ['guitar', 'We do not need a friend, my teacher hears everything'],
    ['shelf', "I don't need the drill, it bores me"],
    ['shelf', "I don't have a saw, nobody cuts it"],
  ] as const)('is not read from: %s, %s', (plan, text) => {
    expect(requestOf(plan, text)?.do).not.toBe('without');
  });
});
