import type { GoalCategory } from '@pathwise/contracts/roadmap';
import { archetypes, kinds } from '../kinds/generated/all.ts';
import type { Archetype, Kind } from '../kinds/kind.ts';
import { scoresByVector } from './kind-weights.ts';
import { glossed } from './language.rules.ts';
import { type SharedWords, sharedWords } from './telling-words.ts';

/** A wish is of a kind from this certainty on. Below it the steps come from an archetype, which fits more widely. */
export const sure = 0.65;
/** Enough where no archetype fits. */
const likely = 0.5;
/** Enough to tell a wish from other words. */
export const hinted = 0.25;
/** Below this share an archetype hardly fits a wish. */
const unlikely = 0.05;
/** Longer texts hold more than one wish, and take longer. */
const longest = 600;
/** How much shared rare words count beside the vectors. Chosen on examples that were held out. */
const weightOfWords = 3;
/** How much of their shares archetypes hold against a kind: 'read 24 books' is 'n pieces of x' too, and better read by its kind. */
const weightOfArchetypes = 0.2;

/** What a wish is taken for. */
export interface Choice {
  kind: Kind;
  /** 0 to 1. Kinds and archetypes share one certainty: 'sell my piano' is surer to be a sale than of any kind. */
  certainty: number;
  /** Of the kinds together, also when none of them is certain. */
  category: GoalCategory;
  /** The best of what no kind knows. */
  archetype: Archetype;
  /** How likely the wish is of it, 0 to 1. */
  ofArchetype: number;
}

let byWords: SharedWords | undefined;

/** Reads the files of the classifier before the first wish needs them. Takes about half a second, once in a process. */
export function loadKinds(): void {
  chooseKind('');
}

/** How likely a text is of each kind and then of each archetype. The values add up to 1. */
function shares(text: string): number[] {
  byWords ??= sharedWords([...kinds, ...archetypes]);
  const shared = byWords(text);
  return softmax(Array.from(scoresByVector(text), (score, label) => score + weightOfWords * (shared[label] ?? 0)));
}

function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

/** What the wish is about. Takes about a millisecond. */
export function chooseKind(text: string): Choice {
  const all = shares(glossed(text.slice(0, longest)));
  const ofKinds = kinds.map((kind, i) => ({ share: all[i] ?? 0, kind }));
  const ofArchetypes = archetypes.map((kind, i) => ({ share: all[kinds.length + i] ?? 0, kind }));
  const { kind, share } = mostOf(ofKinds);
  const best = mostOf(ofArchetypes);
  const others = sumOf(ofKinds) + weightOfArchetypes * sumOf(ofArchetypes);
  return {
    kind,
    certainty: share / others,
    category: likeliestCategory(ofKinds),
    archetype: best.kind,
    ofArchetype: best.share,
  };
}

/** The booklet that a goal's roadmap is written from: of a sure kind, else of the best archetype. */
export function chooseBooklet({ title, more }: { title: string; more: string }): Archetype {
  const named = chooseKind(title);
  if (named.certainty >= sure || !more) return booklet(named);
  const described = chooseKind(`${title}. ${more}`);
  if (described.certainty < sure) return booklet(named);
  // 'Run the Leeds half' wins over 'I have only ever run 5k'.
  return described.kind === named.kind || named.certainty < hinted ? described.kind : named.kind;
}

/** A wish between two kinds, such as 'have a baby', is better served by the likelier one than by an archetype it hardly fits. */
const booklet = ({ kind, certainty, archetype, ofArchetype }: Choice): Archetype =>
  certainty >= sure || (ofArchetype < unlikely && certainty >= likely) ? kind : archetype;

function mostOf<T>(shares: readonly { share: number; kind: T }[]): { share: number; kind: T } {
  return shares.reduce((most, one) => (one.share > most.share ? one : most));
}

const sumOf = (shares: readonly { share: number }[]) => shares.reduce((sum, { share }) => sum + share, 0);

function likeliestCategory(shares: readonly { share: number; kind: Kind }[]): GoalCategory {
  const sums = new Map<GoalCategory, number>();
  for (const { share, kind } of shares) sums.set(kind.category, (sums.get(kind.category) ?? 0) + share);
  return [...sums].reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}
