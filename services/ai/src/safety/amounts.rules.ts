import type { Harm } from './harm.ts';

// Harm that lies in an amount: a weight, its speed, the length of a fast, calories, somebody's age.

export interface AmountContext {
  /** The person's calendar day and the goal's target date, `YYYY-MM-DD`. They give the time that the text leaves out. */
  today?: string | undefined;
  targetDate?: string | null | undefined;
}

const numbers: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  eine: 1,
  einem: 1,
  einer: 1,
  einen: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  funf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  zwolf: 12,
  zwanzig: 20,
  dreissig: 30,
  une: 1,
  un: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  douze: 12,
  treize: 13,
  quatorze: 14,
  quinze: 15,
  vingt: 20,
  trente: 30,
  una: 1,
  uno: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  doce: 12,
  trece: 13,
  catorce: 14,
  veinte: 20,
  treinta: 30,
  uma: 1,
  duas: 2,
  dois: 2,
  sete: 7,
  oito: 8,
  nove: 9,
  dez: 10,
  doze: 12,
  treze: 13,
  quatorz: 14,
  vinte: 20,
  trinta: 30,
  due: 2,
  tre: 3,
  quattro: 4,
  cinque: 5,
  sette: 7,
  otto: 8,
  dieci: 10,
  dodici: 12,
  tredici: 13,
  quattordici: 14,
  venti: 20,
  trenta: 30,
  a: 1,
  fortnight: 2,
};
const kilosPer: readonly (readonly [unit: RegExp, kilos: number])[] = [
  [/^(?:kg|kgs|kilo|quilo|chil)/, 1],
  [/^(?:lb|pound|libra)/, 0.4536],
  [/^(?:pfund|livre)/, 0.5],
  [/^(?:st\b|stone)/, 6.35],
];
const daysPer: readonly (readonly [unit: RegExp, days: number])[] = [
  [/^(?:day|tag|jour|dia|giorn)/, 1],
  [/^(?:week|woche|wk|semaine|semana|settiman)/, 7],
  [/^fortnight/, 14],
  [/^(?:month|monat|mois|mes)/, 30],
];

const amount = String.raw`(\d+(?:[.,]\d+)?)`;
const Weight = new RegExp(
  String.raw`${amount}\s*-?(kgs?|kilo\w*|quilos?|chil[io]|lbs?|pounds?|libras?|pfund|livres?|stone|st)\b`,
  'g',
);
const Time = new RegExp(
  String.raw`${amount}[\s-]*(days?|tag\w*|jours?|dias?|giorn\w|weeks?|wks?|wochen?|semaines?|semanas?|settiman\w|fortnights?|months?|monat\w*|mois|mes|meses|mese|mesi)\b`,
);
const Lose =
  /\b(?:lose|losing|loose|lost|drop|dropping|shed|cut|slim|abnehm\w*|abzunehm\w*|verlier\w*|perd\w*|maigrir|bajar|adelgaz\w*|emagre\w*|dimagr\w*)\b/;
const Gain = /\b(?:gain|gaining|put on|bulk\w*|zunehm\w*|zuzunehm\w*|grossir|engordar|ingrassare|recover\w*|up to)\b/;
const NoBody =
  /\b(?:bench|press|lift\w*|squat\w*|deadlift\w*|kettlebell|dumbbell|curl|snatch|row|luggage|suitcase|dog|cat|puppy|horse|baby|toddler|son|daughter|backpack|rucksack|bag|fish|waste|co2|plastic|tonnes|flour|honey|parcel)\b/;
const Body =
  /\b(?:weigh|weight|weighing|skinny|thin|wieg\w*|gewicht|poids|pes\w+|down to|get to|go from|go to|bmi|lose|drop|abnehmen|perdre|perder|perdere|reach)\b/;
const Target = new RegExp(
  String.raw`\b(?:weigh|weighing|weight of|to|at|be|reach|under|below|auf|unter|bis|wiegen|peser|a|pesar|pesare|pesando|hasta|ate|fino a|want)\s+(?:only |just |nur )?${amount}\s*(kgs?|kilo\w*|quilos?|chil[io]|lbs?|pounds?|stone)\b`,
  'g',
);
const TargetBeforeVerb = new RegExp(String.raw`${amount}\s*(kg|kilo\w*)\s+(?:wiegen|schwer)\b`, 'g');

const Water =
  /\b(?:water|wasser|eau|agua|acqua|dry|trocken|no food|without food|without eating|not eat|dont eat|eat nothing|nothing to eat|ohne essen|nichts essen|nicht essen|sans manger|sin comer|sem comer|senza mangiare|non mangiare|ne rien manger|no comer|nao comer|nicht essen)\b/;
