import { monthDeadline, type TargetDateInput } from './deadline-days.rules.ts';
import { oneOf, wordsOf } from './phrases.rules.ts';

// Months with a word of deadline in German, French, Spanish, Portuguese and Italian: 'bis Ende März', 'en juin', 'hasta diciembre'.

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

const pattern = new RegExp(
  `(?<![\\p{L}])(?:(?<before>${before})|${until})\\s+(?:de\\s+|la\\s+|le\\s+)?(?:(?<edge>${edge})${of})?(?<month>${oneOf([...englishOf.keys()])})(?![\\p{L}])(?:\\s+(?:de\\s+|do\\s+)?(?<year>20\\d\\d))?`,
  'giu',
);

/** The deadlines by month that a text in another language names. */
export function foreignDeadlines(input: TargetDateInput): { date: string; index: number; length: number }[] {
  return [...input.text.matchAll(pattern)].flatMap((match) => {
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
