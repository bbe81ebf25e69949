import { oneOf, wordsOf } from './phrases.rules.ts';
import type { MatterRead } from './read-matter.rules.ts';

// Sentences whose words say by themselves whether they are a wish, whatever the weights of `read-matter.rules.ts` make of them.

const softly = '(?:\\s+(?:really|also|just|only|now|so|finally|actually))*';
/** 'I'd like to', 'and want the', 'what I want is' at the start of a clause. */
/** 'I'd like a straight answer' */
const anAnswer =
  '(?:(?:an?|the|your|some|short|straight|honest|quick|clear|simple|plain) )*(?:answers?|explanation|opinion|view|word|reply|advice|tips?)\\b';
const opens = [
  `(?:i|we)(?:'d|\\s+would)${softly}\\s+(?:like|love)\\s+(?!to\\s+(?:know|ask|see|hear|say|tell|thank|talk|chat|send)\\b|${anAnswer})`,
  `(?:i|we)${softly}\\s+(?:want|wanna|need)\\s+(?!to\\s+(?:know|ask|see|hear|say|tell|thank|talk|chat|cry|scream|vent)\\b|${anAnswer})`,
  `(?:what|all)\\s+(?:i|we)(?:'d|\\s+would)?\\s+(?:really\\s+)?(?:like|want|need)\\b[^.?!]*\\bis\\b`,
];
const beginsClause = '(?:^|[,;:.–-]\\s*|\\b(?:and|but|so)\\s+)';
const states = new RegExp(`${beginsClause}(?:${opens.join('|')})`, 'i');
const statesBehind =
  /\b(?:i'm|i am|we're|we are|im) [^.?!,]{2,40}\band (?:want|would like|need) to (?!(?:know|ask|see|tell|talk)\b)/i;

/** What only a word to the app names. */
const ofThePlan = new RegExp(
  `\\b${oneOf(wordsOf('step steps goal goals plan plans roadmap task tasks todo deadline reminder reminders milestone milestones app coach sage chat you your undo account subscription refund password premium'))}\\b`,
  'i',
);
/** 'I want it in French' and 'I need something easier' go on about what was shown. */
const pointsBack =
  /\b(?:want|need|like|love) (?:it|this|that|these|those|them|something|another|more|less|one|fewer|easier|shorter)\b/i;
/** 'I want my mum back' is grief or need, no goal. */
const longs =
  /\b(?:back|hugs?|hugged|him|them|alone|lonely|tonight|anything|anymore|any more|die|dead|died|gone|disappear|vanish|exist|burden|wake up|not (?:be )?here|without me)\b/i;
