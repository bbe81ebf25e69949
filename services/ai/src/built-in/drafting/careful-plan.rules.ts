import { addDays } from '@pathwise/contracts/roadmap-calendar.rules';
import {
  isAway,
  isCaring,
  isLabour,
  isOfFood,
  isTraining,
  isWithHands,
  type Load,
  loadIn,
  loadOf,
  loadOfWish,
  pressing,
} from '../circumstances/loading.rules.ts';
import type { FoundStrain, Strain } from '../circumstances/strain.ts';
import { generalSuggestions } from '../kinds/general-suggestions.ts';
import { kinds } from '../kinds/generated/all.ts';
import { type Archetype, type KindStep, type KindSuggestion, step } from '../kinds/kind.ts';
import { lowerFirst } from '../reading/tidy-words.rules.ts';
import { sentencesIn as wishSentences } from '../reading/wish-sentences.rules.ts';
import { calmSteps, carefulSuggestions, stagesFor } from './careful-stages.ts';

// What a plan becomes for a body that must not be loaded like a healthy one: the step that asks comes first, training gives way to careful
// stages, and others do the heavy work.

const mostSteps = 8;

/** What a plan must heed, and whether its kind trains the body. */
export interface Care {
  strain: Strain;
  said: string;
  until?: string;
  /** Others that were told too, in the person's words. */
  also: readonly string[];
  /** The plan is one of training, so that stages take the place of its steps. */
  isTraining: boolean;
  /** The wish names a load, and no step of the kind does. */
  isWished: boolean;
  /** The hands are told of, and the plan is one for hands. */
  isWithHands: boolean;
}

const textOf = ({ title, description, tasks }: KindStep) => [title, description, ...tasks].join('. ');

/** 'Get back to running', and no 'pain in my lower back in the mornings'. */
const backTo =
  /\b(?:again|(?<!\b(?:my|lower|upper|bad|the|his|her) )back (?:to|into|at|in|on|for|from)|get(?:ting)? back|return\w*|resume|restart)\b/i;
/** Said outside the wish: not 'I'm back in London'. */
const getsBack = /\b(?:get|getting|got|go|going) back (?:to|into)\b/i;
const runs = /\b(?:run|runs|running|jog|jogging|parkrun|marathon)\b/i;

/** The kind that is the plan where somebody wants back to what they trained: recovery itself. */
export function recoveryFor(
  found: readonly FoundStrain[],
  { kind, title, words }: { kind: Archetype; title: string; words: string },
): Archetype | undefined {
  const id = found[0]?.strain.recovery;
  const isWish = (sentence: string) => sentence.toLowerCase().includes(title.toLowerCase());
  const isBack = wishSentences(words).some((one) => (isWish(one) ? backTo : getsBack).test(one));
  if (!id || !(isTraining(kind) || isCaring(kind)) || !isBack) return undefined;
  const own = id === 'postpartum-recovery' && runs.test(title) ? 'run-again-after-birth' : id;
  return kinds.find((one) => one.id === own);
}

/** What of the strains that were told changes a plan of this kind. Undefined where its steps load nothing. */
export function careFor(
  found: readonly FoundStrain[],
  { kind, title }: { kind: Archetype; title: string },
): Care | undefined {
  const isWished = loadOfWish(title) !== undefined && !kind.steps.some((one) => loadOf(one, kind));
  const loads = isTraining(kind) || isLabour(kind) || isWished || kind.steps.some((one) => loadOf(one, kind));
  const isTouched = ({ strain, said }: FoundStrain) => {
    if (strain.only) return !(strain.id === 'drink-at-hand' && withoutDrink.test(title));
    if (strain.loads && strain.sort === 'rest' && !isOfFood(kind) && !isTraining(kind) && !ofWeight.test(title))
      return false;
    if (strain.loads)
      return (
        (strain.sort === 'rest' && ofWeight.test(title)) || kind.steps.some((one) => strain.loads?.test(textOf(one)))
      );
    return loads || (strain.sort === 'rest' && (isAway(kind) || (isWithHands(kind) && ofHands.test(said))));
  };
  const [first, ...rest] = found.filter(isTouched);
  if (!first) return undefined;
  const { strain, said } = first;
  const isOfNumbers = strain.loads !== undefined && strain.sort === 'rest';
  return {
    ...first,
    also: rest.map((one) => one.said).filter((one) => !said.includes(one) && !one.includes(said)),
    isTraining: isOfNumbers ? isOfFood(kind) || strain.only !== undefined || ofWeight.test(title) : isTraining(kind),
    isWished,
    isWithHands: isWithHands(kind) && ofHands.test(said),
  };
}

