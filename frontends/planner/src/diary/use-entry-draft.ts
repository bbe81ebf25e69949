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
  /** The slot of begun words to go on from; this window's own when left out. */
  readonly slot?: string | undefined;
}

interface Place {
  /** Where these words are kept. */
  slot: string;
  /** False while this window only shows what was found, or what another one writes. */
  hasOwnWords: boolean;
  /** The other words that these began from, or that have been decided about: they are no news. */
  known: EntryFields | undefined;
  /** Those that were sent without a final answer yet. */
  sent: Submission | undefined;
  isSignedOut: boolean;
}

/**
 * What is being written, kept at every keystroke: it survives a reload, an ended session and a failed save. Storage takes
 * it in well under a millisecond, so that nothing waits to be kept and nothing can be written after signing out.
 */
export function useEntryDraft({ entry, today, slot: asked }: EntryDraftInput) {
  const { id: userId } = useMember();
  const kept = useMemo(() => keptDrafts(userId, entry?.id), [userId, entry?.id]);
  const stored = entry ? fieldsOf(entry) : undefined;
  const untouched: EntryDraft = { fields: stored ?? blankEntry(today), version: entry?.version };
  const [found] = useState(() => beginning({ kept, slot: asked, isStored: entry !== undefined }));
  const [draft, setDraft] = useState<EntryDraft>(found ?? untouched);
  const [isRestored, setRestored] = useState(found !== undefined);
  /** What another window writes at the same time. */
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
    // signing out in another window empties storage, and what is still open here must not fill it again
    if (!heard) {
      place.isSignedOut = true;
      return setElsewhere(undefined);
    }
    const isHere = heard.slot === place.slot;
    if (!place.hasOwnWords) {
      const isShown = entry ? isHere || (!isRestored && heard.draft !== undefined) : isHere && isRestored;
      if (isShown) return follow(heard);
    }
    // another window goes by this one's name: each keeps its own words
    if (isHere && heard.draft) place.slot = kept.moveOut();
    if (isHere && place.hasOwnWords) keep(draft);
    // two new entries are two entries; a stored one has one text
    if (entry) setElsewhere(isNews(heard.draft) ? heard.draft : undefined);
  });
  useEffect(() => kept.listen((heard) => hear(heard)), [kept]);

  return {
    ...draft,
    isRestored,
    elsewhere,
    change: (part: Partial<EntryFields>) => go({ ...draft, fields: { ...draft.fields, ...part } }),
    /** Goes on from other words, begun from that version of the entry. */
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
    /** What of the words was sent is kept beside them, so that it is known after a reload as well. */
    submission: {
      get: () => placeRef.current.sent,
      set: (sent: Submission | undefined) => {
        const { slot, isSignedOut } = placeRef.current;
        placeRef.current.sent = sent;
        if (!isSignedOut) kept.setSent(slot, sent);
      },
    },
    /**
     * These words are stored: there is nothing left to keep of them, nor of others that were decided about. What was
     * written on in their slot since, in an editor opened while they were being saved, is not theirs to clear.
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
  // a stored entry has one text to go on from, whoever began it; a new one is this window's own
  return kept.own() ?? (isStored ? kept.all()[0] : undefined);
}
