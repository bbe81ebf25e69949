import { describe, expect, it } from '@jest/globals';
import { readEdit } from '../reading/edit.rules.ts';
import { asksPrice } from '../reading/price-asked.rules.ts';
import { readMessage } from '../reading/read-wish.rules.ts';
import { answer } from './answer.rules.ts';
import type { CoachGoal } from './answer-goals.rules.ts';

const today = '2026-12-01';
const timeZone = 'Europe/London';
const stepTitles = [
  'Ask the branch what they need',
  'Book the first aid course',
  'Pass the exam',
  'Do three trial shifts',
];
const steps = stepTitles.map((title, n) => {
  const dueDate = `2027-0${n + 1}-15`;
  return { title, dueDate, description: null, completed: false, doneOn: null };
});
const volunteer: CoachGoal = {
  ...{ title: 'Become a rescue volunteer', category: 'personal', status: 'active', progress: 0 },
  ...{ targetDate: '2027-06-30', overdueSteps: [], nextSteps: steps, steps },
};
const ask = (text: string, goals: CoachGoal[]) =>
  answer({ read: readMessage({ text, today, timeZone }), goals, tasks: [], today, inView: goals[0]?.title });

const ofThings = [
  'What does a first aid course cost?',
  'how much is a course like this',
  'whats the price of a first aid course',
  'how much for the course?',
  'is the course free?',
  'do I have to pay for the course',
  'what do I pay for a course',
  'cost of the course',
  'are there free courses',
  'can I get the course for free',
  'what is the price for the uniform',
  'how much does a trainer charge?',
  'how much is the exam',
  'how much do first aid courses cost in Ireland',
  'what would lessons cost',
  'how much is a gym membership',
  'how expensive is a good rucksack',
];
const bare = [
  'how expensive is it',
  'what will this cost me',
  'is it free?',
  'price?',
  'is there a fee',
  'what are the fees',
];
const ofPathwise = [
  'what does premium cost',
  'how much is Pathwise',
  'is this app free',
  'does Sage cost anything',
  'how much is the subscription',
  'do I have to pay for this app',
  'how much do you charge',
];

describe('a question about a price', () => {
  it.each(ofThings)('is not answered with the price of Pathwise where it names a thing: %s', (text) => {
    for (const goals of [[volunteer], []]) {
      const told = ask(text, goals);
      expect(told).not.toMatch(/Premium|\$49|stands at|is due on/);
      expect(told).toMatch(/price|cost/);
    }
  });

  it('says to which step the thing belongs', () => {
    expect(ask('how much is a course like this', [volunteer])).toContain('**Book the first aid course**');
  });

  it.each(bare)('is about the goal in view where it names no thing: %s', (text) => {
    expect(ask(text, [volunteer])).toContain('I have no figure for **Become a rescue volunteer**');
  });

  it.each(['is it free?', 'what does it cost?', 'how much is it'])(
    'is about Pathwise where there is no goal yet: %s',
    (text) => expect(ask(text, [])).toContain('Premium is $49'),
  );

  it.each(ofPathwise)('is answered with the price of Pathwise where it names it: %s', (text) => {
    for (const goals of [[volunteer], []]) expect(ask(text, goals)).toContain('Premium is $49');
  });

  it.each(ofThings)('changes no plan: %s', (text) => {
    const plan = {
      title: volunteer.title,
      steps: stepTitles.map((title, n) => ({ id: `${n}`, title, completed: false })),
    };
    expect(readEdit(text, { plan, today, timeZone, inView: true })).toBeUndefined();
    expect(readMessage({ text, today, timeZone }).intent).not.toBe('goal');
  });

  it.each([
    'how much is left?',
    'how much is done',
    'is Saturday free?',
    'how much is 5 km in miles',
    'am I free on Friday',
  ])('is not what this is: %s', (text) => expect(asksPrice(text)).toBe(false));
});
