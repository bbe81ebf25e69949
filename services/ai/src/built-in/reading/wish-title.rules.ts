import { anyOf, wordsOf } from './phrases.rules.ts';
import { withCapitals } from './proper-names.ts';
import { upperFirst } from './tidy-words.rules.ts';
import { type ForThings, openingOf } from './wish-openings.ts';
import { beginsWithGerund, beginsWithVerb, fromGerund, fromPast, fromPerfect, toGerund } from './word-forms.ts';

const maxTitle = 80;

/** Words in front that say nothing of the wish. */
const fillers = anyOf(
  [
    'so/and/but/or/ok/okay/well/also/please/hmm/um/uh/yes/yeah/right/basically/honestly/actually/finally/today/now/then',
    'hopefully/maybe/anyway/eventually/someday/somehow/really/just/definitely/hi/hello/hey sage/coach/there?',
    'this year/time/month/week',
    'one day',
    'in general/short/future/addition',
    'my boss/doctor/gp/mum/wife/husband says/said/thinks i',
    "if i'm honest",
    'more than anything',
    'long story short',
  ],
  { before: '^', after: '(?=[\\s,:])[\\s,:]*' },
);
const planWords = wordsOf('roadmap plan programme program goal path schedule');
/** 'First I want to …', and not 'first flat' or 'first aid'. */
const atFirst = /^first(?:,\s*| of all,?\s+| (?=(?:i|we|let|to)\b))/i;
/** 'Please make me a realistic plan for …' */
const request = anyOf(
  [
    '{can}? please? {make} me/us? a/an/the/my? {good}* {plan} for/to/of/about/with/on/that {which}* how? to?',
    '{can}? please? help/support/guide/coach me/us to/with/in/by/on? finding/getting?',
  ],
  {
    lists: {
      can: ['can you', 'could you', 'would you', 'will you'],
      make: [
        'make',
        'create',
        'build',
        'draft',
        'write',
        'prepare',
        'design',
        'generate',
        'give',
        'set up',
        'put together',
        'come up with',
      ],
      good: wordsOf(`new detailed personal personalised personalized complete step-by-step good simple weekly training realistic
        clear solid proper`),
      plan: planWords,
      which: ['helps me', 'gets me', 'my', 'the', 'new', 'goal'],
    },
    before: '^',
    after: '(?=[\\s:])[\\s:]*',
  },
);

/** A verb of saying or knowing before 'I': 'tell my parents I am gay' goes on. */
const saying = anyOf([
  'tell/telling/say/know/knowing/prove/show/showing/accept/admit/believe/realise/realize/convince/remind/promise/explain/ask/decide',
  'figure/find/work out',
  'understand/learn/see/sure/feel/forget/remember/let/think/imagine/wish/hope/pretend/trust/means/notice/confess/agree',
]);
/** Words after which 'I …' belongs to the wish: 'the book I have begun', 'what I want to do'. */
const leadsOn = [
  ...['the', 'an?', 'my', 'every\\w*', 'all', 'any\\w*', 'some\\w*', 'things?', 'what', 'why', 'how', 'whether', 'if'],
  ...[
    'where',
    'who',
    'whose',
    'when',
    'that',
    'than',
    'like',
    'as',
    'only',
    'before',
    'after',
    'until',
    'till',
    'while',
  ],
  ...['once', 'because', 'so', 'or', 'and', 'way', 'people', 'those', 'more', 'less', 'places?'],
];
const relative = new RegExp(`\\b(?:${leadsOn.join('|')})(?:\\s+[^\\s,]+){0,3}$`, 'i');
const bareClause =
  /,?\s+(?=(?:i am|i'm|i have|i've|i feel|i don't|i want|i need|i can't|i can|i was|i had|i got|i work|i know|i keep|we are|we're|we have|we've)\b)/gi;
/** What follows these is a reason or a remark, and no part of the title. */
const reasons = anyOf(
  [
    'because/cause/although/however/whereas/though/please/pls',
    'since/so/as/but i/we/my/our/it/that/they/he/she',
    "so i'm/we're/i'd/i'll/we'll/it's",
    'but',
    'in order to',
    'even though/if',
    'if possible',
    'and i am/have/need/feel/think/want/do/hate/would',
    'and all? mine/they/he/she/it/there/nobody/everybody/everyone is/are/was/were/has/have/had/keeps/keep/will',
    "and i'm/i've/i'd",
    'can/could you/we',
    'any tips/advice/ideas/help',
    'at the moment',
  ],
  { before: ',?\\s+', after: '\\b' },
);
const sentenceEnds =
  /\s*(?:[.;!?](?=\s|$)|\s[-–]\s|,?\s*\b(?:many )?thanks\b|[,.]\s*thank you\b|\s+thank you[\s.!]*$)/i;
