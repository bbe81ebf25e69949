import type { GoalCategory } from '@pathwise/contracts/roadmap';
import type { Archetype } from '../kinds/kind.ts';
import {
  added,
  bookletOf,
  type Choice,
  choiceOf,
  chooseKind,
  shares,
  softmax,
  sure,
  unsaid,
  weightOfCertain,
  wordsOfKinds,
} from './choose-kind.rules.ts';
import { withoutDenials, withoutDenied } from './denied-words.rules.ts';
import { anyOf } from './phrases.rules.ts';
import { certainOrStage, ofStage } from './sure-forms.ts';

const wordsIn = (text: string) => text.split(' ').length;

/** A story has so many words and more. */
const storyWords = 45;
export const isStory = (text: string): boolean => wordsIn(text) >= storyWords;
/**
 * How much each reading counts. Each alone misleads: a wish says too little ('get it dry'), and a side remark names a kind of
 * its own ('I work nights'). So the shares are multiplied, and a kind must be likely in several. Chosen on 45 stories and 138 wishes.
 */
const ofReading = { wish: 0.75, sureWish: 1.1, pointing: 0.25, passages: 0.5, words: 0.75, least: 0.0004 };
/** How far apart the scores of rare words are drawn. */
const spread = 20;
/** The vector of a text reads some 48 pieces of words, so a story is read in passages. */
const passageWords = 36;
const mostPassages = 12;

/** Sentences together, as long as they are short enough to be read at once. */
function passagesOf(sentences: readonly string[]): string[] {
  const passages: string[] = [];
  for (const sentence of sentences) {
    const joined = `${passages.at(-1) ?? ''}. ${sentence}`;
    if (passages.length > 0 && wordsIn(joined) <= passageWords) passages[passages.length - 1] = joined;
    else passages.push(sentence);
  }
  return passages;
}

/** So many words more than the wish's tell something new. */
const newWords = 4;

/** 'Spring goal' is a heading: what the goal is about stands in the sentences. */
const isHeading = (wish: string) =>
  /^(?:(?:my|our|the|a|next|new|big|main|spring|summer|autumn|winter) )+goal$/i.test(wish);

const pointing = anyOf(['it/that/this/them/her/him/those/these']);
const light = anyOf([
  'get/be/have/make/do/go/see/find/keep/want/need/like/take/put/bring/give/hear/let/try/start/stop/change/help',
  'again/back/more/once/now/well/right/soon/just/only/still/for/by/in/on/at/to/of/with/from/own/and/the/a/an/my/our/their',
]);
/** 'Get her in her own': what such a wish is about stands in the other sentences. */
const pointsElsewhere = (wish: string) =>
  pointing.test(wish) &&
  (wish.match(/[\p{L}\d'’]+/gu) ?? []).filter((word) => !pointing.test(word) && !light.test(word)).length <= 1;

const occupations = String.raw`(?:\p{L}+(?:er|or|ist|ian|ant|man|maid)|guard|nurse|cook|chef|clerk|carer)`;
const beginsRole = [
  `(?:(?:i|we)(?: am| are|['’]m|['’]re|['’]ve been| have been)|im|as|i work as) (?:an? |(?=(?:\\p{L}+ ){0,2}${occupations}\\b))`,
  'i drive (?:an? |for )',
].join('|');
/** 'I'm a nurse', 'hi sir, i am security guard at night in Sharjah', 'I drive a truck' */
const role = new RegExp(
  String.raw`^(?:(?:hi|hello|hey)\b[^,.]{0,20}[,.] ?)?(?:${beginsRole})(?!bit\b|little\b)[^,.;:]{3,60}?(?=$|[,.;:]|\s(?:and|but|so|who|with|from|by|for|since)\s)`,
  'iu',
);
const fewestOfRest = 3;
/** 'Clear the others' names nothing. */
const fewestOfPlain = 4;
const verySure = 0.85;

/** Sentences without who somebody is by trade: a driver who wants lower blood sugar wants no licence. */
function withoutRoles(sentences: readonly string[]): string[] {
  const left = sentences
    .map((sentence) => sentence.replace(role, '').replace(/^[\s,;:.]+(?:(?:and|but|so)\s+)?/i, ''))
    .filter((sentence) => wordsIn(sentence) >= fewestOfRest);
  return sentences.length > 1 && left.length > 0 ? left : [...sentences];
}

/** What a goal is about: by its wish and, where more was said, by the passages of all that and their rare words. */
export function chooseByAll(said: { wish?: string | undefined; sentences: readonly string[] }): Choice {
  const sentences = withoutRoles(withoutDenials(said.sentences));
  const own = said.wish === undefined ? undefined : withoutDenied(said.wish);
  const wish = own && sentences.length > 0 && isHeading(own) ? undefined : own;
  const [only = '', ...others] = sentences;
  const told = sentences.join(', ');
  if (wish && wordsIn(told) < wordsIn(wish) + newWords)
    return chooseKind(certainOrStage.some(([form]) => form.test(told)) ? told : wish);
  if (!wish && others.length === 0) return chooseKind(only);
  const texts = wish && !isStory(sentences.join(' ')) ? [wish, ...sentences] : sentences;
  const whole = texts.join('. ');
  const words = wordsOfKinds().words.ofStory(texts);
  const most = Math.max(...words) || 1;
  const passages = passagesOf(texts)
    .slice(0, mostPassages)
    .map((passage) => shares(passage, whole));
  const ownCertainty = wish === undefined ? 0 : chooseKind(wish).certainty;
  const isSure = ownCertainty >= sure;
  // A short message says little beside its wish.
  const isPlain = ownCertainty >= verySure && !isStory(told) && wordsIn(wish ?? '') >= fewestOfPlain;
  const weightOfWish =
    wish && pointsElsewhere(wish) ? ofReading.pointing : isPlain ? ofReading.sureWish : ofReading.wish;
  const readings: readonly (readonly [weight: number, all: readonly number[]])[] = [
    [wish ? weightOfWish : 0, wish ? shares(wish, whole) : []],
    [
      ofReading.passages,
      words.map((_, label) => passages.reduce((sum, all) => sum + (all[label] ?? 0), 0) / passages.length),
    ],
    [ofReading.words, softmax(words.map((score) => (spread * score) / most))],
  ];
  const fixed = isSure ? ofStage : certainOrStage;
  const ofForm = new Map([...unsaid(whole), ...added(fixed, whole, weightOfCertain)]);
  const likely = (label: number) =>
    readings.reduce(
      (sum, [weight, all]) => sum + weight * Math.log((all[label] ?? 0) + ofReading.least),
      ofForm.get(label) ?? 0,
    );
  return choiceOf(softmax(words.map((_, label) => likely(label))));
}

/** The booklet that a goal's roadmap is written from. `category` is the one that the person chose. */
export function chooseBooklet(goal: {
  title: string;
  /** All that was said about it. */
  sentences?: readonly string[];
  category?: GoalCategory | undefined;
}): Archetype {
  const choice = chooseByAll({ wish: goal.title, sentences: goal.sentences ?? [] });
  return bookletOf({ ...choice, category: goal.category ?? choice.category });
}
