import { describe, expect, it } from '@jest/globals';
import type { Archetype, Kind } from '../kinds/kind.ts';
import { titleByKind } from './title-by-kind.rules.ts';

const kindOf = (kind: Partial<Kind>) => kind as Archetype;
const instrument = kindOf({
  id: 'learn-instrument',
  name: 'Learn an instrument',
  category: 'hobby',
  slots: { instrument: { words: ['piano|keyboard', 'accordion|button accordion', 'violin'], otherwise: 'instrument' } },
});
const titled = (booklet: Archetype, text: string, title = text) => titleByKind(booklet, { text, wish: text, title });

describe('a title by the kind of a goal', () => {
  it('is the name of the kind, as the person would write it', () => {
    const home = kindOf({ id: 'declutter', name: 'Declutter your home', category: 'personal' });
    expect(titled(home, 'Every drawer is full and so is the stair')).toBe('Declutter my home');
  });

  it.each([
    ['My aunt left me her accordion, and nobody plays', 'Learn the accordion'],
    ['Two years of violin, and the bow still shakes', 'Learn the violin'],
    ['A violin and a piano stand in the hall', 'Learn an instrument'],
    ['Nobody at home can play', 'Learn an instrument'],
  ])('names the one that is meant: "%s"', (text, title) => expect(titled(instrument, text)).toBe(title));

  const build = kindOf({ id: 'build-a-thing', name: 'Build something' });
  it.each([
    [build, 'a hen house from pallets', 'Hen house from pallets', 'Build a hen house from pallets'],
    [
      kindOf({ id: 'organise-something', name: 'Organise something' }),
      'egg race for the hospice',
      'Egg race for the hospice',
      'Organise an egg race for the hospice',
    ],
    [
      kindOf({ id: 'plan-something', name: 'Plan something ahead' }),
      'three weeks of shifts',
      'Three weeks of shifts',
      'Plan three weeks of shifts',
    ],
  ])('adds what is done to a thing that is only named', (booklet, wish, title, full) =>
    expect(titleByKind(booklet, { text: wish, wish, title })).toBe(full),
  );

  const peace = kindOf({ id: 'mend-a-relation', name: 'Make peace with somebody' });
  it('names the only person that the message names', () => {
    expect(titled(peace, "My brother hasn't rung since the funeral")).toBe('Make peace with my brother');
    expect(titled(peace, "My brother and my sister don't speak")).toBe('Make peace with somebody');
  });

  it('is none by a plan that fits anything, or for a thing in a long message', () => {
    expect(titled(kindOf({ id: 'plain-hobby', name: 'A plan', category: 'hobby' }), 'It is late')).toBeUndefined();
    const long = 'a hen house, and I have the wood and the nails in the yard';
    expect(titleByKind(build, { text: long, wish: long, title: 'Hen house' })).toBeUndefined();
  });
});
