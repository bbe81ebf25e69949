import { describe, expect, it } from '@jest/globals';
import { anOffer, aRequest } from '../../test/posts.ts';
import { categoryLabels, freshnessOf, reminderOf, tagOf } from './post.rules.ts';

const now = Date.parse('2026-11-22T12:00:00Z');
const lapsing = (freshUntil: string, lapsed = false) => ({ freshUntil, lapsed, lapsesSoon: false });

describe('the words on a post', () => {
  it('has a label for each category of the spec', () => {
    expect(Object.values(categoryLabels)).toEqual([
      'Business & Career',
      'Health & Fitness',
      'Relationship & Social',
      'Hobby & Skills',
      'Financial Goals',
      'Personal Development',
      'Other',
    ]);
  });

  it('shows the category of a request, and the price of an offer as its author wrote it', () => {
    expect(tagOf(aRequest({ category: 'Hobby' }))).toBe('Hobby & Skills');
    expect(tagOf(anOffer({ price: 'a loaf of bread' }))).toBe('a loaf of bread');
  });
});

describe('how long a post still shows', () => {
  it.each([
    ['2026-12-22T12:00:00Z', 'Lapses in 30 days'],
    ['2026-11-24T12:00:00Z', 'Lapses in 2 days'],
    ['2026-11-23T12:00:01Z', 'Lapses in 2 days'],
    ['2026-11-23T12:00:00Z', 'Lapses within a day'],
    ['2026-11-22T12:00:01Z', 'Lapses within a day'],
    // the page has stayed open for longer
    ['2026-11-22T11:00:00Z', 'Lapses within a day'],
  ])('until %s reads %p', (freshUntil, words) => {
    expect(freshnessOf(lapsing(freshUntil), now)).toBe(words);
  });

  it('says of a lapsed post that only its author sees it', () => {
    expect(freshnessOf(lapsing('2026-11-20T12:00:00Z', true), now)).toBe('Lapsed: only you see it');
  });

  it('says of a post that an admin has hidden that only its author sees it, and reminds nobody of it', () => {
    const post = aRequest({ hidden: true, lapsed: true });
    expect(freshnessOf(post, now)).toBe('We have hidden this post: only you see it');
    expect(reminderOf([post, aRequest({ hidden: true, lapsesSoon: true })], 'request')).toBeUndefined();
  });

  it.each([
    [0, 0, undefined],
    [1, 0, 'Of your requests, 1 lapses soon. Renew what still holds.'],
    [2, 0, 'Of your requests, 2 lapse soon. Renew what still holds.'],
    [0, 1, 'Of your requests, 1 has lapsed. Renew what still holds.'],
    [1, 2, 'Of your requests, 1 lapses soon and 2 have lapsed. Renew what still holds.'],
  ])('reminds of %i that lapse soon and %i lapsed ones: %p', (soon, lapsed, words) => {
    const posts = [
      aRequest(),
      ...Array.from({ length: soon }, () => aRequest({ lapsesSoon: true })),
      ...Array.from({ length: lapsed }, () => aRequest({ lapsed: true })),
    ];
    expect(reminderOf(posts, 'request')).toBe(words);
  });
});