/** 'Get below 60 kg' */
const ofWeight =
  /\b(?:kg|kilos?|lbs?|\d+ stone|(?:lose|drop|shed|gain)\b.*\b(?:pounds|stone|fat)|weigh\w*|calories?|fasting|diet\w*|thin(?:ner)?|slim\w*|skinny|size \d+|bmi|body fat)\b/i;
/** Fermented, and no drink: sauerkraut. */
const withoutDrink =
  /\b(?:sauerkraut|kraut|kimchi|pickl\w+|yogh?urt|sourdough|miso|tempeh|vegetables|cabbage|cucumbers|hot sauce)\b/i;
const ofHands = /\b(?:wrists?|hands?|fingers?|thumbs?|elbows?|arms?|shoulders?|carpal|rsi|tend\w+|collarbone|neck)\b/i;
/** Steps that are done with the hands. */
const handDeeds =
  /^(?:practi[sc]e|play|bring|learn|finish|make|knit|sew|draw|paint|carve|throw|type|do|repeat|record|rehearse)\b/i;
/** Steps of a plan that knows no field, where the wish itself is done. */
const doesWish = /^(?:do|follow|practi[sc]e|rehearse|begin|take|prepare)\b/i;

const loadOfStep = (
  one: KindStep,
  kind: Archetype,
  { strain, isWished, isWithHands: isByHand }: Care,
): Load | undefined => {
  if (strain.loads) return strain.loads.test(`${one.title}. ${one.description}`) ? 'training' : undefined;
  const isDone = (isWished && doesWish.test(one.title)) || (isByHand && handDeeds.test(one.title));
  return loadOf(one, kind) ?? (isDone ? 'training' : undefined);
};

const sentencesIn = (text: string) => text.match(/[^.!?]+[.!?]+(?:\s|$)|[^.!?]+$/g) ?? [text];

/** 'Pain above 3 of 10 means stop', and not 'until you can'. */
const warns = new RegExp(
  [
    '(?<!\\b(?:never|not|without|do not|don.t) )\\b(?:stop|stops|ask)\\b',
    '\\bnever\\b(?! (?:fewer|less|skip|miss))',
    '(?:^\\s*|\\b(?:do|must|may|should) )not\\b(?! (?:fewer|less))',
    '\\buntil\\b(?! (?:you|failure))',
  ].join('|'),
  'i',
);

/** Without the sentences that test, hurry or count a load. Warnings stay. */
const withoutPressing = (text: string, isStrict: boolean) =>
  sentencesIn(text)
    .filter(
      (sentence) =>
        warns.test(sentence) ||
        (!pressing.test(sentence) && !(isStrict && /\d|\b(?:twice|three|four|five|six|ten) times\b/.test(sentence))),
    )
    .join('')
    .trim();

const withoutMeasure = ({ measured: _, ...rest }: KindStep): KindStep => rest;

function softTasks(tasks: readonly string[], { who, sort }: Strain, kind: Archetype, load: Load): string[] {
  return tasks.map((task) => {
    if (load === 'labour') return loadIn(task, kind) === 'labour' ? `With help: ${lowerFirst(task)}` : task;
    const isAsked = pressing.test(task) || (sort === 'rest' && loadIn(task, kind) !== undefined);
    return isAsked ? `Ask ${who} first: ${lowerFirst(task)}` : task;
  });
}

const orAsk = (tasks: string[], { who }: Strain) => (tasks.length > 0 ? tasks : [`Ask ${who} about it`]);

/** The step with a careful sentence, without what tests or hurries. Others do its heavy work. */
function softened(one: KindStep, load: Load, { care, kind }: { care: Care; kind: Archetype }): KindStep {
  const { strain } = care;
  const isRest = strain.sort === 'rest';
  const isHelped = load === 'labour' && isRest;
  const before = isHelped
    ? `Others lift, carry, dig and climb here; you plan and point. ${strain.careful}`
    : strain.careful;
  const text = withoutPressing(one.description, isRest && load === 'training');
  const title = isHelped
    ? `With helpers: ${lowerFirst(one.title)}`
    : isRest
      ? `Once allowed: ${lowerFirst(one.title)}`
      : one.title;
  return {
    ...(isRest ? withoutMeasure(one) : one),
    title,
    description: [before, text].filter(Boolean).join(' '),
    tasks: strain.loads
      ? orAsk(
          one.tasks.filter((task) => !strain.loads?.test(task)),
          strain,
        )
      : softTasks(one.tasks, strain, kind, load),
  };
}

