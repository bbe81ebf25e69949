import type { Archetype, KindStep, KindSuggestion } from '../kinds/kind.ts';
import { stemsOf } from '../reading/step-reference.rules.ts';
import { lowerFirst } from '../reading/tidy-words.rules.ts';
import { beginsWithVerb, holdsVerb } from '../reading/word-forms.ts';

/** How many other versions of a plan the suggestions of a kind fill at most. */
export const otherVersions = 2;
/** The steps of a version that stay, beside the first and the last: the largest ones, which nothing can replace. */
const largestKept = 2;
/** A plan with one other step is no other plan. */
const fewestOther = 2;
const fewestWords = { order: 3, sentence: 4 };

const needed =
  /^(?:choose|pick|register|enrol|apply|book|sign|order|buy|get|submit|send|pay|open|find|ask|call|check|pass)\b/i;
/** A tip names nothing of the wish, so it stands for no step that does, that measures, has a lead, or opens the way. */
const isSpecific = ({ title, measured, daysBefore }: KindStep): boolean =>
  /\{/.test(title) || measured !== undefined || daysBefore !== undefined || needed.test(title);

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
    .filter((step) => step.hours <= mostHours && !isSpecific(step) && !isNamed(step) && !isForThem(step));
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

/** Each step of another tip at most, and no plan with one other task is another plan. */
const mostOtherTasks = 2;
const shortestTold = 4;
const leastNamed = 2;
const hardlyNamed = new Set(stemsOf('time day week month year work good first one two three keep'));

/** What a tip is about: 'Learn the tachograph modes' is about tachograph and modes, not about learning. */
const aboutOf = (title: string) =>
  stemsOf(title.replace(slots, ' ').replace(/^\S+/, '')).filter(
    (stem) => stem.length >= shortestTold && !hardlyNamed.has(stem),
  );

/** The step that a tip belongs to: it names two things of the tip, or one in its title or tasks. -1 for none. */
function placeOfTip({ title }: KindSuggestion, steps: readonly KindStep[]): number {
  const about = aboutOf(title);
  const named = steps.map((step) => {
    const [within, beside] = [[step.title, ...step.tasks], [step.description]].map(
      (texts) => new Set(stemsOf(texts.join(' ').replace(slots, ' '))),
    );
    const first = about.filter((stem) => within?.has(stem)).length;
    return 2 * first + about.filter((stem) => !within?.has(stem) && beside?.has(stem)).length;
  });
  const most = Math.max(0, ...named);
  return most < leastNamed ? -1 : named.lastIndexOf(most);
}

/**
 * The same steps with other tasks: tips of the kind that belong to them, each told in its step. For a kind whose steps are all
 * needed. Undefined where fewer than two steps would change.
 */
export function withOtherTasks(steps: readonly KindStep[], kind: Archetype): KindStep[] | undefined {
  const tips = kind.suggestions
    .slice(besideThePlan)
    .filter(({ title }) => !/[?:]/.test(title) && beginsWithVerb(title))
    .map((tip) => ({ tip, at: placeOfTip(tip, steps) }));
  const places = Map.groupBy(
    tips.filter(({ at }) => at >= 0),
    ({ at }) => at,
  );
  if (places.size < fewestOther) return undefined;
  return steps.map((step, at) => {
    const own = (places.get(at) ?? []).slice(0, mostOtherTasks).map(({ tip }) => tip);
    if (own.length === 0) return step;
    const told = own.map(({ title, description }) => `${title}: ${lowerFirst(description)}`).join(' ');
    const kept = step.tasks.slice(0, Math.max(1, step.tasks.length - own.length));
    return { ...step, description: `${step.description} ${told}`, tasks: [...kept, ...own.map(({ title }) => title)] };
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
