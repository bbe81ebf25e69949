import { oneOf, wordsOf } from '../reading/phrases.rules.ts';
import { isDead } from '../reading/the-dead.rules.ts';

const relatives = oneOf(
  wordsOf(`mother-in-law father-in-law sister-in-law brother-in-law daughter-in-law son-in-law half-sister half-brother stepmother
    stepfather stepdad stepmum stepson stepdaughter grandmother grandfather grandma grandpa granny grandad gran nan nana mother father
    mum mom mam dad aunt auntie aunty uncle sister brother husband wife girlfriend boyfriend fiancé fiancée partner son daughter grandson
    granddaughter cousin nephew niece godmother godfather godson goddaughter friend neighbour neighbor boss colleague flatmate roommate
    landlady landlord teacher coach sis bro`),
);
const kinds = oneOf(
  wordsOf('old best little lil elder older younger youngest eldest big twin only first former lovely dear'),
);
const ofTheirs = new RegExp(String.raw`\b(?:my|our) (?:${kinds} )?(${relatives})\b(?!-)`, 'giu');
/** 'Mum rings at four': who calls somebody so means their own. */
const byTitle = /\b(?:Mum|Mom|Mam|Mama|Dad|Daddy|Papa|Grandma|Grandpa|Grandad|Granny|Gran|Nan)\b/gu;
/** 'My wife's mum' is about neither of the two. */
const owns = /^['’]s\b/i;
/** Whoever only comments on it is not whom it is about: 'my wife says I should'. */
const asideAfter =
  /^ (?:says?|said|thinks? i (?:should|must|need|take)|told me|tells me|reckons|agrees|helps|works|is an? )/i;
const asideBefore = /\b(?:told|buried|lost|like|than|with|from|by) $/i;
const whole: Readonly<Record<string, string>> = { sis: 'sister', bro: 'brother' };

/** The one relative or friend of whom a message speaks: 'your nan'. Undefined where it speaks of two, or of somebody who has died. */
export function oneRelativeIn(words: string): string | undefined {
  const found = [...words.matchAll(ofTheirs), ...words.matchAll(byTitle)].map(({ 0: said, 1: name = said, index }) => ({
    name: name.toLowerCase(),
    before: words.slice(Math.max(0, index - 12), index),
    after: words.slice(index + said.length),
  }));
  const names = new Set(found.map(({ name }) => name));
  const [name] = names;
  const isAside = found.every(
    ({ before, after }) => owns.test(after) || asideAfter.test(after) || asideBefore.test(before),
  );
  if (!name || names.size > 1 || isAside || isDead(name, words)) return undefined;
  return `your ${whole[name] ?? name}`;
}