/** A step on paper keeps its words. What it prepares waits. */
function onPaper(one: KindStep, { care, kind }: { care: Care; kind: Archetype }): KindStep {
  const { strain } = care;
  const loads = strain.loads ?? { test: (text: string) => loadIn(text, kind) !== undefined || pressing.test(text) };
  const tasks = one.tasks.filter((task) => !loads.test(task));
  const isTouched = loads.test(one.description) || tasks.length < one.tasks.length;
  if (!isTouched || !care.isTraining || strain.sort === 'spare') return one;
  const text = withoutPressing(one.description, false);
  return {
    ...one,
    description: `${text} This is only planning: nothing of it begins before ${strain.who} has agreed.`.trim(),
    tasks: orAsk(tasks, strain),
  };
}

const asked = ({ strain, said, also, until }: Care): KindStep => ({
  ...strain.ask,
  description: [
    `You wrote “${said}”. ${strain.ask.description}`,
    also.length > 0 ? ` Tell them too: “${also.join('”, “')}”.` : '',
    until ? ` You named ${until} as the day from which more is allowed, so what loads you begins then.` : '',
  ].join(''),
});

/** The last step where the kind's own one is a test or counts what the body does. */
const endsWith = (who: string): KindStep =>
  step(
    'Take up {wish} in the form that is allowed',
    `As much of it as ${who} has agreed to, and in the form that they named. Less than you hoped for counts, and so does a later day.`,
    [`Agree the form with ${who}`, 'Have somebody with you', 'Note how you are the day after'],
    3,
  );
const counts = /\d|\{\w*%?\}.*\bin one go\b|\b(?:best|record|max|heav\w+|weight|number|without)\b/i;
const hoursOfEnd = 4;
const countsTimes =
  /\b(?:\d+|two|three|four|five|six|eight|ten|twelve) (?:\w+ )?(?:days|times|weeks|minutes|hours|km|sessions)\b|\bspeed\b/i;

/** Stages for the steps of training: what is done on paper stays, and the last step is the aim, once it is allowed. */
function staged(steps: readonly KindStep[], kind: Archetype, care: Care): KindStep[] {
  const { strain } = care;
  const stages = strain.stages ?? stagesFor(strain.who);
  const last = steps.at(-1);
  const isSafeEnd = last !== undefined && !pressing.test(last.title) && !counts.test(last.title);
  const hasOwnEnd = strain.loads !== undefined;
  const paper = steps.slice(0, -1).filter((one) => !loadOfStep(one, kind, care) && !pressing.test(one.title));
  const isOfKind = !hasOwnEnd || isOfFood(kind) || strain.only !== undefined;
  const room = mostSteps - 1 - stages.length - (hasOwnEnd ? 0 : 1);
  const kept = isOfKind
    ? paper.slice(0, Math.max(0, room)).map((one) => onPaper(withoutMeasure(one), { care, kind }))
    : [];
  const aim = isSafeEnd ? softened(last, 'training', { care, kind }) : endsWith(strain.who);
  const end = hasOwnEnd ? [] : [{ ...aim, hours: Math.min(aim.hours, hoursOfEnd) }];
  return [asked(care), ...kept, ...stages, ...end];
}

/** Tests give way to calm steps, at most as many as there are. */
function withoutTests(steps: readonly KindStep[], kind: Archetype, care: Care): KindStep[] {
  const instead = calmSteps.values();
  return steps.flatMap((one, i) => {
    const isPressing = pressing.test(one.title) || (care.strain.sort === 'rest' && countsTimes.test(one.title));
    const isTest = loadOfStep(one, kind, care) === 'training' && isPressing && !care.strain.loads;
    if (!isTest) return [one];
    if (i === steps.length - 1) return [endsWith(care.strain.who)];
    return instead.next().value ?? [];
  });
}

