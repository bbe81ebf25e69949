import { draftOf } from '@pathwise/federation/storage-keys';
import type { Submission } from '../saving/use-submission-key.ts';
import type { EntryDraft, EntryFields } from './entry.rules.ts';
import { leaveWindowName, takeWindowName, windowName } from './window-name.ts';

/** Words begun and not saved, in their slot of storage. */
export interface KeptDraft extends EntryDraft {
  readonly slot: string;
  /** When they were last written to. */
  readonly at: number;
  /** Those of them that were sent without a final answer yet. */
  readonly sent: Submission | undefined;
}

/** What is heard of another window: what it wrote into a slot, or undefined when it emptied that. */
export interface HeardDraft {
  readonly slot: string;
  readonly draft: Omit<KeptDraft, 'slot'> | undefined;
}

/**
 * What has been begun and not saved, by person and entry; without an entry's id, what is to become a new one. Every
 * window has a slot of its own, so that two that write at once keep both texts; what a closed window has left behind
 * is found by all of them.
 */
export function keptDrafts(userId: string, entryId: string | undefined) {
  const entry = `diary:${userId}:${entryId ?? 'new'}`;
  const ofEntry = (slot: string) => slot === entry || slot.startsWith(`${entry}:`);
  // a window without a name goes on in the slot from before windows had any
  const ownSlot = () => [entry, windowName()].filter(Boolean).join(':');
  const all = () => slots().filter(ofEntry).flatMap(read).sort(newestFirst);
  return {
    ownSlot,
    /** All of them, the newest first. */
    all,
    own: () => all().find(({ slot }) => slot === ownSlot()),
    /** Writes into a slot, which is this window's from then on. */
    set(slot: string, { fields, version, sent }: EntryDraft & Pick<KeptDraft, 'sent'>): void {
      takeWindowName(slot.slice(entry.length + 1));
      draftOf(slot).set(JSON.stringify({ fields, version, sent, at: Date.now() }));
    },
    /** Says beside the words what of them was sent; those written since stay as they are. */
    setSent(slot: string, sent: Submission | undefined): void {
      const [kept] = read(slot);
      if (kept) draftOf(slot).set(JSON.stringify({ ...kept, slot: undefined, sent }));
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
        if (ofEntry(slot)) hear({ slot, draft: parse(newValue ?? undefined) });
      };
      window.addEventListener('storage', listener);
      return () => window.removeEventListener('storage', listener);
    },
  };
}

/** Words begun in a stored entry. */
export type KeptChange = KeptDraft & { readonly entryId: string };

/** What a person has begun in stored entries and not saved. */
export function keptChanges(userId: string): KeptChange[] {
  const beginning = `diary:${userId}:`;
  const entryIn = (slot: string) => slot.slice(beginning.length).split(':')[0] ?? '';
  return slots()
    .filter((slot) => slot.startsWith(beginning) && entryIn(slot) !== 'new')
    .flatMap(read)
    .map((kept) => ({ ...kept, entryId: entryIn(kept.slot) }));
}

/** Words of an entry that is no more go on as those of a new one. Answers their new slot. */
export function toNewEntry(userId: string, { slot, fields, sent }: KeptDraft): string {
  const ofNew = keptDrafts(userId, undefined);
  const moved = ofNew.moveOut();
  ofNew.set(moved, { fields, version: undefined, sent });
  draftOf(slot).clear();
  return moved;
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

/** Storage may hold what an older release or somebody else wrote. */
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
  const { words, key } = sent ?? {};
  return typeof words === 'string' && typeof key === 'string' ? { words, key } : undefined;
}
