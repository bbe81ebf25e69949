import { monthDeadline, type TargetDateInput } from './deadline-days.rules.ts';
import { deadlinePhrases } from './deadline-phrases.rules.ts';
import { oneOf, wordsOf } from './phrases.rules.ts';

// Deadlines in German, French, Spanish, Portuguese and Italian: months ('bis Ende März'), days ('avant le 15 juin'), and feasts,
// seasons and years ('hasta Navidad'). The latter two are put into English and read by its rules.

const monthKeys = wordsOf('jan feb mar apr may jun jul aug sep oct nov dec');
const monthsOf: readonly (readonly string[])[] = [
  'januar februar märz april mai juni juli august september oktober november dezember',
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
].map(wordsOf);
const englishOf = new Map(monthsOf.flatMap((months) => months.map((month, i) => [month, monthKeys[i] ?? ''] as const)));

const before = oneOf(wordsOf('vor avant antes prima'));
const until = oneOf([
  ...wordsOf('bis im ab zum en à hasta para até em entro a in nel'),
  ...["d'ici", 'jusqu à', 'jusqu en', 'fin', 'début', 'finales de', 'principios de', 'fine', 'final de', 'inizio'],
]);
const edges: readonly (readonly [edge: string, words: string])[] = [
  ['start', oneOf(['anfang', 'début', 'principios', 'início', 'inizio'])],
  ['mid', oneOf(['mitte', 'mi', 'mediados', 'meados', 'metà'])],
  ['end', oneOf(['ende', 'fin', 'finales', 'fim', 'final', 'fine'])],
];
const edge = edges.map(([, words]) => words).join('|');
const of = "(?:\\s+(?:de|di|do|d['’]|of))?[\\s-]*";

const month = `(?<month>${oneOf([...englishOf.keys()])})(?![\\p{L}])`;
const ofYear = '(?:\\s+(?:de\\s+|do\\s+)?(?<year>20\\d\\d))?';

const pattern = new RegExp(
  `(?<![\\p{L}])(?:(?<before>${before})|${until})\\s+(?:de\\s+|la\\s+|le\\s+)?(?:(?<edge>${edge})${of})?${month}${ofYear}`,
  'giu',
);

/** The English of days that have a name. */
const namedDays: readonly (readonly [english: string, words: readonly string[]])[] = [
  ['Easter', wordsOf('ostern pâques paques pascua páscoa pasqua')],
  ['Christmas', wordsOf('weihnachten noël noel navidad natal natale')],
  ['spring', wordsOf('frühling frühjahr printemps primavera')],
  ['summer', wordsOf('sommer été verano verão estate')],
  ['autumn', wordsOf('herbst automne otoño outono autunno')],
  ['winter', wordsOf('hiver invierno inverno')],
  ['21 June', ['fête de la musique', 'fete de la musique']],
  [
    'the end of the year',
    ['jahresende', 'ende des jahres', 'fin d’année', "fin d'année", 'fin de año', 'final do ano', 'fine anno'],
  ],
  [
    'the end of next year',
    [
      ...[
        'nächstes jahr',
        'nächsten jahr',
        "l'année prochaine",
        'l’année prochaine',
        'el año que viene',
        'el próximo año',
      ],
      ...['ano que vem', 'próximo ano', "l'anno prossimo", 'l’anno prossimo', 'prossimo anno'],
    ],
  ],
];
const englishOfNamed = new Map(namedDays.flatMap(([english, words]) => words.map((word) => [word, english] as const)));
const articles =
  "(?:(?:de|do|da|del|della|des|dem|den|zum|zur|la|le|l['’]|el|il|o|os|am|à|a|nächsten|nächste|prochain|próximo|prossimo)\\s*)*";
const namedPattern = new RegExp(
  `(?<![\\p{L}])(?:(?<before>${before})|${until})\\s+${articles}(?<named>${oneOf([...englishOfNamed.keys()])})(?![\\p{L}])(?:\\s+(?:de\\s+)?(?<year>20\\d\\d))?`,
  'giu',
);
const dayPattern = new RegExp(
  `(?<![\\p{L}])(?:(?<before>${before})|${until}|am|le|el|il|al|dia|o)\\s+${articles}(?<day>\\d{1,2})(?:er|\\.|º)?\\s*(?:de\\s+)?${month}${ofYear}`,
  'giu',
);

/** The date of a deadline in English. */
function dateOf(phrase: string, input: TargetDateInput): string | undefined {
  for (const { pattern: english, read } of deadlinePhrases)
    for (const { groups = {} } of phrase.matchAll(english)) {
      const date = read({ ...groups }, { ...input, text: phrase });
      if (date) return date;
    }
  return undefined;
}

const prepOf = (groups: Record<string, string | undefined>) => (groups['before'] ? 'before' : 'by');
const inEnglish = (match: RegExpMatchArray) => {
  const groups = match.groups ?? {};
  const year = groups['year'] ? ` ${groups['year']}` : '';
  const named = englishOfNamed.get((groups['named'] ?? '').toLowerCase());
  const day = named ?? `${groups['day']} ${englishOf.get((groups['month'] ?? '').toLowerCase())}`;
  return `${prepOf(groups)} ${day}${year}`;
};

/** The deadlines that a text in another language names. */
export function foreignDeadlines(input: TargetDateInput): { date: string; index: number; length: number }[] {
  const days = [namedPattern, dayPattern].flatMap((one) =>
    [...input.text.matchAll(one)].flatMap((match) => {
      const date = dateOf(inEnglish(match), input);
      return date ? [{ date, index: match.index, length: match[0].length }] : [];
    }),
  );
  return [...days, ...byMonth(input)];
}

/** The same words in English, whose rules know more: 'we moved in September'. */
const isEnglish = /^(?:in|a) (?:april|august|september|november)$/i;

function byMonth(input: TargetDateInput): { date: string; index: number; length: number }[] {
  return [...input.text.matchAll(pattern)].flatMap((match) => {
    if (isEnglish.test(match[0])) return [];
    const groups = match.groups ?? {};
    const named = edges.find(([, words]) => new RegExp(`^${words}$`, 'iu').test(groups['edge'] ?? ''))?.[0];
    const date = monthDeadline(
      {
        prep: groups['before'] ? 'before' : 'by',
        edge: named,
        month: englishOf.get((groups['month'] ?? '').toLowerCase()) ?? '',
        year: groups['year'],
      },
      input,
    );
    return date ? [{ date, index: match.index, length: match[0].length }] : [];
  });
}
