import { isOfPathwise } from './of-pathwise.rules.ts';
import { anyOf } from './phrases.rules.ts';
import { ordersPlanChange } from './plan-order.rules.ts';
import { asksPrice } from './price-asked.rules.ts';
import { onlyTells } from './told-past.rules.ts';
import { openingsIn } from './wish-openings.ts';
import { beginsWithVerb } from './word-forms.ts';

// Sentences that a classifier takes for wishes and whose form says otherwise: a word to the app, a request for tips, a question
// about what is so, and what is told beside a question or a mood.

/** 'Stop sending me reminders', 'delete my account'. 'Stop calling my ex' is a wish, as is an account that is elsewhere. */
const toTheApp: readonly RegExp[] = [
  /^(?:(?:please|and|so|ok|hey|sage),? )*(?:stop|quit) (?:e?mailing|telling|sending|asking|nagging|reminding|calling|messaging) me\b/i,
  /^(?:(?:please|and|so|ok|hey|sage),? )*(?:stop|quit) (?:saying|repeating|suggesting|showing) (?:me )?(?:that|this|it)\W*$/i,
  /^(?:(?:please|i|i['’]d|would|want|need|like|just|to|can|you) )*(?:delete|close|cancel|remove|end|erase) my (?:account|subscription|premium|profile)(?: please|(?: and| with)\b.*)?\W*$/i,
  /^(?:(?:please|and|so|ok|hey|sage),? )*(?:stop|quit) (?:going|banging|harping) on(?: at me)? about\b/i,
  /^(?:the |my |your )?(?:reminders?|e?mails?|notifications?) (?:come|comes|came|arrives?|keeps?|is|are|still)\b/i,
  /^(?:(?:honestly|so|and|but|ugh),? )?(?:this|your) (?:\w+ )?(?:app|screen|page|site|website|button|font) (?:is|was|isn'?t|hurts|keeps|won'?t|never|looks)\b/i,
  /^(?:please )?(?:fix (?:it|this|that)|sort (?:it|this|that) out)(?: please)?\W*$/i,
];

/** 'Thx, that helps', 'craving a drink so bad', 'I cannot face it', 'you said it was on Saturday'. */
const moods: readonly RegExp[] = [
  /^(?:ty|tysm|thx|ta|cheers)\b(?:\W+\w+){0,6}\W*$/i,
  /^(?:(?:so|really|i'?m|i am) )*craving (?:a|an|the|some)\b.*\b(?:bad|badly|now|rn)\b/i,
  // 'It's snowing in Leeds'
  /^(?:it['’]?s|it is|it has been|it['’]?s been) (?:still |already |so |really |just )?(?:snow|rain|pour|hail|freez|bucket|drizzl|boil)ing\b(?!.*\b(?:roof|in(?:to)? my)\b)/i,
  /\bcan(?:'?t|not) face (?:it|this|that|going|today)\b/i,
  /^(?:sage,? )?you (?:just |keep |always |still )?(?:said|told|keep|promised|forgot|sent|gave)\b/i,
  /\bbest (?:day|night|week|weekend)(?: ever)?\W*$/i,
  /^(?:merry|happy) (?:christmas|xmas|new year|easter|birthday|diwali|eid|holi|hanukkah|thanksgiving|holidays|halloween|weekend|\w+day)\b(?:\W+\w+){0,4}\W*$/i,
  /^(?:ugh |i )?(?:really |just |so )?(?:hate|loathe|dread|can'?t stand) (?:\w+ )?(?:mondays?|sundays?|sunday (?:nights?|evenings?)|winter|mornings?|this weather|rain)\W*$/i,
];

/** 'I want to cry', 'I just feel like screaming': an urge of the moment. 'I want to stop hiding' is a wish. */
const urge = anyOf(
  [
    'want/wanna/need to? cry/scream/hide/vomit/shout/curl_up/go_home/go_to_bed/go_back_to_bed/stay_in_bed/be_left_alone',
    'feel/feeling like crying/screaming/hiding/shouting/throwing_up/staying_in_bed',
  ],
  {
    before: "^(?:(?:i|i'm|im|just|really|so|now|today|and|ugh|honestly),? )*",
    after: '(?: (?:right now|now|today|all day|so much|and cry|again|under the duvet))*\\W*$',
  },
);

/** 'I want to give up on my novel' is no new goal. 'I want to give up on my bad habits' is one. */
const givesUp =
  /^(?:(?:honestly|so|ok|and),? )*i(?:'m| am)? (?:just |really )?(?:want|going|ready|about|tempted) to (?:just )?give up on (?:the|my|this|that|it|everything|all)\b/i;
const givesUpHabit =
  /\b(?:but|habits?|cigarettes?|smok\w+|vap\w+|sugar|drink\w*|alcohol|wine|beer|gambl\w+|sweets|chocolate|meat|coffee)\b/i;

const sound = `(?:(?:a?ha){2,}h?|h?ehe+|ha|lol+|lmao|rofl|omg|wow|whoa|ok(?:ay)?|kk?|fair|fine|cool|nice|great|right|sure|oh+|ah+|aw+|hm+|yeah|yep|yup|nah|true|ouch|phew|ugh+|meh)`;
/** 'Haha ok fair enough': sounds alone wish for nothing. */
const onlySounds = new RegExp(`^${sound}(?:\\W+(?:${sound}|enough|you|then|that|one|point|got it|i see))*\\W*$`, 'i');

/** How a request for tips ends: 'any ideas?', 'is this normal', 'alternatives?' */
const atEnd = { after: '\\s*[?!.]*$' };
const asksForTips = anyOf(
  [
    'any ideas/tip/tips/trick/tricks/advice/suggestions/thoughts/hacks',
    'tips please?',
    'is this/that/it normal',
    'carry on or stop/not',
    'or is_that/am_i daft/silly/mad/stupid',
  ],
  atEnd,
);
/** 'Silly to begin so late?' */
const asksForVerdict =
  /^(?:is (?:it|that) )?(?:daft|silly|stupid|mad|crazy|normal|ok(?:ay)?|safe|wise|sensible|worth it|bad idea|good idea|wrong)\b.*\?\s*$/i;

/** 'Will 600 a month get me there?', 'do you have my card number?' ask what is so. 'Can you help me' does not. */
const somebody =
  '(?:i|you|we|it|that|this|there|the|my|our|he|she|they|any|\\d+(?= (?:a|quid|pounds?|euros?|dollars?|km|per)\\b))';
const asksWhatIs = new RegExp(
  `^(?:and |so |but |ok )?(?:(?:will|does|did|has|was|were|is|are)(?:n'?t)?(?= ${somebody}\\b)|(?:do|have)(?:n'?t)?(?= (?:i|you|we|they|the \\w+ \\w+.*\\?))) `,
  'i',
);
/** 'Is it possible to learn it in a year?' may be a wish. */
const asksIfPossible =
  /^\w+(?: \w+)? (?:(?:it|this|that) (?:still |even )?(?:possible|realistic|doable|feasible|too late)|there (?:a|any) (?:way|chance|hope))/i;
/** 'And the sugar in them, is it bad for teeth?' asks in its last clause. */
const asksBehind =
  /,\s+(?:is|are|was|were|does|do|did|should|would) (?:it|that|this|they|there|i|we|one|he|she)\b[^,.]*$/i;
/** 'How long has it been since the first week?' */
const asksHowLong =
  /^(?:and |so |but |ok )?how (?:long|far|many \w+|much)(?: time)? (?:has|have|is|was|were|did|till|until|since)\b/i;
/** 'Pitch black by four, how am I meant to run?' */
const asksInside =
  /\S\W* (?:what|how|when|where|why|who|which)(?: \w+){0,2} (?:do|does|did|am|is|are|was|can|could|should|would|will) (?:i|you|we|it|that|this|they|one|people)\b/i;
/** 'Don't know what to text him' */
const knowsNot =
  /^(?:i |and |but |so )*(?:(?:do not|don['’]?t|dunno) know|no idea|not sure|i forget,?) (?:what|how|when|if|whether|who|which|why) (?!(?:to (?:get|become|learn|lose|start))\b)/i;
const canTwo = /^can (?:two|both|my|people|we both|more than one)\b.*\?/i;

/** Words in which people state what they want. */
const wanting: readonly RegExp[] = [
  /\b(?:(?<!n'?t |not )want|wanna|wish|hope|hoping|would (?:like|love)|['’]d (?:like|love)|my (?:goal|dream|aim))\b/i,
  /\b(?:tired of|sick of|need (?:to|one|it)|plan(?:ning)? to|help me|let['’]?s)\b/i,
];
/** By when: a wish often has it, and so have questions. */
const dated: readonly RegExp[] = [
  /\b(?:by|before|until|in) (?:the end|next|tomorrow|\w+day|summer|spring|autumn|winter|christmas|easter|20\d\d)\b/i,
  anyOf(['by/before/in january/february/march/april/may/june/july/august/september/october/november/december']),
];
const wanted = (sentence: string) => wanting.some((pattern) => pattern.test(sentence));
const wants = (sentence: string) => wanted(sentence) || dated.some((pattern) => pattern.test(sentence));

/** Whether the form of a sentence says that it is no wish. */
export const isNoWishByForm = (sentence: string): boolean => {
  if (urge.test(sentence) || toTheApp.some((pattern) => pattern.test(sentence))) return true;
  if (onlySounds.test(sentence) || ordersPlanChange(sentence)) return true;
  if (givesUp.test(sentence) && !givesUpHabit.test(sentence)) return true;
  if (asksHowLong.test(sentence)) return true;
  if (asksPrice(sentence) && !wanted(sentence)) return true;
  if ((asksInside.test(sentence) || asksBehind.test(sentence)) && !wanted(sentence)) return true;
  if (asksWhatIs.test(sentence) && !asksIfPossible.test(sentence) && !wanted(sentence)) return true;
  if (wants(sentence)) return false;
  if (isOfPathwise(sentence.toLowerCase())) return true;
  return [...moods, asksForTips, asksForVerdict, knowsNot, canTwo].some((pattern) => pattern.test(sentence));
};

/** Whether some words ask what to think or do: 'is this normal?', 'any tips?' */
export const asksForOpinion = (words: string): boolean =>
  words.split(/(?<=[.!?])\s+|,\s+/).some((part) => [asksForTips, asksForVerdict].some((pattern) => pattern.test(part)));

/** 'Because I always do that for her' */
const goesOn = /^(?:next to|out of|because|cos|though|although|and (?:he|she|it|they)|so (?:that|did))\b/i;
const tellsOfSomebody =
  /^(?:i|i'?m|im|i'?ve|ive|me|it|it'?s|its|this|that|these|those|there|he|she|they|we|everybody|everyone|nobody|my|our|his|her|their|the|still|lol)\b/i;
const mentionsSelf = /\b(?:i|me|it|he|she|him|they|everybody|everyone|nobody|somebody|hurts?|aches?|makes?)\b/i;
/** 'Woke at 3 again', 'rained since Friday', 'a bit nervous' have no subject and tell. */
const withoutSubject =
  /^(?:(?!(?:n|f|br|sp|w|s|bl|proc|succ|exc)eed)\w{2,}ed|woke|slept|cried|ran|felt|had|got|went|forgot|fell|lost|(?:a |kind of |kinda )?bit \w+)\b/i;
export const onlyToTell =
  /^(?:i )?(?:just )?(?:need|have|want) to (?:tell|know|let|ask|say|check)\b(?! (?:my )?(?:off|no|goodbye))|^(?:but |and )?i (?:don'?t|do not) want\b/i;

/** Whether a sentence tells something and begins no wish: beside a question or a mood it is none. */
export const onlyAccompanies = (sentence: string): boolean => {
  if (onlyToTell.test(sentence)) return true;
  if (wants(sentence) || openingsIn(sentence).length > 0) return false;
  if (goesOn.test(sentence) || withoutSubject.test(sentence) || onlyTells(sentence)) return true;
  return !beginsWithVerb(sentence) && (tellsOfSomebody.test(sentence) || mentionsSelf.test(sentence));
};

/** Whether others only accompany this sentence: a question, or something told. An order, 'don’t mess it up', is neither. */
export const mayLead = (sentence: string): boolean =>
  /\?\W*$/.test(sentence) || (!beginsWithVerb(sentence) && !/^(?:don'?t|not|never|no)\b/i.test(sentence));

const answersTurn = /^(?:ok |well |hm+ |oh |i )*(?:done|tried|checked|did) (?:that|it|this|both|them|all)\b/i;
const mostOfAnswer = 18;

/** Whether a message goes on with what was said just before: 'tried it twice, and gave up'. 'No alcohol' is a wish of its own. */
export const goesOnTalking = (message: string): boolean =>
  answersTurn.test(message) &&
  !/[.!?]\s+\S/.test(message) &&
  message.split(/\s+/).length <= mostOfAnswer &&
  !wants(message) &&
  openingsIn(message).length === 0;
