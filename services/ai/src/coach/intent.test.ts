import { describe, expect, it } from '@jest/globals';
import { readWish } from './read-wish.rules.ts';

const intentOf = (text: string) => readWish({ text, today: '2026-11-21', timeZone: 'UTC' }).intent;

describe('telling wishes from talk', () => {
  it.each([
    'what should I do next?',
    'what do i do today',
    'how am I doing?',
    'When is my marathon due?',
    "what's left",
    'what is overdue?',
    'What are my goals?',
    'how do I lose weight?',
    'Can you help me?',
    'help',
    'I need help',
    "I'm stuck",
    "i'm behind with everything",
    'I lost my motivation',
    'I want to give up',
    'I want to change the date of my goal',
    'I want to know what to do next',
    'I want to cancel my subscription',
    'show me my goals',
    'tell me about step 2',
    'should I run every day?',
    'is it ok to skip a week?',
    'Why is the first step so hard?',
    'what if I want to get a new job?',
    'can you move my deadline to June?',
    'I would like to see my progress',
    'how many books should i read',
    'I want to ask you something',
    'I need some advice',
    'I want to delete my goal',
    'could you explain the second step?',
    'thanks! what should I do next?',
    'hi, how am i doing?',
    'do you think I can run a marathon?',
    'I want to work on my next step',
  ])('takes "%s" for a question', (text) => expect(intentOf(text)).toBe('question'));

  it.each([
    'hi',
    'Hello!',
    'hey there',
    'Good morning',
    'good evening coach',
    'Hi, how are you?',
    'hello sage',
    'yo',
    'HELLO',
  ])('takes "%s" for a greeting', (text) => expect(intentOf(text)).toBe('greeting'));

  it.each([
    'thanks',
    'Thank you so much!',
    'thx',
    'ok thanks',
    'great, thank you for the plan',
    'cheers mate',
    'perfect',
    'awesome',
    'Thanks, that was helpful',
    'love it',
    'many thanks',
    'I want to thank you',
    'bye',
    'looks good',
    '🙏',
  ])('takes "%s" for thanks', (text) => expect(intentOf(text)).toBe('thanks'));

  it.each([
    'I got the job!',
    'my boss is annoying',
    'I want pizza',
    'it rained today',
    'make it shorter',
    'bed',
    'start over',
    'ok',
    'yes',
    'no',
    "I don't want to lose weight",
    'asdf',
    'I finished step 2',
    'lol',
    '???',
    '12',
    'My running shoes are new',
    "I've lost 3 kg already",
  ])('makes no goal of "%s"', (text) => expect(intentOf(text)).not.toBe('goal'));

  it.each([
    'Hi, I want to lose 10 kg',
    'Thanks! Now I want to learn Spanish',
    'new job',
    'marathon in april',
    'Can you help me find a new job?',
    'I want to lose 10 kg by June. How do I start?',
    'build a treehouse',
    'Help me save for a car',
    'my goal: read 20 books',
    "let's get fit",
    'I wish I could play the piano',
    'We want to buy a house',
    'I should drink less',
    'Good morning! I would love to write a novel.',
    'I want to finish my degree',
    'I want to quit my job',
    'I want to move to Portugal',
    'complete a triathlon',
  ])('takes "%s" for a goal', (text) => expect(intentOf(text)).toBe('goal'));

  it('leaves title, category and date out of everything that is no goal', () => {
    for (const text of ['hi', 'thanks', 'how do I lose 10 kg by June?', 'I want to kill myself']) {
      expect(
        Object.keys(readWish({ text, today: '2026-11-21', timeZone: 'UTC' })).toSorted((a, b) => a.localeCompare(b)),
      ).toEqual(['intent', 'quantities']);
    }
  });
});
