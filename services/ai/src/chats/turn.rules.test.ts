import { describe, expect, it } from '@jest/globals';
import { decideTurn, namedGoal, type TurnFacts } from './turn.rules.ts';

const goals = [
  { id: 'run', title: 'Run a marathon' },
  { id: 'half', title: 'Run a marathon in Berlin' },
  { id: 'x', title: 'Go' },
];
const facts = (given: Partial<TurnFacts>): TurnFacts => ({
  message: 'words',
  intent: 'other',
  asksForGoal: false,
  goalId: undefined,
  goals,
  ...given,
});

describe('the goal a message names', () => {
  it.each([
    ['A roadmap for "Run a marathon", please', 'run'],
    ['roadmap for run   a MARATHON!', 'run'],
    ['steps for Run a marathon in Berlin', 'half'],
    ['I want to go running', undefined],
    ['I want to run a marathoner club', undefined],
  ])('%s', (message, id) => {
    expect(namedGoal(message, goals)?.id).toBe(id);
  });
});

describe('what to do with a message', () => {
  it('takes words of crisis before anything else', () => {
    expect(decideTurn(facts({ intent: 'crisis', asksForGoal: true, goalId: 'run' })).kind).toBe('crisis');
  });
  it('makes a goal of a wish, wherever it is written', () => {
    expect(decideTurn(facts({ intent: 'goal', message: 'I want to paint' })).kind).toBe('goal');
  });
  it('makes a goal of words on a page that asks for one', () => {
    expect(decideTurn(facts({ asksForGoal: true, message: 'paint more' })).kind).toBe('goal');
  });
  it.each(['greeting', 'thanks', 'question'] as const)(
    'talks about a %s, also on a page that asks for a goal',
    (intent) => {
      expect(decideTurn(facts({ intent, asksForGoal: true })).kind).toBe('talk');
    },
  );
  it('drafts for the goal the page names', () => {
    expect(decideTurn(facts({ goalId: 'run', message: 'Please make a roadmap' }))).toEqual({
      kind: 'roadmap',
      goalId: 'run',
    });
  });
  it('talks about the goal the page names when no roadmap is asked for', () => {
    expect(decideTurn(facts({ goalId: 'run', message: 'It is hard', intent: 'other' })).kind).toBe('talk');
  });
  it('makes no second goal of a wish that names one there is', () => {
    expect(decideTurn(facts({ intent: 'goal', message: 'I want to run a marathon' }))).toEqual({
      kind: 'roadmap',
      goalId: 'run',
    });
  });
});
