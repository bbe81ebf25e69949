import type { DiaryEntry } from '@pathwise/contracts/diary';
import { useMember } from '@pathwise/federation/shell-contract';
import type { Submission } from '@pathwise/remote-kit/use-submission-key';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import {
  blankEntry,
  type EntryDraft,
  type EntryFields,
  fieldsOf,
  isWorthKeeping,
  readsTheSame,
} from './entry.rules.ts';
import { type KeptDraft, keptDrafts, type TabChange } from './kept-draft.ts';

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
  hasOwnText: boolean;
  /** Another tab that is open writes this draft. Its slot stays its own. */
  isFollowing: boolean;
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
  const [found] = useState(() => draftToContinue({ kept, slot: asked, isStored: entry !== undefined }));
  const [draft, setDraft] = useState<EntryDraft>(found ?? untouched);
  const [isRestored, setRestored] = useState(found !== undefined);
  /** The draft that another tab is writing. */
  const [elsewhere, setElsewhere] = useState<EntryDraft | undefined>(undefined);
  const placeRef = useRef<Place>({
    slot: found?.slot ?? kept.ownSlot(),
    hasOwnText: false,
    isFollowing: false,
    known: found?.fields,
    sent: found?.sent,
    isSignedOut: false,
  });

  function isToBeKept({ fields, version }: EntryDraft): boolean {
    return isWorthKeeping(fields, stored) || version !== entry?.version;
  }
  function keep(draft: EntryDraft): void {
    const { slot, sent, isSignedOut } = placeRef.current;
    if (isSignedOut) return;
    if (isToBeKept(draft)) kept.set(slot, { ...draft, sent });
    else kept.clear(slot);
  }
  function go(next: EntryDraft): void {
    const place = placeRef.current;
    if (place.isFollowing) place.slot = kept.ownSlot();
    Object.assign(place, { hasOwnText: true, isFollowing: false });
    setDraft(next);
    keep(next);
  }
  const isNews = (change: EntryDraft | undefined) =>
    change !== undefined &&
    ![draft.fields, placeRef.current.known].some((one) => one && readsTheSame(one, change.fields));
  function follow({ slot, draft: change }: TabChange): void {
    Object.assign(placeRef.current, { slot, known: change?.fields, sent: change?.sent, isFollowing: true });
    setDraft(change ?? untouched);
    setRestored(change !== undefined);
  }

  const onChange = useEffectEvent((change: TabChange | undefined) => {
    const place = placeRef.current;
    // signing out in another tab empties storage, and a draft still open here must not fill it again
    if (!change) {
      place.isSignedOut = true;
      return setElsewhere(undefined);
    }
    const isHere = change.slot === place.slot;
    if (!place.hasOwnText) {
      const isShown = entry ? isHere || (!isRestored && change.draft !== undefined) : isHere && isRestored;
      if (isShown) return follow(change);
    }
    // another tab uses the same name: each keeps its own draft
    if (isHere && change.draft) place.slot = kept.moveOut();
    if (isHere && place.hasOwnText) keep(draft);
    // drafts of new entries are independent; a stored entry has one text
    if (entry) setElsewhere(isNews(change.draft) ? change.draft : undefined);
  });
  useEffect(() => kept.listen((change) => onChange(change)), [kept]);

  return {
    ...draft,
    isRestored,
    elsewhere,
    change: (part: Partial<EntryFields>) => go({ ...draft, fields: { ...draft.fields, ...part } }),
    /** Continues from another text, based on that version of the entry. */
    continueFrom: (next: EntryDraft) => {
      if (elsewhere) placeRef.current.known = elsewhere.fields;
      setElsewhere(undefined);
      go(next);
    },
    discard: () => {
      Object.assign(placeRef.current, { hasOwnText: false, sent: undefined });
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

interface DraftToContinue {
  readonly kept: ReturnType<typeof keptDrafts>;
  readonly slot: string | undefined;
  readonly isStored: boolean;
}

function draftToContinue({ kept, slot: asked, isStored }: DraftToContinue): KeptDraft | undefined {
  if (asked) return kept.all().find(({ slot }) => slot === asked);
  // a stored entry has one draft, whichever tab wrote it; a draft of a new entry belongs to its tab
  return kept.own() ?? (isStored ? kept.all()[0] : undefined);
}
