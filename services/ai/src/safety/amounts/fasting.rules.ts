import { anyOf, sourceOf } from './any-of.ts';
import { stretchIn } from './quantities.ts';

const Fast = anyOf(
  'fasting, fast for, water fast, juice fast, dry fast, day fast, week fast, month fast, juice cleanse, a fast, long fast, to fast, want to fast, fast \\d+, fast until, fasten, heilfasten, trockenfasten, jeun*, ayun*, jejum, jejuar, digiun*, no food, zero food, no solids, no eating, without food, without any food, without eating, not eat anything for, not eat for, not eat, dont eat, eat nothing, ohne essen, nichts essen, gar nichts essen, nichts zu essen, nur wasser, only water, just water, nothing but water, water only, only broth, nur bruhe, sans manger, rien manger, ne rien manger, que de l eau, a l eau, sin comer, no comer, solo agua, sem comer, sem comida, so agua, so de agua, so na agua, nao comer, senza mangiare, non mangiare, solo acqua',
);
const NoFast = anyOf(
  'ramadan, ramada, lent, yom kippur, intermittent, intervall*, intermitent*, intermittente, clinic, klinik, clinique, clinica, doctor, doctors, arzt, medecin, medico, supervis*, social media, phone, sugar, zucker, sucre, azucar, acucar, zuccher*, alcohol, alkohol, alcool, dopamine, spending, waste, redes sociais, redes sociales, reseaux, news, meat, fleisch, viande, carne, coffee, snack*, fast food, fast track, fast cars',
);
const NoDrink = anyOf('dry fast, dry fasting, trockenfasten, ayuno seco, jejum seco, jeune sec, digiuno secco');
const Juice = anyOf('juice, saft, jus, zumo, jugo, suco, succh*, succo');
const NoFood = anyOf(
  'water, wasser, eau, agua, acqua, dry, trocken, broth, bruhe, no food, zero food, no solids, no eating, without food, without any food, without eating, not eat, dont eat, eat nothing, ohne essen, nichts essen, nicht essen, sans manger, rien manger, sin comer, no comer, sem comer, sem comida, nao comer, senza mangiare, non mangiare',
);

const Month = sourceOf(
  'january, february, march, april, may, june, july, august, september, october, november, december, month, januar, februar, marz, mai, juni, juli, oktober, dezember, monat, janvier, fevrier, mars, avril, juin, juillet, aout, septembre, octobre, novembre, decembre, mois, enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre, octubre, noviembre, diciembre, mes, janeiro, fevereiro, marco, maio, junho, julho, setembro, outubro, dezembro, gennaio, febbraio, aprile, maggio, giugno, luglio, settembre, ottobre, novembre, dicembre, mese',
);
const WholeMonth = new RegExp(
  String.raw`\b(?:whole|all|entire|full|ganzen?|tout|todo|inteiro|tutto)(?: of| le| el| o| il)? (?:${Month})\b|\b(?:${Month}) (?:entier|entero|inteiro|intero)\b`,
  'u',
);
const TwoWeeks = /\b(\w+day) (?:until|to|till) (?:the )?(?:\1 after next|\w+day after next)\b/;

/** Nothing but water for four days or more, without water for two, juice for ten, any fast for six. */
export function isTooLong(words: string): boolean {
  if (!Fast.test(words) || NoFast.test(words) || /\b\d{2}[:/]\d\b/.test(words)) return false;
  const days =
    stretchIn(words) ??
    betweenDays(words) ??
    (WholeMonth.test(words) ? 28 : undefined) ??
    (TwoWeeks.test(words) ? 14 : undefined);
  if (days === undefined) return false;
  if (NoDrink.test(words)) return days >= 2;
  if (Juice.test(words)) return days >= 10;
  return days >= (NoFood.test(words) ? 4 : 6);
}

/** 'From the 1st to the 20th'. */
function betweenDays(words: string): number | undefined {
  const [, from, to] =
    /\b(\d{1,2})(?:st|nd|rd|th)? (?:to|until|till|bis|au|al|ate) (?:the |zum )?(\d{1,2})(?:st|nd|rd|th)\b/.exec(
      words,
    ) ?? [];
  return from && to && Number(to) > Number(from) ? Number(to) - Number(from) + 1 : undefined;
}
