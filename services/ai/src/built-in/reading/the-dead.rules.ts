import { oneOf, wordsOf } from './phrases.rules.ts';

const relatives = oneOf(
  wordsOf(`great-grandmother great-grandfather grandmother grandfather grandparents gran granny grandad nan nana nonna oma opa
    abuela abuelo mother father parents mum mom mam ma dad pa aunt auntie uncle sister brother husband wife partner friend
    neighbour neighbor`),
);
const died = String.raw`(?:died|passed(?: away)?|is (?:dead|gone)|is no longer (?:here|with us|alive))\b`;

/** 'My late grandmother', 'Nan, who died in May', 'since Dad passed away'. */
const dead = new RegExp(
  String.raw`\b(?:late|deceased|departed) ${relatives}\b(?:['’]s)?|\b${relatives}(?:,? who)?,?(?: has| have)? ${died}`,
  'giu',
);

/** A text without the relatives who it says are dead, so that no step asks them for anything. */
export const withoutTheDead = (text: string): string => text.replace(dead, '');

/** Whether a text says that somebody is dead: 'your grandmother' after 'my late grandmother'. */
export function isDead(person: string, text: string): boolean {
  const called = person.replace(/^your /, '').toLowerCase();
  return (text.match(dead) ?? []).some((words) => words.toLowerCase().includes(called));
}
