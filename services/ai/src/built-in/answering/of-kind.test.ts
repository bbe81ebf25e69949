import { describe, expect, it } from '@jest/globals';
import { draftRoadmap } from '../drafting/draft-roadmap.rules.ts';
import { readMessage } from '../reading/read-wish.rules.ts';
import { answer } from './answer.rules.ts';
import type { CoachGoal } from './answer-goals.rules.ts';

const today = '2026-12-01';
const timeZone = 'Europe/London';

function goalOf(title: string, done = 1): CoachGoal {
  const { milestones } = draftRoadmap({ title, targetDate: '2027-06-30', today: '2026-11-20', timeZone });
  const steps = milestones.map(({ title: step, description, dueDate }, at) => ({
    ...{ title: step, description, dueDate: dueDate ?? null },
    completed: at < done,
    doneOn: at < done ? '2026-11-28' : null,
  }));
  const open = steps.filter(({ completed }) => !completed);
  const progress = Math.round((100 * done) / steps.length);
  return {
    ...{ title, category: 'personal', status: 'active', progress, targetDate: '2027-06-30' },
    ...{ overdueSteps: [], nextSteps: open, steps },
  };
}
const lorry = goalOf('Get my HGV licence');
const race = goalOf('Run a half marathon', 2);
const cake = goalOf('Make a celebration cake', 0);
const ask = (text: string, inView?: CoachGoal) =>
  answer({
    read: readMessage({ text, today, timeZone }),
    goals: [lorry, race, cake],
    tasks: [{ title: 'Theory app', day: '2026-12-02', completed: false, goalId: null }],
    today,
    inView: inView?.title,
  });

describe('how it is going', () => {
  it.each([
    'How am I doing with the half marathon?',
    'how is the half marathon going?',
    'Where do I stand with the half marathon?',
  ])('is told of the goal whose name is said, not of a step with the same words: %s', (text) => {
    for (const inView of [race, lorry, undefined])
      expect(ask(text, inView)).toMatch(/^\*\*Run a half marathon\*\* stands at 25%: 2 of 8 steps are done/);
  });
});

describe('whether something is safe', () => {
  it.each([
    'is it safe to drive a lorry with diabetes?',
    'can I drive a bus with diabetes?',
    'am I allowed to drive with epilepsy?',
  ])('is answered with the caution of the kind and the step in which it is settled: %s', (text) => {
    const told = ask(text, lorry);
    expect(told).toContain('the step to ask it in');
    if (text.includes('diabetes')) expect(told).toContain('Diabetes, fits, heart trouble');
    expect(told).not.toContain('ticked');
  });

  it('is left to the doctor where the kind says nothing of it', () => {
    expect(ask('is it safe to run with asthma?', race)).toMatch(/I cannot tell whether that is safe.*Ask the doctor/);
  });
});

describe('what happens if a try fails', () => {
  it.each(['what happens if I fail the driving test?', 'What if I fail the driving test?'])(
    'is told of a second try, and nothing of leaving the step out: %s',
    (text) => {
      const told = ask(text, lorry);
      expect(told).toContain('After a fail book again the same day');
      expect(told).toContain('“Get the professional certificate and driver card” waits for it');
      expect(told).not.toMatch(/leave out|remove step/);
    },
  );
});

describe('what a goal costs', () => {
  it('is told by what its steps say of money, and who names the price', () => {
    const told = ask('how much will the whole thing cost me?', lorry);
    expect(told).toContain('I have no figure for **Get my HGV licence**');
    expect(told).toContain('Note total cost, and who may pay');
    expect(told).not.toContain('Premium');
  });

  it('is another question than what Pathwise costs', () => {
    expect(ask('how much does Pathwise cost?', lorry)).toContain('Premium');
    expect(ask('what would the celebration cake cost?', lorry)).toContain(
      'I have no figure for **Make a celebration cake**',
    );
  });
});

describe('a question beside a pain', () => {
  it.each([
    ['My knee hurts. What should I do?', /kneecap|physio|doctor/],
    ['What should I do this week if my knee hurts again on Thursday and I work late?', /doctor/],
    ['I sprained my ankle, what do I do this week', /X-rayed.*Theory app/s],
    ['I have a bad cold and only two evenings this week', /Rest comes first/],
  ])('that names no step is answered for the pain: %s', (text, part) => {
    expect(ask(text)).toMatch(part);
    expect(ask(text)).not.toMatch(/^Your next step|boiler|three or four runs/i);
  });
  it('is answered, and the pain too', () => {
    const told = ask('What should I do this week? My knee hurts and I have only two evenings', race);
    expect(told).toContain('Theory app');
    expect(told).toMatch(/kneecap|physio/);
    expect(told).toContain('You said “My knee hurts and I have only two evenings”');
  });
});

describe('questions with one answer', () => {
  it.each(['how do I print my plan?', 'Can I print the roadmap?'])('say how to print: %s', (text) => {
    expect(ask(text, lorry)).toMatch(/print command of your browser/);
    expect(ask(text, lorry)).not.toContain('JSON');
  });

  it.each(['are you a real person?', 'Am I talking to a bot?', 'so are you human'])('say what Sage is: %s', (text) => {
    expect(ask(text, lorry)).toMatch(/not a person but a program/);
  });

  it('leave other prints and persons alone', () => {
    expect(ask('can I print photos for the show?', cake)).not.toContain('print command');
    expect(ask('am I a bad person?', cake)).not.toContain('program');
  });
});
