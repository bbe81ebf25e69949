import type { DiaryEntry } from '@pathwise/contracts/diary';
import { useMember } from '@pathwise/federation/shell-contract';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Submission } from '../saving/use-submission-key.ts';
import {
  blankEntry,
  type EntryDraft,
  type EntryFields,
  fieldsOf,
  isWorthKeeping,
  readsTheSame,
} from './entry.rules.ts';
import { type HeardDraft, type KeptDraft, keptDrafts } from './kept-draft.ts';

interface EntryDraftInput {
  readonly entry: DiaryEntry | undefined;
  readonly today: string;
  /** The slot of the draft to continue; this tab's own when absent. */
  readonly slot?: string | undefined;
}

interface Place {
  /** The slot that holds this draft. */
  slot: string;
  /** False while this tab only shows a draft that it found or that another tab writes. */
  hasOwnWords: boolean;
  /** The other draft that this one started from, or that was decided about. It is not offered again. */
  known: EntryFields | undefined;
  /** The pending request, while its answer is missing. */
  sent: Submission | undefined;
  isSignedOut: boolean;
}

/**
 * A draft that is stored at every keystroke. It survives a reload, an ended session and a failed save. Storing takes
 * well under a millisecond, so there is no delay, and nothing is written after signing out.
 */
export function useEntryDraft({ entry, today, slot: asked }: EntryDraftInput) {
  const { id: userId } = useMember();
  const kept = useMemo(() => keptDrafts(userId, entry?.id), [userId, entry?.id]);
  const stored = entry ? fieldsOf(entry) : undefined;
  const untouched: EntryDraft = { fields: stored ?? blankEntry(today), version: entry?.version };
  const [found] = useState(() => beginning({ kept, slot: asked, isStored: entry !== undefined }));
  const [draft, setDraft] = useState<EntryDraft>(found ?? untouched);
  const [isRestored, setRestored] = useState(found !== undefined);
  /** The draft that another tab is writing. */
  const [elsewhere, setElsewhere] = useState<EntryDraft | undefined>(undefined);
  const placeRef = useRef<Place>({
    slot: found?.slot ?? kept.ownSlot(),
    hasOwnWords: false,
    known: found?.fields,
    sent: found?.sent,
    isSignedOut: false,
  });

  function isToBeKept({ fields, version }: EntryDraft): boolean {
    return isWorthKeeping(fields, stored) || version !== entry?.version;
  }
  function keep(words: EntryDraft): void {
    const { slot, sent, isSignedOut } = placeRef.current;
    if (isSignedOut) return;
    if (isToBeKept(words)) kept.set(slot, { ...words, sent });
    else kept.clear(slot);
  }
  function go(next: EntryDraft): void {
    placeRef.current.hasOwnWords = true;
    setDraft(next);
    keep(next);
  }
  const isNews = (heard: EntryDraft | undefined) =>
    heard !== undefined &&
    ![draft.fields, placeRef.current.known].some((one) => one && readsTheSame(one, heard.fields));
  function follow({ slot, draft: heard }: HeardDraft): void {
    Object.assign(placeRef.current, { slot, known: heard?.fields, sent: heard?.sent });
    setDraft(heard ?? untouched);
    setRestored(heard !== undefined);
  }

  const hear = useEffectEvent((heard: HeardDraft | undefined) => {
    const place = placeRef.current;
    // signing out in another tab empties storage, and a draft still open here must not fill it again
    if (!heard) {
      place.isSignedOut = true;
      return setElsewhere(undefined);
    }
    const isHere = heard.slot === place.slot;
    if (!place.hasOwnWords) {
      const isShown = entry ? isHere || (!isRestored && heard.draft !== undefined) : isHere && isRestored;
      if (isShown) return follow(heard);
    }
    // another tab uses the same name: each keeps its own draft
    if (isHere && heard.draft) place.slot = kept.moveOut();
    if (isHere && place.hasOwnWords) keep(draft);
    // drafts of new entries are independent; a stored entry has one text
    if (entry) setElsewhere(isNews(heard.draft) ? heard.draft : undefined);
  });
  useEffect(() => kept.listen((heard) => hear(heard)), [kept]);

  return {
    ...draft,
    isRestored,
    elsewhere,
    change: (part: Partial<EntryFields>) => go({ ...draft, fields: { ...draft.fields, ...part } }),
    /** Continues from another text, based on that version of the entry. */
    goOnFrom: (next: EntryDraft) => {
      if (elsewhere) placeRef.current.known = elsewhere.fields;
      setElsewhere(undefined);
      go(next);
    },
    discard: () => {
      Object.assign(placeRef.current, { hasOwnWords: false, sent: undefined });
      setRestored(false);
      setDraft(untouched);
      kept.clear(placeRef.current.slot);
    },
    /** Stores the pending request beside the draft, so that a reload knows of it. */
    submission: {
      get: () => placeRef.current.sent,
      set: (sent: Submission | undefined) => {
        const { slot, isSignedOut } = placeRef.current;
        placeRef.current.sent = sent;
        if (!isSignedOut) kept.setSent(slot, sent);
      },
    },
    /**
     * The draft is saved: clears it and any draft that was decided about. Keeps text typed in the same slot since, in
     * an editor opened during the save.
     */
    done: (saved: EntryFields) => {
      const { slot: own, known } = placeRef.current;
      for (const { slot, fields } of kept.all()) {
        const decided = slot === own ? [saved] : [saved, known];
        if (decided.some((one) => one && readsTheSame(one, fields))) kept.clear(slot);
      }
    },
  };
}

interface Beginning {
  readonly kept: ReturnType<typeof keptDrafts>;
  readonly slot: string | undefined;
  readonly isStored: boolean;
}

function beginning({ kept, slot: asked, isStored }: Beginning): KeptDraft | undefined {
  if (asked) return kept.all().find(({ slot }) => slot === asked);
  // a stored entry has one draft, whichever tab wrote it; a draft of a new entry belongs to its tab
  return kept.own() ?? (isStored ? kept.all()[0] : undefined);
}