/** 'sleep, eat and move better' is a list; 'run a 10k, beginner' is not. */
const listAhead =
  /^,\s+(?:[^\s,]+\s+){0,2}[^\s,]+(?:,\s+(?:[^\s,]+\s+){0,2}[^\s,]+)*,?\s+(?:and|or|&)\s+[^\s,]+(?:\s+[^\s,]+){0,3}(?=$|[.,;])/i;
const notList =
  /^,\s+(?:i|we|my|it|he|she|they|so|then|not|am|no|never|but|which|who|where|what|how|preferably|ideally)\b/i;

/** 'PE exam (civil, transportation)': the comma stands inside brackets. */
const opensBracket = /\([^)]*$/;

/** The place of the first comma after which no part of the wish follows. */
function endAtComma(text: string): number {
  for (const { index } of text.matchAll(/,(?=\s(?!\d{4}\b))/g)) {
    const head = text.slice(0, index).trim();
    if (opensBracket.test(head) || (head.split(' ').length < 2 && head.length < 5)) continue;
    if (!notList.test(text.slice(index)) && listAhead.test(text.slice(index))) continue;
    return index;
  }
  return -1;
}

function endOfBareClause(text: string): number {
  for (const { index } of text.matchAll(bareClause)) {
    const head = text.slice(0, index);
    if (text[index] === ',' || !(saying.test(head) || relative.test(head))) return index;
  }
  return -1;
}

