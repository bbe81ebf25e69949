// Brings a text into the form that phrases are written in: ' i want to kill myself ' for 'I wnna K1LL mys3lf!!'.

const leet: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
};

/** Words and their usual misspellings, chat forms and euphemisms. */
const rewritten: Readonly<Record<string, readonly string[]>> = {
  kill: ['kil', 'kll', 'kyll', 'kiil', 'klil', 'kiill'],
  killing: ['kiling', 'killin', 'kilin', 'killng'],
  myself: ['mysef', 'myslef', 'meself', 'mself', 'myselff', 'mysel', 'myselv', 'mysrlf', 'mi self', 'my self'],
  'kill myself': [
    'kms',
    'kmself',
    'off myself',
    'un alive myself',
    'unalive myself',
    'unalive me',
    'neck myself',
    'rope myself',
    'ctb',
  ],
  unalive: ['un alive', 'unaliving', 'unalived'],
  suicide: [
    'sewer slide',
    'sewerslide',
    'sewercide',
    'suicde',
    'sucide',
    'suside',
    'sooicide',
    'suizide',
    'toaster bath',
    'self delete',
    'self deletion',
    'commit sudoku',
  ],
  die: ['dieing'],
  'want to': ['wanna', 'wana', 'wanto', 'wnat to', 'wnt to', 'wan to', 'want 2', 'wanna to', 'wnna', 'wannna'],
  'going to': ['gonna', 'gona', 'gunna', 'going 2'],
  'got to': ['gotta'],
  want: ['wnat', 'wnt', 'wamt', 'watn'],
  you: ['u'],
  your: ['ur'],
  because: ['bc', 'cuz', 'cos', 'coz', 'becuase'],
  without: ['w o', 'witout', 'whitout', 'withou', 'wihtout'],
  with: ['w'],
  people: ['ppl', 'peeps', 'pple'],
  someone: ['sb', 'sum1', 'some1', 'smn'],
  boyfriend: ['bf', 'boyf', 'boi friend', 'boy friend'],
  girlfriend: ['gf', 'girl friend', 'gfs'],
  husband: ['hubby', 'hubbie', 'huband', 'husbend', 'hubsand'],
  wife: ['wifey', 'wiffe'],
  'year old': [
    'yo',
    'y o',
    'yr old',
    'yrs old',
    'years old',
    'yearold',
    'yearsold',
    'yr olds',
    'year olds',
    'year ild',
  ],
  dont: ['dnt', 'do not', 'dont not', 'dosnt', 'doesnt', 'does not'],
  cant: ['can not', 'cannot', 'cnt', 'cudnt', 'couldnt'],
  anymore: ['any more', 'nomore', 'anymor'],
  'all my': ['all of my'],
  everyone: ['every one', 'evry1', 'every1', 'evryone'],
  ibuprofen: ['iboprofen', 'ibuprophen'],
  medication: ['medicaton', 'medicaiton', 'meds', 'medecine', 'medicin'],
  pills: ['pilz', 'pillz'],
  alcohol: ['alchohol', 'alcohool', 'alkohol', 'achohol', 'booze', 'alcool'],
  weed: ['w33d'],
  heroin: ['herion'],
  kilos: ['kgs', 'kilograms', 'kilogrammes', 'kilo'],
  'my self harm': ['my self harm'],
  'self harm': ['selfharm', 'selfharming', 'self harming', 'sh scars'],
  anorexic: ['anorexik', 'anarexic', 'anorxic', 'anerexic', 'anorectic', 'annorexic'],
  starve: ['starv', 'starvee'],
  'throw up': ['trow up', 'throwup', 'puke', 'puking', 'throwing up', 'vomit', 'vomiting', 'barf', 'vommit'],
  revenge: ['revange', 'revnge'],
  stalk: ['stlk'],
  antidepressants: ['anti depressants', 'anti depressant', 'antidepressives', 'antidepresants', 'ssris', 'ssri'],
  'cold turkey': ['coldturkey', 'cold turky', 'could turkey', 'cold turkie'],
  xanax: ['xanex', 'xannax', 'xans', 'xan', 'xanny', 'xannies', 'zanax'],
  'child porn': ['cp videos', 'cheese pizza pics'],
  nichts: ['nix'],
};

