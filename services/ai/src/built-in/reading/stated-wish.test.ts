import { describe, expect, it } from '@jest/globals';
import { readIntent } from './intent.rules.ts';
import { readMatter } from './read-matter.rules.ts';
import { isNoWishOfNow, statesWish } from './stated-wish.rules.ts';

describe('words that say by themselves whether a sentence is a wish', () => {
  it.each([
    "My aunt has a big birthday. I'd like to have a garden where she can sit without hearing the road every minute",
    'As a girl I wanted to dance, and at 60 I finally will: ballet for beginners in Leeds',
    'Bring my daily steps to 10,000 by June',
    "I'd like to sleep better. I'm a guard on nights",
    "Move everything out of mum's house by May",
    'I should have finished my degree years ago, help me finish it by June',
  ])('"%s" is a wish', (text) => expect(readIntent(text).intent).toBe('goal'));

  it.each([
    'I should have gone to bed hours ago',
    'I wish people would stop asking when we have kids',
    'I wanted to be a singer when I was little',
    'As a kid I wanted to drive trains. Then I grew up.',
    'move my exam step to after christmas please, the centre is full',
    'my marathon went well',
    "I'd like to know you better",
  ])('"%s" is none', (text) => expect(readIntent(text).intent).not.toBe('goal'));
});

describe('words of grief, or about a plan', () => {
  const calm = {
    ...readMatter('I want to run a marathon'),
    shares: { ...readMatter('I want to run').shares, talk: 0, news: 0 },
  };

  it.each([
    'I just want my mum back, the house is so quiet now',
    'I want him back and I want it to be like before',
    "I don't want to be alone tonight with all of these thoughts",
    "I don't want to feel anything anymore and I am so tired",
    "Mum has cancer and I don't want to lose her to this",
    "I'd like to move it to Saturday, if there is room for that",
    'I want to delete my account and all that stands in it, please',
    'I want a refund for the last three months of the year',
    'I need you to stop telling me that every single day now',
  ])('"%s" states no wish by its form', (text) => expect(statesWish(text, calm)).toBe(false));

  it.each([
    'Change the front steps to a ramp',
    'Push my daily steps up to 12,000',
    'Move everything to the new flat by Saturday',
    'Remove the old stuff from the loft',
    'Drop the bad stuff from my diet',
    'I should have finished my degree by June, help me',
    'I would have loved to learn the piano',
    'I used to dream of a garden.',
  ])('"%s" is not put aside as no wish', (text) => expect(isNoWishOfNow(text)).toBe(false));
});
