import { describe, expect, it } from '@jest/globals';
import { readMessage } from './read-wish.rules.ts';
import { isWishBeside } from './wish-beside.rules.ts';

const at = { today: '2026-12-01', timeZone: 'Europe/London' };
const titles = ['Find a pool with lessons', 'Book six lessons', 'Float without help', 'Swim ten lengths'];
const swim = { title: 'Learn to swim', steps: titles.map((title) => ({ title })) };
const titleOf = (text: string) => readMessage({ text, ...at }).wish.title;

describe('a wish beside a plan', () => {
  it.each([
    ['I also want to learn to bake', 'Learn to bake'],
    ['I want to learn to bake too', 'Learn to bake'],
    ['also want to get my driving licence by June', 'Get my driving licence'],
    ['I also need to sort out my taxes', 'Sort out my taxes'],
    ['one more thing, I want to quit smoking', 'Quit smoking'],
    ['besides that I want to start a choir', 'Start a choir'],
    ['add a goal to learn to bake', 'Learn to bake'],
    ['another goal: learn to bake', 'Learn to bake'],
    ['I want to buy a flat as well', 'Buy a flat'],
  ])('is a new goal: %s', (text, title) => {
    expect(isWishBeside(text, swim)).toBe(true);
    expect(readMessage({ text, ...at }).intent).toBe('goal');
    expect(titleOf(text)).toBe(title);
  });

  it.each([
    'add baking to it',
    'I also want to swim in the sea',
    'I also want a step for buying goggles',
    'I also want lessons on Saturday',
    'move it to June too',
    'I also want to float on my back',
    'I also want more time for it',
  ])('is not what this is: %s', (text) => expect(isWishBeside(text, swim)).toBe(false));
});
