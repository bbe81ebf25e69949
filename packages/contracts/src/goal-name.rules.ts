/** Removes case and punctuation from a text: 'C++ (basics)' is 'c basics'. */
export const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The name of a goal in messages: its plain title without a leading article. 'The Marathon!' is 'marathon'. */
export const goalName = (title: string): string => plainWords(title).replace(/^(?:an?|the|my) /, '');

/** True when one of the names is this goal's. A title of one or two letters matches nothing. */
export const isNamedBy = (title: string, names: readonly string[]): boolean =>
  plainWords(title).length > 2 && names.includes(goalName(title));
