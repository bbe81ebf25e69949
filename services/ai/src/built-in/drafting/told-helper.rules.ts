import { people } from './companion.rules.ts';
import { isGrave } from './grave-words.rules.ts';

// Who helps, as somebody says it in so many words: 'my sister is a nurse and will help me'. What a person could do, owns or
// works as promises nothing.

const somebody = String.raw`^(?:my|our) (?:(?!ex\b|late\b)[\p{L}-]+ )?${people}(?: \p{Lu}[\p{L}-]+)?,?`;
const trade = String.raw`(?: (?:is|works as) an? (?:[\p{L}-]+ ){1,2}and)?`;
const helps = '(?:help|teach|lend|babysit|look after the (?:baby|children|kids|dog))';
const promises = [
  ` (?:will|['’]ll) (?:gladly |happily |also )?${helps}`,
  ` (?:has |have )?(?:offered|promised) to ${helps}`,
  ` (?:is|are) (?:happy|glad|willing|ready) to ${helps}`,
].join('|');
const helper = new RegExp(
  `${somebody}${trade}(?:${promises})\\b(?! (?:himself|herself|themselves|nobody|no)\\b)`,
  'iu',
);

/** What follows may take it back: 'my dad will help but he drinks'. */
const takesBack =
  /\b(?:but|if|unless|until|once|when|though|although|except|not|never|no|nobody|hope|wish|\w+n['’]t)\b/i;

const isSupposed = /\b(?:if|unless|hope|wish|maybe|perhaps)\b/i;

/** Whether a clause says that somebody helps, and neither its sentence nor the message takes it back. */
export function isHelper(clause: string, { sentence, text }: { sentence: string; text: string }): boolean {
  if (!helper.test(clause) || isSupposed.test(sentence) || isGrave(text)) return false;
  const after = sentence.slice(Math.max(0, sentence.indexOf(clause)));
  return !takesBack.test(after);
}