/** Shorter ones are left to the weights. */
const fewestWords = 9;
/** 'I'd like to sleep better' is a wish, however short. */
const improves =
  /^(?:i|we)(?:'d| would) (?:really )?(?:like|love) to (?!know\b|feel\b|understand\b|see\b|get to know\b)(?:[\p{L}]+ ){1,3}better(?=$|[.,!;]| (?:and|at)\b)/iu;
const asksReally = /\?\s*$/;
const onlyDoubts = /\b(?:maybe|perhaps|possibly|right|ok|okay|please)\s*\?+\s*$/i;

const verbsOfChange = oneOf(
  wordsOf(`move change push add delete remove drop skip swap rename shift postpone edit set replace take cut split merge mark
    tick bring put`),
);
const changes = new RegExp(`\\b${verbsOfChange}\\b`, 'i');
/** 'I'd like to move it to Saturday' */
const changesThat = new RegExp(`\\b${verbsOfChange} (?:it|that|this|those|them)\\b`, 'i');
/** With a greater share of mood or news a stated wish may be grief. */
const mostOfMood = 0.3;

/** 'I'd like to have a garden where my gran can sit': a wish, whatever the weights make of it. */
export const statesWish = (sentence: string, { matter, shares }: MatterRead): boolean =>
  (improves.test(sentence) ||
    ((states.test(sentence) || statesBehind.test(sentence)) &&
      sentence.split(/\s+/).length >= fewestWords &&
      shares.talk + shares.news < mostOfMood)) &&
  matter !== 'break' &&
  !pointsBack.test(sentence) &&
  !longs.test(sentence) &&
  !changesThat.test(sentence) &&
  !ofThePlan.test(sentence) &&
  (!asksReally.test(sentence) || onlyDoubts.test(sentence));

const lead = "(?:(?:please|ok|okay|and|so|just|(?:can|could) you|i want to|i(?: would|['’]d) like to|let['’]s)[ ,]+)*";
const order = new RegExp(`^${lead}(?:${verbsOfChange}|make|give|pause|stop|start|tidy|call|shorten) `, 'i');
const named =
  /\b(?:the|my|this|that|an?|another|last|first|second|third|next) (?:[\w'’-]+ ){0,6}?(?:steps?|goals?|plan|roadmap|deadline|milestones?)\b/i;

/** 'Rename the lifestyle goal to Feel good', 'drop the second step': an order that names a thing of the app. */
export const ordersChange = (sentence: string): boolean => order.test(sentence) && named.test(sentence);

const beginsAsTale = /^(?:i|we|my|our|it|there|he|she|they|the|this|that)(?:'\w+)?\b/i;

/** 'Grade 3 piano until 2 July, the room is paid' changes no plan: it has no verb for that. */
export const cannotBeEdit = (sentence: string): boolean =>
  !beginsAsTale.test(sentence) && !changes.test(sentence) && !ofThePlan.test(sentence) && !asksReally.test(sentence);

const wishesNow = /\b(?:want|wanna|need|like to|love to|goal|hope|dream|plan|help|start|finally|still|now)\b|\bby \w/i;
const noWish: readonly RegExp[] = [
  // 'I should have gone to bed hours ago'. 'I should have finished my degree' may be a wish.
  /\bi should(?:n't)?(?: \w+)? ?(?:have|'ve) (?:known|listened|said|gone to bed|gone home|stayed (?:in bed|at home))\b/i,
  // 'I wish the neighbours would turn it down'
  /^(?:i )?(?:just |really )?wish (?:(?:my|our|the) (?:boss|neighbou?rs?|flatmate)|people|everyone|they) (?:would|didn't|wouldn't)\b/i,
];
const longAgo: readonly RegExp[] = [
  // 'As a boy I wanted to be a pilot'
  /\bas a (?:young |little )?(?:boy|girl|kid|child|teenager)\b[^.?!]*\bi (?:always )?(?:wanted|dreamt|dreamed|hoped)\b/i,
  /\bi (?:always )?(?:wanted|dreamt|dreamed) (?:to|of)\b[^.?!]*\bwhen i was (?:small|little|young|a |at school|\d)/i,
];
const ofAPlan: readonly RegExp[] = [
  // 'Move my exam step to January'. 'Bring my daily steps to 10,000' is a wish, and so is a ramp at the front step.
  /^(?:please |can you )?(?:move|push|shift|postpone) (?:my|the|that|this) (?!front|back|door)(?:[\w-]+ )?step (?:to|by|until)\b/i,
];

/** Regret, a wish that others change, what somebody wanted as a child, or a word to the app. */
export const isNoWishOfNow = (sentence: string): boolean => {
  if (ofAPlan.some((pattern) => pattern.test(sentence))) return true;
  if (longAgo.some((pattern) => pattern.test(sentence)))
    return !/\b(?:still|now|finally|again|start|at \d\d)\b/i.test(sentence);
  return noWish.some((pattern) => pattern.test(sentence)) && !wishesNow.test(sentence);
};

/** Words of leave: 'or maybe on Sunday' holds none. */
export const saysGoodbye = (sentence: string): boolean =>
  /\b(?:bye|goodbye|cya|see (?:you|ya)|later|ttyl|good ?night|night|take care|cheers|thanks?|that's (?:all|it)|gotta go|got to go|off to|so long|until then|speak soon)\b/i.test(
    sentence,
  );
