import { describe, expect, it } from '@jest/globals';
import { otherGoalsNamed, withStepQuoted } from './other-goal-named.rules.ts';

const inView = {
  title: 'Run a half marathon',
  steps: ['Choose the race', 'Run 6.5 km at talking pace', 'Save for new shoes', 'Run the race'].map((title, n) => ({
    ...{ id: String(n + 1), title, completed: false },
  })),
};
const others = [
  'Learn guitar chords',
  'Save 3000 euros for Japan',
  'Read 12 books',
  'Speak Spanish',
  'Visit Spanish friends',
].map((title) => ({ title }));
const context = { plan: inView, today: '2026-11-22', timeZone: 'UTC', inView: true };
const named = (message: string) => otherGoalsNamed(message, { context, others }).map(({ title }) => title);

describe('an edit beside a goal in view', () => {
  it.each([
    ['move the guitar to June', 'Learn guitar chords'],
    ['Pause guitar until March please', 'Learn guitar chords'],
    ['We have visitors, so push the guitar back by a month', 'Learn guitar chords'],
    ['make the Japan savings easier', 'Save 3000 euros for Japan'],
    ['drop step 2 of my guitar plan', 'Learn guitar chords'],
    ['add a step about tuning to the guitar plan', 'Learn guitar chords'],
    ['Learn guitar chords: make it easier', 'Learn guitar chords'],
  ])('is for the goal that it names: %s', (message, title) => expect(named(message)).toEqual([title]));

  it('is for one of the goals that share the name', () => {
    expect(named('move the Spanish to June')).toEqual(['Speak Spanish', 'Visit Spanish friends']);
  });

  it.each([
    'move it to June',
    'move the race to June',
    'move the shoes to June, I save for Japan first',
    'push it to July because I play the guitar in June',
    'push it back to July, after Japan',
    'move the marathon to June',
    'add a step about playing the guitar',
    'make it easier',
    'drop step 2',
  ])('is for the goal in view: %s', (message) => expect(named(message)).toEqual([]));
});

describe('the goal whose step a message quotes', () => {
  const run = { milestones: [{ title: 'Register and book travel for the half marathon' }, { title: 'Run 14 km' }] };
  const cook = { milestones: [{ title: 'Choose twelve dinners' }, { title: 'Run 14 km' }] };
  it.each([
    ['Move "Register and book travel" to next Friday', run],
    ['move choose twelve dinners to May', cook],
    ['Move "Run 14 km" to May', undefined],
    ['Move step 2 to May', undefined],
  ])('%s', (message, goal) => expect(withStepQuoted([run, cook], message)).toBe(goal));
});
