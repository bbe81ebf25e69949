import nlp from 'compromise';
import { anyOf, oneOf, wordsOf } from './phrases.rules.ts';
import { remembered } from './remembered.ts';
import { beginsWithVerb, firstTags } from './word-forms.ts';

// Which words are no title of a goal: they tell a level, a thing somebody has or a trouble, or point at what stands elsewhere.

/** 'When the till went down', 'What should I ask' */
const leadsClause =
  /^(?:what|why|who|whom|whose|which|when|where|how|if|whether|because|since|as|before|while|although|though|once|until)\b/i;
/** 'Let me go where the wind takes me', 'put me in front of a customer' */
const toSomebody = /^(?:let|put|show|tell|give|ask) me\b/i;
const told = '(?:still|already|currently|just|only|always|never|almost|now|even) ';
const states = [
  'can|could|cannot|able to|used to|been|owe|owes|own|dread|suffer|weigh|hates?|misses|passed|got|had|did|done',
  'have (?:the|all|got|been|passed|done|finished|started|begun|learn(?:ed|t))',
].join('|');
/** 'Can change G and C', 'have the land', 'owe 11k': said without 'I', it is how things stand. */
const tellsState = new RegExp(String.raw`^(?:${told})*(?:${states})\b`, 'i');
const beginsWithSubject =
  /^(?:i|i'm|im|i've|ive|i'd|we|we're|we've|he|he's|she|she's|they|they're|it|it's|its|there|there's|theres|you|nobody|everybody|everyone)\b/i;
