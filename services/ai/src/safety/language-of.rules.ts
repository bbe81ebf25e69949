import { type Language, languages } from './languages.ts';

/** Common short words of each language, without accents. */
const common: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    'i my the to and of in is it for with want a an on at that this be how do me not without from so'.split(' '),
  ),
  de: new Set(
    'ich mein meine meinen meinem meiner mich mir und nicht der die das ein eine einen zu fur mit auf bis bin ist will mochte wie ohne von im am den dem sich abnehmen wochen tage tagen wiegen bei kalorien werden machen essen uber'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'je mon ma mes le la les un une et pour avec est dans que du des au aux sans en me veux plus ne pas j d l sur perdre semaines jours manger vendre peser jeuner sortir fille n a ai tout'.split(
      ' ',
    ),
  ),
  es: new Set(
    'yo mi mis el la los las un una y para con es en por que quiero sin mas no del al me de lo perder semanas dias pesar bajar vender dejar comer chica nina solo desde medico tengo'.split(
      ' ',
    ),
  ),
  pt: new Set(
    'eu meu minha meus minhas o os as um uma e para com em por que quero sem mais nao do da no na me ate pela semanas dias perder pesar vender comer menina so desde dor em parar ser pra uns emagrecer'.split(
      ' ',
    ),
  ),
  it: new Set(
    'io mio mia miei mie il lo la i gli le un una e per con di in che voglio senza piu non del al dal mi da sono perdere settimane giorni mangiare vendere solo smettere pesare dimagrire ho della alla'.split(
      ' ',
    ),
  ),
};

/** The languages that words may be of: those with the most common words, and near it when there are few of them. */
export function languagesLikely(words: readonly string[]): Language[] {
  const counts = languages.map((language) => words.filter((word) => common[language].has(word)).length);
  const most = Math.max(...counts);
  return languages.filter((_, index) => (counts[index] ?? 0) >= (most <= 2 ? most - 1 : most));
}

/** The language of a text by its commonest words; `matched`, that of the phrase found in it, when they do not say. */
export function languageOf(text: string, matched: Language): Language {
  const words =
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const count = (language: Language) => words.filter((word) => common[language].has(word)).length;
  const best = languages.toSorted((a, b) => count(b) - count(a))[0] ?? matched;
  return count(best) > count(matched) ? best : matched;
}
