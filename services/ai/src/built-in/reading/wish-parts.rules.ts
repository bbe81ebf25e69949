import nlp from 'compromise';
import { wordsOf } from './phrases.rules.ts';
import { beginsWithGerund, beginsWithVerb, toGerund } from './word-forms.ts';

/** The parts of a wish that a plan can name, as noun phrases about the person: 'your old Golf', 'your brother', 'Leeds'. */
export interface WishParts {
  /** What the wish is done to: 'the old Golf'. */
  object?: string;
  /** What the person wants to be able to do: 'welding', 'driving the tractor'. */
  skill?: string;
  person?: string;
  place?: string;
  event?: string;
}

/** The parts that show in a foreign wish's English: 'talk father' is about the person's father. */
export function partsOfGloss(english: string): WishParts {
  const found = english
    .toLowerCase()
    .split(' ')
    .filter((word) => likeNames.has(word) || closest.has(word));
  return found.length === 1 ? { person: `your ${found[0]}` } : {};
}

interface Term {
  text: string;
  word: string;
  tags: ReadonlySet<string>;
}

const relatives =
  'mum mom mother mam dad father parents parent wife husband partner girlfriend boyfriend fiancé fiancée fiance fiancee son daughter child children kid kids baby twins stepson stepdaughter stepchildren sister brother siblings sibling sister-in-law brother-in-law mother-in-law father-in-law in-laws gran grandma grandmother nan nana granny grandad grandpa grandfather grandparents grandson granddaughter grandchildren grandkids aunt auntie uncle cousin cousins niece nephew friend friends mate mates neighbour neighbours neighbor neighbors boss manager colleague colleagues team landlord ex family teenager teen roommate flatmate';
const people = new Set(wordsOf(relatives).map((word) => word.replace('-in-law', 'inlaw')));
/** These are spoken of like a name: 'call mum'. 'Kids' and 'a friend' may be anybody's. */
const likeNames = new Set(
  wordsOf('mum mom mother mam dad father gran grandma grandmother nan nana granny grandad grandpa grandfather'),
);
/** One has one of these at a time. */
const closest = new Set(wordsOf('wife husband partner girlfriend boyfriend sister brother son daughter boss'));
const occasions = new Set([
  ...wordsOf(
    `wedding birthday anniversary reunion party funeral exam interview trip holiday race marathon concert competition tournament festival fair presentation conference retirement graduation christening baptism ceremony visit move surgery operation birth due-date audition recital performance season christmas easter ramadan prom gala exhibition gig hackathon housewarming baptism communion`,
  ),
  ...[
    'hen do',
    'stag do',
    'leaving do',
    'school play',
    'bar mitzvah',
    'bat mitzvah',
    'baby shower',
    'open mic',
    'race day',
  ],
  ...['street party', 'sports day', 'village show', 'talent show', 'art show', 'flower show', 'first communion'],
]);
/** Where a noun phrase ends. 'of' goes on: 'a history of our street'. */
const ends = new Set(
  wordsOf(`for with in at on to from by into onto before after until till during because so when while if but and or about through over under without within around near towards that which who as than since per off up out down he she they i we next this every
    i'm i've i'd i'll we're we've we'd we'll they're he's she's it's
    between among against across along behind beside beyond outside inside despite instead`),
);
const ofThePerson: Readonly<Record<string, string>> = {
  my: 'your',
  our: 'your',
  mine: 'yours',
  ours: 'yours',
  me: 'you',
  us: 'you',
  myself: 'yourself',
  ourselves: 'yourselves',
  i: 'you',
  we: 'you',
};
const article = /^(?:an?|some|any|another|one)\s+(?!of\b)/i;
const bareWords = new Set(
  wordsOf(`it last least home this that them something anything things stuff more better you one time there way all year years
    week weeks month months day days hour hours minute minutes times km kg grand k people others everyone everybody somebody
    someone anyone anybody nobody alone evening evenings morning mornings night nights`),
);
/** What follows these says when or why, and is not what the wish is done to: 'write again after my stroke'. */
const circumstance = new Set(
  wordsOf('after before until till during since because so when while if as than without instead despite unless'),
);
/** Things one has one of: 'get forklift licence' is about 'your forklift licence'. */
const ownThings = new Set(
  wordsOf(
    'licence license visa passport certificate degree diploma cv thesis dissertation portfolio apprenticeship qualification mortgage',
  ),
);
const placeAfter = new Set(wordsOf('in to from near around'));
const startsNoun = new Set(wordsOf('a an the my our his her their your'));

