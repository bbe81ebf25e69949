import { expect, it } from '@jest/globals';
import { isOfPathwise } from './of-pathwise.rules.ts';

it.each([
  'how do i share a goal with my cousin',
  'can i export my steps',
  "why can't i delete the task",
  'is there a way to copy a roadmap',
  'where do i rename a milestone',
  'why did my goals vanish',
  'how do i switch off your emails',
  'can i get my old chat history back?',
  'the font is too small, can you help',
  'how can i change the order of my steps',
  'can i log out of all my devices',
  'what is a reminder column for',
  'what happens to my data when i leave',
  'how long is a goal kept in the trash',
])('is about Pathwise: %s', (words) => expect(isOfPathwise(words)).toBe(true));

it.each([
  'how do i share my room with a snorer',
  'how do i delete photos of my ex from my head',
  'can i add salt to the dough',
  'how do i set good goals',
  'how do i stop reading emails at work',
  'how do i find a mentor in my field',
  'how do i keep a diary',
  'can you add a step about the tent',
  'which steps are due next week',
  'how do i close my savings account',
  'how do i remove wallpaper',
  'how do i reach my goal faster',
])('is about something else: %s', (words) => expect(isOfPathwise(words)).toBe(false));
