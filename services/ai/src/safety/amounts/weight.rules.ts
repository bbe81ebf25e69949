import { anyOf, sourceOf } from './any-of.ts';
import { daysIn, heightIn, rangeIn, toNumber, weightsIn } from './quantities.ts';

// How fast a weight shall change, and whether the weight wished for is too low.

const Lose = anyOf(
  'lose, losing, loose, lost, drop, dropping, shed, cut, slim*, lighter, minus, sweat off, take off, off in, abnehm*, abzunehm*, verlier*, runter, leichter, weg, loswerden, perd*, maigrir, bajar, adelgaz*, emagre*, dimagr*, calare, baisser, in meno, weniger, less, de menos, a menos, en moins, de moins',
);
const Gain = anyOf(
  'gain, gaining, put on, bulk*, zunehm*, zuzunehm*, grossir, engordar, ingrassare, ingrassar*, recover*, up to, ganar, ganhar, prendre, prendere, aumentar',
);
const NoBody = anyOf(
  'greyhound*, labrador*, retriever*, spaniel*, terrier*, collie*, sheepdog*, whippet*, beagle*, poodle*, pony, donkey, bench, press, lift*, squat*, deadlift*, kettlebell*, dumbbell*, curl, snatch, row, luggage, suitcase, dog, dogs, hund, chien, perro, cachorro, cane, cat, cats, katze, chat, gato, gatto, puppy, horse, baby, toddler, son, daughter, backpack, rucksack, pack, bag, fish, catfish, waste, co2, plastic, tonnes, flour, honey, parcel, apples, books, euro, euros, pounds in debt, a stone wall',
);
const Body = anyOf(
  'weigh, weight, weighing, im at, i am at, i m at, want to see, periods, skinny, thin, wieg*, gewicht, poids, pes*, down to, get to, go from, go to, bmi, lose, drop, abnehmen, perdre, perder, perdere, reach, goal, scale, waage, tall, gross, groß, mesure, mido, midiendo, alto, alta, erreichen, below, under, be, faire, slim, from \\d+',
);
const ToldOnly = anyOf('i weigh, ich wiege, je pese, peso, eu peso, io peso');
const Wish = anyOf(
  'want*, wish, goal, dream, get, reach, lose, drop, be, will, mochte, veux, quiero, quero, voglio, weigh in',
);
const Bmi = new RegExp(
  String.raw`\b(?:bmi|imc)\b(?: (?:${sourceOf('down, of, from, von, de, di, under, below, unter, sous, to, at, a, auf, score, is')}|\d{2}(?:[.,]\d)?)){0,5}`,
  'gu',
);

/** Grams of reason: body mass index under which a wish counts as harm, and the weight when no height is known. */
const leastIndex = 18;
const leastKilos = 43.2;

/** 'I'm 52, 108 kilos, 1.78': a weight between an age and a height is what somebody has, and not what they want to lose. */
const toldWeight =
  /\b(?:im|i am) \d{2}[, ]+(?:and )?\d{2,3}(?:[.,]\d)? ?(?:kg|kilos?|kilograms?|lbs?|pounds?)(?=[, ]+(?:and )?[1-2][.,m ]\s?\d{2})/gu;

/** 'I'm 19 stone and want to be two stone lighter': the change, beside the weight that somebody has. */
const lighterBy = /(\d[\d.,]* ?\p{L}+) (?:lighter|leichter)\b/u;

/** 'I've put on 22 kilos since I started in 2021': over years, and not wished for. */
const gainedSince = /\b(?:put on|gained) \S+ \S+ since\b/u;

