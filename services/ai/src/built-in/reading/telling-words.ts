import type { Archetype } from '../kinds/kind.ts';

// Rare words say more than vectors do: a wish with 'MOT' in it belongs to the kinds that know the word.

type Texts = Pick<Archetype, 'name' | 'slots' | 'steps' | 'suggestions'> & { examples: readonly string[] };

/** For each kind, how much of what a text says in rare words the kind's own texts say too: 0 to 1, and more when it has the kind's name. */
export type SharedWords = (text: string) => number[];

/** Words of the steps and suggestions count half: they are Sage's words, not those of people. */
const ownWeight = 0.5;
/** For each word of a kind's name, when the text has all of them: 'run a half marathon' is no marathon. */
const nameBonus = 0.2;
const endings = /(?:ing|ed|es|s|ers?|ly)$/;

const stemsIn = (text: string) =>
  new Set((text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) => word.replace(endings, '').slice(0, 6)));

export function sharedWords(kinds: readonly Texts[]): SharedWords {
  const known = new Map<string, { label: number; weight: number }[]>();
  for (const [label, kind] of kinds.entries())
    for (const [stem, weight] of weightsOf(kind)) {
      const those = known.get(stem);
      if (those) those.push({ label, weight });
      else known.set(stem, [{ label, weight }]);
    }
  const rarity = (stem: string) => Math.log(kinds.length / (known.get(stem)?.length ?? 0.5));
  const names = kinds.map(({ name }) => [...stemsIn(name)]);
  return (text) => {
    const stems = stemsIn(text);
    const all = [...stems].reduce((sum, stem) => sum + rarity(stem), 0) || 1;
    const shared = names.map((name) =>
      name.length > 1 && name.every((stem) => stems.has(stem)) ? nameBonus * name.length : 0,
    );
    for (const stem of stems)
      for (const { label, weight } of known.get(stem) ?? [])
        shared[label] = (shared[label] ?? 0) + (rarity(stem) * weight) / all;
    return shared;
  };
}

function weightsOf({ slots = {}, ...kind }: Texts): Map<string, number> {
  const lists = Object.values(slots).flatMap((slot) => ('words' in slot ? slot.words : []));
  const ofSage = [
    ...kind.steps.flatMap(({ title, description, tasks }) => [title, description, ...tasks]),
    ...kind.suggestions.flatMap(({ title, description }) => [title, description]),
  ];
  const weights = new Map<string, number>();
  for (const stem of ofSage.flatMap((text) => [...stemsIn(text)])) weights.set(stem, ownWeight);
  for (const stem of [kind.name, ...kind.examples, ...lists].flatMap((text) => [...stemsIn(text)]))
    weights.set(stem, 1);
  return weights;
}
