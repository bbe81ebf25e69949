import {
  type Country,
  countries,
  countriesOfPlace,
  countryCodeOfDemonym,
  countryOfDemonym,
  countryOfZone,
} from './countries.ts';
import { offices, signs, speech, type Telling } from './home-country.words.ts';
import { anyOf, oneOf, wordsOf } from './phrases.rules.ts';

type Told = readonly (readonly Country[])[];

const patternsOf = (telling: Telling) =>
  telling.map(([told, phrases]) => [told, anyOf(phrases, { before: '(?<![\\w-])', after: '(?![\\w-])' })] as const);
const toldBy = (patterns: readonly (readonly [readonly Country[], RegExp])[], text: string): Told =>
  patterns.flatMap(([told, pattern]) => (pattern.test(text) ? [told] : []));

const officePatterns = patternsOf(offices);
const speechPatterns = patternsOf(speech);

const demonym = `(${oneOf(Object.keys(countryOfDemonym))})`;
const papers = oneOf([
  ...wordsOf('citizenship nationality passport taxes pension mortgage'),
  ...['tax return', 'driving licence', 'driving test', "driver's licence", "driver's license"],
]);
const ofCountry = new RegExp(`(?<!\\b(?:exchange|swap|convert|my old) (?:my |an? )?)\\b${demonym} ${papers}\\b`, 'giu');

const codeOf = (country: Country | undefined): Told => (country ? [[country]] : []);

/** Offices and forms, and papers of a country: 'my Irish passport'. */
const officesIn = (text: string): Told => [
  ...toldBy(officePatterns, text),
  ...[...text.matchAll(ofCountry)].flatMap(([, word = '']) => codeOf(countryCodeOfDemonym(word))),
];

/** Tells nothing for a place in a country that is not listed. */
const countriesAt = (place: string): Told => {
  const found = countriesOfPlace.get(place.toLowerCase()) ?? [];
  return found.length > 0 ? [found] : [];
};

const places = `(${oneOf([...countriesOfPlace.keys()])})(?![\\p{L}-])`;
/** 'In rural Dayton, Ohio' is in Ohio. */
const around = "(?: (?:north|south|east|west|central|rural|upstate))?(?: the)? (?:[\\p{L}']+(?: [\\p{L}']+)?, )?";
const arrived = '(?:moved|relocated|emigrated|came|returned|new)(?: (?:back|here|over))? to';
const inPlace = new RegExp(`(?<![\\p{L}-])(?:in|near|around|outside|across|${arrived})${around}${places}`, 'giu');
/** Written small, these are words: 'in reading'. */
const words = new Set(['us', 'reading', 'cork', 'derby', 'hull', 'queens', 'bath']);

