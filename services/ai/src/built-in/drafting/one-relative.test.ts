import { expect, it } from '@jest/globals';
import { oneRelativeIn } from './one-relative.rules.ts';

it.each([
  ['My lil sis wants to learn the kickflip and keeps falling', 'your sister'],
  ['She prays with me on Sundays. My nan thinks I am still a Christian. Say it to my nan', 'your nan'],
  ['Say it, my mother-in-law moves in', 'your mother-in-law'],
  ['Grandpa will not stop driving', 'your grandpa'],
])('finds the one relative in "%s"', (words, person) => expect(oneRelativeIn(words)).toBe(person));

it.each([
  'My mum and my sister do not speak',
  "My wife's mum lives with us",
  'My late grandmother taught me',
  'I was rude to the priest who buried my father',
  "My mum's ill and my little sister goes to school",
  'I have told my husband. He still does not know',
  'My wife says I should write to him',
  'Somebody has to be there when he wakes',
])('finds nobody in "%s"', (words) => expect(oneRelativeIn(words)).toBeUndefined());
