import { describe, expect, it } from '@jest/globals';
import { addDays } from '@pathwise/contracts/roadmap-calendar.rules';
import { faultsIn, genericPlans, names, type Plan, scorePlan } from './score-plans.rules.ts';

const today = '2026-11-22';
const titles = ['Tune the guitar', 'Learn four chords', 'Play one song', 'Play with others', 'Play at the party'];

function planWith(
  changes: Partial<Plan> & { titles?: string[]; days?: (string | null)[]; overview?: string } = {},
): Plan {
  const { titles: own = titles, days, overview = 'Done means: ten songs.', ...rest } = changes;
  const milestones = own.map((title, i) => ({
    title,
    description: 'With the guitar.',
    dueDate: days ? (days[i] ?? null) : addDays(today, 2 + 20 * i),
    timeframe: 'general' as const,
    resources: null,
  }));
  return {
    text: 'play guitar at a party',
    booklet: 'learn-guitar',
    isArchetype: false,
    isOfItsKind: true,
    objects: ['guitar'],
    target: '2027-06-30',
    draft: { overview, milestones },
    ...rest,
  };
}
const score = (plan: Plan, isGeneric = false) => scorePlan(plan, { today, isGeneric });

describe('the rubric for a plan', () => {
  it('gives five points to a plan without faults', () => {
    expect(score(planWith())).toMatchObject({ points: 5, faults: [], personalSteps: 5, startsSoon: true });
  });

  it.each([
    ['too few steps', planWith({ titles: titles.slice(0, 4) }), '4 steps'],
    ['dates out of order', planWith({ days: [0, 9, 5, 20, 30].map((n) => addDays(today, n)) }), 'dates out of order'],
    ['a step without a day', planWith({ days: [addDays(today, 1)] }), 'a step without a day'],
    ['a day after the target', planWith({ target: '2026-12-01' }), 'a day after the target'],
    ['a late start', planWith({ days: [4, 9, 12, 20, 30].map((n) => addDays(today, n)) }), 'first step on 2026-11-26'],
    [
      'a long wait for the second step',
      planWith({ days: [1, 60, 70, 80, 90].map((n) => addDays(today, n)) }),
      'second',
    ],
    ['an unfilled slot', planWith({ titles: [...titles.slice(1), 'Play {object}'] }), 'an unfilled slot'],
    ['no word on what done means', planWith({ overview: 'Have fun.' }), 'what done means'],
    ['steps that name nothing', planWith({ objects: ['piano'] }), '0 of 5 steps personal'],
  ])('takes points for %s', (_, plan, fault) => {
    const { points, faults } = score(plan);
    expect(points).toBeLessThan(5);
    expect(faults.join('; ')).toContain(fault);
  });

  it('gives at most one point to the plan of another kind of wish', () => {
    expect(score(planWith({ isOfItsKind: false })).points).toBe(1);
  });

  it('asks for no days without a target', () => {
    expect(score(planWith({ target: null, days: [] }))).toMatchObject({ points: 5, startsSoon: null });
  });
});

describe('English', () => {
  it.each([
    ['Book the the room', 'a doubled word'],
    ['Write your my letter', 'two articles'],
    ['Buy a  ticket', 'two spaces'],
    ['Call my sister', "the person's 'my'"],
    ['Save undefined a month', 'an unfilled slot'],
  ])('%s has a fault', (text, fault) => {
    expect(faultsIn(text)).toContain(fault);
  });

  it.each(['You have had had luck before.', 'Your wish is “call my sister”.', 'It’s the best there is.'])(
    '%s has none',
    (text) => {
      expect(faultsIn(text)).toEqual([]);
    },
  );
});

describe('an object of the wish', () => {
  it.each([
    ['Bake one loaf', ['baking'], true],
    ['Set aside £400', ['£400'], true],
    ['Ring your sisters', ['sister'], true],
    ['Write the scarf down', ['car'], false],
  ])('in “%s” is found by %s: %s', (text, objects, expected) => {
    expect(names(text, objects)).toBe(expected);
  });
});

describe('generic plans', () => {
  const other = { text: 'play the drums', objects: ['drum'] };

  it('share most of their steps with a wish of another kind', () => {
    const plans = [planWith(), planWith({ ...other, booklet: 'learn-drums' })];
    expect(genericPlans(plans).size).toBe(2);
  });

  it('may share the steps of their kind, but not of an archetype', () => {
    expect(genericPlans([planWith(), planWith(other)]).size).toBe(0);
    const archetypes = [planWith({ isArchetype: true }), planWith({ ...other, isArchetype: true })];
    expect(genericPlans(archetypes).size).toBe(2);
  });
});
