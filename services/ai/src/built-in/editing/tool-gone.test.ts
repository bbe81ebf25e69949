import { describe, expect, it } from '@jest/globals';
import { addDays } from '@pathwise/contracts/roadmap-calendar.rules';
import { readEdit } from '../reading/edit.rules.ts';
import { planEdit } from './plan-edit.rules.ts';
import type { PlanInView } from './plan-in-view.ts';

const today = '2026-12-01';
const timeZone = 'Europe/London';

function planOf(title: string, steps: readonly string[]): PlanInView {
  return {
    goal: { id: 'goal', title, description: null, category: 'hobby', targetDate: '2027-06-30', status: 'active' },
    steps: steps.map((step, n) => ({
      ...{ id: String(n + 1), title: step, description: null, completed: false, timeframe: 'general' as const },
      dueDate: addDays(today, 6 * (n + 1)),
    })),
    tasks: {},
    today,
    timeZone,
  };
}
const bread = planOf('Bake my own sourdough bread', [
  'Ask Ines for flour',
  'Bake the first loaf',
  'Read about rye',
  'Bake a loaf every Saturday',
]);
const coop = planOf('Build a chicken coop', [
  'Draw the coop',
  'Saw the timber to length',
  'Paint the coop',
  'Fetch the hens',
]);
const race = planOf('Run the half marathon', ['Buy running shoes', 'Run 5 km', 'Run 10 km', 'Run the half marathon']);

function read(text: string, plan: PlanInView) {
  const asked = { title: plan.goal.title, targetDate: plan.goal.targetDate, steps: plan.steps };
  return readEdit(text, { plan: asked, today, timeZone, inView: true });
}
function planned(text: string, plan: PlanInView) {
  const request = read(text, plan)?.request;
  expect(request).toMatchObject({ do: 'tool-gone' });
  return request && request.do !== 'another' ? planEdit(plan, request) : undefined;
}

describe('a tool that is broken or lost', () => {
  it.each([
    ['my oven is broken', bread],
    ['the oven broke', bread],
    ['our oven died last night', bread],
    ['oven not working', bread],
    ['the oven has given up', bread],
    ['my mixer is kaputt', bread],
    ['my saw is broken', coop],
    ['I lost my saw', coop],
    ['saw got stolen', coop],
    ['someone nicked my tools', coop],
    ['my running shoes fell apart', race],
  ])('is a setback of the plan that needs it, with a proposal: %s', (text, plan) => {
    const edit = planned(text, plan);
    expect(edit?.changes.length).toBeGreaterThan(0);
    expect(edit?.says).toContain('stops only what needs the');
  });

  it('moves what needs it and what comes after, begins with getting it, and offers another step first', () => {
    const edit = planned('my oven is broken', bread);
    expect(edit?.says).toContain(
      'I would begin with “Get the oven repaired or replaced”. Until then there is “Ask Ines for flour”.',
    );
    expect(edit?.changes).toContainEqual(
      expect.objectContaining({ do: 'add', title: 'Get the oven repaired or replaced', dueDate: addDays(today, 3) }),
    );
    expect(edit?.changes).toContainEqual(expect.objectContaining({ stepId: '2', dueDate: addDays(today, 14) }));
    expect(edit?.changes).not.toContainEqual(expect.objectContaining({ stepId: '1' }));
    const [first] = edit?.choices ?? [];
    expect(first).toBe('Move step 3 (“Read about rye”) before step 2 (“Bake the first loaf”)');
  });

  it('waits until the day that is named, without a step to get it', () => {
    const edit = planned('oven is bust, the new one comes on 28 December', bread);
    expect(edit?.changes).toContainEqual(expect.objectContaining({ stepId: '2', dueDate: '2026-12-28' }));
    expect(edit?.changes).not.toContainEqual(expect.objectContaining({ do: 'add' }));
  });

  it('brings the step that gets it forward', () => {
    const edit = planned('my running shoes fell apart', race);
    expect(edit?.changes).toContainEqual(expect.objectContaining({ stepId: '1', dueDate: addDays(today, 3) }));
    expect(edit?.changes).not.toContainEqual(expect.objectContaining({ do: 'add' }));
  });

  it.each([
    ['my knee is broken', race],
    ['my dog died', coop],
    ['I lost my job', coop],
    ['I lost 3 kilos', race],
    ['is my oven broken?', bread],
    ['my fridge magnet collection is gone', race],
    ['the first loaf is done', bread],
    ['I broke my record', race],
  ])('is not what this is: %s', (text, plan) => {
    expect(read(text, plan)?.request.do).not.toBe('tool-gone');
  });
});
