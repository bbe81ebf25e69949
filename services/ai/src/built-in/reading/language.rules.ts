// German, French and Spanish, told from English by their commonest words. A few foreign words in an English sentence (a
// book's title, a place) are no other language.

export const englishOnlyReply =
  'I speak only English so far, so please write that to me in English and I will gladly help.';

/** Words that say who speaks or asks: without one of them, foreign words may be a name. */
const tellingWords = new Set(
  "ich möchte mochte moechte will wie kann soll wir mein meine je j'aimerais j'ai j' veux voudrais comment quiero quisiera gustaría necesito debo puedo cómo qué yo quero".split(
    ' ',
  ),
);
const common = new Set(
  "und nicht der die das ein eine einen zu für mit auf bis bin ist habe werden lernen abnehmen machen heute was mehr als mir mich im am von hallo bitte le la les un une des du de mon ma mes et pour avec est dans que perdre apprendre faire plus moins être mieux l'été avant bonjour merci el los las una mi mis y para con es en por perder aprender hacer ser mejor más menos antes hoy hola gracias me inglés".split(
    ' ',
  ),
);
const english = new Set(
  'i the a an to and of my in is it for with want what how do does can you by on at that this be say learn read visit cook please goal new make have need not as or are about from create roadmap'.split(
    ' ',
  ),
);

/** Whether a message is written in German, French or Spanish. */
export function isOtherLanguage(text: string): boolean {
  const words =
    text
      .toLowerCase()
      .normalize('NFC')
      .replace(/[‘’]/g, "'")
      .replace(/\bj'(?=\p{L})/gu, "j' ")
      .match(/[\p{L}']+/gu) ?? [];
  const count = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length;
  const telling = count(tellingWords);
  const foreign = telling + count(common);
  return telling > 0 && foreign >= Math.min(2, words.length) && foreign > 2 * count(english);
}
