import { describe, expect, it } from '@jest/globals';
import { readMessage } from '../built-in/reading/read-wish.rules.ts';
import { isUnsure, withUnderstanding } from './check-understanding.rules.ts';
import type { Understanding } from './model/answer-schemas.ts';

const today = '2026-11-22';
const message = 'sort out the blue folder thing with Marta when the office is quiet';
const read = (text: string, isGoal = false) => readMessage({ text, today, timeZone: 'Europe/London', isGoal });
const wish = {
  title: 'Sort out the blue folder with Marta',
  category: 'profession' as const,
  targetDate: '2027-06-30',
};
const understood = (understanding: Partial<Understanding>, { text = message, isGoal = false } = {}) =>
  withUnderstanding(read(text, isGoal), {
    understanding: { intent: 'goal', wishes: [], ...understanding },
    isGoal,
    today,
  });

describe('a message of which the rules are unsure', () => {
  it.each([
    ['no kind fits', 'I want to reorganise the thingummy of the whatsit', true],
    ['a kind fits surely', 'I want to learn the guitar', false],
    ['it asks the app', 'I want to cancel my subscription', false],
    ['it speaks of harm', 'I want to kill myself', false],
    ['it is a question', 'What should I do next?', false],
  ])('%s', (_, text, expected) => expect(isUnsure(read(text))).toBe(expected));
});

describe("a model's understanding", () => {
  it('names the wish, its category and its day', () => {
    expect(understood({ wishes: [wish] })).toMatchObject({
      intent: 'goal',
      wish: { title: wish.title, category: 'profession', targetDate: '2027-06-30' },
    });
  });

  it('does not count with a title that shares no word with the message', () => {
    const free = { ...wish, title: 'Become a millionaire' };
    expect(understood({ wishes: [free] })).toEqual(read(message));
  });

  it.each(['2020-01-01', '2027-02-30', 'soon', null])('leaves out the day %j', (targetDate) => {
    expect(understood({ wishes: [{ ...wish, targetDate }] }).wish).not.toHaveProperty('targetDate');
  });

  it('leaves the day that the rules read', () => {
    const text = `${message.replace(' when the office is quiet', '')} by 1 May 2027`;
    expect(understood({ wishes: [wish] }, { text, isGoal: true }).wish.targetDate).toBe('2027-05-01');
  });

  it('makes no goal of a message that states none', () => {
    expect(understood({ intent: 'question' })).toMatchObject({ intent: 'question', wish: { intent: 'question' } });
  });

  it('makes a goal of whatever a new-goal page sends', () => {
    const made = understood({ intent: 'other', wishes: [wish] }, { isGoal: true });
    expect(made.wish).toMatchObject({ intent: 'goal', title: wish.title });
  });
});
