import { misspelt, misspeltOnlyIf } from './misspelt-words.ts';

// Words people type in a hurry, put right before anything reads them.

const knownNames = [
  'weight',
  'business',
  'marathon',
  'relationship',
  'language',
  'spanish',
  'french',
  'german',
  'italian',
  'guitar',
  'piano',
  'money',
  'promotion',
  'healthy',
  'healthier',
  'lifestyle',
  'anxiety',
  'friends',
  'exercise',
  'freelance',
  'photography',
  'certificate',
  'stronger',
  'smoking',
  'drinking',
  'alcohol',
  'meditation',
  'january',
  'february',
  'september',
  'october',
  'november',
  'december',
  'tomorrow',
  'christmas',
  'months',
  'within',
  'career',
  'meaningful',
  'girlfriend',
  'boyfriend',
  'vegetables',
  'apartment',
  'programming',
];
/** Words of their own, though one letter makes them another: a carer is no career, and mediation no meditation. */
const knownWords = new Set([...knownNames, 'carer', 'mediation']);

const single = (word: string) => word.replace(/(.)\1/g, '$1');

function isSlip(word: string, known: string): boolean {
  if (word[0] !== known[0] || word.at(-1) !== known.at(-1)) return false;
  if (single(word) === single(known)) return true;
  if (word.length === known.length) {
    const at = [...word].findIndex((letter, i) => letter !== known[i]);
    return word[at] === known[at + 1] && word[at + 1] === known[at] && word.slice(at + 2) === known.slice(at + 2);
  }
  // A letter left out; one too many is more often another language ('Spanisch') than a slip.
  if (known.length - word.length !== 1 || known.length < 8) return false;
  const at = [...known].findIndex((letter, i) => letter !== word[i]);
  return known.slice(at + 1) === word.slice(at);
}

function correct(word: string, text: string): string {
  const lower = word.toLowerCase();
  const listed = misspelt.get(lower);
  if (listed) return misspeltOnlyIf[lower]?.test(text) === false ? word : listed;
  if (lower.length < 5 || knownWords.has(lower)) return word;
  return knownNames.find((known) => isSlip(lower, known)) ?? word;
}

/** Short lines are a list, and the lines of a longer text are sentences of one paragraph. */
function inOneLine(text: string): string {
  const lines = text.split(/\s*\n\s*/);
  const isList = lines.length > 1 && lines.every((line) => line.split(/\s+/).length <= 12);
  const joined = isList
    ? text.replace(/(?<=[^.!?:;,\s])[^\S\n]*\n\s*/g, '. ')
    : text.replace(/(?<=[^.!?:;,\s])[^\S\n]*\n\s*\n\s*/g, '. ');
  return joined.replace(/\s+/g, ' ').trim();
}

/** One line of plain words: odd spaces and quotes made ordinary, common slips corrected, capitals kept. */
export function tidyWords(text: string): string {
  const plain = inOneLine(
    text
      .replace(/(\d) ?½|(\d) 1\/2(?= (?:years?|months?|weeks?|hours?)\b)/g, '$1$2.5')
      .normalize('NFKC')
      .replace(/[\u200b-\u200f\u2028-\u202e\ufeff]/g, '')
      .replace(/[‘’ʼ`´]/g, "'")
      .replace(/[“”„«»]/g, '"')
      .replace(/[–—−]/g, '-'),
  );
  return (
    plain
      .replace(/\bw\/o\b\s*/gi, 'without ')
      .replace(/\bw\/\s*(?=\p{L})/giu, 'with ')
      .replace(/\bb\/c\b/gi, 'because')
      // 'me n my brother', 'live w a family'; not 'rock n roll'
      .replace(/(?<=\p{L}\p{L}) n (?=(?!roll|b\b)\p{L}{2})/gu, ' and ')
      .replace(/(?<=\p{L}) w (?=(?:an?|my|the|me|no|some|our|his|her|this|all|other)\b)/gu, ' with ')
      // 'Climb Mt. Fuji': the full stop ends no sentence
      .replace(/\b([Mm]t|[Ss]t|[Dd]r|[Mm]rs?|[Mm]s|[Pp]rof)\.\s+(?=\p{Lu}\p{Ll})/gu, '$1 ')
      .replace(/(?<!['’\p{L}])\p{L}+(?!['’]\p{L})/gu, (word) => correct(word, plain))
      .replace(
        /\bloose (?=(some |the |my |more |a |about |\d+ ?)*(weight|kilos?|kg|kgs|lbs?|pounds|stone|fat|belly)\b)/gi,
        'lose ',
      )
      .replace(/\b(an?|one|first|single) ((?:\w+ )?(?:push|pull|sit|press|chin)) ?up\b/gi, '$1 $2-up')
      .replace(/\b(push|pull|sit|press|chin) ?ups?\b/gi, '$1-ups')
      .replace(/\b(mother|father|sister|brother|son|daughter)s? in law\b/gi, (words) => words.replace(/ /g, '-'))
      .replace(
        /\b(mum|mom|dad|gran|nan|grandad|grandma)s (?=(?!and|who|are|have|were|in|at|or|with|to|for|both|group|net)[a-z]+)/gi,
        "$1's ",
      )
      .replace(/\b(\d{1,2})years?[ -]old\b/gi, '$1-year-old')
      .replace(/\bb4\b/gi, 'before')
      .replace(/\b4 (?=(?:my|our|a(?! (?:day|night|week|month|hour)\b)|the|me|good|xmas|summer)\b)/gi, 'for ')
      // 'want 2 run', and not 'have 2 hours' or 'need 2 more weeks'
      .replace(
        /\b(want|need|like|going|have|how|love|plan) 2 (?=(?!(?:more|extra|further|additional|whole|full)\b)[a-z]+(?:ss|[^s\W])\b)/gi,
        '$1 to ',
      )
  );
}

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A text as it stands within a sentence: 'Call Ines' as 'call Ines'. 'I', 'B1', 'X-ray', 'CV' and a slot stay as they are. */
export const lowerFirst = (text: string): string =>
  /^(?:I\b|\p{Lu}[\p{Lu}\d-]|[B-HJ-Z]\s|\{)/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
