import { draftOf } from '@pathwise/federation/storage-keys';
import type { EntryDraft, EntryFields } from './entry.rules.ts';

/** What has been begun and not saved, by person and entry; without an entry's id, what is to become a new one. */
export function keptDraft(userId: string, entryId: string | undefined) {
  const place = draftOf(`diary:${userId}:${entryId ?? 'new'}`);
  return {
    get: () => parse(place.get()),
    set: (draft: EntryDraft) => place.set(JSON.stringify(draft)),
    clear: place.clear,
    /** Hears what another window of this person writes to the same entry; undefined when storage was emptied. */
    listen(hear: (draft: EntryDraft | undefined, isEmptied: boolean) => void): () => void {
      const listener = ({ storageArea, key, newValue }: StorageEvent) => {
        if (storageArea !== localStorage) return;
        if (key === null) hear(undefined, true);
        else if (key === `draft:diary:${userId}:${entryId ?? 'new'}`) hear(parse(newValue ?? undefined), false);
      };
      window.addEventListener('storage', listener);
      return () => window.removeEventListener('storage', listener);
    },
  };
}

/** Storage may hold what an older release or somebody else wrote. */
function parse(text: string | undefined): EntryDraft | undefined {
  try {
    const { fields, version } = JSON.parse(text ?? 'null') as { fields: Partial<EntryFields>; version?: unknown };
    const { title, content, entryDate, isPrivate } = fields;
    if (typeof title !== 'string' || typeof content !== 'string' || typeof entryDate !== 'string') return undefined;
    return {
      fields: { title, content, entryDate, isPrivate: isPrivate === true },
      version: typeof version === 'number' ? version : undefined,
    };
  } catch {
    return undefined;
  }
}
