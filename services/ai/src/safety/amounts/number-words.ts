import { sourceOf } from './any-of.ts';

// Brings a text into lower case without accents, its number words into digits: 'Vierzig Tage' is '40 tage'.

/** Number words from one on, by language; several forms of one number apart by '|'. */
const small = [
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  'eine|einem|einer|einen|ein zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn',
  'un|une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
  'una|uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve',
  'uma|um duas|dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze|catorze quinze dezesseis dezessete dezoito dezenove',
  'uno|una due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
];
/** Tens from twenty to ninety. */
const tens = [
  'twenty thirty forty fifty sixty seventy eighty ninety',
  'zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig',
  'vingt trente quarante cinquante soixante soixante-dix quatre-vingts quatre-vingt-dix',
  'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
  'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
  'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
];
/** Forms that are more often another word: 'once a day' is no eleven. */
const ambiguous = new Set(['once', 'onze', 'elf', 'seize', 'ein', 'um', 'un', 'uno']);

const numberOf = new Map<string, number>();
for (const [list, first, step] of [
  ...small.map((line) => [line, 1, 1] as const),
  ...tens.map((line) => [line, 20, 10] as const),
])
  for (const [index, forms] of list.split(' ').entries())
    for (const form of forms.split('|')) if (!ambiguous.has(form)) numberOf.set(form, first + index * step);
const oneBeforeWeight = /\b(?:a|an|un|um|ein) (?=(?:stone|kilo|pound|chilo|quilo)\b)/g;
const beforeTime = sourceOf(
  'in, within, for, per, over, fur, binnen, pendant, por, durante, em, en, su, a, lose, gain, of',
);
const timeSpan = sourceOf('week, month, fortnight, mes, mese, mois, monat');
/** 'In a week' is one week, 'once a week' is none. */
const oneBeforeTime = new RegExp(
  String.raw`(?<=\b(?:${beforeTime}) )(?:a|an|un|um|ein|einen) (?=(?:${timeSpan})s?(?!\p{L}))`,
  'gu',
);

/** 'Half a kilo', 'medio kilo'. */
const half =
  /(?<!\band (?:a )?)\b(?:half a|half|ein halbes|halbes|un demi|demi|medio|meio|mezzo) (?=(?:stone|kilo|pound|pfund|chilo|quilo|kg)\b)/g;

const combined = /\b([2-9]0)[ -](?:y |und |e |et )?([1-9])\b(?![.,]\d)/g;

export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/(?<![\p{L}\d])([dljmtsnc])['’](?=\p{L})/gu, '$1 ')
    .replace(/(?<=\p{L})['’](?=\p{L})/gu, '')
    .replace(/\bdix[ -](sept|huit|neuf)\b/g, 'dix-$1')
    .replace(/\b\p{L}+(?:-(?:sept|huit|neuf|dix))?\b/gu, (word) => String(numberOf.get(word) ?? word))
    .replace(half, '0.5 ')
    .replace(oneBeforeWeight, '1 ')
    .replace(oneBeforeTime, '1 ')
    .replace(/\b(?:1 )?fortnight\b/g, '2 weeks')
    .replace(combined, (_, ten: string, one: string) => String(Number(ten) + Number(one)));
