import { anyOf } from './any-of.ts';

const Age =
  /\b(1?\d)[\s-]*(?:year[\s-]*olds?|years[\s-]*old|yr[\s-]*olds?|yo|y\/o|jahrig\p{L}*|jahre alt|ans|anos|anni)(?![\p{L}\d])/u;
const Romance = anyOf(
  'date, dating, marry, girlfriend, boyfriend, flirt*, romance, fall in love, ask out, kiss, kennenlernen, verabreden, sortir avec, embrasser, salir con, ligar, besar, namorar, ficar com, beijar, uscire con, baciare, draguer, quedar a solas, friends with benefits, meet up, mettermi con, casar*, heiraten, epouser, sposar*',
);
const Sex = anyOf(
  'sex*, sleep with, hook up, hooking up, make out, nude, nudes, naked, pictures, photos, pics, seduce, touch, bed, intimate, undress, porn*, fuck*, bang, schlafen, nackt*, verfuhr*, bilder, fotos, coucher, nu, nue, nues, seduire, acostar*, desnud*, seducir, transar, nua, nuas, seduzir, letto, nuda, nudo, nude, sedurre, sesso, sexe, sexo',
);
const OwnChild = anyOf(
  'educat*, talk to, talk with, teach, coach, class, birthday, bake, school trip, playdate, play date, im 1\\d, i am 1\\d, as a \\d+, as an \\d+, aufklar*, photo album, bedtime, to bed, own bed, in our bed, room, my \\d+ year old son, my \\d+ year old daughter, date night, \\d+ bed, one bed, two bed, bunk bed*, sofa bed, flower bed*',
);

/** Romance with somebody under 16, or anything sexual with somebody under 18. */
export function isMinor(words: string): boolean {
  const [, digits] = Age.exec(words) ?? [];
  if (!digits || OwnChild.test(words)) return false;
  const age = Number(digits);
  return (age < 18 && Sex.test(words)) || (age < 16 && Romance.test(words));
}
