import { months } from '../reading/deadline-phrases.rules.ts';
import { oneOf, wordsOf } from '../reading/phrases.rules.ts';

// Whether a pregnancy or a birth that somebody tells of is over. Nobody who lost a child reads of milk and a baby.

/** A child or a pregnancy was lost, and not 'the baby weight'. */
export const lostChild =
  /\b(?:miscarr\w+|stillb\w+|lost (?:him|her|(?:the|my|our|a) (?:first |second |little )?(?:baby|babies|twins|pregnancy|son|daughter|child|boy|girl)))\b(?! weight)/i;

/** 'I'm 14 weeks pregnant after two miscarriages', 'I found out I was 8 weeks pregnant' */
const isPregnant = [
  "\\b(?:i['’]?m|i am|im|now|again|currently) (?:\\S+ ){0,4}pregnant",
  '\\bpregnant (?:now|again)\\b',
  '\\b(?:found out|learned|reali[sz]ed|discovered|told|turns out)\\b[^.;!?]*\\bpregnant',
].join('|');
/** 'I was 20 weeks pregnant when we lost our baby', 'I stopped in my pregnancy' */
const over = [
  lostChild.source,
  '\\bwas (?:\\S+ )?(?:weeks|months) pregnant',
  '\\b(?:after|since) my (?:\\S+ )?pregnancy',
  '\\b(?:stopped|quit|gained|put on|had|gave up)\\b[^.;!?,]*\\b(?:in|during) my (?:\\S+ )?pregnancy',
].join('|');
export const pregnancyOver = new RegExp(`^(?![^]*(?:${isPregnant}))[^]*(?:${over})`, 'i');

const otherUnit = '(?:weeks?|months?|days?|pounds?|lbs?|kilos?|kg|oz)';
/** 'He is 6', 'my daughter is at school' */
const hasGrown = new RegExp(
  `\\b(?:he|she|they|son|daughter|child|kids?|boy|girl|twins)(?:['’]s| is| are|['’]re)? (?:now |already )?(?:(?:${oneOf(
    wordsOf('two three four five six seven eight nine ten eleven twelve 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18'),
  )})\\b(?! ${otherUnit})|(?:at|in|starts|started) school\\b)`,
  'iu',
);
const isRecentBirth =
  /\b(?:days?|weeks?|months?|postpartum|post-partum|breast-?feed\w*|nursing|pumping|newborn|baby|just|recently|new|second|third|fourth)\b/i;
const saysWhen = new RegExp(
  `\\b(?:on|in|last|this) (?:the )?(?:\\w+day|week|month|${months}|spring|summer|autumn|fall|winter)\\b`,
  'i',
);

/** Whether a birth is over: the child was lost, or is two years old or more. */
export const isBirthOver = (sentence: string, text: string): boolean =>
  lostChild.test(sentence) || (!isRecentBirth.test(sentence) && !saysWhen.test(sentence) && hasGrown.test(text));

const ofBirth: ReadonlySet<string> = new Set(['pregnant', 'breastfeeding', 'after-birth']);

/** Whether a circumstance of pregnancy or birth is over by the sentence that it is quoted from. */
export function isOverByNow(id: string, quote: string, text: string): boolean {
  if (!ofBirth.has(id)) return false;
  const sentence = text.split(/[.;!?]\s/).find((one) => one.includes(quote)) ?? quote;
  if (id === 'pregnant') return pregnancyOver.test(sentence);
  return isBirthOver(sentence, text);
}
