import type { GoalCategory } from '@pathwise/contracts/roadmap';
import { isOverByNow } from '../circumstances/births.rules.ts';
import { adviceFor, type Found, findCircumstances } from '../circumstances/find-circumstances.rules.ts';
import { findStrains, isOfOthersOrPast } from '../circumstances/find-strain.rules.ts';
import { bodySteps } from '../circumstances/strain-words.ts';
import type { Archetype, Kind } from '../kinds/kind.ts';
import { chooseBooklet, chooseByAll, isStory } from '../reading/choose-by-all.rules.ts';
import { bookletOf, chooseKind, mayBeOther } from '../reading/choose-kind.rules.ts';
import { closestIn, withoutClosest } from '../reading/closest-kind.rules.ts';
import type { Country } from '../reading/countries.ts';
import { dateMeant } from '../reading/date-meant.rules.ts';
import { homeCountry } from '../reading/home-country.rules.ts';
import { glossed } from '../reading/language.rules.ts';
import { readNumber } from '../reading/numbers.rules.ts';
import { type Quantity, readQuantities, standsAfter } from '../reading/quantity.rules.ts';
import { findTargetDate } from '../reading/target-date.rules.ts';
import { tidyWords } from '../reading/tidy-words.rules.ts';
import { openingOf } from '../reading/wish-openings.ts';
import { partsOfGloss, wishParts } from '../reading/wish-parts.rules.ts';
import { sentencesIn, wishesIn } from '../reading/wish-sentences.rules.ts';
import { begunPiece } from './already-there.rules.ts';
import { alsoSaid } from './also-said.rules.ts';
import { type Care, careFor, recoveryFor, sparedKind, withSoundDay } from './careful-plan.rules.ts';
import { companionOf } from './companion.rules.ts';
import { deniedMeans } from './denied-means.rules.ts';
import { type Blanks, blanksFor } from './fill-in.rules.ts';
import { isGrave, isNeed } from './grave-words.rules.ts';
import { withoutPensions } from './own-money.rules.ts';
import { type OwnTimes, ownTimes, timesInWords } from './own-times.rules.ts';
import { isDaySetByOthers } from './said-days.rules.ts';
import { costsTold } from './told-costs.rules.ts';
import { detailsTold } from './told-details.rules.ts';
import { type Fact, factsBeside, factsTold, factsWithin, type Sort } from './told-facts.rules.ts';

export interface DraftRoadmapInput {
  title: string;
  description?: string | null | undefined;
  category?: GoalCategory | undefined;
  /** `YYYY-MM-DD`; a day that has passed counts as none, and without one the words may name it. */
  targetDate: string | null;
  /** The person's message, when the goal came out of one: it often holds an amount the title lacks. */
  text?: string | undefined;
  /** The person's today. */
  today: string;
  timeZone: string;
  /** Titles of the steps that are shown, when another version is wanted. */
  already?: readonly string[] | undefined;
  /** True when the steps that are shown are wanted again, with days. */
  sameSteps?: boolean | undefined;
}

export const isSame = (a: Quantity, b: Quantity | undefined) =>
  a.amount === b?.amount && a.unit === b.unit && a.noun === b.noun;

/** Amounts of the wish; its deadline is cut out first, because '3 months' is not one of them. */
function amountsIn(input: DraftRoadmapInput, texts: readonly string[]): Quantity[] {
  const all = texts.flatMap((text) => {
    const found = findTargetDate({ text, today: input.today, timeZone: input.timeZone });
    return readQuantities(found ? `${text.slice(0, found.index)} ${text.slice(found.index + found.length)}` : text);
  });
  return withWay(all.filter((one, i) => all.findIndex((other) => isSame(one, other)) === i));
}

/** From 52 kg to 58 kg: adds the 6 kg between, which can be split over the steps. */
function withWay(all: readonly Quantity[]): Quantity[] {
  const start = all.find(({ role, per }) => role === 'present' && !per);
  const end = all.find(
    ({ role, per, unit, noun }) => role === 'mark' && !per && unit === start?.unit && noun === start.noun,
  );
  if (!start || !end || start.amount === end.amount) return [...all];
  const from = { amount: start.amount, sign: end.amount > start.amount ? 1 : -1 } as const;
  return [{ ...end, amount: Math.abs(end.amount - start.amount), role: 'total', from }, ...all];
}

/** 'Carry it over a 2 km trail' */
const aThing = /\b(?:an?|each|every|that|this)\s+$/i;

