import { oneOf, wordsOf } from './phrases.rules.ts';
import type { MatterRead } from './read-matter.rules.ts';

// Sentences whose words say by themselves whether they are a wish, whatever the weights of `read-matter.rules.ts` make of them.

const softly = '(?:\\s+(?:really|also|just|only|now|so|finally|actually))*';
/** 'I'd like to', 'and want the', 'what I want is' at the start of a clause. */
const opens = [
  `(?:i|we)(?:'d|\\s+would)${softly}\\s+(?:like|love)\\s+(?!to\\s+(?:know|ask|see|hear|say|tell|thank|talk|chat)\\b)`,
  `(?:i|we)${softly}\\s+(?:want|wanna|need)\\s+(?!to\\s+(?:know|ask|see|hear|say|tell|thank|talk|chat|cry|scream|vent)\\b)`,
  `(?:i|we)\\s+(?:don't|do not|dont)\\s+want\\s+(?:to\\s+)?(?:be|feel|keep|end up|live|lose)\\b`,
  `(?:what|all)\\s+(?:i|we)(?:'d|\\s+would)?\\s+(?:really\\s+)?(?:like|want|need)\\b[^.?!]*\\bis\\b`,
];
const beginsClause = '(?:^|[,;:.–-]\\s*|\\b(?:and|but|so)\\s+)';
const states = new RegExp(`${beginsClause}(?:${opens.join('|')})`, 'i');
const statesBehind =
  /\b(?:i'm|i am|we're|we are|im) [^.?!,]{2,40}\band (?:want|would like|need) to (?!(?:know|ask|see|tell|talk)\b)/i;

/** What only a word to the app names. */
const ofThePlan = new RegExp(
  `\\b${oneOf(wordsOf('step steps goal goals plan plans roadmap task tasks todo deadline reminder reminders milestone milestones app coach sage chat you your undo'))}\\b`,
  'i',
);
/** 'I want it in French' and 'I need something easier' go on about what was shown. */
const pointsBack =
  /\b(?:want|need|like|love) (?:it|this|that|these|those|them|something|another|more|less|one|fewer|easier|shorter)\b/i;
/** Shorter ones are left to the weights. */
const fewestWords = 9;
const asksReally = /\?\s*$/;
const onlyDoubts = /\b(?:maybe|perhaps|possibly|right|ok|okay|please)\s*\?+\s*$/i;

/** 'I'd like to have five dinners I can make her': a wish, even if it sounds like a question about the plan. */
export const statesWish = (sentence: string, { matter, shares }: MatterRead): boolean =>
  (states.test(sentence) || statesBehind.test(sentence)) &&
  sentence.split(/\s+/).length >= fewestWords &&
  matter !== 'break' &&
  !pointsBack.test(sentence) &&
  !ofThePlan.test(sentence) &&
  (!asksReally.test(sentence) || onlyDoubts.test(sentence)) &&
  shares.talk < 0.5 &&
  shares.news < 0.5;

const changes = new RegExp(
  `\\b${oneOf(wordsOf('move change push add delete remove drop skip swap rename shift postpone edit set replace take cut split merge mark tick bring put'))}\\b`,
  'i',
);

const beginsAsTale = /^(?:i|we|my|our|it|there|he|she|they|the|this|that)(?:'\w+)?\b/i;

/** 'B1 certificate until 30 April, the exam is booked' changes no plan: it has no verb for that. */
export const cannotBeEdit = (sentence: string): boolean =>
  !beginsAsTale.test(sentence) && !changes.test(sentence) && !ofThePlan.test(sentence) && !asksReally.test(sentence);

const wishesNow = /\b(?:want|wanna|need|like to|love to|goal|hope|dream|plan)\b/i;
const have = "(?:have|'ve|of)";
const noWish: readonly RegExp[] = [
  // 'I should have listened to my mother'
  new RegExp(
    `\\b(?:i|we)\\s+(?:should|could|would)(?:n't)?(?:\\s+(?:probably|really|maybe|just|perhaps|never))?\\s*${have}\\s+(?:\\w+ed|become|been|gone|done|known|taken|left|stayed)\\b`,
    'i',
  ),
  // 'I wish my brother would stop drinking'
  /^(?:i )?(?:just |really )?wish (?:(?:my|our) (?:brother|sister|boss|neighbou?rs?|mum|mom|dad|son|daughter|flatmate)|people|everyone|they|he|she) (?:would|could|didn't|wouldn't|had)\b/i,
];
const longAgo: readonly RegExp[] = [
  // 'As a boy I wanted to be a pilot'
  /\bas a (?:young |little )?(?:boy|girl|kid|child|teenager)\b[^.?!]*\bi (?:always )?(?:wanted|dreamt|dreamed|hoped)\b/i,
  /\bi (?:always )?(?:wanted|dreamt|dreamed) (?:to|of)\b[^.?!]*\bwhen i was (?:small|little|young|a |at school|\d)/i,
  /\bi used to (?:want|dream)\b/i,
];
const ofAPlan: readonly RegExp[] = [
  // 'Move my exam step to January'
  /^(?:please |can you )?(?:move|push|shift|put|bring|change|delete|remove|drop|skip|swap|rename) (?:my|the|that|this) (?:[\w-]+ ){0,3}steps?\b(?! (?:count|goal))/i,
  /^(?:please )?(?:push|move|shift|delay|postpone) (?:everything|it all|all of it|the whole (?:plan|thing)) (?:by|back|to|out|forward|until)\b/i,
  /^(?:please )?(?:take out|remove|delete|drop|skip|scrap) the (?:[\w-]+ ){1,2}(?:stuff|bit|bits|part|thing|one|ones)\b/i,
];

/** Regret, a wish that others change, what somebody wanted as a child, or a word to the app. */
export const isNoWishOfNow = (sentence: string): boolean => {
  if (ofAPlan.some((pattern) => pattern.test(sentence))) return true;
  if (longAgo.some((pattern) => pattern.test(sentence))) return !/\b(?:still|now|finally|again)\b/i.test(sentence);
  return noWish.some((pattern) => pattern.test(sentence)) && !wishesNow.test(sentence);
};

/** Words of leave: 'so, next weekend' is none. */
export const saysGoodbye = (sentence: string): boolean =>
  /\b(?:bye|goodbye|cya|see (?:you|ya)|later|ttyl|good ?night|night|take care|cheers|thanks?|that's (?:all|it)|gotta go|got to go|off to|so long|until then|speak soon)\b/i.test(
    sentence,
  );
