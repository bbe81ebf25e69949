// Prints as JSON the texts that the sentence vectors are learned from: what people write, and the short texts of the kinds.
import { examplesOf } from '../src/built-in/kinds/examples.ts';
import { archetypes, kinds } from '../src/built-in/kinds/generated/all.ts';
import type { Archetype, Kind } from '../src/built-in/kinds/kind.ts';
import { swappedNouns } from './swapped-nouns.ts';

function textsOf({ slots = {}, ...kind }: Archetype & { category?: Kind['category'] }) {
  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (whole, name: string) => slots[name]?.otherwise ?? whole);
  return {
    id: kind.id,
    examples: [kind.name, ...examplesOf(kind)],
    words: Object.values(slots)
      .flatMap((slot) => ('words' in slot ? slot.words : []))
      .flatMap((word) => word.split('|')),
    titles: [...kind.ask.chips, ...[...kind.steps, ...kind.suggestions].map(({ title }) => title)].map(filled),
    others: [kind.done, ...kind.steps.flatMap(({ tasks }) => tasks)].map(filled),
  };
}

const swapped = [...kinds.map(() => []), ...swappedNouns()];
const all = [...kinds, ...archetypes].map((kind, label) => ({ ...textsOf(kind), swapped: swapped[label] }));
process.stdout.write(JSON.stringify(all));
