import { fits, termsOf, wordsOf } from './words.rules.ts';

/**
 * The first rows whose title has, for every word looked for, a word that begins with it. It reads the rows one after the other,
 * so give it the rows of one person, and a bound.
 */
export async function firstThatFit<T extends { title: string }>(
  rows: AsyncIterable<T>,
  { q, limit }: { q: string; limit: number },
): Promise<T[]> {
  const terms = termsOf(q);
  const found: T[] = [];
  if (terms.length === 0) return found;
  for await (const row of rows) {
    if (fits(wordsOf([row.title]), terms)) found.push(row);
    if (found.length === limit) break;
  }
  return found;
}
