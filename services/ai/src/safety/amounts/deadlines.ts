import { anyOf } from './any-of.ts';

// How many days are left until a day that a folded text names: 'by New Year', 'pour le 15 decembre', 'until the end of the month'.

const months = [
  'january, jan, januar, janvier, enero, janeiro, gennaio',
  'february, feb, februar, fevrier, febrero, fevereiro, febbraio',
  'march, mar, marz, mars, marzo, marco',
  'april, apr, avril, abril, aprile',
  'may, mai, mayo, maio, maggio',
  'june, jun, juni, juin, junio, junho, giugno',
  'july, jul, juli, juillet, julio, julho, luglio',
  'august, aug, aout, agosto',
  'september, sep, sept, septembre, septiembre, setembro, settembre',
  'october, oct, oktober, octobre, octubre, outubro, ottobre',
  'november, nov, novembre, noviembre, novembro',
  'december, dec, dezember, decembre, diciembre, dezembro, dicembre',
].map((names) => anyOf(names));
/** What stands before a month that is meant as one: 'may' and 'mars' are other words too. */
const Until = anyOf(
  'by, before, until, till, bis, zum, pour, d ici, avant, para, antes, ate, entro, per, prima, \\d\\d?, \\d\\d?st, \\d\\d?nd, \\d\\d?rd, \\d\\d?th',
);
const feasts = [
  ['christmas, xmas, weihnachten, noel, navidad, natal, natale', 12, 25],
  [
    'new year, new years, neujahr, silvester, nouvel an, jour de l an, ano nuevo, fin de ano, ano novo, reveillon, capodanno',
    1,
    1,
  ],
  ['halloween', 10, 31],
  ['valentines, valentinstag, saint valentin, san valentin, san valentino', 2, 14],
] as const;
const EndOfMonth = anyOf(
  'end of the month, end of this month, monatsende, ende des monats, fin du mois, fin de mes, final de mes, fim do mes, final do mes, fine mese, fine del mese',
);
const EndOfYear = anyOf(
  'end of the year, end of this year, year end, jahresende, ende des jahres, fin de l annee, fim do ano, final del ano, fine anno, fine dell anno',
);
const NextYear = anyOf(
  'next year, nachstes jahr, nachsten jahres, l an prochain, l annee prochaine, que viene, que vem, prossimo, 202[7-9]',
);

/** The days from `today` until the first day that the text names, if it names one. */
export function daysUntilNamed(words: string, today: string | undefined): number | undefined {
  if (!today || NextYear.test(words)) return undefined;
  const [year = 0, month = 0] = today.split('-').map(Number);
  if (EndOfMonth.test(words)) return daysTo(today, Date.UTC(year, month, 0));
  if (EndOfYear.test(words)) return daysTo(today, Date.UTC(year, 11, 31));
  const feast = feasts.find(([names]) => anyOf(names).test(words));
  if (feast) return daysTo(today, nextDate(today, feast[1], feast[2]));
  return daysToMonth(words, today);
}

function daysToMonth(words: string, today: string): number | undefined {
  const month = months.findIndex((names) => names.test(words));
  if (month < 0) return undefined;
  const start = words.search(months[month] as RegExp);
  const before = words.slice(0, start).trimEnd();
  if (!Until.test(before.split(' ').slice(-3).join(' '))) return undefined;
  const day =
    /(\d{1,2})(?:st|nd|rd|th|\.)?(?: (?:de|of|di))?$/.exec(before)?.[1] ??
    /^\S+ (\d{1,2})\b/.exec(words.slice(start))?.[1];
  return daysTo(today, day ? nextDate(today, month + 1, Number(day)) : nextDate(today, month + 2, 0));
}

function nextDate(today: string, month: number, day: number): number {
  const year = Number(today.slice(0, 4));
  const date = Date.UTC(year, month - 1, day);
  return date > Date.parse(today) ? date : Date.UTC(year + 1, month - 1, day);
}

const daysTo = (today: string, date: number) => Math.max(1, (date - Date.parse(today)) / 86_400_000);
