import { oneOf, wordsOf } from '../reading/phrases.rules.ts';
import { sentencesIn } from '../reading/wish-sentences.rules.ts';

// 'I have been running for twelve years' is nobody who begins. It counts where what they did is what the wish is about.

const numbers = oneOf([
  ...wordsOf('two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty many several'),
]);
const long = `(?:${[
  `for (?:over |about |almost )?(?:\\d+|${numbers}) (?:years|seasons|winters|summers)`,
  'since (?:i was|my childhood|childhood|school|(?:19|20)\\d\\d)',
  'since my (?:father|mother|grandfather|grandmother|uncle|aunt) (?:taught|showed) me',
  'all my life',
  '(?<=done )(?:loads|hundreds) of',
].join('|')})`;
const lasting = new RegExp(String.raw`(?<!\p{L})${long}\b`, 'iu');
const oneself = /\b(?:i|we)(?:['’]ve| have|ve)? (?:been|done|played|run|swum|ridden|rowed|sung|danced|climbed)\b/i;
/** Whoever else is named may be the one who did it. */
const others = /\b(?:he|she|they|his|her|their|my \p{L}+)\b/iu;
/** Who stopped, never did, only watched or liked it, or owns what is needed, begins anew. */
const countsNot = [
  /\b(?:not|never|no|haven['’]?t|hasn['’]?t|n['’]t|stopped|quit|gave up|used to|until|ago|last time|meant|afraid|scared|only)\b/i,
  /\b(?:watch|dream|want|wish|think|smok|drink|lov|lik|enjoy|interest|own|liv)\w*\b/i,
  /\b(?:got|gear|books?)\b/i,
];
/** Who learns it, or takes it up, has not practised it. */
const begins = /^(?:i (?:want|would like) to )?(?:learn (?:how )?to|start|begin|take up|try|get into)\b/i;

const fewestLetters = 3;
const usual = new Set(
  wordsOf('the and for get with good well more than can who our their from into want have better year years'),
);
const shortest = 4;
const stemsOf = (text: string) =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap((word) =>
    word.length >= fewestLetters && !usual.has(word) ? [word.slice(0, shortest)] : [],
  );
/** 'Run' and 'running', 'paddle' and 'paddling' */
const isAlike = (a: string, b: string) =>
  a === b || (a.length === fewestLetters && b.startsWith(a)) || (b.length === fewestLetters && a.startsWith(b));

/** Whether somebody says that they have done for years what the wish is about: `about` are its title and its kind's name. */
export function hasPractised(text: string, about: string): boolean {
  if (begins.test(about)) return false;
  const wished = stemsOf(about);
  return sentencesIn(text.replace(/\b(on|off) and (on|off)\b/gi, '$1-and-$2'))
    .flatMap((sentence) => sentence.split(/[,;:(]\s+|\s(?:but|and)\s/))
    .some(
      (clause) =>
        lasting.test(clause) &&
        oneself.test(clause) &&
        !others.test(clause.replace(lasting, ' ')) &&
        !countsNot.some((pattern) => pattern.test(clause)) &&
        stemsOf(clause.replace(lasting, ' ')).some((stem) => wished.some((one) => isAlike(one, stem))),
    );
}