/** The steps for a body that must be spared, and where those begin that load it. */
export function withCare(
  steps: readonly KindStep[],
  kind: Archetype,
  care: Care,
): { steps: KindStep[]; loadedFrom: number } {
  const { strain } = care;
  const tips = new Set(kind.suggestions.map(({ title }) => title));
  // A tip in a plan of training may load nothing: 'Replace worn shoes'.
  const loadOfAny = (one: KindStep) =>
    tips.has(one.title) && !strain.loads ? loadIn(textOf(one), kind) : loadOfStep(one, kind, care);
  if (care.isTraining && strain.sort === 'rest') {
    const first = (strain.stages ?? stagesFor(strain.who))[1];
    const all = staged(steps, kind, care);
    return { steps: all, loadedFrom: all.findIndex(({ title }) => title === first?.title) };
  }
  const left = withoutTests(steps, kind, care);
  const soft = left.map((one) => {
    const load = loadOfAny(one);
    return load ? softened(one, load, { care, kind }) : one;
  });
  const isLoading = (one: KindStep) => loadOfStep(one, kind, care) === 'training';
  const over = Math.max(0, soft.length + 1 - mostSteps);
  const from = over === 0 ? -1 : smallestInside(soft);
  const begin = left.filter((_, i) => i !== from).findIndex(isLoading);
  const trimmed = from < 0 ? soft : soft.toSpliced(from, over);
  const isLate = strain.sort === 'rest' || care.until !== undefined;
  return { steps: [asked(care), ...trimmed], loadedFrom: begin < 0 || strain.loads || !isLate ? -1 : begin + 1 };
}

/** Where the smallest step stands, neither the first nor the last. */
function smallestInside(steps: readonly KindStep[]): number {
  const hours = steps.slice(1, -1).map((one) => one.hours);
  return 1 + hours.indexOf(Math.min(...hours));
}

/** Without a day that was named, where the body needs longer than that. */
export const withSoundDay = ({ until, ...care }: Care, today: string): Care =>
  until !== undefined && until >= loadedOn(care, today) ? { ...care, until } : care;

/** The day from which the body is loaded at the earliest. */
export const loadedOn = ({ strain, until }: Care, today: string): string => {
  const usual = addDays(today, strain.days);
  return until && until > usual ? until : usual;
};

/** The kind as its overview, practice and suggestions should read for a body that is spared. */
export function sparedKind(kind: Archetype, care: Care): Archetype {
  const { strain, said } = care;
  const isStaged = care.isTraining && strain.sort === 'rest';
  const { weekly, soundPace, ...rest } = kind;
  const own = kind.suggestions.filter((one) => isCalm(one, care, kind));
  const calm = isStaged ? carefulSuggestions : own.length >= 3 ? own : [...own, ...carefulSuggestions];
  const keepsWeekly =
    weekly !== undefined && !isStaged && !care.isTraining && loadIn(weekly, kind) === undefined && !strain.loads;
  // Amounts stay in a plan that spares, and so does the warning of those that are too fast.
  const keepsPace = soundPace !== undefined && strain.sort === 'spare';
  const spared = {
    ...rest,
    ...(keepsPace ? { soundPace } : {}),
    ...(keepsWeekly ? { weekly } : {}),
    suggestions: calm,
  };
  if (!isStaged) return spared;
  return {
    ...spared,
    unhurried: true,
    overview: `You wrote “${said}”, so this plan begins with ${strain.who}. Until they say what is allowed, you prepare what needs no strength; then it goes on in small stages, each only after a calm next morning.`,
    approach: `What heals is loaded late rather than early, and a day that comes too soon moves. ${strain.careful}`,
    done: `You have got as far with {wish} as ${strain.who} allowed, and are well the day after.`,
  };
}

const textsOf = ({ title, description, bullets }: KindSuggestion) => [title, description, ...bullets].join('. ');

function isCalm(suggestion: KindSuggestion, { strain }: Care, kind: Archetype): boolean {
  const text = textsOf(suggestion);
  if (strain.loads) return !strain.loads.test(text);
  if (strain.sort === 'spare') return !pressing.test(text);
  return !pressing.test(text) && loadIn(text, kind) === undefined;
}

/** Said of nothing that rests: 'Do the hardest part when you are fresh'. */
const hurrying = /\b(?:hardest|ten minutes|setting a timer|begin with)\b/i;

/** The general suggestions that also suit a body that is spared. */
export const generalFor = (care: Care | undefined): readonly KindSuggestion[] =>
  care ? generalSuggestions.filter(({ title }) => !hurrying.test(title)) : generalSuggestions;