/** 'I'm already giving her three options': what a story counts beside its wish is no mark of it. */
function withoutRemarks(all: readonly Quantity[], { title, more }: { title: string; more: string }): Quantity[] {
  if (!isStory(more)) return [...all];
  const own = readQuantities(title);
  const isRemark = (one: Quantity) => one.unit === '' || (one.noun === 'distance' && standsAfter(aThing, one, more));
  return all.filter((one) => !isRemark(one) || own.some((other) => isSame(one, other)));
}

/** What the coach takes a goal to be before it plans anything. */
export interface GoalRead {
  kind: Archetype;
  /** The goal's title, tidied. */
  title: string;
  /** Everything said about it, tidied. */
  words: string;
  /** The day the steps lead to, today or later. */
  target: string | null;
  /** The goal's date where it lies behind: the plan has no target then. */
  passed?: string | undefined;
  /** The person's own zone. Dates in their words are read by it. */
  timeZone: string;
  /** Whose offices and forms the steps name, if it is known. */
  country?: Country | undefined;
  /** Nobody can move the target. */
  isDayFixed?: boolean;
  quantities: readonly Quantity[];
  blanks: Blanks;
  /** Hours a week that the person has for it, when they said so. */
  hoursAWeek: number | undefined;
  /** All of the wish's own clause, where the title is a part of it. */
  ownWords?: string | undefined;
  /** Said beside the wish, in the person's words. */
  alsoSaid?: readonly string[];
  /** What follows from what was said beside the wish, for the overview. */
  advice?: readonly string[];
  /** Said beside the wish, and met by a step of its own. */
  circumstances?: readonly Found[];
  /** Told of the person's own body. Steps that load it are softened. */
  care?: Care | undefined;
  /** When the person has time for it. */
  times?: OwnTimes | undefined;
  /** Who comes along: 'your wife'. */
  companion?: string | undefined;
  /** Told in a story, and taken up by a step. */
  facts?: readonly Fact[];
}

/** 'From 95 kg to 80 kg' is to lose weight, though no word says so. */
function withDirection(title: string, quantities: readonly Quantity[]): string {
  const way = quantities.find(({ from, noun }) => from && noun === 'weight')?.from;
  return way ? `${way.sign > 0 ? 'Gain' : 'Lose'} weight: ${title}` : title;
}

/** Hours that are slept, worked or to be cut are not hours for the goal. */
const otherHours =
  /\b(?:los(?:e|es|ing|t)|wast\w+|sleep\w*|screen|phone|scroll\w*|gam(?:e|es|ing)|tv|work(?:ing|s)?|job|shifts?|overtime|cut|less|reduce|limit|under|fewer|down to)\b/i;
const mostHours = 30;
/** What people can give in one of them. */
const hoursOfAn = { evening: 1.5, morning: 2, afternoon: 2, weekend: 4, 'lunch break': 0.5 } as const;
const freeTimes = new RegExp(
  `\\b([1-9]|an?|one|two|three|four|five|six|seven) (?:free )?(${Object.keys(hoursOfAn).join('|')})s? (?:a|per|each|every) (week|month)\\b`,
  'i',
);

/** 'Two evenings a week': three hours. Evenings of the wish itself are none: 'cook on four evenings a week'. */
function hoursOfTimes(words: string, title: string): number | undefined {
  const [whole = '', count = '', time = '', span] = freeTimes.exec(words.replace(title, '')) ?? [];
  if (!whole || title.toLowerCase().includes(whole.toLowerCase())) return undefined;
  return (readNumber(count) * hoursOfAn[time.toLowerCase() as keyof typeof hoursOfAn]) / (span === 'month' ? 4 : 1);
}

/** Hours a week that the person has for the goal: 'I only have 2 hours a week', '30 minutes a day'. */
function hoursIn(words: string, title: string): number | undefined {
  for (const sentence of words.split(/[.;!?]\s|,\s/)) {
    const time = readQuantities(sentence).find(
      ({ unit, per }) => (unit === 'h' || unit === 'min') && (per === 'day' || per === 'week'),
    );
    const hours = time && (time.amount / (time.unit === 'min' ? 60 : 1)) * (time.per === 'day' ? 7 : 1);
    if (hours && hours <= mostHours && !otherHours.test(sentence)) return hours;
  }
  return hoursOfTimes(words, title);
}

/**
 * The goal read by what is done rather than by what it is about: 'sell my stamps' as a sale. Undefined where the kind is sure,
 * since its plan never gives way to one of another subject. Undefined too where the deed names nothing of the wish, and for
 * health, where only a kind knows what is safe.
 */