/** 'My 5 year old', 'our six-year-old twins' */
const ofSomeAge =
  /\b(?:my|our) (?:\d{1,2}|\p{L}+)[ -](?:year|yr)s?[ -]olds?(?: (?:son|daughter|boy|girl|twins|grandson|granddaughter|nephew|niece))?/iu;

/** The tagger takes 'Move house' for a place like the White House. */
const movesHouse = /(?<=^mov(?:e|ing)) (?=house\b)/i;

/** Reads the parts of a wish without its lead-in and date: 'negotiate a lower rent with my landlord in Leeds'. */
export function wishParts(whole: string): WishParts {
  // 'Cook instead of ordering pizza' is not about the pizza.
  const wish = whole.replace(/(?<=\S \S.*)\s+instead of\s.*$/i, '').replace(movesHouse, ' the ');
  const terms = termsOf(wish);
  const action = terms.findIndex(({ tags }) => tags.has('Verb') && !tags.has('Auxiliary') && !tags.has('Copula'));
  const begins = action < 0 && beginsWithVerb(wish) ? 1 : 0;
  const phrases = nounPhrases(terms, action < 0 ? begins : action + 1);
  const becomes = terms[action]?.word === 'become' || terms[action]?.word === 'be';
  const event = phrases.find(({ words }) => isOccasion(words));
  const person = becomes ? undefined : personIn(phrases.filter((phrase) => phrase !== event));
  const owner = becomes || person ? undefined : phrases.map(ownerOf).find((words) => words.length > 0);
  const places = phrases.filter(({ words, after }) => isPlace(words, after));
  const place = placeOf(places, wish);
  const object = phrases.find(
    (phrase) =>
      !(leaves.test(wish) ? places.includes(phrase) : phrase === place || isOrigin(phrase, places)) &&
      phrase !== event &&
      (phrase !== person || phrases.length === 1) &&
      !circumstance.has(phrase.after) &&
      isNameable(phrase.words),
  );
  const rest = object && nameGoesOn(object, phrases[phrases.indexOf(object) + 1]);
  const parts: WishParts = {};
  const skill = skillIn(wish);
  if (skill) parts.skill = skill;
  if (object) parts.object = spoken([...withoutDeed(object.words), ...(rest ?? [])]);
  const child = !person && !becomes ? ofSomeAge.exec(wish)?.[0] : undefined;
  if (child) parts.person = yours(child);
  else if (person ?? owner) parts.person = spoken(person?.words ?? owner ?? []);
  if (event) parts.event = spoken(event.words);
  if (place && !rest) parts.place = nameOfPlace(place.words);
  return withoutUnsound(parts);
}

/** A day, a clause or its half in a phrase: something was read wrongly, and the kind's own word is better. */
const unsound: readonly RegExp[] = [
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today)\b/i,
  /\b(?:is|are|was|were|be|been|because|while|so|ie|eg|i|he|she|they)\b/i,
  /["“”:;()]|\s{2}/,
  /\s(?:a|an|the|my|your|of|for|with|in|on|at|to|and|or|this|that)$/i,
];
const longestPart = 60;

const withoutUnsound = (parts: WishParts): WishParts =>
  Object.fromEntries(
    Object.entries(parts).filter(
      ([, phrase]) => !unsound.some((pattern) => pattern.test(phrase)) && phrase.length <= longestPart,
    ),
  );

const leaves = /^(?:(?:leave|leaving|quit) |(?:move|moving) (?:\S+ )?from |get out of )/i;

/** 'Bring my wife from Eritrea' is about another place. */
const isOrigin = (phrase: Phrase, places: readonly Phrase[]) => phrase.after === 'from' && places.includes(phrase);

/** 'Move from Leeds to Hull' and 'leave Leeds for Hull' are about Hull. */
function placeOf(places: readonly Phrase[], wish: string): Phrase | undefined {
  if (!leaves.test(wish)) return places.find((phrase) => !isOrigin(phrase, places));
  return places.length > 1 ? places.at(-1) : undefined;
}

const learns =
  /^(?:finally )?(?:learn|teach myself|get better at|improve at|practise|master|find out|work out)(?: how)? (?:to )?(?=\p{L})/iu;
