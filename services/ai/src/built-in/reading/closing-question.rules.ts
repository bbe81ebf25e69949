import { anyOf, oneOf, wordsOf } from './phrases.rules.ts';
import { beginsWithVerb } from './word-forms.ts';

// 'I have never held a guitar. What is a piece?' tells a fact and asks: neither sentence is a wish.

/** 'What I want is to rest' is no question. */
export const noWishBegun =
  "(?!what (?:i|we)(?:'d| would)? (?:(?:really|just|also) )*(?:want|need|like|love|hope|wish)\\b)";
/** Words that ask for an answer. 'Can you help me …?' asks for a plan, so it is none. */
const asks = anyOf(
  [
    'what/whats/wot/wots/wat/which/where/wheres/who/whos/why/when/whens/wen/how/hows',
    'is/are/am/does/did/should',
    'do i/we/they/you',
    'would it/that/i',
    'can/could/may/must i',
    'will i/it/that',
    'any? tips/advice/ideas/thoughts/suggestions',
  ],
  { before: `^(?:(?:so|and|but|also|now|ok|okay|then),? )*${noWishBegun}` },
);

/** Whether a message ends in a question: 'Which guitar should I buy?' */
export const closesWithQuestion = (sentences: readonly string[]): boolean => asks.test(sentences.at(-1) ?? '');

/** Whether a sentence is such a question. */
export const isQuestion = (sentence: string): boolean => asks.test(sentence);

const leastOfTale = 10;
const wanting = `(?<!n['’]t |not )(?:want|like|love|hope|hoping|plan|planning|need|aim|wish|dream|going|trying|ready|decided|able)`;
/** 'I just want to hear what works', 'I'd like to send her something': an answer is wanted. */
const noAnswer =
  '(?!(?:know|hear|ask|understand|see|tell|say|send|show|check|explain|find out|look|be (?:rude|mean|unkind)|hurt)\\b)';
