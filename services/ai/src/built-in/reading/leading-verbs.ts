import { anyOf, wordsOf } from './phrases.rules.ts';

// 'Sell my bee hives' is a sale: its verb leads many examples of a sale, and none of keeping bees.

type Named = { name: string; examples: readonly string[] };

/** For each kind, how much likelier it is by the verb that a text begins with, as a logarithm. Empty for a verb that is hardly known. */
export type ByLeadingVerb = (text: string) => number[];

/** A verb in fewer examples says nothing. */
const fewest = 3;
/** So many examples with the verbs of all kinds are added to those of each, since the next wish may have a new verb. */
const added = 20;
/** A verb speaks less for a kind than against the others: one plans weddings, and much else. */
const most = 1;

/** Verbs that go with anything. */
const light = new Set('get be become have go do make take find plan i my'.split(' '));

/** 'I would really like to', in front of the verb. */
const opening = anyOf(
  [
    "i/we/i'd/we'd/i'm/we're/i've/we've would? really/just/finally? {want} to",
    'want/trying/need/time/hoping/how to',
    'please? help me',
    'please/finally/properly/just',
  ],
  { lists: { want: wordsOf('want wanna like love need hope trying plan got have') }, before: '^', after: '\\s+' },
);
const particle = /^(?:off|out|up|away|down|rid|over|back|in|on|into|to)$/;

/** The first word, with its particle: 'give away' is not 'give'. Empty for verbs that go with anything. */
function leadingVerb(text: string): string {
  const [verb = '', next = ''] =
    text
      .toLowerCase()
      .replace(opening, '')
      .match(/[\p{L}']+/gu) ?? [];
  if (particle.test(next)) return `${verb} ${next}`;
  return light.has(verb) ? '' : verb;
}

export function byLeadingVerb(kinds: readonly Named[]): ByLeadingVerb {
  const examples = kinds.map((kind) => [kind.name, ...kind.examples]);
  const counts = new Map<string, Map<number, number>>();
  for (const [label, texts] of examples.entries())
    for (const verb of texts.map(leadingVerb)) {
      const ofVerb = counts.get(verb) ?? new Map<number, number>();
      counts.set(verb, ofVerb.set(label, (ofVerb.get(label) ?? 0) + 1));
    }
  const all = examples.flat().length;
  const unlikely = examples.map(({ length }) => Math.log(added / (length + added)));
  return (text) => {
    const ofVerb = counts.get(leadingVerb(text) || 'none') ?? new Map<number, number>();
    const total = [...ofVerb.values()].reduce((sum, count) => sum + count, 0);
    if (total < fewest) return [];
    const usual = total / all;
    return examples.map(({ length }, label) => {
      const count = ofVerb.get(label);
      return count === undefined
        ? (unlikely[label] ?? 0)
        : Math.min(most, Math.log((count / usual + added) / (length + added)));
    });
  };
}
