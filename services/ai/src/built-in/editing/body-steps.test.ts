import { describe, expect, it } from '@jest/globals';
import { addDays } from '@pathwise/contracts/roadmap-calendar.rules';
import { readEdit } from '../reading/edit.rules.ts';
import { planEdit } from './plan-edit.rules.ts';
import type { PlanInView } from './plan-in-view.ts';

const today = '2026-12-01';
const planOf = (title: string, titles: readonly string[]): PlanInView => ({
  goal: { id: 'goal', title, description: null, category: 'personal', targetDate: '2027-06-30', status: 'active' },
  steps: titles.map((step, n) => ({
    id: String(n + 1),
    title: step,
    description: null,
    dueDate: n === titles.length - 1 ? '2027-06-30' : addDays(today, 4 + n * 25),
    completed: false,
    timeframe: 'general',
  })),
  tasks: {},
  today,
  timeZone: 'Europe/London',
});
const plans = {
  run: planOf('Run a half marathon', [
    'Choose the race',
    'Register for the race',
    'Buy running shoes',
    'Run 6 km at talking pace',
    'Do the first faster run',
    'Run the race',
  ]),
  piano: planOf('Learn to play the piano', [
    'Book a trial lesson',
    'Buy a keyboard',
    'Play the first scale with both hands',
    'Play one song',
  ]),
  choir: planOf('Sing in a choir', ['Choose a choir', 'Go to two rehearsals', 'Sing the solo at home', 'Buy a folder']),
  garden: planOf('Dig a garden pond', ['Choose the place', 'Order the liner', 'Dig the pond', 'Lay the stones']),
  spanish: planOf('Learn Spanish', ['Choose a course', 'Learn 300 words', 'Talk for half an hour']),
};

function edited(which: keyof typeof plans, text: string) {
  const plan = plans[which];
  const { goal, steps, timeZone } = plan;
  const seen = { title: goal.title, targetDate: goal.targetDate, steps };
  const request = readEdit(text, { plan: seen, today, timeZone, inView: true })?.request;
  if (!request || request.do === 'another') throw new Error(`no edit: ${text}`);
  const { changes, says } = planEdit(plan, request);
  return { says, moved: changes.flatMap((one) => (one.do === 'change' && one.dueDate ? [one.stepId] : [])), changes };
}

describe('a body that is hurt or ill holds up only the steps that need it', () => {
  it.each([
    ['run', 'My knee is sore', ['4', '5']],
    ['run', 'I twisted my ankle and cannot run for three weeks', ['4', '5']],
    ['run', 'I pulled a hamstring, no training for ten days', ['4', '5']],
    ['run', "I'm ill until Monday", ['1', '4', '5']],
    ['run', 'in bed with the flu until Friday', ['4', '5']],
    ['piano', 'broke my wrist, cast for 6 weeks', ['3', '4']],
    ['piano', 'I sprained my thumb', ['3', '4']],
    ['choir', 'lost my voice for ten days', ['2', '3']],
    ['choir', 'I am hoarse, no singing for a week', ['2', '3']],
    ['garden', 'I hurt my back', ['3', '4']],
  ] as const)('%s: %s', (which, text, ids) => {
    expect(edited(which, text).moved).toEqual(ids);
  });

  it('keeps the steps that can be done meanwhile, and says so kindly beside the day of the event', () => {
    const { says } = edited('run', 'I twisted my ankle and cannot run for three weeks');
    expect(says).toContain('I am sorry to hear that.');
    expect(says).toContain('The race on 2027-06-30 stays.');
    expect(says).toContain('“Choose the race”, “Register for the race” and “Buy running shoes” can be done meanwhile');
  });

  it('moves them as long as the message says, and the goal with them', () => {
    const { changes, says } = edited('piano', 'broke my wrist, cast for 6 weeks');
    expect(changes).toContainEqual(expect.objectContaining({ stepId: '3', dueDate: addDays(today, 54 + 42) }));
    expect(changes).toContainEqual(expect.objectContaining({ do: 'goal', targetDate: '2027-08-11' }));
    expect(says).toContain('the goal to 2027-08-11');
  });

  it.each([
    ['spanish', 'My knee hurts'],
    ['run', 'My mother is in hospital'],
    ['run', 'I failed the fitness check'],
  ] as const)(
    'moves everything where no step needs what is hurt, or the body is another one: %s, %s',
    (which, text) => {
      expect(edited(which, text).moved).toContain('2');
    },
  );
});