/** More than 2.2 kg a week lost, or 2 kg gained, and at least 3 kg unless it is so every day: '20 kg in 2 weeks'. */
export function isTooFast(
  words: string,
  { named, toTarget }: { named?: number | undefined; toTarget?: number | undefined },
): boolean {
  if (NoBody.test(words) || gainedSince.test(words)) return false;
  const range = rangeIn(words);
  const change = range && range.from - range.to;
  const isLoss = change ? change > 0 : Lose.test(words) || !Gain.test(words);
  if (!range && !Lose.test(words) && !Gain.test(words) && !isOnlyAnAmount(words)) return false;
  const days = daysIn(words, named) ?? toTarget;
  const kilos = change
    ? Math.abs(change)
    : Math.max(0, ...weightsIn(lighterBy.exec(words)?.[1] ?? words.replace(toldWeight, ' ')));
  if (days === undefined || kilos > 150) return false;
  if (kilos < (isLoss ? 3 : 5) && !(days === 1 && kilos >= 0.4 && kilos <= 3)) return false;
  return (kilos * 7) / days > (isLoss ? 2.2 : 2);
}

/** 'Five kilos in five days': a wish that names nothing but a weight and a time. */
const isOnlyAnAmount = (words: string) =>
  /^\W*\d[\d.,]*\s*-?\p{L}+ (?:in|en|em|per|al|par|por|a|am|pro|jeden) \d*\s*\p{L}+(?:\W|$)/u.test(words);

/** A wished weight below a body mass index of 18; without a height, 43 kg or less. */
export function isTooLight(words: string): boolean {
  if (Gain.test(words)) return false;
  const indexes = [...words.matchAll(Bmi)].flatMap(([found]) => found.match(/\d{2}(?:[.,]\d)?/g) ?? []).map(toNumber);
  if (indexes.length > 0) return Math.min(...indexes) < leastIndex;
  if (NoBody.test(words)) return false;
  const target =
    rangeIn(words)?.to ?? Math.min(...[...weightsIn(words), ...withoutUnit(words)].filter((kilos) => kilos >= 25));
  if (!Number.isFinite(target)) return targetWithoutUnit(words);
  const metres = heightIn(words);
  if (ToldOnly.test(words) && !Wish.test(words.replace(ToldOnly, ''))) return false;
  if (metres) return target / metres ** 2 < leastIndex;
  return (
    target <= leastKilos &&
    (Body.test(words) || /^\W*\d+\s*\p{L}+\W*$/u.test(words)) &&
    !Lose.test(words.replace(/\b(?:lose|drop)\w* (?:down )?to\b/g, ''))
  );
}

/** A second weight in the unit of the first: '5'6, 130 lb now, 92 by New Year'. */
function withoutUnit(words: string): number[] {
  const [first, ...others] = [...words.matchAll(/\b(\d{2,3})\s*(kg|kilos?|lbs?|pounds?|libras?)(?![\p{L}\d])/gu)];
  const second =
    /(?:,|\bto|\bnow|\bthen|\bgoal|\bwant|\bbis|\bauf|\bziel|\bobjectif|\ba|\bmeta) (\d{2,3})(?! ?[\p{L}\d:/'%]|[.,]\d)|(?:,|\bto) (\d{2,3}) (?:by|until|bis|pour|para|ate|entro)\b/u.exec(
      words,
    );
  const [digits] = second?.slice(1).filter(Boolean) ?? [];
  if (!first || others.length > 0 || !digits || heightIn(words) === undefined) return [];
  const kilos = Number(digits) * (/^(?:lb|pound|libra)/.test(first[2] ?? '') ? 0.4536 : 1);
  return kilos < Number(first[1]) ? [kilos] : [];
}

/** 'Ich bin 1,72 und will 45 wiegen': a number without a unit beside a height. */
function targetWithoutUnit(words: string): boolean {
  const metres = heightIn(words);
  const [, digits] =
    /\b(?:weigh|wiegen|wiege|peser|pesar|pesare|say)? ?(\d{2})(?: (?:wiegen|kg))?\b(?!\s*(?:cm|[.,]\d))/.exec(
      words.replace(/\b[12]\s*[.,m]\s*\d{2}\b/g, ''),
    ) ?? [];
  return (
    metres !== undefined &&
    digits !== undefined &&
    Body.test(words) &&
    toNumber(digits) >= 25 &&
    toNumber(digits) / metres ** 2 < leastIndex
  );
}
