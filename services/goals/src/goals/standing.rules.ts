/** A stored step or todo that a draft is merged into. */
export interface Standing {
  title: string;
  /** Title first given by the coach. Null for an item made by the person. */
  draftTitle: string | null;
  completed: boolean;
  editedAt: Date | null;
  dueDate: string | null;
}

/** Titles that differ only in case or spacing are the same step. */
export const sameTitle = (title: string) => title.trim().replace(/\s+/g, ' ').toLowerCase();

/** The titles that identify a step or todo (see `sameTitle`): its own, and the coach's title before a rename. */
export const titlesOf = ({ title, draftTitle }: Standing): string[] =>
  [...new Set([title, draftTitle ?? title])].map(sameTitle);

/** True for an item made, edited or completed by the person. A redraft never changes it. */
export function isPersons({ draftTitle, completed, editedAt }: Standing): boolean {
  return draftTitle === null || completed || editedAt !== null;
}

/** The coach's estimate of a step, where there is one. */
export const estimateOf = ({ estimatedDate }: { estimatedDate?: string | undefined }) =>
  estimatedDate === undefined ? {} : { estimatedDate };
