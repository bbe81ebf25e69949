import { draftOf } from '@pathwise/federation/storage-keys';
import type { EntryDraft, EntryFields } from './entry.rules.ts';
import { leaveWindowName, takeWindowName, windowName } from './window-name.ts';

/** Words begun and not saved, in their slot of storage. */
export interface KeptDraft extends EntryDraft {
  readonly slot: string;
}

/** What is heard of another window: what it wrote into a slot, or undefined when it emptied that. */
export interface HeardDraft {
  readonly slot: string;
  readonly draft: EntryDraft | undefined;
}

/**
 * What has been begun and not saved, by person and entry; without an entry's id, what is to become a new one. Every
 * window has a slot of its own, so that two that write at once keep both texts; what a closed window has left behind
 * is found by all of them.
 */
export function keptDrafts(userId: string, entryId: string | undefined) {
  const entry = `diary:${userId}:${entryId ?? 'new'}`;
  const ofEntry = (slot: string) => slot === entry || slot.startsWith(`${entry}:`);
  const ownSlot = () => `${entry}:${windowName()}`;
  const all = () => slots().filter(ofEntry).flatMap(read).sort(newestFirst);
  return {
    ownSlot,
    /** All of them, the newest first. */
    all,
    own: () => all().find(({ slot }) => slot === ownSlot()),
    /** Writes into a slot, which is this window's from then on. */
    set(slot: string, { fields, version }: EntryDraft): void {
      takeWindowName(slot.slice(entry.length + 1));
      draftOf(slot).set(JSON.stringify({ fields, version, at: Date.now() }));
    },
    clear: (slot: string) => draftOf(slot).clear(),
    /** Leaves this window's slots to another one that goes by its name; answers the new slot. */
    moveOut(): string {
      leaveWindowName();
      return ownSlot();
    },
    /** Hears what other windows of this person write to the same entry; nothing when storage was emptied. */
    listen(hear: (heard: HeardDraft | undefined) => void): () => void {
      const listener = ({ storageArea, key, newValue }: StorageEvent) => {
        if (storageArea !== localStorage) return;
        if (key === null) hear(undefined);
        const slot = key?.startsWith(PREFIX) ? key.slice(PREFIX.length) : '';
        if (ofEntry(slot)) hear({ slot, draft: parse(newValue ?? undefined)?.draft });
      };
      window.addEventListener('storage', listener);
      return () => window.removeEventListener('storage', listener);
    },
  };
}

const PREFIX = 'draft:';

function slots(): string[] {
  try {
    return Object.keys(localStorage).flatMap((key) => (key.startsWith(PREFIX) ? key.slice(PREFIX.length) : []));
  } catch {
    // forbidden storage holds nothing
    return [];
  }
}

type Found = KeptDraft & { readonly at: number };

function read(slot: string): Found[] {
  const kept = parse(draftOf(slot).get());
  return kept ? [{ ...kept.draft, slot, at: kept.at }] : [];
}

const newestFirst = (a: Found, b: Found) => b.at - a.at;

/** Storage may hold what an older release or somebody else wrote. */
function parse(text: string | undefined): { readonly draft: EntryDraft; readonly at: number } | undefined {
  try {
    const kept = JSON.parse(text ?? 'null') as { fields: Partial<EntryFields>; version?: unknown; at?: unknown };
    const { title, content, entryDate, isPrivate } = kept.fields;
    if (typeof title !== 'string' || typeof content !== 'string' || typeof entryDate !== 'string') return undefined;
    const fields = { title, content, entryDate, isPrivate: isPrivate === true };
    const version = typeof kept.version === 'number' ? kept.version : undefined;
    return { draft: { fields, version }, at: typeof kept.at === 'number' ? kept.at : 0 };
  } catch {
    return undefined;
  }
}
