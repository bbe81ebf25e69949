import { describe, expect, it } from '@jest/globals';
import { readIntent } from './intent.rules.ts';

describe('words that say by themselves whether a sentence is a wish', () => {
  it.each([
    "My niece is coming on Sunday. I'd like to have five dinners I can make her without calling her every ten minutes",
    'all I want is one quiet hour a day without the kids',
    "I don't want to be the one who always pays anymore",
    "I'm 15 and want to make a video game about my village, maybe??",
    'CompTIA Security+ before summer, employer pays',
    'Get the shed roof done before the rain starts... so, next weekend',
    'As a girl I wanted to dance, and at 60 I finally will: ballet for beginners in Leeds',
  ])('"%s" is a wish', (text) => expect(readIntent(text).intent).toBe('goal'));

  it.each([
    'I should have gone to bed hours ago',
    'I wish people would stop asking when we have kids',
    'I wanted to be a singer when I was little',
    'As a boy I wanted to be a pilot. Then I turned forty.',
    'move my exam step to after christmas please, the centre is full',
    'my marathon went well',
  ])('"%s" is none', (text) => expect(readIntent(text).intent).not.toBe('goal'));
});