const kin = oneOf(
  wordsOf(`son sons daughter daughters kids children child grandson granddaughter grandchildren grandkids cousins mum mom mother dad
    father parents brother sister family friend friends aunt uncle cousin grandma grandmother grandad granddad boyfriend girlfriend
    husband wife partner fiancé fiancée ex`),
);
/** 'My son in Sydney', but not 'my son and I live in Sydney'. */
const ofOthers = new RegExp(
  `(?:^|, |\\b(?:my|our|his|her|ha(?:ve|s) an?)(?: \\w+)? )${kin}(?:['’]s)?\\b(?!.*\\b(?:i|we)\\b)[^,]{0,30}$`,
  'iu',
);
const being = "\\b(?:i|we)(?:['’]?(?:m|ve|re)| am| are| have)?(?: (?:still|now|currently|just|already|both|been))*";
const livingVerbs = oneOf([
  ...wordsOf('live living based work working study studying stay staying rent renting own run'),
  ...['lived here', 'at uni', 'at university', 'at college', 'at school'],
]);
const lives = new RegExp(
  `${being} ${livingVerbs}\\b[^,]{0,50}$|\\b(?:i|we)(?:['’]ve| have) (?:lived|worked)\\b[^,]{0,30}$`,
  'iu',
);
const isHere = /(?<!\b(?:to|of|about|start|than) )\b(?:here|now|currently|living|based|settled|resident|stationed)$/iu;
const hasArrived = /^(?:moved|relocated|emigrated|came|returned|new)/i;
/** 'Our lad's moved to Vancouver'. */
const byAnother = /(?:['’]s|\b(?:he|she|they|who|has))(?: just)?$/i;

const wished =
  /(?:^|\bto (?:\w+ (?:and|or) )?)(?:live|work|study|retire|settle|teach|nurse|travel|spend|stay|visit|see|explore|hike|walk|cycle|ski|surf|volunteer|practise|practice)\b[^,]*$/i;
const going =
  /\b(?:visiting|going|flying|travelling|traveling|moving|heading|emigrating|of living|of working)\b[^,]{0,30}$/i;
const trips = oneOf(
  wordsOf(`holiday holidays vacation trip honeymoon wedding weekend tour festival marathon race married semester exchange year trek
    conference safari pilgrimage retreat cruise concert job jobs role university uni college degree master's masters phd course visa
    home villa born raised trained qualified lived worked studied grew graduated nurse house land property internship`),
);
const elsewhere = new RegExp(`\\b${trips}\\b[^,]{0,25}$`, 'i');

/** 'In India I was driving a lorry' tells of former days. */
const former = /^,? (?:i|we) (?:was|were|had|used|did|worked|lived)\b/i;

/** Places where the person lives or works. An empty list stands for a country that is not listed. */
function homesIn(text: string): Told {
  return [...text.matchAll(inPlace)].flatMap(({ 0: whole, 1: place = '', index }): Told => {
    if (words.has(place)) return [];
    const before =
      text
        .slice(Math.max(0, index - 80), index)
        .split(/[.!?;\n]\s*/)
        .at(-1)
        ?.trimEnd() ?? '';
    if (ofOthers.test(before) || byAnother.test(before) || former.test(text.slice(index + whole.length))) return [];
    if (lives.test(before) || isHere.test(before) || hasArrived.test(whole))
      return [countriesOfPlace.get(place.toLowerCase()) ?? []];
    const isAway = wished.test(before) || going.test(before) || elsewhere.test(before);
    return isAway ? [] : countriesAt(place);
  });
}

const origin = new RegExp(
  `\\b(?:i['’]?m|i am|we['’]?re|we are|i come)(?: [\\p{L}-]+){0,4} from${around}${places}`,
  'giu',
);
const nationality = new RegExp(`\\b(?:i['’]?m|i am|we['’]?re|we are|as)(?: an?)? ${demonym}\\b`, 'giu');

const originsIn = (text: string): Told => [
  ...[...text.matchAll(origin)].flatMap(([, place = '']) => countriesAt(place)),
  ...[...text.matchAll(nationality)].flatMap(([, word = '']) =>
    words.has(word) ? [] : codeOf(countryCodeOfDemonym(word)),
  ),
];

const speechIn = (text: string): Told => [...toldBy(speechPatterns, text), ...toldBy(signs, text)];

/** The countries that all agree on, or all that were told where they contradict each other. */
function agreed(told: Told): readonly Country[] {
  const common = countries.filter((one) => told.every((some) => some.includes(one)));
  return common.length > 0 ? common : countries.filter((one) => told.some((some) => some.includes(one)));
}

/**
 * The country whose offices and forms somebody deals with: what their words tell, first by offices, then by where they live,
 * by their money and words, and by where they are from. Otherwise the country of their time zone, unless the words refute it.
 */
export function homeCountry({ text, timeZone }: { text: string; timeZone: string }): Country | undefined {
  let left: readonly Country[] = countries;
  for (const read of [officesIn, homesIn, speechIn, originsIn]) {
    const found = agreed(read(text));
    if (found.length === 0) return undefined;
    const narrowed = left.filter((one) => found.includes(one));
    left = narrowed.length > 0 ? narrowed : left;
    if (left.length === 1) return left[0];
  }
  const zone = countryOfZone(timeZone);
  return zone && left.includes(zone) ? zone : undefined;
}
