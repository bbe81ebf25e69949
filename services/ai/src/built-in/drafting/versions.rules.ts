import type { Archetype, KindStep, KindSuggestion } from '../kinds/kind.ts';
import { stemsOf } from '../reading/step-reference.rules.ts';
import { beginsWithVerb, holdsVerb } from '../reading/word-forms.ts';

/** How many other versions of a plan the suggestions of a kind fill at most. */
export const otherVersions = 2;
/** The steps of a version that stay, beside the first and the last: the largest ones, which nothing can replace. */
const largestKept = 2;
/** A plan with one other step is no other plan. */
const fewestOther = 2;
const fewestWords = { order: 3, sentence: 4 };

const wordsIn = (text: string) => text.split(/\s+/).length;
const isOrder = (text: string) =>
  wordsIn(text) >= fewestWords.order && !/^\S+,|[?:]/.test(text) && beginsWithVerb(text);

/** A tip takes an hour or two, so it stands for no larger step. */
const mostHours = 2;
/** The page shows the first tips of a kind beside its plan. */
const besideThePlan = 3;

/** A tip that is written as a step: it tells what to do, why, and two things to do for it. 'By the door' is none of these. */
function asStep({ title, description, bullets }: KindSuggestion): KindStep | undefined {
  const orders = bullets.filter(isOrder);
  if (!isOrder(title) || orders.length < 2) return undefined;
  if (wordsIn(description) < fewestWords.sentence || !holdsVerb(description)) return undefined;
  return {
    title,
    description: [description, ...orders.map((order) => `${order}.`)].join(' '),
    tasks: orders,
    hours: 1,
  };
}

const written = new Map<Archetype, readonly KindStep[]>();

/** The suggestions of a kind that are written as steps. Read once for each kind. */
function stepsIn(kind: Archetype): readonly KindStep[] {
  const known =
    written.get(kind) ?? kind.suggestions.slice(besideThePlan).flatMap((suggestion) => asStep(suggestion) ?? []);
  written.set(kind, known);
  return known;
}

const slots = /\{[^}]*\}/g;
/** Whether what 'done' means for a kind names a step: 'four habits held for a month' needs 'Choose four small daily habits'. */
function namedByEnd({ done }: Archetype): (step: KindStep) => boolean {
  const told = new Set(stemsOf(done.replace(slots, ' ')));
  return ({ title }) => stemsOf(title.replace(slots, ' ')).some((stem) => told.has(stem));
}

/**
 * The steps of another version. The first, the last, the large ones, those that 'done' names and those that `isForThem` stay,
 * since the goal is not reached without them.
 * The smallest other ones give way to steps that the kind's suggestions tell, in each version to others. Undefined where
 * those would be too few.
 */
export function stepsOfVersion(
  steps: readonly KindStep[],
  { kind, version, isForThem }: { kind: Archetype; version: number; isForThem: (step: KindStep) => boolean },
): KindStep[] | undefined {
  if (version === 0) return [...steps];
  const inner = steps.slice(1, -1).toSorted((a, b) => a.hours - b.hours);
  const isNamed = namedByEnd(kind);
  const mayGo = inner
    .slice(0, -largestKept)
    .filter((step) => step.hours <= mostHours && !isNamed(step) && !isForThem(step));
  if (mayGo.length < fewestOther) return undefined;
  const other = stepsIn(kind).slice((version - 1) * mayGo.length, version * mayGo.length);
  if (other.length < fewestOther) return undefined;
  const going = new Set(mayGo.slice(0, other.length));
  const next = other.values();
  return steps.map((step) => {
    const instead = going.has(step) ? next.next().value : undefined;
    return instead ? { ...instead, hours: Math.min(step.hours, mostHours) } : step;
  });
}

const key = (title: string) => title.trim().toLowerCase();

/** The version that is shown: the one that shares most titles with it. Undefined when none does. */
export function shownVersion(versions: readonly (readonly string[])[], shown: readonly string[]): number | undefined {
  const keys = new Set(shown.map(key));
  const shared = versions.map((titles) => titles.filter((title) => keys.has(key(title))).length);
  const most = Math.max(0, ...shared);
  return most === 0 ? undefined : shared.indexOf(most);
}

/** The version after the one that is shown. The first one when none is. */
export function nextVersion(versions: readonly (readonly string[])[], shown: readonly string[]): number {
  const at = shownVersion(versions, shown);
  return at === undefined ? 0 : (at + 1) % versions.length;
}
