import type { GoalCategory } from '@pathwise/contracts/roadmap';
import { examplesOf } from '../kinds/examples.ts';
import { archetypes, kinds } from '../kinds/generated/all.ts';
import type { Archetype, Kind } from '../kinds/kind.ts';
import { plainPlans } from '../kinds/plain-plan.ts';
import { withoutDenied } from './denied-words.rules.ts';
import { scoresByVector } from './kind-weights.ts';
import { glossed } from './language.rules.ts';
import { type ByLeadingVerb, byLeadingVerb } from './leading-verbs.ts';
import { remembered } from './remembered.ts';
import { alive, certainOrStage, forms, ofTheDeadOnly, onlyWhereSaid, tellsDeath } from './sure-forms.ts';
import { type TellingWords, tellingWords } from './telling-words.ts';

/** A wish is of a kind from this certainty on, whatever else it may be. */
export const sure = 0.65;
/** Enough to tell a wish from other words. */
export const hinted = 0.2;
/**
 * Below `sure`, a kind or an archetype writes the plan from this share on. The wishes of the evaluation show it: of kinds
 * with a smaller share half are wrong, of larger ones three in four are right.
 */
const enough = { kind: 0.26, archetype: 0.2 };
/** So much likelier must an archetype be: the plan of a kind that fits is worth more to a person than a general one. */
const likelier = 1.5;
/** Where the kinds disagree, what is done may still be clear: 'save €5,000 for a car' is to save up for something. */
const clear = { share: 0.05, ofArchetypes: 0.5 };
/** Longer texts hold more than one wish, and take longer. */
const longest = 600;
/** How much shared rare words count beside the vectors. Chosen on examples that were held out. */
const weightOfWords = 1.5;
/** How much the verb in front counts beside the vectors. Chosen on wishes like 'sell my bee hives'. */
const weightOfVerb = 1;
/** What is done shows in the form of some wishes, whatever they are about. So much is added to the score of the archetype. */
const weightOfForm = 3.5;
/** More than all that speaks against it. */
export const weightOfCertain = 12;
/** How much of their shares archetypes hold against a kind: 'read 24 books' is 'n pieces of x' too, and better read by its kind. */
const weightOfArchetypes = 0.2;

/** What a wish is taken for. */
export interface Choice {
  kind: Kind;
  /** 0 to 1. Kinds and archetypes share one certainty: 'sell my piano' is surer to be a sale than of any kind. */
  certainty: number;
  /** Its part of all shares, those of the archetypes too. */
  share: number;
  /** Of the kinds together, also when none of them is certain. */
  category: GoalCategory;
  /** The best of what no kind knows. */
  archetype: Archetype;
  /** How likely the wish is of it, 0 to 1. */
  ofArchetype: number;
  /** The archetype stands out among the archetypes. */
  isClear: boolean;
  /** The likeliest kinds and archetypes, the likeliest first. */
  nearest: readonly Archetype[];
  /** Those of them that are likely enough to be offered. None where nothing known is near. */
  offered: readonly Archetype[];
}

let known: { words: TellingWords; byVerb: ByLeadingVerb } | undefined;

/** What the words of the kinds tell. Their examples are read once, for both. */
export function wordsOfKinds() {
  if (!known) {
    const all = [...kinds, ...archetypes].map((kind) => ({ ...kind, examples: examplesOf(kind) }));
    known = { words: tellingWords(all), byVerb: byLeadingVerb(all) };
  }
  return known;
}

/** Reads the files of the classifier before the first wish needs them. Takes about half a second, once in a process. */
export function loadKinds(): void {
  chooseKind('');
}

/** How likely a text is of each kind and then of each archetype. The values add up to 1. `whole`: all that was said. */
export function shares(text: string, whole = text): number[] {
  const read = glossed(text.slice(0, longest));
  const ofForm = byForm(read, whole);
  return softmax(scoresByWords(read).map((score, label) => score + (ofForm.get(label) ?? 0)));
}

/** One message asks for the scores of some thirty texts, of most of them several times. */
const scoresByWords = remembered(100, (read: string): readonly number[] => {
  const { words, byVerb } = wordsOfKinds();
  const shared = words.shared(read);
  const ofVerb = byVerb(read);
  return Array.from(
    scoresByVector(read),
    (score, label) => score + weightOfWords * (shared[label] ?? 0) + weightOfVerb * (ofVerb[label] ?? 0),
  );
});

