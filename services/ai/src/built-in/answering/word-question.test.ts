import { describe, expect, it } from '@jest/globals';
import { newStep } from '../editing/new-step.rules.ts';
import type { PlanInView } from '../editing/plan-in-view.ts';
import { readEdit } from '../reading/edit.rules.ts';
import { isSureTalk } from '../reading/intent.rules.ts';
import { readMessage } from '../reading/read-wish.rules.ts';
import { answer } from './answer.rules.ts';
import type { CoachGoal } from './answer-goals.rules.ts';
import { askAbout } from './ask-about.rules.ts';

const today = '2026-11-28';
const read = (text: string) => readMessage({ text, today, timeZone: 'UTC' });
const step = (title: string, dueDate: string, description: string) => ({
  title,
  dueDate,
  description,
  completed: false,
  doneOn: null,
});
const steps = [
  step('Run three times a week', '2027-01-20', 'Run so slowly that you can talk.'),
  step('Run 5 km without stopping', '2027-03-20', 'Do a paarlauf on Sundays.'),
  step('Run 10 km', '2027-05-31', 'Enjoy the day.'),
];
const race: CoachGoal = {
  title: 'Run a 10k race',
  category: 'health',
  status: 'active',
  progress: 10,
  targetDate: '2027-05-31',
  steps,
  nextSteps: steps,
  overdueSteps: [],
};
const say = (text: string) => answer({ read: read(text), goals: [race], today, inView: race.title });
const plan = { title: race.title, steps: steps.map(({ title }, i) => ({ id: String(i), title, completed: false })) };
const edit = (text: string) => readEdit(text, { plan, inView: true, today, timeZone: 'UTC' })?.request;

describe('a question behind a fact', () => {
  it.each([
    'I have never held a guitar. What is "piece"?',
    'I am a total beginner and left-handed. Which guitar should I buy?',
    'I have never held a violin. What is a "piece"?',
    'I have never run before. How do I hold my arms?',
    'I am new to this. Is it ok to skip a day?',
    'I am 52 and have two children. When can I go to the gym?',
    'I am a slow learner. Do I need a teacher?',
    'My hands are small. Why does the F chord hurt?',
    'We live in a flat. Can I practise the drums there?',
    'I have never touched a piano',
    'I am a total beginner.',
  ])('makes no goal of "%s"', (text) => {
    expect(read(text).intent).not.toBe('goal');
  });

  it.each(['How do I become a nurse?', 'how can I lose 5 kg by June?', 'How could I run a marathon?'])(
    'leaves "%s" to the page that asks for a goal',
    (text) => {
      expect(read(text).intent).toBe('question');
      expect(isSureTalk(read(text))).toBe(false);
    },
  );

  it.each(['What is "piece"?', 'Which guitar should I buy?', 'How do I hold a guitar?'])(
    'takes "%s" for talk on that page too',
    (text) => expect(isSureTalk(read(text))).toBe(true),
  );

  it.each([
    'What is interval training?',
    'What does tapering mean?',
    'I have never run. What is a "paarlauf"?',
    'what is cadence?',
    'What are strides?',
    'So what is a negative split?',
    "what's a gel?",
    'What is VO2?',
  ])('answers "%s" without the date of the goal', (text) => {
    expect(say(text)).not.toContain('2027-05-31');
    expect(say(text)).not.toContain('/subscription');
  });

  it('shows the step whose text holds the word', () =>
    expect(say('I have never run. What is a "paarlauf"?')).toContain('Run 5 km without stopping'));
});

describe('a circumstance and what to change', () => {
  it.each([
    ['I have a sore knee since Tuesday and should not run for two weeks, what should I change now?', 14],
    ['I caught the flu and am in bed all week. What should I do?', undefined],
    ['I am travelling for three weeks from Monday, what do I change?', 21],
    ['Work is crazy for the next two weeks. What should I change?', 14],
    ['My ankle is swollen and the doctor says no running for ten days. What now?', 10],
    ['I hurt my back and cannot train for a month. How should I change the plan?', 30],
    ['I will be on a business trip for ten days. What should I do with the plan?', 10],
    ['My daughter is ill and I have no time for two weeks, what should I change?', 14],
  ])('proposes a pause of the steps for "%s"', (text, days) => {
    expect(edit(text)).toMatchObject({ do: 'setback' });
    expect((edit(text) as { days?: number }).days).toBe(days);
  });

  it.each([
    'My husband is away for three weeks and I have the children alone. Which days are the best for running?',
    'My mum is visiting for two weeks. Which days should I run?',
    'I am alone with the kids for the next three weeks, when should I run?',
    'My wife is home again in three weeks. Which days are best?',
    'I have the car for two weeks. Which day is best for the long run?',
    'The gym is closed for four weeks, where can I train?',
    'I have been running for six weeks. What is next?',
    'We have guests for ten days. When should I run?',
  ])('leaves the end of the goal for "%s"', (text) => expect(['date', 'shift']).not.toContain(edit(text)?.do));

  it('still moves the end where the message asks for it', () => {
    expect(edit('Finish it in 20 weeks')).toMatchObject({ do: 'date' });
    expect(edit('move the end by three weeks')).toMatchObject({ do: 'shift' });
  });
});

describe('a step that prepares', () => {
  const view = {
    ...plan,
    goal: { title: race.title, category: 'health', description: null, targetDate: race.targetDate },
    today,
    steps: steps.map((one, i) => ({ ...one, id: String(i) })),
  } as unknown as PlanInView;
  it.each([
    ['buying running shoes', 'Buy running shoes'],
    ['booking a hotel', 'Book a hotel'],
    ['registering for the race', 'Register for the race'],
    ['signing up for a club', 'Sign up for a club'],
    ['asking a friend along', 'Ask a friend along'],
    ['ordering a belt', 'Order a belt'],
    ['getting a watch', 'Get a watch'],
    ['choosing a route', 'Choose a route'],
    ['finding a partner', 'Find a partner'],
  ])('puts "%s" to the front', (topic, title) => {
    const { change, after } = newStep(view, { topic });
    expect(change).toMatchObject({ title });
    expect(after).toBeNull();
    expect((change as { dueDate: string }).dueDate <= '2026-12-12').toBe(true);
  });
});

describe('the wish to be a better parent', () => {
  it.each(['I want to be a better father', 'be a better mother', 'I want to be a better dad', 'be a better parent'])(
    'asks about children for "%s"',
    (text) => {
      expect(askAbout(read(text))?.choices ?? ['parent']).not.toContain('Find a partner');
    },
  );
});