export function byWhatIsDone(input: DraftRoadmapInput, { kind }: GoalRead): GoalRead | undefined {
  if (!('category' in kind) || kind.category === 'health' || !closestKindsOf(input)) return undefined;
  const { cautions: _, ...archetype } = chooseKind(tidyWords(input.title)).archetype;
  const read = readGoal(input, { ...archetype, ...(kind.cautions ? { cautions: kind.cautions } : {}) });
  return read.blanks.named.size > 0 ? read : undefined;
}

interface ChosenBy {
  title: string;
  /** All that was said beside the title. */
  more: string;
  description?: string | null | undefined;
  category?: GoalCategory | undefined;
}

/** What a goal's plan is written from: the kind that the person chose, else what their words say. */
export function bookletOfGoal({ title, more, description, category }: ChosenBy): Archetype {
  const chosen = closestIn(description);
  if (chosen) return chosen;
  return chooseBooklet({ title, sentences: sentencesIn(more), category });
}

/**
 * Names of other likely kinds, where a goal's words could mean several and the person has chosen none. Undefined where the
 * coach is sure.
 */
export function closestKindsOf({
  title,
  description,
  category,
}: Pick<ChosenBy, 'title' | 'description' | 'category'>): string[] | undefined {
  if (closestIn(description)) return undefined;
  const choice = chooseByAll({ wish: tidyWords(title), sentences: sentencesIn(tidyWords(description ?? '')) });
  if (!mayBeOther(choice)) return undefined;
  const taken = bookletOf({ ...choice, category: category ?? choice.category });
  return choice.offered.flatMap(({ id, name }) => (id === taken.id ? [] : [name]));
}

/** The category that a goal's words tell. Undefined where its plan is written from no kind of one category. */
export function categoryIn({ title, description }: Pick<ChosenBy, 'title' | 'description'>): GoalCategory | undefined {
  const more = description ? tidyWords(withoutClosest(description)) : '';
  const kind = bookletOfGoal({ title: tidyWords(title), more, description });
  return 'category' in kind ? (kind as Kind).category : undefined;
}

const mostOwnWords = 45;
const wordsIn = (text: string) => text.trim().split(/\s+/);

