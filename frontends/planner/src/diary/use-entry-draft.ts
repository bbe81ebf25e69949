import type { DiaryEntry } from '@pathwise/contracts/diary';
import { useMember } from '@pathwise/federation/shell-contract';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import {
  blankEntry,
  type EntryDraft,
  type EntryFields,
  fieldsOf,
  isWorthKeeping,
  readsTheSame,
} from './entry.rules.ts';
import { keptDraft } from './kept-draft.ts';

/**
 * What is being written, kept at every keystroke: it survives a reload, an ended session and a failed save. Storage takes
 * it in well under a millisecond, so that nothing waits to be kept and nothing can be written after signing out.
 */
export function useEntryDraft({ entry, today }: { entry: DiaryEntry | undefined; today: string }) {
  const { id: userId } = useMember();
  const kept = useMemo(() => keptDraft(userId, entry?.id), [userId, entry?.id]);
  const stored = entry ? fieldsOf(entry) : undefined;
  const untouched: EntryDraft = { fields: stored ?? blankEntry(today), version: entry?.version };
  const [found] = useState(() => kept.get());
  const [draft, setDraft] = useState(found ?? untouched);
  const [isRestored, setRestored] = useState(found !== undefined);
  /** What another window writes at the same time. */
  const [elsewhere, setElsewhere] = useState<EntryDraft | undefined>(undefined);
  const isSignedOut = useRef(false);
  /** False while this window only shows what another one writes. */
  const hasOwnWords = useRef(false);

  function isToBeKept({ fields, version }: EntryDraft): boolean {
    return isWorthKeeping(fields, stored) || version !== entry?.version;
  }
  function go(next: EntryDraft): void {
    hasOwnWords.current = true;
    setDraft(next);
    if (isSignedOut.current) return;
    if (isToBeKept(next)) kept.set(next);
    else kept.clear();
  }

  const hear = useEffectEvent((heard: EntryDraft | undefined, isEmptied: boolean) => {
    // signing out in another window empties storage, and what is still open here must not fill it again
    if (isEmptied) isSignedOut.current = true;
    if (hasOwnWords.current) {
      setElsewhere(heard && !readsTheSame(heard.fields, draft.fields) ? heard : undefined);
      // the other window saved or discarded its words, which were kept in the place of these
      if (heard === undefined && !isSignedOut.current && isToBeKept(draft)) kept.set(draft);
    } else if (!isEmptied) {
      setDraft(heard ?? untouched);
      setRestored(heard !== undefined);
    }
  });
  useEffect(() => kept.listen((heard, isEmptied) => hear(heard, isEmptied)), [kept]);

  return {
    ...draft,
    isRestored,
    elsewhere,
    change: (part: Partial<EntryFields>) => go({ ...draft, fields: { ...draft.fields, ...part } }),
    /** Goes on from other words, begun from that version of the entry. */
    goOnFrom: (next: EntryDraft) => {
      setElsewhere(undefined);
      go(next);
    },
    discard: () => {
      hasOwnWords.current = false;
      setRestored(false);
      setDraft(untouched);
      kept.clear();
    },
    /** The words are stored: there is nothing left to keep. */
    done: () => kept.clear(),
  };
}