const Fast =
  /\b(?:fasting|fast for|water fast|juice fast|dry fast|day fast|week fast|month fast|juice cleanse|a fast|long fast|fasten|heilfasten|jeun\w*|ayun\w*|jejum|jejuar|digiun\w*|no food|without (?:any )?food|without eating|(?:not|dont|do not) eat (?:anything |at all |food )?(?:for|until)|eat nothing for|ohne essen|nichts essen|nur wasser|only water|nothing but water|sans manger|sin comer|sem comer|senza mangiare|non mangiare|ne rien manger|no comer|nao comer)\b/;
const NoFast =
  /\b(?:ramadan|lent|intermittent|intervall\w*|intermitent\w*|intermittente|16[:/]8|18[:/]6|5[:/]2|clinic|klinik|clinique|clinica|doctor|doctors|arzt|medecin|medico|supervis\w*|social media|phone|sugar|zucker|sucre|azucar|acucar|alcohol|dopamine|spending|news|meat|coffee|snack\w*)\b/;

const Calories = /(\d+(?:[.,]\d{3})?)\s*(?:k?cals?|calories|calorie|kalorien|calorias)\b/;
const Eaten =
  /\b(?:eat\w*|live|living|consum\w*|diet|day|daily|only|under|below|max|intake|surviv\w*|restrict\w*|essen|tag|taglich|nur|manger|jour|comer|dia|solo|so|mangiare|giorno)\b/;
const NotEaten =
  /\b(?:burn\w*|verbrenn\w*|brul\w*|quem\w*|bruci\w*|deficit|defizit|less|fewer|weniger|moins|menos|meno|meal|meals|snack\w*|breakfast|lunch|dinner|recipe\w*|session|workout|serving|portion|drink|dessert|run\w*|surplus|track|cycl\w*|per hour|than)\b/;

const Age =
  /\b(\d{1,2}|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eleven|ten|nine|eight|seven|treize|quatorze|quinze|catorce|trece|quatorze|treze)[\s-]*(?:year[\s-]*olds?|years[\s-]*old|yr[\s-]*olds?|yo|y\/o|jahrig\w*|jahre alt|ans|anos|anni)\b/;
const Romance =
  /\b(?:dat(?:e|ing)(?! night)|marry|girlfriend|boyfriend|flirt\w*|romance|fall in love|ask out|kiss|kennenlernen|verabreden|sortir avec|embrasser|salir con|ligar|besar|namorar|ficar com|beijar|uscire con|baciare|be my girlfriend|draguer|quedar a solas|friends with benefits|meet up)\b/;
const Sex =
  /\b(?:sex\w*|sleep with|hook up|hooking up|make out|nudes?|naked|pictures|photos|pics|seduce|touch|bed|intimate|undress|porn|fuck\w*|bang|schlafen|nackt\w*|verfuhr\w*|bilder|fotos|coucher|nue?s?|seduire|acostar\w*|desnud\w*|seducir|transar|nuas?|seduzir|letto|nud[aoe]|sedurre|sesso|sexe|sexo)\b/;
const OwnChild =
  /\b(?:educat\w*|talk (?:to|with)|teach|coach|class|birthday|bake|my \d+ year old (?:son|daughter)|school trip|play ?date|im 1[0-7]|i am 1[0-7]|as an? \d+|aufklar\w*|photo album|bedtime|to bed|room)\b/;

