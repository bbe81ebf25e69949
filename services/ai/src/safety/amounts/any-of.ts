/** One of these words or phrases; 'abnehm*' is every word that begins so. */
export const anyOf = (list: string, flags = ''): RegExp =>
  new RegExp(`\\b(?:${sourceOf(list)})(?![\\p{L}\\d])`, `u${flags}`);

/** The same, as a part of a longer pattern. Entries are apart by commas. */
export const sourceOf = (list: string): string =>
  list
    .split(',')
    .map((entry) => entry.trim().replace(/\*/g, '\\p{L}*'))
    .filter(Boolean)
    .join('|');
