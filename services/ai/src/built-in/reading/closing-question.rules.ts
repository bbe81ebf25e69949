import { anyOf } from './phrases.rules.ts';

// 'I have never held a guitar. What is a piece?' tells a fact and asks: neither sentence is a wish.

/** Words that ask for an answer. 'Can you help me …?' asks for a plan, so it is none. */
const asks = anyOf(
  [
    'what/whats/which/where/who/why/when/how',
    'is/are/am/does/did/should',
    'do i/we/they/you',
    'would it/that/i',
    'can/could/may/must i',
    'will i/it/that',
    'any tips/advice/ideas',
  ],
  { before: '^(?:(?:so|and|but|also|now|ok|okay|then),? )*' },
);

/** Whether a message ends in a question: 'Which guitar should I buy?' */
export const closesWithQuestion = (sentences: readonly string[]): boolean => asks.test(sentences.at(-1) ?? '');

/** Whether a sentence is such a question. */
export const isQuestion = (sentence: string): boolean => asks.test(sentence);

/** How a sentence begins that tells of the person, or of the others named. */
const tellsOf = (others: string) =>
  new RegExp(`^(?:(?:so|and|but|well|also|btw|fyi|hi|hello)[, ]+)*(?:i|im|ive|we|my|our|${others})\\b`, 'i');
const ofSelf = tellsOf('(?:total|complete|absolute) beginner');
const ofAnybody = tellsOf('he|she|they|his|her|their|it \\w+ed');

/** What somebody tells of himself or herself: 'I am left-handed', 'my knee is fine'. */
export const isAboutSelf = (sentence: string): boolean => ofSelf.test(sentence);

/** A sentence about somebody, not about what to do: 'she has two dogs', 'it worked'. */
export const isAboutAnybody = (sentence: string): boolean => ofAnybody.test(sentence);

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
