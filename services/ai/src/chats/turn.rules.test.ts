import { describe, expect, it } from '@jest/globals';
import { isNamedBy } from '@pathwise/contracts/goal-name.rules';
import { readMessage } from '../built-in/reading/read-wish.rules.ts';
import { decideTurn, namesIn, type TurnFacts } from './turn.rules.ts';

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
  asksForGoal: false,
  goalId: undefined,
  ...given,
});

/** The id of the goal that a message names. */
function namedIn(text: string, isGoal = false) {
  const names = namesIn(text, readMessage({ text, today: '2026-11-21', timeZone: 'UTC', isGoal }));
  return goals.find(({ title }) => isNamedBy(title, names))?.id;
}

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
    expect(namedIn(message)).toBe(id);
  });
});

describe('what to do with a message', () => {
  it('creates a goal for a message that states one, on any page', () => {
    expect(decideTurn(facts({ intent: 'goal', message: 'I want to paint' }))).toBe('goal');
  });
  it('creates a goal from any text on a page that asks for one', () => {
    expect(decideTurn(facts({ asksForGoal: true, message: 'paint more' }))).toBe('goal');
  });
  it.each(['greeting', 'thanks', 'question'] as const)(
    'answers a %s, even on a page that asks for a goal',
    (intent) => {
      expect(decideTurn(facts({ intent, asksForGoal: true }))).toBe('talk');
    },
  );
  it('reads a doubtful question as a goal on a page that asks for one', () => {
    expect(decideTurn(facts({ intent: 'question', isSureTalk: false, asksForGoal: true }))).toBe('goal');
    expect(decideTurn(facts({ intent: 'question', isSureTalk: false }))).toBe('talk');
  });
  it('drafts a roadmap for the goal that the page names', () => {
    expect(decideTurn(facts({ goalId: 'run', message: 'Please make a roadmap' }))).toBe('roadmap');
  });
  it('answers about the goal that the page names when no roadmap is requested', () => {
    expect(decideTurn(facts({ goalId: 'run', message: 'It is hard', intent: 'other' }))).toBe('talk');
  });
  it('drafts a roadmap when the message requests one for a named goal', () => {
    expect(decideTurn(facts({ message: 'A roadmap for "Run a marathon", please' }))).toBe('roadmap');
  });
});

describe('recognising an existing goal', () => {
  it('finds the goal that the message states', () => {
    expect(namedIn('I want to run a marathon')).toBe('run');
  });
  it('finds the goal from its bare title on a page that asks for a goal', () => {
    expect(namedIn('learn spanish', true)).toBe('spanish');
  });
  it('ignores a title that is only part of a longer goal', () => {
    expect(namedIn('I want to learn Spanish cooking')).toBeUndefined();
  });
});