const afterSkill =
  /\s+(?:so|because|for|before|after|until|in order|well enough|enough|without|from|with|again|properly|this|next|as|at)\b.*$|[,;.(].*$/iu;
const longestSkill = 40;

/** 'Learn to drive the tractor and reverse a trailer' is about driving the tractor and reversing a trailer. */
function skillIn(wish: string): string | undefined {
  const said = wish.replace(learns, '');
  if (said === wish) return undefined;
  // Behind 'learn to' a verb stands, whatever else the word may be: 'weld'.
  const isSaid = / to $/i.test(wish.slice(0, wish.length - said.length));
  // 'Sharpen chisels and plane irons' is one skill: each of several has a verb of its own.
  const apart = said.replace(afterSkill, '').split(/ and (?:to )?/);
  const verbs = apart.every((verb, i) => i === 0 || beginsWithVerb(verb)) ? apart : [apart.join(' and ')];
  const skills = verbs.flatMap((verb, i) => {
    if (beginsWithGerund(verb)) return [verb];
    return beginsWithVerb(verb) || (i === 0 && isSaid) ? [toGerund(verb)] : [];
  });
  if (skills.length < verbs.length) return undefined;
  const all = skills.join(' and ');
  return yours(all.length > longestSkill ? (skills[0] ?? all) : all);
}

/** 'do' after these is a feast. */
const isParty = new Set(wordsOf('hen stag leaving works'));

function termsOf(text: string): Term[] {
  // Else compromise takes 'mother-in-law' apart.
  const sentences = nlp(text.replace(/-in-law\b/gi, 'inlaw')).json() as {
    terms: { text: string; normal: string; tags: string[] }[];
  }[];
  return sentences
    .flatMap(({ terms }) => terms)
    .filter(({ text: own }) => own !== '')
    .map(({ text: own, normal, tags }, i, all) => ({
      text: own,
      word: normal.toLowerCase(),
      tags: new Set(normal === 'do' && isParty.has(all[i - 1]?.normal ?? '') ? ['Noun'] : tags),
    }));
}

interface Phrase {
  words: Term[];
  /** The preposition before it. */
  after: string;
}

/** 'Life in the UK test' is one name: a place stands in it, and its noun comes last. */
function nameGoesOn({ words }: Phrase, next: Phrase | undefined): Term[] | undefined {
  if (!next || !/^(?:in|at|of)$/.test(next.after) || !next.words.some(namesPlace)) return undefined;
  const [last] = next.words.slice(-1);
  const isName = /^\p{Lu}/u.test(words.at(-1)?.text ?? '') && last && !namesPlace(last) && last.tags.has('Noun');
  return isName ? [{ text: next.after, word: next.after, tags: new Set() }, ...next.words] : undefined;
}

function nounPhrases(terms: readonly Term[], from: number): Phrase[] {
  const phrases: Phrase[] = [];
  let words: Term[] = [];
  let after = '';
  const close = () => {
    if (words.some(({ tags }) => tags.has('Noun') || tags.has('Adjective') || tags.has('Gerund')))
      phrases.push({ words, after });
    words = [];
  };
  for (const term of terms.slice(from)) {
    const isVerb = term.tags.has('Verb') && (term.tags.has('Copula') || !isModifier(term));
    if (startsNoun.has(term.word) && words.length > 0 && !isOfPhrase(words)) close();
    if (ends.has(term.word) || (isVerb && words.length > 0)) {
      close();
      after = term.word;
    } else if (isVerb || term.tags.has('Adverb')) {
      close();
    } else words.push(term);
  }
  close();
  return phrases;
}

/** 'the leaking roof', 'a used car' and 'the parish registers' hold verb forms that are no verbs. */
const isModifier = ({ tags, word }: Term) =>
  tags.has('Gerund') ||
  tags.has('PastTense') ||
  tags.has('Participle') ||
  (tags.has('PresentTense') && word.endsWith('s'));

const lastOf = (words: readonly Term[]) => words.at(-1)?.word.replace(/[^\p{L}-]/gu, '') ?? '';

const isOwn = (words: readonly Term[]) => /^(?:my|our|his|her|their|your|the)$/.test(words[0]?.word ?? '');

/** 'My kids', 'mum' and 'Anna', but not 'kids' or 'a partner': those nobody has met yet. */
const isPerson = (words: readonly Term[]) =>
  words.length <= 5 &&
  ((people.has(lastOf(words)) && (isOwn(words) || likeNames.has(words[0]?.word ?? ''))) ||
    (words.some(({ tags }) => tags.has('Person') || tags.has('FirstName')) &&
      // 'Danny's bike' is none.
      !words.slice(0, -1).some(({ text }) => /['’]s$/.test(text)) &&
      !words.some(({ tags }) => tags.has('Place')) &&
      !people.has(lastOf(words))));

const personIn = (phrases: readonly Phrase[]) => phrases.find(({ words }) => isPerson(words));

/** 'a history of our street': the phrase goes on after 'of'. */
const isOfPhrase = (words: readonly Term[]) => words.at(-1)?.word === 'of';

const isOccasion = (words: readonly Term[]) =>
  occasions.has(lastOf(words)) ||
  occasions.has(
    words
      .slice(-2)
      .map(({ word }) => word.replace(/[^\p{L}-]/gu, ''))
      .join(' '),
  );

/** Of 'my sister's hen do': 'my sister'. */
function ownerOf({ words }: Phrase): Term[] {
  if (words.some(({ word }) => word === 'late') || /^(?:an?|some|any)$/.test(words[0]?.word ?? '')) return [];
  const at = words.findIndex(({ word }) => /['’]s$/.test(word) && people.has(word.slice(0, -2)));
  // 'Two of my mother's chairs' are my mother's.
  const from = words.slice(0, at + 1).findLastIndex(({ word }) => word === 'of') + 1;
  return words
    .slice(from, at + 1)
    .map((term) => (term === words[at] ? { ...term, text: term.text.replace(/['’]s$/, '') } : term));
}

const namesPlace = ({ tags }: Term) => tags.has('Place') || tags.has('City') || tags.has('Country');

const isPlace = (words: readonly Term[], after: string) =>
  words.some(namesPlace) && (placeAfter.has(after) || words.every(({ tags }) => tags.has('Place')));

/** The name alone: of 'Leeds next year' only 'Leeds'. */
function nameOfPlace(words: readonly Term[]): string {
  const last = words.findLastIndex((term) => namesPlace(term) || term.tags.has('ProperNoun'));
  return words
    .slice(0, last + 1)
    .map(({ text }) => text)
    .join(' ')
    .replace(/[\s,.;:!?]+$/, '');
}

/** 'what she said', 'something', 'good at it' and 'eating alone' name nothing. */
const isNameable = (words: readonly Term[]) =>
  hasHead(words) &&
  !words.at(-1)?.tags.has('Date') &&
  !words.some(({ word }) => word === 'alone') &&
  !(people.has(lastOf(words)) && /^an?$/.test(words[0]?.word ?? '')) &&
  !bareWords.has(lastOf(words)) &&
  !/^(?:what|how|why|who|whatever|being|feeling)$/.test(words[0]?.word ?? '');

/** The phrase ends in its noun: 'the old shed', 'swimming', 'a room to let'. A figure may follow: 'IELTS 7'. */
function hasHead(words: readonly Term[]): boolean {
  const [first, second] = words;
  const isNoun = ({ tags, word }: Term) => (tags.has('Noun') && !tags.has('Pronoun')) || /^\d/.test(word);
  if (first?.tags.has('Gerund') && second && !words.slice(1).some(isNoun)) return false;
  return words.some((term) => isNoun(term) || term.tags.has('Gerund') || term.tags.has('Acronym'));
}

const beforeNoun = /^(?:\w+ing)\s+(?=(?:my|our|the|an?|his|her|their|your)\s)/i;
const afterNoun =
  /\s+(?:back|ready|better|again|alone|together|properly|well|down|done|right|first|more|less|daily|weekly|now|soon|(?:\w+ )?(?:nights?|days?|times|hours?|minutes?) (?:a|per) (?:day|week|month))$/i;

const hasDeterminer = /^(?:the|my|our|your|his|her|their|this|\d+)\b|['’]s\b/i;

/** 'The money raised' and 'the wall properly fixed' end in what shall be done with them. */
function withoutDeed(words: readonly Term[]): readonly Term[] {
  const at = words.findIndex(({ tags }) => tags.has('Noun'));
  const end = words.findIndex(
    ({ tags }, i) => i > at && at >= 0 && (tags.has('PastTense') || tags.has('Participle')) && i === words.length - 1,
  );
  return end < 0 ? words : words.slice(0, end);
}

/** 'a family business' is known by now, so it becomes 'the family business'; 'my old Golf' is 'your old Golf'. */
function spoken(words: readonly Term[]): string {
  const said = words
    .map(({ text }) => text)
    .join(' ')
    .replace(/[\s,.;:!?]+$/, '')
    .replace(/inlaw\b/g, '-in-law');
  const noun = said
    .replace(/^(?:of|least|most)\s+/i, '')
    .replace(beforeNoun, '')
    .replace(afterNoun, '')
    .replace(article, 'the ');
  if (ownThings.has(lastOf(words)) && !hasDeterminer.test(noun)) return `your ${noun}`;
  return yours(noun);
}

const yours = (words: string) => words.replace(/[\w’']+/g, (word) => ofThePerson[word.toLowerCase()] ?? word);