/** Long words with few neighbours, recognised with one letter wrong, missing, added or swapped. */
const guarded = [
  'suicide',
  'suicidal',
  'myself',
  'anorexia',
  'anorexic',
  'bulimia',
  'bulimic',
  'antidepressants',
  'laxatives',
  'girlfriend',
  'boyfriend',
  'cocaine',
  'overdose',
  'counterfeit',
  'paracetamol',
  'medication',
  'selbstmord',
  'umbringen',
  'suicidio',
  'bitcoin',
];
const lookalikes = new Set([
  'overdoes',
  'meditation',
  'dedication',
  'himself',
  'mediation',
  'medications',
  'anorexica',
  'anorexico',
  'bulimica',
  'bulimico',
  'suicidar',
  'suicidas',
  'anorexie',
  'cocaina',
  'medicacion',
  'medicacao',
  'overdosis',
  'bulimie',
  'boyfriends',
  'girlfriends',
  'overdosed',
  'overdoses',
]);

const replacements = new Map(
  Object.entries(rewritten).flatMap(([word, forms]) => forms.map((form) => [form, word] as const)),
);
const longestForm = Math.max(...[...replacements.keys()].map((form) => form.split(' ').length));

const elided = /(?<![\p{L}\d])(j|l|d|m|t|s|n|c|qu|un|all|dell|dall|nell|sull|quest|jusqu|lorsqu|puisqu)'(?=\p{L})/gu;
/** Letters set apart: 'k i l l', 's.u.i.c.i.d.e'. */
const spaced = /(?<![\p{L}\d])(?:\p{L}[ .*_-]){3,}\p{L}(?![\p{L}\d'])/gu;
const spelled = /^(?=.*[a-z])(?=.*[013457@$!|])(?!\d+[a-z]{1,6}$)(?![a-z]{1,3}\d+$)[a-z013457@$!|]+$/;

const readable = (word: string) =>
  spelled.test(word) ? word.replace(/[013457@$!|]/g, (letter) => leet[letter] ?? letter) : word;

const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\u200b-\u200f\u2060\ufeff]/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/[’‘`´ʼ]/g, "'");

/** The sentences of a text, each as its words with a space around every one. */
export function sentencesOf(text: string): string[] {
  return folded(text)
    .replace(spaced, (letters) => letters.replace(/[^\p{L}]/gu, ''))
    .replace(elided, '$1 ')
    .replace(/'/g, '')
    .split(/[.!?;]+(?=\s|$)|[\n\r]+|\.{2,}|…/)
    .map((sentence) => wordsOf(sentence))
    .filter((words) => words.length > 0)
    .map((words) => ` ${words.join(' ')} `);
}

function wordsOf(sentence: string): string[] {
  const words = sentence
    .split(/[^\p{L}\d@$!|*]+/u)
    .map((word) => readable(word.replace(/^[!|*$@]+(?=$|\s)|[!|]+$/g, '')))
    .map((word) => word.replace(/([a-z])\1{2,}/g, '$1').replace(/[@$!|]/g, ''))
    .filter(Boolean);
  return rewrite(words).flatMap((word) => corrected(word).split(' '));
}

/** Replaces the longest known form at each place. */
function rewrite(words: readonly string[]): string[] {
  const result: string[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(longestForm, words.length - at);
    while (length > 0 && !replacements.has(words.slice(at, at + length).join(' '))) length--;
    result.push(length > 0 ? (replacements.get(words.slice(at, at + length).join(' ')) ?? '') : (words[at] ?? ''));
    at += Math.max(1, length);
  }
  return result;
}

function corrected(word: string): string {
  const known = word.includes('*') ? guardedOrCommon.find((full) => isCensored(word, full)) : undefined;
  if (known) return known;
  const plain = word.replace(/\*/g, '');
  if (plain.length < 6 || lookalikes.has(plain)) return plain;
  return guarded.find((full) => full.length >= 6 && isOneApart(plain, full)) ?? plain;
}

const guardedOrCommon = [
  ...guarded,
  'kill',
  'killing',
  'die',
  'dead',
  'murder',
  'rape',
  'raped',
  'cut',
  'cutting',
  'porn',
  'meth',
  'drugs',
];

const isCensored = (word: string, full: string) =>
  word.length === full.length && [...word].every((letter, at) => letter === '*' || letter === full[at]);

/** Whether two words differ by one letter more, less, other or swapped. */
function isOneApart(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let [endA, endB] = [a.length, b.length];
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA--;
    endB--;
  }
  const [restA, restB] = [a.slice(start, endA), b.slice(start, endB)];
  if (restA.length <= 1 && restB.length <= 1) return true;
  return restA.length === 2 && restB === [...restA].reverse().join('');
}