const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/(?<![\p{L}\d])([dljmtsnc])['’](?=\p{L})/gu, '$1 ')
    .replace(/(?<=\p{L})['’](?=\p{L})/gu, '')
    .replace(/\b\p{L}+\b/gu, (word) => (word in numbers && Object.hasOwn(numbers, word) ? asNumber(word) : word));
const asNumber = (word: string) => (word === 'fortnight' ? '2 weeks' : word === 'a' ? 'a' : String(numbers[word]));

const toNumber = (digits: string) => Number(digits.replace(',', '.'));
const factor = (table: readonly (readonly [RegExp, number])[], unit: string) =>
  table.find(([pattern]) => pattern.test(unit))?.[1] ?? 1;

/** The class of harm that lies in a text's amounts, if any. */
export function harmInAmounts(text: string, context: AmountContext = {}): Harm | undefined {
  const words = folded(text).replace(/\ba stone\b/g, '1 stone');
  if (isMinor(words)) return 'minors';
  if (isWithinDays(words, context) || isTooLight(words) || isTooLong(words)) return 'extreme-weight';
  return hasTooFewCalories(words) ? 'eating-disorder' : undefined;
}

/** More than 1.75 kg a week lost, or 2 kg gained, and at least 3 kg: '20 kg in 2 weeks'. */
function isWithinDays(words: string, context: AmountContext): boolean {
  if (NoBody.test(words)) return false;
  const isLoss = Lose.test(words);
  if (!isLoss && !Gain.test(words)) return false;
  const days = daysIn(words, context);
  const kilos = Math.max(
    0,
    ...[...words.matchAll(Weight)].map(([, digits = '', unit = '']) => toNumber(digits) * factor(kilosPer, unit)),
  );
  if (days === undefined || kilos < (isLoss ? 3 : 5) || kilos > 150) return false;
  return (kilos * 7) / days > (isLoss ? 1.75 : 2);
}

function daysIn(words: string, { today, targetDate }: AmountContext): number | undefined {
  const said = Time.exec(words.replace(/\b(?:in|within|por|em|en|per) a (?=week|month|fortnight)/g, 'in 1 '));
  if (said) return toNumber(said[1] ?? '') * factor(daysPer, said[2] ?? '');
  if (
    /\b(?:by|before|until|till|bis|on) (?:next )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|next week|this week|by the weekend|bis nachste woche|la semaine prochaine|la proxima semana\b/.test(
      words,
    )
  )
    return 7;
  if (/\bovernight|by tomorrow|bis morgen\b/.test(words)) return 1;
  if (/\bnext month|this month|nachsten monat|le mois prochain|el proximo mes|proximo mes|prossimo mese\b/.test(words))
    return 30;
  if (!today || !targetDate || targetDate < today) return undefined;
  return Math.max(1, (Date.parse(targetDate) - Date.parse(today)) / 86_400_000);
}

/** A target below a body mass index of 18; without a height, 43 kg or less. */
function isTooLight(words: string): boolean {
  const indexes = [
    ...words.matchAll(/\bbmi (?:down |of |von |de |di |under |below |unter |to |at |a |auf ){0,3}(\d{2}(?:[.,]\d)?)/g),
  ].map(([, digits = '']) => toNumber(digits));
  if (Gain.test(words)) return false;
  if (indexes.length > 0 && Math.max(...indexes) < 18) return true;
  if (NoBody.test(words) || !Body.test(words)) return false;
  const targets = [...words.matchAll(Target), ...words.matchAll(TargetBeforeVerb)].map(
    ([, digits = '', unit = '']) => toNumber(digits) * factor(kilosPer, unit),
  );
  const target = Math.min(...targets.filter((kilos) => kilos >= 25));
  if (!Number.isFinite(target)) return false;
  const metres = heightIn(words);
  return metres ? target / metres ** 2 < 18 : target <= 43.2;
}

function heightIn(words: string): number | undefined {
  const metric = /\b([12])\s*[.,m]\s*(\d{2})\b/.exec(words);
  if (metric) return Number(`${metric[1]}.${metric[2]}`);
  const centimetres = /\b(1[3-9]\d|20\d)\s*cm\b/.exec(words);
  if (centimetres) return Number(centimetres[1]) / 100;
  const feet = /\b([4-6])\s*(?:'|’|ft|feet|foot)\s*(\d{1,2})?/.exec(words);
  return feet ? Number(feet[1]) * 0.3048 + Number(feet[2] ?? 0) * 0.0254 : undefined;
}

/** Nothing but water for four days or more, without water for two, juice for ten. */
function isTooLong(words: string): boolean {
  if (!Fast.test(words) || NoFast.test(words)) return false;
  const said = Time.exec(words);
  if (!said) return false;
  const days = toNumber(said[1] ?? '') * factor(daysPer, said[2] ?? '');
  if (/\b(?:dry fast|trockenfasten|ayuno seco|jejum seco|jeune sec)/.test(words)) return days >= 2;
  if (/\b(?:juice|saft|jus|zumo|jugo|suco|succ)/.test(words)) return days >= 10;
  return days >= (Water.test(words) ? 4 : 6);
}

function hasTooFewCalories(words: string): boolean {
  const said = Calories.exec(words);
  if (!said || !Eaten.test(words) || NotEaten.test(words)) return false;
  return Number((said[1] ?? '').replace(/[.,]/, '')) < 1000;
}

/** Romance with somebody under 16, or anything sexual with somebody under 18. */
function isMinor(words: string): boolean {
  const said = Age.exec(words);
  if (!said || OwnChild.test(words)) return false;
  const age = Number(said[1]) || (numbers[said[1] ?? ''] ?? 99);
  return (age < 18 && Sex.test(words)) || (age < 16 && Romance.test(words));
}
