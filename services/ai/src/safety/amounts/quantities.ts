import { anyOf, sourceOf } from './any-of.ts';

// Weights, heights and times in a folded text, in kilos, metres and days.

const kilosPer = [
  ['kg*, kilo*, quilo*, chil*', 1],
  ['lb*, pound*, libra*, libbr*', 0.4536],
  ['pfund*, livre*', 0.5],
  ['st, stone', 6.35],
] as const;
const daysPer = [
  ['day*, tag, tage, tagen, jour*, dia, dias, giorn*', 1],
  ['week*, wk, wks, woche*, semaine*, semana*, settiman*', 7],
  ['month, months, monat*, mois, mes, meses, mese, mesi', 30],
] as const;
const unitOf = (table: readonly (readonly [string, number])[], unit: string) =>
  table.find(([forms]) => anyOf(forms).test(unit))?.[1] ?? 1;
const unitsOf = (table: readonly (readonly [string, number])[]) => sourceOf(table.map(([forms]) => forms).join(','));

const number = String.raw`(\d+(?:[.,]\d+)?)`;
const end = String.raw`(?![\p{L}\d])`;
export const toNumber = (digits: string): number => Number(digits.replace(',', '.'));

const Weight = new RegExp(
  String.raw`${number}(?: and a half| 1/2)?\s*-?(${unitsOf(kilosPer)})${end}(?: (\d{1,2})(?!\d|[.,]|\s*(?:${unitsOf(kilosPer)}|${unitsOf(daysPer)})))?`,
  'gu',
);
/** '70 to 48 kg': the first number has the unit of the second. */
const Range = new RegExp(
  String.raw`\b(?:from|von|de|da|del|dai|du)?\s*${number}\s*(?:${unitsOf(kilosPer)})?${end}\s*(?:to|auf|a|para|ad|à|->)\s+${number}\s*(${unitsOf(kilosPer)})${end}`,
  'u',
);

const kilosOf = (digits: string, unit: string, more = '0') =>
  (toNumber(digits) + (unit.startsWith('st') ? Number(more) / 14 : 0)) * unitOf(kilosPer, unit);

export const weightsIn = (words: string): number[] =>
  [...words.matchAll(Weight)].map(
    ([whole, digits = '', unit = '', more]) =>
      kilosOf(digits, unit, more) + (whole.includes('half') ? unitOf(kilosPer, unit) / 2 : 0),
  );

/** 'From 70 to 48 kg' as two weights. */
export function rangeIn(words: string): { from: number; to: number } | undefined {
  const [, from, to, unit] = Range.exec(words) ?? [];
  return from && to && unit ? { from: kilosOf(from, unit), to: kilosOf(to, unit) } : undefined;
}

const Time = new RegExp(String.raw`${number}[\s-]*(${unitsOf(daysPer)})${end}`, 'u');
/** '1 kg a day', 'un kilo al día', 'jeden Tag': how many days one amount takes. */
const Every: readonly (readonly [RegExp, number])[] = [
  [
    anyOf(
      'a day, per day, each day, every day, every single day, daily, am tag, pro tag, jeden tag, taglich, par jour, chaque jour, al dia, cada dia, por dia, todo dia, al giorno, ogni giorno, 1 day, diario, diarios, diariamente, quotidien*, quotidian*',
    ),
    1,
  ],
  [
    anyOf(
      'a week, per week, each week, every week, weekly, pro woche, jede woche, die woche, par semaine, a la semana, por semana, a settimana, alla settimana, every 1 week',
    ),
    7,
  ],
];
const untilDay = sourceOf(
  'by, before, until, till, bis, on, para el, antes del, d ici, avant, ate, entro, this, next, bis nachsten',
);
const weekday = sourceOf(
  [
    'monday, tuesday, wednesday, thursday, friday, saturday, sunday',
    'montag, dienstag, mittwoch, donnerstag, freitag, samstag, sonntag',
    'lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche',
    'lunes, martes, miercoles, jueves, viernes, sabado, domingo',
    'segunda, terca, quarta, quinta, sexta',
    'lunedi, martedi, mercoledi, giovedi, venerdi, domenica',
  ].join(', '),
);
const Soon: readonly (readonly [RegExp, number])[] = [
  [anyOf('overnight, by tomorrow, bis morgen, d ici demain, para manana, ate amanha, entro domani'), 1],
  [new RegExp(String.raw`\b(?:${untilDay}) (?:next |this |nachste woche |nachsten )?(?:${weekday})`, 'u'), 7],
  [
    anyOf(
      'next week, this week, by the weekend, nachste woche, diese woche, la semaine prochaine, cette semaine, la proxima semana, esta semana, essa semana, semana que vem, la prossima settimana, questa settimana',
    ),
    7,
  ],
  [
    anyOf(
      'next month, this month, end of the month, nachsten monat, diesen monat, ende des monats, le mois prochain, ce mois, el proximo mes, este mes, proximo mes, esse mes, prossimo mese, questo mese',
    ),
    30,
  ],
];

/** The days that a text says; a rate comes before a stretch: 'three kilos a week for two months' is a week. `named`: until its date. */
export function daysIn(words: string, named?: number): number | undefined {
  const every = Every.find(([pattern]) => pattern.test(words));
  if (every) return every[1];
  return stretchIn(words) ?? named ?? Soon.find(([pattern]) => pattern.test(words))?.[1];
}

export function stretchIn(words: string): number | undefined {
  const [, digits, unit] = Time.exec(words) ?? [];
  return digits && unit ? toNumber(digits) * unitOf(daysPer, unit) : undefined;
}

export function heightIn(words: string): number | undefined {
  const metric = /\b([12])\s*[.,m]\s*(\d{2})(?:\b|\s*m)/.exec(words);
  if (metric) return Number(`${metric[1]}.${metric[2]}`);
  const centimetres = /\b(1[3-9]\d|20\d)\s*cm\b/.exec(words);
  if (centimetres) return Number(centimetres[1]) / 100;
  const feet = /\b([4-6])\s*(?:'|’|ft|feet|foot)\s*(\d{1,2})?/.exec(words);
  return feet ? Number(feet[1]) * 0.3048 + Number(feet[2] ?? 0) * 0.0254 : undefined;
}
