import { describe, expect, it } from '@jest/globals';
import { readMessage } from '../reading/read-wish.rules.ts';
import { answer } from './answer.rules.ts';
import type { CoachGoal, RoadmapStep } from './answer-goals.rules.ts';

const today = '2026-11-28';
const step = (title: string, dueDate: string | null, description: string): RoadmapStep => ({
  ...{ title, dueDate, description },
  completed: false,
  doneOn: null,
});
const steps = [
  step('Note sleep, meals, movement and stress for a week', '2026-12-05', 'Each evening write bedtime and meals.'),
  step('Choose four small daily habits, one for each area', '2026-12-12', 'One each, five minutes long.'),
  step(
    'Get up at the same time for two weeks',
    '2027-01-08',
    'Count back eight hours for bedtime, phone outside the bedroom.',
  ),
  step('Plan three balanced dinners and one good breakfast', '2027-01-31', 'Half the plate vegetables or fruit.'),
  step('Walk 20 minutes a day and stand up every hour', '2027-03-10', 'Begin with ten minutes.'),
  step('Keep a quiet ten minutes a day for stress', '2027-03-25', 'Slow breathing with a longer out-breath.'),
];
const goal: CoachGoal = {
  title: 'Get a healthier lifestyle',
  category: 'health',
  status: 'active',
  progress: 0,
  targetDate: '2027-03-31',
  overdueSteps: [],
  nextSteps: steps,
  steps,
};
const ask = (text: string, more: Partial<CoachGoal> = {}) =>
  answer({
    read: readMessage({ text, today, timeZone: 'UTC' }),
    goals: [{ ...goal, ...more }],
    today,
    inView: goal.title,
  });

describe('what happens when something is left out', () => {
  it('is told with the reason for its place, the days that move, and whether the date holds', () => {
    const text = ask(
      'Can you explain why the first step comes first and what happens if I skip it for the next two weeks because of travel?',
    );
    expect(text).toContain('stands first: what comes after it builds on it');
    expect(text).toContain('would move from 2026-12-05 to 2026-12-19');
    expect(text).toContain('The 5 steps after it build on it and would move along, the last one to 2027-04-08');
    expect(text).toContain('past your date, 2027-03-31, so the goal would end on 2027-04-08');
    expect(text).toContain('“move it all by 14 days, later”');
  });

  it('says that the date holds where the plan has room', () => {
    expect(ask('What happens if I skip a week while I am ill?', { targetDate: '2027-05-01' })).toMatch(
      /^Getting well comes first\. Nothing of what you have done is lost\. .*Your date, 2027-05-01, holds\./,
    );
  });

  it.each([
    ['What happens if I skip step 2?', /leave out “Choose four .* no other step moves, .*2027-03-31, holds\./],
    ['Does it matter if I leave out the third step?', /leave out “Get up at the same time/],
    ['what happens when I leave the last step out?', /leave out “Keep a quiet ten minutes.*It is the last step/],
    ['What happens if I leave step 3 for a week?', /due on 2027-01-08 .* no day has to move/],
    ['What if I get a cold and miss a few days?', /No step is due in that time/],
    ['Can I skip a week? I am so tired at the moment', /Left for a week, “Note sleep/],
    ['What would happen if I don’t do the second step until January?', /“not before 2027-01-01 for step 2”/],
    ['Why should step 1 come before step 2?', /stands first/],
    ['Tell me why the second step stands before the third', /is step 2 of 6: it builds on “Note sleep/],
  ])('answers "%s"', (text, expected) => expect(ask(text)).toMatch(expected));

  it('needs no days', () => {
    const undated = steps.map((one) => ({ ...one, dueDate: null }));
    const more = { targetDate: null, steps: undated, nextSteps: undated };
    expect(ask('What happens if I skip the first step for a week?', more)).toContain('has no day, so nothing is late');
  });
});

describe('the step that matters most', () => {
  it.each([
    ['Which of these steps is the most important one for somebody who sleeps badly', 'Get up at the same time'],
    ["which step helps most if I'm always tired", 'Get up at the same time'],
    ['Which one is the most important for someone with no energy?', 'Get up at the same time'],
    ['Which step is key if I eat badly?', 'Plan three balanced dinners'],
    ['what is the most important step for me because I sit all day', 'Walk 20 minutes'],
    ['which step matters most for someone who is stressed', 'Keep a quiet ten minutes'],
  ])('meets what the person names: "%s"', (text, title) => {
    expect(ask(text)).toMatch(new RegExp(`^For that, \\*\\*${title}.*matters most`));
  });

  it.each([
    'Which step matters most?',
    "What's the most important step?",
    'Which of the steps makes the biggest difference?',
    'which step should I not skip',
    'what is the one step I must not skip?',
    'which of them would change the most',
  ])('is the first open one, on which the others build: "%s"', (text) => {
    expect(ask(text)).toMatch(/^\*\*Note sleep.*matters most: the 5 steps after it build on it/);
  });

  it('is not named for a question about goals', () => {
    expect(ask('which of my goals is the furthest along')).toContain('The furthest along is');
  });
});

describe('a word of comfort', () => {
  const comfort = 'slow or hard is normal';
  it.each([
    'I have a bad knee, how far am I?',
    'How far am I? My back is bad',
    'How am I doing with my bad knee?',
    'My knee is bad, but how far have I got?',
    'how am I doing? my internet is slow',
    'how far am I, I have bad eyesight',
    'How far am I? I had a hard boiled egg',
  ])('is not said to "%s"', (text) => expect(ask(text)).not.toContain(comfort));

  it.each([
    'It is slow and hard, how far am I?',
    'it is slow and hard, how far have I got?',
    'I feel stuck, how far am I?',
    "I'm struggling, how far am I?",
    'it feels so slow. how far am I',
    'this is hard. how am I doing',
    "how far am I? I'm finding it hard",
  ])('is said to "%s"', (text) => expect(ask(text)).toContain(comfort));
});

describe('why a step has its day', () => {
  it.each([
    ['Why is the healthier dinner planning only in January?', 'Plan three balanced dinners'],
    ['Why are the small daily habits due on 12 December?', 'Choose four small daily habits'],
    ['How come the walk of 20 minutes a day has to wait until March?', 'Walk 20 minutes a day'],
    ['why do I have to note my sleep so early?', 'Note sleep, meals'],
    ['Tell me why step 5 takes so long', 'Walk 20 minutes a day'],
    ['Why is the first quiet ten minutes not before March?', 'Keep a quiet ten minutes'],
  ])('is told of the step that the question names: %s', (text, title) => {
    const reply = ask(text);
    expect(reply).toMatch(new RegExp(`^\\*\\*${title}`));
    expect(reply).toContain('for the work in it');
  });

  it('names what comes before it, the time it has, and what still follows', () => {
    expect(ask('Why is the walk only in March?')).toContain(
      'Before it come 4 open steps, the last of them “Plan three balanced dinners and one good breakfast”, due on 2027-01-31, and it builds on that. After that it has five weeks for the work in it. The step after it needs the three weeks until 2027-03-31.',
    );
  });

  it('is not told where the question asks for the place, or names no step', () => {
    expect(ask('Why does step 2 come first?')).toContain('it builds on “Note sleep');
    expect(ask('Why am I only tired in April?')).not.toContain('for the work in it');
  });
});