/** 'Hit the wall at 33 km last time and walked in' */
const ofLastTime = /\blast (?:time|year|week|month|night|summer|winter|spring|autumn)\b/i;
/** 'Hand-in at the office is in two weeks' */
const isStatement =
  /^(?:(?!what\b|who\b|how\b|that\b|which\b|where\b|whether\b|if\b|why\b|when\b)[\p{L}'-]+ ){1,6}(?:is|are|was|were|has) (?!to\b)/iu;
/** 'In our flat in Pune there are four of us', 'out at Kakadu I got forty pictures' */
const clauseBehind =
  /\b(?:i|we|they|he|she|nobody) (?:\w+ly |just |still |never |always )?\w+|\bthere(?:'s| is| are| was| were)\b/i;

/** Words that a noun and a verb share: 'bar owner', 'school cook', 'storm took the roof'. */
const eitherWord = new Set(
  wordsOf(`bar bus school team screen bench cook coach guide train head hand water house market farm fish ship film nurse pilot
    storm match test care work phone truck bank bar board court trial post report land shop stage partner mother father plant
    state cash price tax heat light lead block record review trade tower crew host seed profile boat back`),
);
/** Of these, what stands first is mostly a verb: 'cook dinner', 'record video'. */
const mostlyVerbs = new Set(wordsOf('book cook test record ship water report review'));
/** 'Bar owner in Austin' begins with a noun. 'Train for a race' and 'book a flight' begin with a verb. */
export function beginsWithNoun(text: string): boolean {
  const [first = '', second = ''] = text.split(/[\s,]+/);
  if (!eitherWord.has(first.toLowerCase())) return false;
  if (/^(?:of|and|that|which)$/i.test(second)) return true;
  const [term] = (nlp(`the ${first} ${second}`).json() as { terms: { tags: string[] }[] }[])[0]?.terms.slice(2) ?? [];
  const tags = term?.tags ?? [];
  if (mostlyVerbs.has(first.toLowerCase())) return tags.includes('PastTense') || tags.includes('Copula');
  if (/^(?:home|abroad|less|more|better|out|up|off|down)$/i.test(second)) return false;
  return (tags.includes('Noun') && tags.includes('Singular')) || tags.includes('PastTense') || tags.includes('Copula');
}

/** Whether a text begins as an order does, and with no noun that looks like one. */
export const beginsAsOrder = (text: string): boolean =>
  /^move house\b/i.test(text) || (beginsWithVerb(text) && !beginsWithNoun(text));

/** 'Puppy class finished', 'Toyota must pass', 'audiogram's done' */
function holdsFinite(text: string): boolean {
  if (/\b(?:is|are|was|were|has|have|had|must)\b|\b\p{L}+n't\b/iu.test(text)) return true;
  const said = nlp(text);
  return said.has('(#PastTense|#Copula|#Modal|#Auxiliary)') || said.match('#PresentTense').not('#Infinitive').found;
}

/** 'Read every book Tolkien has written' is an order with a clause behind its object. */
const namesObject = /^\S+ (?:the|every|all|an?|my|our|this|that)\b/i;

/** Whether some words tell how things are, and are no order and no thing that is wanted. */
export const tellsHowItIs = remembered(300, (title: string): boolean => {
  const text = title.replace(/[’]/g, "'");
  if ([leadsClause, toSomebody, tellsState, beginsWithSubject].some((pattern) => pattern.test(text))) return true;
  if (beginsAsOrder(text))
    return (isStatement.test(text) && !namesObject.test(text)) || (ofLastTime.test(text) && /\b\w+ed\b/.test(text));
  const tags = firstTags(text);
  if (tags.includes('PastTense')) return true;
  return clauseBehind.test(text) || (!tags.includes('Gerund') && holdsFinite(text));
});

/** 'Third colic', 'tummy still weak', 'sixty-four, a room in Bristol' */
const ofStage =
  /\b(?:still|already|again|yet|so far|finished|done|ready|enough|too many|too much|stuck|years? old|flaring)\b/i;
const named = /\s\p{Lu}|\p{Lu}{2}|\d/u;
/** 'No alcohol', 'new job', 'my library books'; not 'my son and his phone'. */
const wantsLessOrMore = /^(?:no|less|more|fewer|better|zero|new)\b|^(?:my|our) [\p{L}-]+(?: [\p{L}-]+)?$/iu;
const tellsPair = /^(?:my|our) .* and /i;
/** What stands alone and is wanted: 'GRE quant 160+', 'Lisbon in May', 'no alcohol for a year'. */
export const isThingWanted = (title: string): boolean =>
  !ofStage.test(title) &&
  !tellsPair.test(title) &&
  !/^(?:out|off|from|in|on|at|for|with|to)\b/i.test(title) &&
  (named.test(title) || wantsLessOrMore.test(title));

const noun = String.raw`\b(?:an?|the|my|our|this|that|his|her|their|your) (?!one\b|\w+ one\b)[\p{L}-]{2,}`;
const pronoun = [
  String.raw`\b(?:it|'?em|them|these|those|him)\b`,
  String.raw`\bher(?=$|[.,]| (?:to|with|in|on|at|up|out|by|for|from|speak\w*|ready|back|well|better|there|off|and)\b)`,
  String.raw`\b(?:this|that)(?=$|[.,]| (?:again|now|at|in|by|for|with|up|down|out|off|properly|right|more|and|or)\b)`,
  String.raw`\bthere(?=$|[.,]| (?:and|with|by|in|again|for)\b)`,
  String.raw`\b(?:an?|the|this|that|normal|cheaper|better|new|own) (?:\w+ )?ones?(?=$|[.,]| (?:from|by|for|with|without|in)\b)`,
].join('|');
const pointing = new RegExp(pronoun, 'iu');
const nounBefore = new RegExp(noun, 'iu');
/** 'Write songs and', 'move to Portugal' */
const namedBefore = /\p{L}{3,}s (?:and|,)|\s\p{Lu}\p{Ll}/u;
const idiom =
  /\b(?:make it (?:to|through|in|into|as)|let it go|take it easy|call it|get it right|over it|work it out|stick (?:to|with) it|time with (?:them|her|him)|out there|go for it)\b/i;

/** 'Find them and stick them together': what is meant stands in another sentence. 'Buy a boat and sail it' says it. */
export function pointsAway(title: string): boolean {
  const text = title.replace(idiom, '');
  const found = pointing.exec(text);
  if (!found) return false;
  const before = text.slice(0, found.index);
  return !nounBefore.test(before) && !namedBefore.test(before);
}

const count =
  '(?:all |another |at least |only |just )*(?:\\d[\\d.,]*k?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|sixty|hundred|thousand)';
const units = '(?:(?: more)? (?:days|weeks|months|years|hours|minutes|kilos|pounds|times))?';
const means = oneOf(
  wordsOf(
    'plan system help advice idea ideas support way overview routine method structure solution answer list arrangement control order peace',
  ),
);
const degree = oneOf(
  wordsOf(`good better well best fast faster quick quicker prepared ready fine okay ok free sorted done right out happy
    there`).concat('caught up'),
);
const saysNothing: readonly RegExp[] = [
  // 'Get all seven days', 'get 60 by Christmas', 'get another four'
  new RegExp(
    `^(?:get|have|do|reach|get through) ${count}${units}(?:$|,| (?:by|without|from|and|more|in|with)\\b)`,
    'i',
  ),
  // 'Get a system which stays', 'have an overview'
  new RegExp(
    `^(?:get|have|find|need) (?:an? |some |the |my )?(?:\\w+ )?${means}(?: (?:that|which|to|where|for it)\\b.*)?$`,
    'i',
  ),
  // 'Get good fast', 'be all caught up'
  new RegExp(
    `^(?:get|be|become|do|feel|go) (?:(?:really|all|fully|so|much|a lot|as|more|very) )*${degree}(?: (?:fast|quickly|soon|again|enough|now|at last|properly|fine|of this))*$`,
    'i',
  ),
  // 'Do something useless', 'have everything settled'. 'Do something about the damp' says what for.
  /\b(?:do|be|get|have|make|find|land|see|try|become) (?:something|anything|everything|all of it)\b(?! (?:about|for|with|to)\b)/i,
  /\bsomething (?:finished|else|own|new|better|different|useful|useless)\b/i,
  /^(?:get|have|make) that\b/i,
  /^be (?:that|the one|like that)\b/i,
  /^(?:go|come|get) (?:out|back|in|on|away|off|through)$/i,
  /^(?:apply|do|manage|try|go|live|work|start|finish|stop|continue) (?:by myself|on my own|alone|myself|properly|correctly|well)$/i,
  anyOf(
    ['make/have/get enough to live_on', 'make it happen', 'get through this', 'find a/some way/solution/arrangement'],
    {
      before: '^',
      after: '$',
    },
  ),
];

/** 'Get good fast', 'have an overview': a wish that would stand over any plan. */
export const saysNotWhatFor = (title: string): boolean => saysNothing.some((pattern) => pattern.test(title));
