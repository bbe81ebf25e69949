import { anyOf, wordsOf } from '../reading/phrases.rules.ts';
import { findTargetDate } from '../reading/target-date.rules.ts';
import { openingOf } from '../reading/wish-openings.ts';

// What a message says beside the wish: 'failed twice', 'budget 600'. It is kept only where a step can use it.

/** Longer messages are stories. Whoever reads one again picks out the wrong parts. */
const mostWords = 45;
const clauseWords = { least: 2, most: 12 };
const mostClauses = 2;

const between =
  /(?<=[\p{L}\d])[.;!?]\s+|,\s+|\s[-–]\s|\s+(?=(?:because|although|but|and also|and then|now that|now)\s)|\s+(?=(?:and|so)\s+(?:i|we|my|it|he|she|they)\b(?!\s+(?:both|all|each)\b))/iu;
const joint =
  /^(?:[\s,.;:!?%)-]+|(?:and|but|so|then|also|because|although|though|as|which|plus|or|now|that|to)[\s:]+)/i;
const tail =
  /[\s,.;:!?-]+$|\s+(?:(?:i|we)(?:'d| would| should)?\s+(?:very much |really )?(?:want|like|love|need|hope) to|by|in|on|at|until|before|and|or|for|from|the|deadline|want to|end of)$/i;
/** 'Thanks', 'please help me' and 'what should I do' are said to Sage. */
const toSage =
  /\b(?:thanks?|please|help me|any (?:ideas|tips|advice)|can you|could you|sage|what (?:do|should) i|(?:don't|do not|dont) know)\b/i;

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
const empty = new Set(
  'just this if possible before starts begins rest then the end for all with one like actually really literally finally honestly basically maybe properly seriously cycle round term semester intake somehow anyway though tbh lol haha'.split(
    ' ',
  ),
);
const telling = (text: string) => wordsIn(text).filter((word) => word.length > 2 || /\d/.test(word));

function trimmed(clause: string): string {
  let rest = clause.trim();
  for (let next = ''; next !== rest; ) {
    next = rest;
    rest = rest.replace(joint, '').replace(tail, '');
  }
  return rest;
}

/** What a clause says beside a date: nothing in 'by the end of June', much in 'the auditor comes on 23 April'. */
function saysMore(clause: string, known: ReadonlySet<string>, at: { today: string; timeZone: string }): boolean {
  const found = findTargetDate({ ...at, text: clause });
  const rest = found ? `${clause.slice(0, found.index)} ${clause.slice(found.index + found.length)}` : clause;
  const words = telling(rest);
  const fresh = words.filter((word) => !known.has(word) && !empty.has(word));
  return fresh.length >= 1 && 2 * fresh.length >= words.length;
}

const wordsWithoutDate = 4;

/** 'Trials are on 14 March' says no more than the date. */
const saysOnlyDay = /^(?:(?:the|my|our) )?[\p{L}'’-]+(?: [\p{L}'’-]+)? (?:is|are|starts?|begins?)$/iu;

/** The plan has its date: 'cook 4 nights by 20 December' without it. 'The auditor comes on 23 April' keeps it. */
function withoutMainDate(clause: string, main: string | undefined, at: { today: string; timeZone: string }): string {
  const found = findTargetDate({ ...at, text: clause });
  if (!found || found.date !== main) return clause;
  const rest = trimmed(`${clause.slice(0, found.index)} ${clause.slice(found.index + found.length)}`);
  if (saysOnlyDay.test(rest)) return '';
  // 'The papers have to be in by 5 May' says nothing without its day.
  if (/\b(?:is|are|be|been|has|have|must|comes?|till|to)$/i.test(rest)) return clause;
  return wordsIn(rest).length >= wordsWithoutDate ? rest : clause;
}

/** A further wish without its opening: 'I'd also love to do my exam'. Empty when it only points back. */
function withoutOpening(clause: string): string {
  const opening = openingOf(clause);
  if (!opening) return clause;
  const rest = trimmed(clause.slice(opening.length));
  return /^(?:it|that|this|them)\b|\b(?:it|that|this|them)$/i.test(rest) ? '' : rest;
}

/** Cuts the title out of the message, so that what stands right behind it is seen: 'run a 10k and the exam'. */
function withoutTitle(text: string, title: string): string {
  const words = wordsIn(title).slice(1);
  if (words.length === 0) return text;
  // The word before begins at its first letter: tried from every letter, a word of 4,000 letters takes seconds.
  // Letters are compared without case only where the title's are: an expression of `\p{L}` without case takes long to make.
  const before = "(?-i:(?<![\\p{L}\\d'’-])[\\p{L}\\d'’-]+\\s+)?";
  const pattern = new RegExp(`${before}${words.join('(?-i:[^\\p{L}\\d]+)')}`, 'iu');
  return text.replace(pattern, ', ');
}

/** Times and regular sums tell how somebody lives, not where the wish begins. */
const noStart: readonly RegExp[] = [
  anyOf(wordsOf('budget max maximum under spare afford spend rent salary wage wages earn paid')),
  anyOf(['at most', 'up to', 'since/ago/year/years/month/months/week/weeks/day/days']),
  // 'by 9', 'aged 40'
  /\b(?:by|until|till|before|at|aged?) \d{1,2}\b/i,
  // 'I'm 45', but not 'I'm 75 kg'
  /\bi(?:['’]m| am|m) (?:1[0-9]|[2-9]\d)\b(?! ?(?:kg|kilos?|cm|st|stone|lbs?|%))/i,
  /\b(?:19|20)\d\d\b/,
];

const standsAt: readonly RegExp[] = [
  anyOf(['now/currently/stuck/still/only/already/done/left', 'at_the_moment/at_present/so_far']),
  /\bover \d|\b(?:i(?:['’]m| am)|it(?:['’]s| is)|is) (?:at |on |down to |about |around )?\d/i,
  // 'LDL 4.6', but not 'about 45'
  /^(?!(?:about|around|roughly|nearly|almost|at|for|in|my|our|the|with) )\p{L}+(?: \p{L}+)?:? \d[\d.,/]*(?: \p{L}+)?$/iu,
];

/** A clause with a figure that is no date says where somebody stands: 'LDL 4.6', 'stuck on 75', '9 players now'. */
export const isStart = (clause: string, at: { today: string; timeZone: string }): boolean =>
  /\d/.test(clause) &&
  standsAt.some((pattern) => pattern.test(clause)) &&
  !noStart.some((pattern) => pattern.test(clause)) &&
  !findTargetDate({ ...at, text: clause });

/** An age by itself tells no step anything. */
const isAge = (clause: string) =>
  /^i(?:['’]m| am|m) (?:only |already |now )?\d{1,3}(?: now| years old)?$/i.test(clause);

/** 'For help', 'is a start', 'with a plan': the end of something that was cut. */
const isStump = (clause: string) =>
  /^(?:is|are|was|were|has|have|been|be)\b/i.test(clause) ||
  (/^(?:for|with|in|on|at|to|of|by|from|about|out)\b/i.test(clause) && wordsIn(clause).length < 4);

/** Up to two things that were said beside the wish, in the person's words. */
export function alsoSaid(input: { title: string; text: string; today: string; timeZone: string }): string[] {
  const { title, text } = input;
  if (wordsIn(text).length > mostWords || /["“”]/.test(text)) return [];
  const known = new Set(telling(title));
  const main = findTargetDate(input)?.date;
  return withoutTitle(text, title)
    .split(between)
    .map((clause) => withoutOpening(trimmed(clause ?? '')))
    .filter((clause) => {
      const count = wordsIn(clause).length;
      const isShort = count >= clauseWords.least && count <= clauseWords.most;
      return isShort && saysMore(clause, known, input) && !toSage.test(clause) && !isStump(clause) && !isAge(clause);
    })
    .flatMap((clause) => withoutMainDate(clause, main, input) || [])
    .slice(0, mostClauses);
}
