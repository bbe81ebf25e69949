/** Something people say that is no wish for a goal. */
export interface Matter {
  /** Unique among all matters. */
  id: string;
  /** Sentences that say it, one a line, as people write them. The classifier learns from them. */
  says: string;
  /** Phrases that leave no doubt within the class, one a line, in the notation of `safety/phrases.rules.ts`. */
  tells?: string;
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** The sentences of a matter. */
export const sentencesOf = ({ says }: Pick<Matter, 'says'>): string[] => linesOf(says);
/** Its phrases that leave no doubt. */
export const phrasesOf = ({ tells = '' }: Pick<Matter, 'tells'>): string[] => linesOf(tells);
