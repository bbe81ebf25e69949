const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** One of these words, as part of a pattern: the longest comes first, so that 'March' is not read as 'Mar'. */
export const oneOf = (words: readonly string[]) =>
  `(?:${words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => escaped(word).replace(/\\?'/g, "'?"))
    .join('|')})`;

/** A list that stands in one string, with spaces between its words. */
export const wordsOf = (list: string): readonly string[] => list.trim().split(/\s+/);

const between = '[\\s,]+';

function elementOf(element: string, lists: Readonly<Record<string, readonly string[]>>): string {
  if (element === '_') return "[\\p{L}\\p{N}'-]+";
  const choices = element.split('/').flatMap((choice) => {
    if (!choice.startsWith('{')) return [choice.split('_').join(' ')];
    const entries = lists[choice.slice(1, -1)];
    if (!entries) throw new Error(`there is no list of words called ${choice}`);
    return entries;
  });
  return `(?:${choices.map((choice) => sourceOf(choice, lists)).join('|')})`;
}

/**
 * The source of a pattern for a phrase, in the notation of the safety phrases. `a/b` is one of two words, and `a_b` words in a
 * row. `{list}` is an entry of a list, `very?` an optional word, `really*` none or several of it, `_` any word.
 * 'i/we really* want' matches 'I want' and 'we really, really want'.
 */
function sourceOf(phrase: string, lists: Readonly<Record<string, readonly string[]>> = {}): string {
  if (!/[/{ ?*_]/.test(phrase)) return escaped(phrase);
  const elements = phrase.split(' ');
  const last = elements.findLastIndex((element) => !/[?*]$/.test(element));
  return elements
    .map((element, i) => {
      const sign = /^.+[?*]$/.test(element) ? element.slice(-1) : '';
      const source = elementOf(sign ? element.slice(0, -1) : element, lists);
      if (sign) return i > last ? `(?:${between}${source})${sign}` : `(?:${source}${between})${sign}`;
      return i < last ? `${source}${between}` : source;
    })
    .join('');
}

interface Around {
  lists?: Readonly<Record<string, readonly string[]>>;
  /** Patterns right before and after the phrase. */
  before?: string;
  after?: string;
  flags?: string;
}

/** A pattern for any of the phrases. Whole words only. */
export const anyOf = (
  phrases: readonly string[],
  { lists = {}, before = '\\b', after = '\\b', flags = 'iu' }: Around = {},
) => new RegExp(`${before}(?:${phrases.map((phrase) => sourceOf(phrase, lists)).join('|')})${after}`, flags);
