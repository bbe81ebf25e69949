// Words people type in a hurry, put right before anything reads them. Only corrections nobody would object to: a wrong
// guess would end up in the goal's title.

const mistyped: Readonly<Record<string, string>> = {
  wana: 'want to',
  wannna: 'wanna',
  wnat: 'want',
  wnt: 'want',
  iwant: 'I want',
  tp: 'to',
  wieght: 'weight',
  waight: 'weight',
  weigth: 'weight',
  excercise: 'exercise',
  exersise: 'exercise',
  healty: 'healthy',
  helthy: 'healthy',
  helthier: 'healthier',
  relashionship: 'relationship',
  relationshop: 'relationship',
  realtionship: 'relationship',
  freind: 'friend',
  carreer: 'career',
  carrer: 'career',
  buisiness: 'business',
  bizness: 'business',
  langauge: 'language',
  lern: 'learn',
  leran: 'learn',
  spansh: 'Spanish',
  spanich: 'Spanish',
  guitare: 'guitar',
  marathn: 'marathon',
  maraton: 'marathon',
  smokin: 'smoking',
  mony: 'money',
  montsh: 'months',
  mnths: 'months',
  monts: 'months',
  weeeks: 'weeks',
  yr: 'year',
  yrs: 'years',
  mths: 'months',
  wks: 'weeks',
  wk: 'week',
  tommorow: 'tomorrow',
  tomorow: 'tomorrow',
  xmas: 'Christmas',
  chrismas: 'Christmas',
  feburary: 'February',
  sepetmber: 'September',
  anxeity: 'anxiety',
  anixety: 'anxiety',
  finacial: 'financial',
  hlep: 'help',
  becuase: 'because',
  cuz: 'because',
  bf: 'boyfriend',
  gf: 'girlfriend',
  promtion: 'promotion',
  freelence: 'freelance',
  dept: 'debt',
  appartment: 'apartment',
  pls: 'please',
  plz: 'please',
};

// 'dept' is a department in some sentences; with these beside it, it is money owed.
const needs: Readonly<Record<string, RegExp>> = {
  dept: /\b(pay|clear|free|out of|loan|card)\b/i,
  tp: /\b(want|wanna|need|like) tp\b/i,
};

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
const knownWords = new Set(knownNames);

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
  const listed = Object.hasOwn(mistyped, lower) ? mistyped[lower] : undefined;
  if (listed) return needs[lower] && !needs[lower].test(text) ? word : listed;
  if (lower.length < 5 || knownWords.has(lower)) return word;
  return knownNames.find((known) => isSlip(lower, known)) ?? word;
}

/** One line of plain words: odd spaces and quotes made ordinary, common slips corrected, capitals kept. */
export function tidyWords(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(/[\u200b-\u200f\u2028-\u202e\ufeff]/g, '')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[–—−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
  return (
    plain
      .replace(/\p{L}+/gu, (word) => correct(word, plain))
      .replace(
        /\bloose (?=(some |the |my |more |a |about |\d+ ?)*(weight|kilos?|kgs?|lbs?|pounds|stone|fat|belly)\b)/gi,
        'lose ',
      )
      .replace(/\b(push|pull|sit|press|chin) ?ups?\b/gi, '$1-ups')
      .replace(/\bb4\b/gi, 'before')
      // 'want 2 run', and not 'have 2 hours'
      .replace(/\b(want|need|like|going|have|how|love|plan) 2 (?=[a-z]+(?:ss|[^s\W])\b)/gi, '$1 to ')
  );
}
