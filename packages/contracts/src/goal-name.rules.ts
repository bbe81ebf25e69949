/** Words without case and punctuation: 'C++ (basics)' is 'c basics'. */
export const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The name a goal goes by when somebody writes about it: its title in plain words, without the article in front. */
export const goalName = (title: string): string => plainWords(title).replace(/^(?:an?|the|my) /, '');

/** True when a goal with this title is meant by one of the names. A title of one or two letters names nothing. */
export const isNamedBy = (title: string, names: readonly string[]): boolean =>
  plainWords(title).length > 2 && names.includes(goalName(title));
