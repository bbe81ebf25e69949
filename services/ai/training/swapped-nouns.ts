import { examplesOf } from '../src/built-in/kinds/examples.ts';
import { archetypes, kinds } from '../src/built-in/kinds/generated/all.ts';
import { numbersFromSeed } from './seed.ts';

// 'Sell my drum kit' is told by what is done, not by the drum kit. So each short example of an archetype that ends in a noun is
// learned twice more with the noun of a hobby: 'sell my hive'.

const timesEach = 2;
const mostWords = 6;
const endsInNoun = /^(.*\b(?:my|our|the|a|an|old|his|her)) [\w' -]{2,25}$/;

const nouns = kinds
  .filter(({ category }) => category === 'hobby')
  .flatMap(({ slots = {} }) => Object.values(slots))
  .flatMap((slot) => ('words' in slot ? slot.words : []))
  .flatMap((word) => word.split('|'))
  .filter((word) => word.split(' ').length <= 2);

/** For each archetype, its examples with other nouns. They are the same each time. */
export function swappedNouns(): string[][] {
  const random = numbersFromSeed(7);
  const noun = () => nouns[Math.floor(random() * nouns.length)];
  return archetypes.map((archetype) =>
    examplesOf(archetype).flatMap((text) => {
      const before = text.split(' ').length <= mostWords && endsInNoun.exec(text)?.[1];
      return before ? Array.from({ length: timesEach }, () => `${before} ${noun()}`) : [];
    }),
  );
}
