import { wordsOf } from './phrases.rules.ts';

// 'What does a first aid course cost?' asks for a price. Only a question that names Pathwise asks what Pathwise costs.

/** 'How much is left' and 'how much is 5 km in miles' ask for no price. */
const noPrice =
  '(?!\\d|(?:[^.?!]* )?(?:left|done|open|missing|finished|overdue|enough|due|behind|saved|to go|too much|in (?:km|kg|miles|pounds weight))\\b)';
const verbs = '(?:is|are|was|were|does|do|did|would|will|might|could|should|must|can)';
const forms: readonly RegExp[] = [
  // 'How much does a course cost?', 'what would lessons cost', 'what do I pay for a course?'
  new RegExp(`\\b(?:how much|what)(?: money)? ${verbs}\\b[^.?!]{0,60}?\\b(?:costs?|charges?|pay for|set me back)\\b`),
  // 'How much is a course like this?', 'how much for the course'
  new RegExp(`\\bhow much (?:money )?(?:is|are|was|were|for) ${noPrice}`),
  /\bhow much (?:money )?(?:it|this|that|they|these|all this|(?:the|an?|such an?) [^.?!]{2,40}?) (?:costs?|charges?)\b/,
  /\bhow much money (?:do|will|would|must) (?:i|we|you|one) need\b/,
  /\bwhat(?:['’]?s| is| are| were| was) the (?:\w+ ){0,2}?(?:prices?|costs?|fees?)\b/,
  /\bhow (?:expensive|pricey|costly|dear) (?:is|are|was|would|will|do|does)\b/,
  /^(?:so |and |but )*(?:is|are|will|would)\b[^.?!]{1,50}\b(?:expensive|pricey|costly|free of charge|for free)\b/,
  /^(?:so |and |but )*(?:is|are) (?:it|this|that|these|they|there|the|an?|my|such)\b[^.?!]{0,30} free(?: (?:courses?|classes|lessons?|offers?|ones?))?\W*$/,
  /^(?:so |and |but )*(?:do|does|must|will|would) (?:i|we|one|you) (?:have to |need to )?pay for\b/,
  /^(?:so |and |but )*(?:can|could|may) (?:i|we|one|you)\b[^.?!]{1,50}\b(?:for free|free of charge)\b/,
  /^(?:so |and |but )*(?:is|are) there (?:an? |any )?fees?\b/,
  /^(?:the )?(?:prices?|costs?|fees?)(?: (?:of|for) [^.?!]{2,50})?\W*$/,
];
/** 'Is Saturday free?', 'is it gluten free?' */
const otherFree =
  /\b(?:\w+day|days?|evenings?|mornings?|afternoons?|weekends?|weeks?|months?|hours?|slots?|am i|are we|calendar|diary)\b[^.?!]*\bfree\b|\b(?:sugar|gluten|dairy|smoke|debt|pain|lactose|nut)[- ]free\b/;

/** Whether a message in any case asks for the price of something. */
export function asksPrice(message: string): boolean {
  const words = message.toLowerCase().trim();
  return forms.some((form) => form.test(words)) && !otherFree.test(words);
}

const ofPathwise: readonly RegExp[] = [
  /\b(?:pathwise|premium|subscri\w+|sage|upgrad\w+|trial|beta|money[- ]back|apps)\b/,
  /\b(?:the|this|your|an) (?:app|site|website|page|chat|chatbot|coach|bot|account)\b/,
  /\b(?:free|paid|yearly|annual|monthly|big|full|pro) (?:plan|version|tier|account)\b/,
  /\byour? (?:costs?|charges?|prices?|rates?|fees?)\b|\bowe you\b|\b(?:ask|chatting with|talking to|writing to) you\b/,
  /\b(?:third|fourth|more|another|unlimited) goals?\b|\b49\b|\b100 dollar/,
];

/** Whether a question about money names Pathwise, its plans or Sage. */
export const namesPathwise = (message: string): boolean =>
  ofPathwise.some((pattern) => pattern.test(message.toLowerCase()));

const from = /\b(?:how much|how expensive|how pricey|how costly|how dear|what|is|are|do|does|can|could|price|cost|fee)/;
const ofNoThing = new Set(
  wordsOf(`how much what whats what's does do did is are was were will would might could should must can may a an the this that it its
    it's there any some of for to in on at by per day days week weeks weekly month months monthly year years yearly annual cost costs
    price prices priced fee fees free paid pay paying charge charges charged expensive pricey costly dear money dollars euros pounds
    i me my we us you he she have has need get got going be so and but or if then later really actually please tell just again all
    whole hidden once total set back anything something altogether roughly about usually normally pound euro dollar now only`),
);

/** Whether a question about a price says of what: 'is it expensive?' does not. */
export const namesPricedThing = (message: string): boolean => {
  const words = message.toLowerCase();
  const asked = words.slice(Math.max(0, words.search(from)));
  return (asked.match(/[\p{L}'’]+/gu) ?? []).some((word) => word.length > 1 && !ofNoThing.has(word.replace('’', "'")));
};

/** Whether a question asks for the price of something other than Pathwise. */
export const asksOtherPrice = (message: string): boolean =>
  asksPrice(message) && !namesPathwise(message) && namesPricedThing(message);
