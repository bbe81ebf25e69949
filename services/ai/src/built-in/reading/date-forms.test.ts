import { describe, expect, it } from '@jest/globals';
import { dateForms, todays } from '../../../test/date-forms.ts';
import { findTargetDate } from './target-date.rules.ts';
import { tidyWords } from './tidy-words.rules.ts';

/** Where the words of a deadline stand in a message. */
const places: readonly (readonly [name: string, text: (words: string) => string])[] = [
  ['at the end of a wish', (words) => `I want to learn to swim ${words}`],
  ['before the wish', (words) => `${words.charAt(0).toUpperCase()}${words.slice(1)} I want to be able to swim`],
  [
    'in a sentence of its own',
    (words) => `I'd like to swim well. It should be done ${words.replace(/\.$/, '')}. My son loves the sea.`,
  ],
  [
    'inside the wish',
    (words) => `I have two kids and work nights. I want to learn to swim ${words}, and not be afraid.`,
  ],
  ['in brackets', (words) => `learn to swim (${words})`],
];

describe('a deadline in the forms that people write', () => {
  it.each(places)('is read %s', (_, textOf) => {
    const misses = todays.flatMap((today) =>
      dateForms.flatMap(({ words, means, zone = 'Europe/London' }) => {
        const wanted = [means(today)].flat();
        const read = findTargetDate({ text: tidyWords(textOf(words)), today, timeZone: zone })?.date;
        return read && wanted.includes(read)
          ? []
          : [`${words} (${zone}, said on ${today}): ${wanted.join(' or ')}, not ${read}`];
      }),
    );
    expect(dateForms.length).toBeGreaterThan(1000);
    expect(misses).toEqual([]);
  });
});
