import nlp from 'compromise';

/** The parts of a wish that a plan can name, as noun phrases about the person: 'your old Golf', 'your brother', 'Leeds'. */
export interface WishParts {
  /** What the wish does: 'sell'. */
  action?: string;
  /** What it does it to: 'the old Golf'. */
  object?: string;
  person?: string;
  place?: string;
  event?: string;
}

interface Term {
  text: string;
  word: string;
  tags: ReadonlySet<string>;
}

const relatives =
  'mum mom mother mam dad father parents parent wife husband partner girlfriend boyfriend fiancé fiancée fiance fiancee son daughter child children kid kids baby twins stepson stepdaughter stepchildren sister brother siblings sibling sister-in-law brother-in-law mother-in-law father-in-law in-laws gran grandma grandmother nan nana granny grandad grandpa grandfather grandparents grandson granddaughter grandchildren grandkids aunt auntie uncle cousin cousins niece nephew friend friends mate mates neighbour neighbours neighbor neighbors boss manager colleague colleagues team landlord ex family teenager teen roommate flatmate';
const people = new Set(relatives.split(' '));
const occasions = new Set(
  'wedding birthday anniversary reunion party funeral exam interview trip holiday race marathon concert competition tournament festival fair presentation conference retirement graduation christening baptism ceremony visit move surgery operation birth due-date audition recital performance season christmas easter ramadan'.split(
    ' ',
  ),
);
/** Where a noun phrase ends. 'of' goes on: 'a history of our street'. */
const ends = new Set(
  'for with in at on to from by into onto before after until till during because so when while if but and or about through over under without within around near towards that which who as than since per off up out down he she they i we next this every'.split(
    ' ',
  ),
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
const article = /^(?:an?|some|any|another|one)\s+/i;
const bareWords = new Set([
  'it',
  'last',
  'least',
  'home',
  'this',
  'that',
  'them',
  'something',
  'anything',
  'things',
  'stuff',
  'more',
  'better',
  'you',
  'one',
  'time',
  'there',
  'way',
  'all',
]);

/** Reads the parts of a wish without its lead-in and date: 'negotiate a lower rent with my landlord in Leeds'. */
export function wishParts(wish: string): WishParts {
  const terms = termsOf(wish);
  const action = terms.findIndex(({ tags }) => tags.has('Verb') && !tags.has('Auxiliary') && !tags.has('Copula'));
  const phrases = nounPhrases(terms, action < 0 ? 0 : action + 1);
  const becomes = terms[action]?.word === 'become' || terms[action]?.word === 'be';
  const person = becomes ? undefined : phrases.find(({ words }) => isPerson(words));
  const event = phrases.find(({ words }) => occasions.has(lastOf(words)));
  const place = phrases.find(({ words, after }) => isPlace(words, after));
  const object = phrases.find(
    (phrase) =>
      phrase !== place && phrase !== event && (phrase !== person || phrases.length === 1) && isNameable(phrase.words),
  );
  const parts: WishParts = {};
  if (action >= 0 && terms[action]) parts.action = terms[action].word;
  if (object) parts.object = spoken(object.words);
  if (person) parts.person = spoken(person.words);
  if (event) parts.event = spoken(event.words);
  if (place) parts.place = place.words.map(({ text }) => text).join(' ');
  return parts;
}

function termsOf(text: string): Term[] {
  const sentences = nlp(text).json() as { terms: { text: string; normal: string; tags: string[] }[] }[];
  return sentences
    .flatMap(({ terms }) => terms)
    .filter(({ text: own }) => own !== '')
    .map(({ text: own, normal, tags }) => ({ text: own, word: normal.toLowerCase(), tags: new Set(tags) }));
}

interface Phrase {
  words: Term[];
  /** The preposition before it. */
  after: string;
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
    const isVerb = term.tags.has('Verb') && !isModifier(term);
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

const isPerson = (words: readonly Term[]) =>
  words.length <= 5 &&
  (people.has(lastOf(words)) ||
    (words.some(({ tags }) => tags.has('Person') || tags.has('FirstName')) &&
      !words.some(({ tags }) => tags.has('Place'))));

const isPlace = (words: readonly Term[], after: string) =>
  words.some(({ tags }) => tags.has('Place') || tags.has('City') || tags.has('Country')) &&
  (after === 'in' ||
    after === 'to' ||
    after === 'from' ||
    after === 'near' ||
    after === 'around' ||
    words.every(({ tags }) => tags.has('Place')));

/** 'what she said' and 'something' name nothing. */
const isNameable = (words: readonly Term[]) =>
  !bareWords.has(lastOf(words)) && !/^(?:what|how|why|who|whatever|being|feeling)$/.test(words[0]?.word ?? '');

const beforeNoun = /^(?:\w+ing)\s+(?=(?:my|our|the|an?|his|her|their|your)\s)/i;
const afterNoun =
  /\s+(?:back|ready|better|again|alone|together|properly|well|down|done|right|first|more|less|daily|weekly|now|soon|(?:\w+ )?(?:nights?|days?|times|hours?|minutes?) (?:a|per) (?:day|week|month))$/i;

/** 'a family business' is known by now, so it becomes 'the family business'; 'my old Golf' is 'your old Golf'. */
function spoken(words: readonly Term[]): string {
  const said = words
    .map(({ text }) => text)
    .join(' ')
    .replace(/[\s,.;:!?]+$/, '');
  const noun = said.replace(beforeNoun, '').replace(afterNoun, '').replace(article, 'the ');
  return noun.replace(/[\w’']+/g, (word) => ofThePerson[word.toLowerCase()] ?? word);
}
