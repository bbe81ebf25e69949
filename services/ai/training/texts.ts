// Prints the texts the word vectors are learned from, as a JSON list: what people write, and the short texts of the kinds.
import { archetypes, kinds } from '../src/built-in/kinds/generated/all.ts';

const texts = [...kinds, ...archetypes].flatMap(({ slots = {}, ...kind }) => {
  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (whole, name: string) => slots[name]?.otherwise ?? whole);
  const lists = Object.values(slots).flatMap((slot) => ('words' in slot ? slot.words : []));
  return [
    ...[...kind.examples, ...(kind.notThese ?? []), ...lists.flatMap((entry) => entry.split('|'))],
    ...[kind.name, kind.done, ...kind.ask.chips].map(filled),
    ...kind.steps.flatMap(({ title, tasks }) => [title, ...tasks]).map(filled),
    ...kind.suggestions.map(({ title }) => filled(title)),
  ];
});

process.stdout.write(JSON.stringify([...new Set(texts)]));
