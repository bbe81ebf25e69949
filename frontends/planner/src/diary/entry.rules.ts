import type { DiaryEntry } from '@pathwise/contracts/diary';

/** The values of the editor's controls. */
export interface EntryFields {
  readonly title: string;
  readonly content: string;
  readonly entryDate: string;
  readonly isPrivate: boolean;
}

/** The draft's fields, and the version of the stored entry it started from; undefined for a new entry. */
export interface EntryDraft {
  readonly fields: EntryFields;
  readonly version: number | undefined;
}

const incomplete = 'Please fill in title and content';
/** The longest title and text that the service accepts. */
const longest = { title: 200, content: 50_000 } as const;

export const blankEntry = (entryDate: string): EntryFields => ({ title: '', content: '', entryDate, isPrivate: false });

export function fieldsOf({ title, content, entryDate, isPrivate }: DiaryEntry): EntryFields {
  return { title, content, entryDate, isPrivate };
}

/** Why the draft cannot be saved; undefined when it can. */
export function problemOf({ title, content }: EntryFields): string | undefined {
  if (!title.trim() || !content.trim()) return incomplete;
  if (title.trim().length > longest.title) return `A title holds at most ${longest.title} characters`;
  if (content.trim().length > longest.content)
    return `An entry holds at most ${longest.content.toLocaleString()} characters; this one has ${content.trim().length.toLocaleString()}`;
  return undefined;
}

/** True when only the surrounding blanks differ, which are not stored. */
export function readsTheSame(a: EntryFields, b: EntryFields): boolean {
  return (
    a.title.trim() === b.title.trim() &&
    a.content.trim() === b.content.trim() &&
    a.entryDate === b.entryDate &&
    a.isPrivate === b.isPrivate
  );
}

/** True when discarding the draft would lose something: any text of a new entry, any change of a stored one. */
export function isWorthKeeping(fields: EntryFields, stored: EntryFields | undefined): boolean {
  if (stored) return !readsTheSame(fields, stored);
  return (fields.title + fields.content).trim() !== '';
}