/** 'Resit in June or college won't take me' */
const threat = /\s+or (?:[^\s,.]+ ){1,3}(?:won't|wont|will|can't|cant|cannot|doesn't)\b.*$/i;

/** The wish without the reasons, remarks and further sentences behind it. */
function firstClause(text: string): string {
  const ends = [sentenceEnds.exec(text)?.index, reasons.exec(text)?.index, endOfBareClause(text), endAtComma(text)];
  // 'Write so that others can read it': one word is no wish without its clause.
  const isWish = (end: number) => end > 2 && text.slice(0, end).trim().includes(' ');
  const end = Math.min(...ends.filter((one): one is number => one !== undefined && isWish(one)));
  return Number.isFinite(end) ? text.slice(0, end) : text;
}

const dangling = anyOf(
  [
    'within/by/before/until/till/for/during/the/and/or/to/of/with/from/that/was/my/so/am/than',
    'please/hopefully/ideally/preferably/maybe/asap/eventually/someday/finally/already/starting/soon/too/also/then/when/who/which',
    'if possible',
    'one day',
    'the next/end/latest',
    'at the latest',
    'right/from now',
    'from now on',
    'now',
    'for the rest',
    'as soon as possible',
    'starting now',
    'deadline/target/latest',
    'or so',
  ],
  { before: '[\\s,]+', after: '[\\s,.:;!?-]*$' },
);
/** 'Get this mole looked at' ends well. */
const danglingAt = /(?<!\b(?:looked|good|better|best|bad))[\s,]+at[\s,.:;!?-]*$/i;
/** Where words were cut off, these go too. Elsewhere they may end a wish: 'move on', 'accept that it is over'. */
const cutOff = /[\s,]+(?:in|on|over|around|about|is|as|I|a|an|up|out)$/;
const ragged = /[\s,.:;!?(-]+$|,\s*(?:launch|done|finished|ready|due|deadline)$/i;

function withoutTail(text: string): string {
  for (let rest = text; ; ) {
    const next = rest.replace(ragged, '').replace(dangling, '').replace(danglingAt, '');
    if (next === rest || !next.trim()) return rest;
    rest = next;
  }
}

/** 'I only have 3 evenings a week to learn to sail' */
const limits =
  /^(?:i|we)(?: only| just)?(?:'ve| have)(?: got)? (?:only |just |about )*[^,.]{2,60}?\b(?:week|day|euros|pounds|dollars|weeks|months|days|years|hours|evenings|budget|left) to (?=[a-z])/i;

function withoutFront(text: string): string {
  for (let rest = text; ; ) {
    const next = rest
      .replace(/^[\s,.:;!"'*()-]+/, '')
      .replace(fillers, '')
      .replace(atFirst, '')
      .replace(request, '')
      .replace(limits, '');
    if (next === rest || !next.trim()) return rest;
    rest = next;
  }
}

/** The words in front of a sentence that say that a wish follows. */
export const openingIn = (sentence: string) => openingOf(withoutFront(sentence.trim()));

interface Opened {
  rest: string;
  /** The verb for a wish that names only a thing. */
  verb: ForThings | undefined;
}

const endsInTo = /\b(?:to|can|could|should|must|will|'ll|how|let's)$/i;

/** Takes 'I would really like to' and the like away, also several in a row. */
function opened(text: string): Opened {
  let rest = withoutFront(text);
  let verb: ForThings | undefined;
  for (let i = 0; i < 6; i++) {
    const opening = openingOf(rest);
    const next = opening ? withoutFront(rest.slice(opening.length).trim()) : '';
    if (!opening || !next) break;
    const words = rest.slice(0, opening.length).trim();
    verb =
      endsInTo.test(words) || /^(?:help|my|our)\b/i.test(words) || /[:=-]$/.test(words) ? undefined : opening.forThings;
    if (/\btime (?:i|we)$/i.test(words)) rest = fromPast(next);
    else rest = next;
  }
  // 'I want to have written a book' wishes for what is still to do.
  return { rest: fromPerfect(rest), verb };
}

const haves = anyOf(
  [
    'a/an/our/my/more? {better}* baby/babies/child/children/kids/family/relationship/marriage/life/holiday/confidence/time/energy/sleep',
    'more/less/better/fewer/enough/no',
    '{better}* mornings/evenings/weekends/friendship/friends/body/skin/home/routine',
  ],
  {
    lists: {
      better: wordsOf(
        'better happy happier calm calmer good healthy healthier second first real second nice big little',
      ),
    },
    before: '^',
  },
);
/** 'my kids to be proud of me' */
const somebodyTo =
  /^((?:my|our|the|his|her|him|them|people|everyone|someone)\b(?:\s+[^\s,]+){0,4}?)\s+to\s+(?!(?:the|a|my|school|work)\b)(\w+)/i;
/** 'I'd like us to have five dinners' */
const usTo = /^us (?:both |all |two )?to (?=\p{L})/iu;
/** 'The room to be ready by May' */
const readyToBe =
  /^((?:my|our|the)\b(?:\s+[^\s,]+){1,4}?) to be (?=(?:ready|finished|done|tidy|clean|sorted|fixed|repaired|gone|safe|dry)\b)/i;
const helped = new Set(wordsOf('be feel have learn pass grow find do read walk sleep become go live get eat speak'));

/** 'Hoping for engineering' */
const nounInIng = /^(?:engineering|nursing|accounting|housing|funding|training|marketing|banking|catering|clothing)\b/i;

/** A wish that names a thing gets the verb it lacks: 'I want a dog' → 'get a dog'. */
function withVerb({ rest, verb }: Opened): string {
  if (usTo.test(rest)) return rest.replace(usTo, '');
  if (somebodyShould.test(rest)) return rest.replace(somebodyShould, 'help $1');
  if (verb === undefined) return rest;
  if (verb === 'stop') return beginsWithGerund(rest) ? `stop ${rest}` : rest;
  if (beginsWithGerund(rest) && !nounInIng.test(rest)) return fromGerund(rest);
  if (readyToBe.test(rest)) return rest.replace(readyToBe, 'get $1 ');
  const [, somebody, doing = ''] = somebodyTo.exec(rest) ?? [];
  if (somebody) return `${helped.has(doing.toLowerCase()) ? 'help' : 'get'} ${rest}`;
  if (beginsWithVerb(rest) || /^(?:to|not|never|someone|it)\b/i.test(rest)) return rest.replace(/^to\s+/i, '');
  if (haves.test(rest)) return `have ${rest}`;
  return `${verb} ${rest}`;
}

/** 'my daughter should learn to ride' */
const somebodyShould =
  /^((?:my|our|the) (?:\w+ ){1,3}?(?:\(\d+\) )?)(?:should|needs? to|ha(?:s|ve) to|must|wants? to) (?=\w)/i;

const negative =
  /^(?:(?:i|we) )?(?:(?:really|just) )?(?:don't|do not|no longer|not|never|want to not)(?: (?:want|wanna|wish))?(?: to)? (?=\w)(?!more\b|only\b|a\b|the\b)/i;

/** 'not to be scared of dogs anymore' → 'stop being scared of dogs'. */
function withoutNegation(text: string): string {
  const rest = text.replace(negative, '');
  if (rest === text || !beginsWithVerb(rest)) return text;
  return `stop ${toGerund(rest)}`.replace(/\s+(?:any\s?more|any longer|again)\b/i, '');
}

const persons: Readonly<Record<string, readonly string[]>> = {
  her: wordsOf(
    'mum mom mother wife partner girlfriend daughter sister grandma grandmother gran nan aunt cousin friend boss neighbour neighbor',
  ),
  him: wordsOf(
    'dad father husband partner boyfriend son brother grandpa grandfather grandad uncle cousin friend boss neighbour neighbor',
  ),
  them: wordsOf('parents kids children friends grandparents neighbours sisters brothers in-laws partner'),
};
const pointedAt = /\b(with|to|for|about|see|visit|help|support|call|of|from|thank|forgive) (her|him|them)$/i;
const personNamed = /\bmy (\w+)\b(?!')/gi;

/** 'My mum is ill and I want to spend more time with her': a title stands alone, so it says who. */
function withPerson(title: string, sentence: string): string {
  const [, , pronoun = ''] = pointedAt.exec(title) ?? [];
  const known = persons[pronoun.toLowerCase()] ?? [];
  const isKnown = ([, person = '']: RegExpMatchArray) => known.includes(person.toLowerCase());
  const [person] = [...sentence.matchAll(personNamed)].find(isKnown) ?? [];
  if (!person || [...title.matchAll(personNamed)].some(isKnown)) return title;
  return title.replace(pointedAt, `$1 ${person.toLowerCase()}`);
}

/** What is wanted as a thing and reads as no goal by itself. */
const bareThing = /^(raise|pay raise|pay rise|promotion)$/i;

const looksShouted = (text: string) => text.length > 6 && text === text.toUpperCase() && /[A-Z]{4}/.test(text);

function shorten(text: string): string {
  if (text.length <= maxTitle) return text;
  const cut = text.slice(0, maxTitle + 1);
  const joints = [...cut.matchAll(/,|\s(?:and|so|while|when|which|who|without|with|for|after|before)\s/g)];
  const joint = joints.findLast(({ index }) => index >= maxTitle / 3)?.index ?? -1;
  const end = joint > 0 ? joint : cut.lastIndexOf(' ');
  const kept = withoutTail(cut.slice(0, end > 0 ? end : maxTitle).replace(cutOff, ''));
  // '… and come' was cut from '… and come out with a plan'.
  const half = / (?:and|or) (\S+)$/.exec(kept);
  if (half && beginsWithVerb(half[1] ?? '')) return kept.slice(0, half.index);
  return /^,|^ and /.test(text.slice(end)) ? endedList(kept) : kept;
}

/** 'Better sleep, more energy, balanced meals' was cut from a longer list, and needs an end. */
const cutList = /^(.*, (?:[^\s,]+ ){0,2}[^\s,]+), ((?:[^\s,]+ ){0,2}[^\s,]+)$/;
const endedList = (kept: string) => kept.replace(cutList, '$1 and $2');

/**
 * A goal's title in the person's own words: 'Get a new job' from 'I want to get a new job'. `context` is all that was said,
 * for a person that the wish only points at. Empty when nothing is left.
 */
export function titleOf(sentence: string, context = sentence): string {
  const calm = looksShouted(sentence) ? sentence.toLowerCase() : sentence;
  // A title in quotation marks is a title already.
  const quoted = calm.match(/(?:goal|called|titled|roadmap)[^"]{0,30}"([^"]{3,120})"/i)?.[1];
  const wish: Opened = quoted ? { rest: quoted, verb: undefined } : opened(calm.replace(/\s+/g, ' ').trim());
  const clause = firstClause(wish.rest.replace(threat, ''));
  const kept = clause.trim().length >= 3 ? clause : wish.rest;
  const clean = withoutTail(
    kept
      .replace(/\s+([,.])/g, '$1')
      .replace(/\s+/g, ' ')
      .replace(/,,+/g, ',')
      .trim(),
  );
  const plain = withoutNegation(withVerb({ rest: clean, verb: wish.verb }))
    .replace(/^(?:an?|the|some)\s+(?=\S+\s)/i, '')
    .replace(/\b(through|about|do) like (?=\d)/gi, '$1 ')
    .replace(/\bi\b(?!\.)/g, 'I')
    .replace(/\bi'(?=\w)/g, "I'")
    .replace(/"/g, '');
  const title = withPerson(withCapitals(plain), context).replace(bareThing, (thing) => `get a ${thing.toLowerCase()}`);
  return upperFirst(shorten(title));
}
