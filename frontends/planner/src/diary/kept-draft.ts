import { draftOf } from '@pathwise/federation/storage-keys';
import type { Submission } from '@pathwise/remote-kit/use-submission-key';
import type { EntryDraft, EntryFields } from './entry.rules.ts';
import { renewTabName, setTabName, tabName } from './tab-name.ts';

/** An unsaved draft in its storage slot. */
export interface KeptDraft extends EntryDraft {
  readonly slot: string;
  /** The time of the last edit. */
  readonly at: number;
  /** The request that carried this draft, while its answer is missing. */
  readonly sent: Submission | undefined;
}

/** A change made by another tab: the draft it wrote to a slot, or undefined when it emptied the slot. */
export interface TabChange {
  readonly slot: string;
  readonly draft: Omit<KeptDraft, 'slot'> | undefined;
}

/**
 * A person's unsaved drafts of one entry; without an entry id, of new entries. Every tab has its own slot, so two tabs
 * never overwrite each other. Any tab finds the slots of a closed one.
 */
export function keptDrafts(userId: string, entryId: string | undefined) {
  const entry = `diary:${userId}:${entryId ?? 'new'}`;
  const ofEntry = (slot: string) => slot === entry || slot.startsWith(`${entry}:`);
  // a tab without a name uses the slot from before tabs had names
  const ownSlot = () => [entry, tabName()].filter(Boolean).join(':');
  const all = () => slots().filter(ofEntry).flatMap(read).sort(newestFirst);
  return {
    ownSlot,
    /** All drafts, newest first. */
    all,
    own: () => all().find(({ slot }) => slot === ownSlot()),
    /** Writes to a slot. The slot then belongs to this tab. */
    set(slot: string, { fields, version, sent }: EntryDraft & Pick<KeptDraft, 'sent'>): void {
      setTabName(slot.slice(entry.length + 1));
      draftOf(slot).set(JSON.stringify({ fields, version, sent, at: Date.now() }));
    },
    /** Stores the pending request beside the draft. The draft's text stays as it is. */
    setSent(slot: string, sent: Submission | undefined): void {
      const [kept] = read(slot);
      if (kept) draftOf(slot).set(JSON.stringify({ ...kept, slot: undefined, sent }));
    },
    clear: (slot: string) => draftOf(slot).clear(),
    /** Moves this tab's drafts to new slots, because another tab uses the same name. Returns the new slot. */
    moveOut(): string {
      renewTabName();
      return ownSlot();
    },
    /** Calls back when another tab changes a draft of the same entry; not when storage was emptied. */
    listen(onChange: (change: TabChange | undefined) => void): () => void {
      const listener = ({ storageArea, key, newValue }: StorageEvent) => {
        if (storageArea !== localStorage) return;
        if (key === null) onChange(undefined);
        const slot = key?.startsWith(prefix) ? key.slice(prefix.length) : '';
        if (ofEntry(slot)) onChange({ slot, draft: parse(newValue ?? undefined) });
      };
      window.addEventListener('storage', listener);
      return () => window.removeEventListener('storage', listener);
    },
  };
}

/** The draft of a stored entry. */
export type KeptChange = KeptDraft & { readonly entryId: string };

/** A person's drafts of stored entries. */
export function keptChanges(userId: string): KeptChange[] {
  const start = `diary:${userId}:`;
  const entryIn = (slot: string) => slot.slice(start.length).split(':')[0] ?? '';
  return slots()
    .filter((slot) => slot.startsWith(start) && entryIn(slot) !== 'new')
    .flatMap(read)
    .map((kept) => ({ ...kept, entryId: entryIn(kept.slot) }));
}

/** Turns the draft of a deleted entry into one of a new entry. Returns its new slot. */
export function toNewEntry(userId: string, { slot, fields, sent }: KeptDraft): string {
  const ofNew = keptDrafts(userId, undefined);
  const moved = ofNew.moveOut();
  ofNew.set(moved, { fields, version: undefined, sent });
  draftOf(slot).clear();
  return moved;
}

const prefix = 'draft:';

function slots(): string[] {
  try {
    return Object.keys(localStorage).flatMap((key) => (key.startsWith(prefix) ? key.slice(prefix.length) : []));
  } catch {
    // without access to storage there are no drafts
    return [];
  }
}

function read(slot: string): KeptDraft[] {
  const kept = parse(draftOf(slot).get());
  return kept ? [{ ...kept, slot }] : [];
}

const newestFirst = (a: KeptDraft, b: KeptDraft) => b.at - a.at;

interface Stored {
  readonly fields: Partial<EntryFields>;
  readonly version?: unknown;
  readonly at?: unknown;
  readonly sent?: Partial<Submission>;
}

/** An older release or another program may have written to storage. */
function parse(text: string | undefined): Omit<KeptDraft, 'slot'> | undefined {
  try {
    const kept = JSON.parse(text ?? 'null') as Stored;
    const { title, content, entryDate, isPrivate } = kept.fields;
    if (typeof title !== 'string' || typeof content !== 'string' || typeof entryDate !== 'string') return undefined;
    const fields = { title, content, entryDate, isPrivate: isPrivate === true };
    const version = typeof kept.version === 'number' ? kept.version : undefined;
    return { fields, version, at: typeof kept.at === 'number' ? kept.at : 0, sent: sentOf(kept) };
  } catch {
    return undefined;
  }
}

function sentOf({ sent }: Stored): Submission | undefined {
  const { body, key } = sent ?? {};
  return typeof body === 'string' && typeof key === 'string' ? { body, key } : undefined;
}
