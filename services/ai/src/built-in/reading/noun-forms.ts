import nlp from 'compromise';

interface Noun {
  isPlural: boolean;
}

/** Whether words end in a common noun, and in which number. Undefined for names, activities and words that are no noun. */
function nounIn(words: string): Noun | undefined {
  const [sentence] = nlp(`the ${words}`).json() as { terms: { tags: string[] }[] }[];
  const terms = sentence?.terms ?? [];
  const last = new Set(terms.at(-1)?.tags);
  const isOther = ['Gerund', 'Pronoun', 'Place', 'Person'].some((tag) => last.has(tag));
  if (!last.has('Noun') || isOther || terms.some(({ tags }) => tags.includes('Verb'))) return undefined;
  return { isPlural: last.has('Plural') };
}

const shortest = 4;
const beginnings = (words: string) =>
  words
    .toLowerCase()
    .split(/[ -]/)
    .map((word) => word.slice(0, shortest));

/**
 * Whether a text that was written for one noun reads as well with another: 'guitar' for 'instrument', and 'beagle' for 'dog'.
 * Spellings and shorter forms of the same word ('jewelry', 'IELTS test') are left as they are listed.
 */
export function canStandFor(own: string, listed: string): boolean {
  if (own.length < shortest) return false;
  const known = new Set(beginnings(listed));
  if (beginnings(own).some((word) => known.has(word))) return false;
  const [noun, other] = [nounIn(own), nounIn(listed)];
  return noun !== undefined && other !== undefined && noun.isPlural === other.isPlural;
}