/** The clause that the title comes from, without 'I want to'. Undefined where it says hardly more than title and date. */
function clauseOf(text: string, title: string, at: { today: string; timeZone: string }): string | undefined {
  const { main, isSaid } = wishesIn(text);
  const opening = openingOf(main);
  const clause = (opening ? main.slice(opening.length) : main)
    .replace(/^[\s,:]+|["“”]/g, '')
    .replace(/(?:[\s,.;:!?(]|\s(?:and|but|or|so))+$/i, '');
  const date = findTargetDate({ ...at, text: clause });
  const undated = date ? `${clause.slice(0, date.index)} ${clause.slice(date.index + date.length)}` : clause;
  const isMore = isSaid && wordsIn(undated).length >= wordsIn(title).length + 3;
  return isMore && wordsIn(clause).length <= mostOwnWords ? clause : undefined;
}

/** Illnesses of which nobody is well again because a knee is. */
const lasting: ReadonlySet<string> = new Set(['asthma', 'diabetes', 'heart', 'heart-signs', 'parkinsons']);

/** Whoever lost a child, or has no food, reads nothing of attempts, lists and practice. */
const ofTries: ReadonlySet<string> = new Set([
  ...['hard-part', 'done-instead', 'open-question', 'lost-before', 'begun', 'has-held', 'failed-before'],
]);
/** Nobody who heals begins in the middle, or keeps hours that were meant for a sound body. */
const ofEffort: ReadonlySet<Sort> = new Set(['begun', 'time', 'failed']);
/** Of a treatment or a marriage nobody asks what was missing, or says to pass over a part. */
const ofTrials: ReadonlySet<Sort> = new Set(['begun', 'failed']);
const trials: ReadonlySet<GoalCategory> = new Set(['health', 'relationship']);

export function readGoal(input: DraftRoadmapInput, as?: Archetype): GoalRead {
  const title = tidyWords(input.title);
  const more = [input.text, input.description].flatMap((text) => (text ? [tidyWords(withoutClosest(text))] : []));
  const words = [title, ...more].join('. ');
  const amounts = withoutRemarks(amountsIn(input, [title, ...more]), { title, more: more.join('. ') });
  const chosenBy = { ...input, title: withDirection(title, amounts), more: more.join('. ') };
  const [said = ''] = more;
  const chosen = as ?? bookletOfGoal(chosenBy);
  const told = said.toLowerCase().includes(title.toLowerCase()) ? said : [title, said].filter(Boolean).join('. ');
  const strains = findStrains(told, { title, kind: chosen }, { today: input.today, timeZone: input.timeZone });
  const own = as ? undefined : recoveryFor(strains, { kind: chosen, title, words });
  const heard = own ? undefined : careFor(strains, { kind: chosen, title });
  const care = heard && withSoundDay(heard, input.today);
  const kind = own ?? (care ? sparedKind(chosen, care) : chosen);
  const quantities = withoutPensions(amounts, { about: `${title} ${kind.name}`, words });
  const english = glossed(title);
  const isForeign = english !== title;
  const parts = isForeign ? partsOfGloss(english) : wishParts(title.slice(0, 200));
  // A title that is the kind's name is none of the person's words.
  const theirs = title === kind.name && said ? more.join('. ') : words;
  const blanks = blanksFor(kind, { title, words: isForeign ? `${theirs}. ${english}` : theirs, quantities, parts });
  const category = input.category ?? ('category' in kind ? (kind as Kind).category : 'personal');
  const times = isForeign ? undefined : ownTimes(said || title, title);
  // Who named their days need not look for them.
  const isHeard = ({ circumstance: { id }, said: quote }: Found) => {
    if (ofTries.has(id) && (isGrave(quote) || isNeed.test(quote))) return false;
    if ((id === 'little-time' && times?.days) || care?.strain.insteadOf?.includes(id)) return false;
    const isPast = { today: input.today, lasts: lasting.has(id) };
    return (
      !isOverByNow(id, quote, said || title) &&
      !(bodySteps.includes(id) && isOfOthersOrPast(said || title, quote, isPast))
    );
  };
  const begun = begunPiece(kind, { title, text: said || title });
  const heardOf = findCircumstances(said || title, { title, kind, category }).filter(isHeard);
  const circumstances =
    begun.length > 0 ? [...begun, ...heardOf.filter(({ circumstance: { id } }) => id !== 'begun')] : heardOf;
  const advice = adviceFor(said || title, { title, kind, category, except: circumstances.map((one) => one.said) });
  const target = dateMeant(input);
  const at = { today: input.today, timeZone: input.timeZone };
  const met = [...circumstances.map((one) => one.said), ...(care ? [care.said, ...care.also] : [])];
  const isMet = (clause: string) => met.some((one) => one.includes(clause) || clause.includes(one));
  const also = isForeign
    ? []
    : alsoSaid({ title, text: said, ...at }).filter(
        // 'Only 40 minutes on weekday evenings' stands in the steps already.
        (clause) => !isMet(clause) && !(times?.minutes && ownTimes(clause, title)?.said === times.said),
      );
  const beside = factsBeside(said, also);
  const clause = isForeign || !said ? undefined : clauseOf(said, title, at);
  const isNoWay = (one: string) => deniedMeans(one, `${title}. ${kind.name}`).length > 0;
  const isSaving = (kind.measures ?? []).includes('money') && !kind.ladder;
  const costs = isForeign ? [] : costsTold({ text: said, isSaving });
  const allFacts = () => {
    const told = [
      ...beside.facts,
      ...factsWithin(said || title),
      ...factsTold({ text: said, except: met, target, ...at }),
    ];
    const isTold = (one: Fact) => costs.some((cost) => one.said.includes(cost.said) || cost.said.includes(one.said));
    const facts = [...costs, ...told.filter((one) => !isTold(one))];
    const except = [...met, ...facts.map((fact) => fact.said)];
    return [...facts, ...detailsTold({ text: said, title, category, except })];
  };
  const unsuited = care?.strain.sort === 'rest' ? ofEffort : trials.has(category) ? ofTrials : undefined;
  const isOfUse = ({ sort, said: fact }: Fact) =>
    !(sort === 'time' && times !== undefined) &&
    !(['condition', 'refuses'].includes(sort) && isNoWay(fact)) &&
    !unsuited?.has(sort);
  return {
    ...{ kind, title, words, quantities, blanks },
    target,
    passed: input.targetDate !== null && input.targetDate < input.today ? input.targetDate : undefined,
    timeZone: input.timeZone,
    country: homeCountry({ text: words, timeZone: input.timeZone }),
    isDayFixed: isDaySetByOthers(words, { target, ...at }),
    hoursAWeek: hoursIn(words, title) ?? times?.hoursAWeek,
    times,
    companion: isForeign ? undefined : companionOf(said || title, category),
    ownWords: also.some((one) => clause?.includes(one)) ? undefined : clause,
    alsoSaid: beside.others,
    advice: times ? [...advice, timesInWords(times)] : advice,
    circumstances,
    care,
    facts: isForeign ? [] : allFacts().filter(isOfUse),
  };
}
