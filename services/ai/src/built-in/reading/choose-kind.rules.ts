import type { GoalCategory } from '@pathwise/contracts/roadmap';
import { archetypes, kinds } from '../kinds/generated/all.ts';
import type { Archetype, Kind } from '../kinds/kind.ts';
import { discriminant } from './discriminant.ts';
import { glossed } from './language.rules.ts';
import { sentenceVector } from './sentence-vector.ts';
import { sharedWords } from './telling-words.ts';

/** A wish is of a kind from this certainty on. Below it the steps come from an archetype, which fits more widely. */
export const sure = 0.6;
/** Enough to tell a wish from other words. */
export const hinted = 0.3;
/** Longer texts hold more than one wish, and take longer. */
const longest = 600;

/** What a wish is taken for. */
export interface Choice {
  kind: Kind;
  /** 0 to 1. */
  certainty: number;
  category: GoalCategory;
  /** The best of what no kind knows. */
  archetype: Archetype;
}

/** How likely a text is of each kind. The values add up to 1. */
type Shares = (text: string) => number[];

/** How a kind is told. The numbers were chosen on examples that were held out. */
interface Manner {
  /** How much shared rare words count beside the vectors. */
  weightOfWords: number;
  /** How often the first two words count again: an archetype is told by its verb rather than its object. */
  verbAgain: number;
}
const ofKind: Manner = { weightOfWords: 14, verbAgain: 0 };
const ofArchetype: Manner = { weightOfWords: 6, verbAgain: 2 };

let made: { ofKinds: Shares; ofArchetypes: Shares } | undefined;

/** Learns the examples before the first wish needs them. Takes about a second, once in a process. */
export function learnKinds(): void {
  classifiers();
}

function classifiers() {
  made ??= { ofKinds: learn(kinds, ofKind), ofArchetypes: learn(archetypes, ofArchetype) };
  return made;
}

function learn(known: readonly Archetype[], { weightOfWords, verbAgain }: Manner): Shares {
  const vectorOf = (text: string) => sentenceVector(`${`${firstWords(text)} `.repeat(verbAgain)}${text}`);
  const byVector = discriminant(
    known.flatMap(({ name, examples }, label) =>
      [name, ...examples].map((text) => ({ label, vector: vectorOf(text) })),
    ),
  );
  const byWords = sharedWords(known);
  return (text) => {
    const shared = byWords(text);
    return softmax(byVector(vectorOf(text)).map((score, label) => score + weightOfWords * (shared[label] ?? 0)));
  };
}

const firstWords = (text: string) => text.split(/\s+/).slice(0, 2).join(' ');

function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

/** What the wish is about. Takes about a millisecond, and once in a process about a second to learn the examples. */
export function chooseKind(text: string, chosen?: GoalCategory): Choice {
  const wish = glossed(text.slice(0, longest));
  const { ofKinds, ofArchetypes } = classifiers();
  const shares = ofKinds(wish).map((share, i) => ({ share, kind: kinds[i] as Kind }));
  const category = chosen ?? likeliestCategory(shares);
  const best = mostOf(shares);
  const archetype = mostOf(ofArchetypes(wish).map((share, i) => ({ share, kind: archetypes[i] as Archetype })));
  return {
    kind: best.kind,
    certainty: best.share,
    category: best.share >= sure ? best.kind.category : category,
    archetype: archetype.kind,
  };
}

/** The booklet that a goal's roadmap is written from: of a sure kind, else of the best archetype. */
export function chooseBooklet({ title, more }: { title: string; more: string }): Kind | Archetype {
  const named = chooseKind(title);
  if (named.certainty >= sure || !more) return booklet(named);
  const described = chooseKind(`${title}. ${more}`);
  return described.certainty >= sure ? described.kind : booklet(named);
}

const booklet = ({ kind, certainty, archetype }: Choice) => (certainty >= sure ? kind : archetype);

function mostOf<T>(shares: readonly { share: number; kind: T }[]): { share: number; kind: T } {
  return shares.reduce((most, one) => (one.share > most.share ? one : most));
}

function likeliestCategory(shares: readonly { share: number; kind: Kind }[]): GoalCategory {
  const sums = new Map<GoalCategory, number>();
  for (const { share, kind } of shares) sums.set(kind.category, (sums.get(kind.category) ?? 0) + share);
  return [...sums].reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}