/** What the form of a wish adds to the scores. */
const byForm = (text: string, whole: string): ReadonlyMap<number, number> =>
  new Map([...added(forms, text, weightOfForm), ...added(certainOrStage, text, weightOfCertain), ...unsaid(whole)]);

/** What speaks against kinds that nothing in the whole message tells of. */
export const unsaid = (whole: string) => [
  ...onlyWhereSaid.flatMap(([said, id]) =>
    said.some((pattern) => pattern.test(whole)) ? [] : [[labelOf(id), -weightOfForm] as const],
  ),
  ...(alive.test(whole) && !tellsDeath.test(whole)
    ? ofTheDeadOnly.map((id) => [labelOf(id), -weightOfCertain] as const)
    : []),
];

const labels = new Map([...kinds, ...archetypes].map(({ id }, label) => [id, label]));
const labelOf = (id: string) => labels.get(id) ?? -1;

/** What the forms that a text has add to the scores. */
export const added = (all: typeof forms, text: string, weight: number) =>
  all.filter(([form]) => form.test(text)).map(([, id]) => [labelOf(id), weight] as const);

export function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

/** What the wish is about. Takes about a millisecond. */
export const chooseKind = (text: string): Choice => choiceOf(shares(withoutDenied(text)));

/** How likely a text is of each of these kinds or archetypes together. */
export function shareOfKinds(text: string, those: ReadonlySet<Archetype>): number {
  const all = shares(withoutDenied(text));
  return [...kinds, ...archetypes].reduce((sum, kind, label) => sum + (those.has(kind) ? (all[label] ?? 0) : 0), 0);
}

export function choiceOf(all: readonly number[]): Choice {
  const ofKinds = kinds.map((kind, i) => ({ share: all[i] ?? 0, kind }));
  const ofArchetypes = archetypes.map((kind, i) => ({ share: all[kinds.length + i] ?? 0, kind }));
  const { kind, share } = mostOf(ofKinds);
  const best = mostOf(ofArchetypes);
  const others = sumOf(ofKinds) + weightOfArchetypes * sumOf(ofArchetypes);
  const near = nearestOf([...ofKinds, ...ofArchetypes]);
  return {
    kind,
    certainty: share / others,
    share,
    category: likeliestCategory(ofKinds),
    archetype: best.kind,
    ofArchetype: best.share,
    isClear: best.share >= clear.share && best.share >= clear.ofArchetypes * sumOf(ofArchetypes),
    nearest: near.map((one) => one.kind),
    offered: offeredOf(near),
  };
}

/** Below it, the right kind is among the three likeliest in four of five wishes, and comes first in fewer than half. */
const askedBelow = 0.6;
/** Whether a plan is written better after the person has said which kind is closest. */
export const mayBeOther = ({ certainty, ofArchetype }: Choice): boolean =>
  Math.max(certainty, ofArchetype) < askedBelow;

/** A sure kind, else the likelier of kind and archetype, else a plan that claims to know neither. */
export function bookletOf(choice: Choice): Archetype {
  const { kind, certainty, share, category, archetype, ofArchetype, isClear } = choice;
  if (certainty >= sure) return kind;
  if (ofArchetype >= enough.archetype && ofArchetype >= likelier * share) return archetype;
  if (share >= enough.kind) return kind;
  return isClear ? archetype : plainPlans[category];
}

function mostOf<T>(shares: readonly { share: number; kind: T }[]): { share: number; kind: T } {
  return shares.reduce((most, one) => (one.share > most.share ? one : most));
}

/** So many kinds are offered to choose from. */
const mostNearest = 3;
interface Share {
  share: number;
  kind: Archetype;
}
const nearestOf = (all: readonly Share[]): Share[] => all.toSorted((a, b) => b.share - a.share).slice(0, mostNearest);

/** Below `each`, a kind is a bad guess. Where even the likeliest is below `first`, nothing known is near. */
const leastOffered = { each: 0.04, first: 0.12 };
const offeredOf = ([first, ...others]: readonly Share[]): Archetype[] => {
  if (!first || first.share < leastOffered.first) return [];
  return [first, ...others.filter(({ share }) => share >= leastOffered.each)].map(({ kind }) => kind);
};

const sumOf = (shares: readonly { share: number }[]) => shares.reduce((sum, { share }) => sum + share, 0);

function likeliestCategory(shares: readonly { share: number; kind: Kind }[]): GoalCategory {
  const sums = new Map<GoalCategory, number>();
  for (const { share, kind } of shares) sums.set(kind.category, (sums.get(kind.category) ?? 0) + share);
  return [...sums].reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}
