import { describe, expect, it } from '@jest/globals';
import { readWish } from '../coach/read-wish.rules.ts';
import { decideTurn, namedGoal, type TurnFacts } from './turn.rules.ts';

const goals = [
  { id: 'run', title: 'Run a marathon' },
  { id: 'half', title: 'Run a marathon in Berlin' },
  { id: 'x', title: 'Go' },
  { id: 'spanish', title: 'Learn Spanish' },
  { id: 'house', title: 'Save for a house by June' },
  { id: 'job', title: 'A new job' },
  { id: 'c', title: 'C++ (basics)' },
];
const facts = (given: Partial<TurnFacts>): TurnFacts => ({
  message: 'words',
  intent: 'other',
  wishTitle: undefined,
  asksForGoal: false,
  goalId: undefined,
  goals,
  ...given,
});

const titleRead = (text: string) => readWish({ text, today: '2026-11-21', timeZone: 'UTC' }).title;

describe('the goal a message names', () => {
  it.each([
    ['A roadmap for "Run a marathon", please', 'run'],
    ['roadmap for run   a MARATHON!', 'run'],
    ['steps for Run a marathon in Berlin', 'half'],
    ['I want to run a marathon', 'run'],
    ['I want to run a marathon by October 2028, I am so excited', 'run'],
    ['I want to run the London marathon', undefined],
    ['I want to go running', undefined],
    ['I want to run a marathoner club', undefined],
    ['I want to run a marathon backwards', undefined],
    ['Please create a roadmap for my new goal: Run a marathon', 'run'],
    ['Please create a detailed roadmap for my new goal: Learn Spanish. For our holidays.', 'spanish'],
    ['Make me a plan to learn Spanish', 'spanish'],
    ['I want to learn Spanish cooking', undefined],
    ['Make me a plan to learn Spanish cooking', undefined],
    ['I want to learn Spanish and salsa', undefined],
    ['Save for a house by June', 'house'],
    ['I want to save for a house by June', 'house'],
    ['I need a new job', 'job'],
    ['I want to find a new job', undefined],
    ['C++ (basics)', 'c'],
  ])('%s', (message, id) => {
    expect(namedGoal({ message, wishTitle: titleRead(message) }, goals)?.id).toBe(id);
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
  it('makes no second goal of words for one there is on a page that asks for one', () => {
    expect(decideTurn(facts({ asksForGoal: true, message: 'learn spanish', wishTitle: 'Learn Spanish' }))).toEqual({
      kind: 'roadmap',
      goalId: 'spanish',
    });
  });
  it('makes a goal of a wish in which the title of another one stands', () => {
    const message = 'I want to learn Spanish cooking';
    expect(decideTurn(facts({ intent: 'goal', message, wishTitle: 'Learn Spanish cooking' })).kind).toBe('goal');
  });
});