/** 'We want to move', 'I was hoping to', 'I need a new job', 'my dream': a wish anywhere in a message. */
const wishes: readonly RegExp[] = [
  new RegExp(
    `\\b(?:i|we|she|he|they|my \\w+)(?:['’]d| would|['’]m| am| do| have)?(?: \\w+){0,3} ${wanting} (?:me |us |him |her |them )?to ${noAnswer}`,
    'i',
  ),
  /\b(?:i|we)(?:['’]d| would)?(?: really| just| also| do)* (?:want|wanna|need|love|must|gotta) (?!to )/i,
  new RegExp(`\\b(?:i|we)(?: really| just| also| do)* (?:need|wanna|have|have got) to ${noAnswer}`, 'i'),
  /\b(?:my|our) (?:goal|dream|aim|wish|plan)\b|\b(?:make me a plan|help me|goal is|wanna)\b/i,
  new RegExp(`\\bwants? (?:to ${noAnswer}|it|an?|my|the|our)\\b`, 'i'),
];
/** Whether a message says that somebody wants something other than an answer. */
export const wishesSomething = (text: string): boolean => wishes.some((wish) => wish.test(text));
/** 'Can you make me a plan?' asks for one, 'could you tell me when I began?' does not. */
const asksSage =
  /\b(?:can|could|will|would) you\b(?! (?:please |just |also )?(?:tell|remind|explain|list|show|say|check|give me (?:the|my)|read)\b)/i;
/** 'I am not asking for a timetable', 'I don't have a question' */
const wantsNoPlan =
  /\b(?:i['’]?m|i am) not asking for (?:an?|any) (?:plan|timetable|goal|list|steps?)\b|\bi (?:don['’]?t|do not) (?:have a question|want a plan)\b/i;
/** 'Tell me where I stand', 'could you give me the rest of it' want an answer. 'Give me a plan' wants a goal. */
const asksToBeTold =
  /(?:^|[,;] |\b(?:can|could|would|will) you (?:please |just )?|\bplease )(?:tell|remind|show|give) me (?!(?:an?|some) (?:plan|roadmap|goal|programme|schedule)\b)/i;
const toSage = /^(?:tell|remind|show|give|explain|list|keep it|say|sorry|thank|excuse|forgive|look)\b/i;
/** A question stands among so many sentences at the end. */
const closing = 3;

const isAnswerWanted = (sentence: string): boolean =>
  isQuestion(sentence) || asksToBeTold.test(sentence) || (/\?\s*$/.test(sentence) && !asksSage.test(sentence));

/**
 * A tale that comes to a question in its last sentences and wishes for nothing ('Am I meant to knock or leave her be?'),
 * or that wants no plan.
 */
export const onlyAsks = (text: string, sentences: readonly string[]): boolean =>
  !wishesSomething(text) &&
  !sentences.some((one) => beginsWithVerb(one) && !isQuestion(one) && !toSage.test(one)) &&
  (wantsNoPlan.test(text) ||
    (text.split(/\s+/).length >= leastOfTale && sentences.slice(-closing).some(isAnswerWanted)));

/** How a sentence begins that tells of the person, or of the others named. */
const tellsOf = (others: string) =>
  new RegExp(`^(?:(?:so|and|but|well|also|btw|fyi|hi|hello)[, ]+)*(?:i|im|ive|we|my|our|${others})\\b`, 'i');
const ofSelf = tellsOf('(?:total|complete|absolute) beginner');
const ofAnybody = tellsOf('he|she|they|his|her|their|it \\w+ed');

/** What somebody tells of himself or herself: 'I am left-handed', 'my knee is fine'. */
export const isAboutSelf = (sentence: string): boolean => ofSelf.test(sentence);

/** A sentence about somebody, not about what to do: 'she has two dogs', 'it worked'. */
export const isAboutAnybody = (sentence: string): boolean => ofAnybody.test(sentence);

const trades = oneOf(
  wordsOf(`nurse midwife doctor surgeon dentist vet pharmacist paramedic carer teacher lecturer lawyer solicitor judge accountant
    banker cashier clerk chef cook waiter waitress baker butcher barber hairdresser plumber electrician carpenter builder mechanic
    welder engineer programmer architect pilot driver soldier policeman firefighter farmer gardener cleaner guard journalist`),
);
const near =
  '(?:mum|mom|mother|dad|father|sister|brother|wife|husband|partner|son|daughter|aunt|uncle|cousin|friend|neighbou?r|flatmate)';
const tradeOfOther = new RegExp(
  String.raw`^(?:my|our) (?:\p{L}+ )?${near}(?:['’]s| is| works as)(?: also)? an? (?:\p{L}+ ){0,2}${trades}(?: (?:in|at|for|from) [^,;]{2,30})?\W*$`,
  'iu',
);
/** 'My sister is a nurse in Leeds' tells of her, and wishes for nothing. */
export const tellsTradeOfOther = (sentence: string): boolean => tradeOfOther.test(sentence);

const hopes: readonly RegExp[] = [
  /\b(?:want|dream)\w*\b|\b['’]d (?:like|love)\b/i,
  anyOf([
    'wanna/wish/hope/hoping/need/plan/planning/aim/goal/ready/finally/by/please/starting/gonna/going_to',
    'would like/love',
    'time to',
    'until now',
    'this/next year',
    "let's/let’s/lets",
    'help me',
  ]),
];
const leadIn = /^(?:(?:so|and|but|well),? )*/i;
const firstTime: readonly RegExp[] = [
  /^(?:(?:i|we)(?:['’]ve| have|ve| had)? )?never\b/i,
  // 'still a total beginner'
  /^(?:i['’]?m |i am |we are )?(?:still )?(?:an? )?(?:(?:total|complete|absolute|real|pure|true|very) )*(?:beginner|novice|newbie|newcomer)\b/i,
  // 'I'm completely new to this'
  /^(?:i['’]?m |i am |we are )(?:(?:totally|completely|quite|very|brand) )*new (?:to|at)\b/i,
];

/** 'I have never held a violin', 'I am a total beginner': a fact, unless a hope stands beside it. */
export function isFirstTime(sentence: string): boolean {
  const told = sentence.replace(leadIn, '');
  return firstTime.some((pattern) => pattern.test(told)) && !hopes.some((pattern) => pattern.test(sentence));
}

const untilNow = {
  um: wordsOf('um uh erm hmm oh well honestly ok okay so sorry tbh haha ah'),
  i: ['i', "i'm", 'im', 'i am', 'we', "we're", "i've", 'ive', 'i have', "i've got", 'i just', 'i really'],
  soon: [...wordsOf('really just still quite very that so only'), 'got a'],
  look: [
    ...['looking around', 'looking round', 'trying it out', 'trying this out', 'testing this', 'having a look around'],
    ...[
      'having a look round',
      'having a look',
      'having a nosy',
      'taking a look',
      'curious',
      'looking',
      'browsing',
      'testing',
    ],
  ],
  yet: [
    ...wordsOf('yet really tbh honestly lol sorry now here though anything one any anyone right sure'),
    ...[
      'right now',
      'at the moment',
      'at all',
      'for now',
      'to be honest',
      'so far',
      'about it',
      'about that',
      'just yet',
    ],
    ...['what to put', 'what to write', 'what to say', 'what to choose', 'what to pick', 'what to type', 'what to do'],
    ...['what i want', 'what my goal is', 'to mind', 'in particular', 'in mind', 'on anything', 'thanks', 'thank you'],
  ],
};
/** An answer to 'What is your goal?' that names none. */
const noGoal = anyOf(
  [
    '{um}* {i}? {soon}* not {soon}* sure/certain/decided',
    '{um}* {i}? {soon}* dunno/idk/undecided/unsure',
    "{um}* i? {soon}* don't/dont/do_not {soon}* know",
    "{um}* {i}? {soon}* haven't/havent/not decided/a_clue/got_one/got_a_goal/made_up_my_mind/thought_about_it",
    "{um}* i? {soon}* don't/dont have one/any/a_goal/any_goals/goals",
    '{um}* {i}? {soon}* no idea/clue/goal/goals',
    "{um}* i? {soon}* can't/cant/cannot think/decide of/on? anything/one?",
    '{um}* nothing/none/i_have_none/ive_none comes? special?',
    '{um}* {i}? still thinking/deciding/undecided',
    "{um}* i'll/ill think about it/that",
    '{um}* let me think',
    '{um}* skip/pass',
    '{um}* {i}? just/only/mostly {look}',
    '{um}* i? just/only wanted/want to? have/take? a? look around/round?',
    "{um}* i'll/ill/we'll/well/will see/decide later?",
    '{um}* maybe/perhaps later',
    '{um}* hard to say',
    '{um}* nvm/never_mind',
  ],
  { lists: untilNow, before: '^', after: '(?=$|[^\\p{L}])' },
);
const furtherWords = anyOf(['{yet}', 'just/only {look}'], {
  lists: untilNow,
  before: '^[\\s,.…!;-]*',
  after: '(?=$|[^\\p{L}])',
});

/** 'Not sure yet, just having a look around' */
export function namesNoGoal(text: string): boolean {
  const begun = noGoal.exec(text);
  let rest = begun ? text.slice(begun[0].length) : text;
  for (let next = rest.replace(furtherWords, ''); begun && next !== rest; next = rest.replace(furtherWords, ''))
    rest = next;
  return begun !== null && !/[\p{L}\p{N}]/u.test(rest);
}
