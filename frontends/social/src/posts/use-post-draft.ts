import type { PostKind } from '@pathwise/contracts/post';
import { useMember } from '@pathwise/federation/shell-contract';
import type { Submission } from '@pathwise/remote-kit/use-submission-key';
import { useEffect, useRef, useState } from 'react';
import { type KeptPost, keptPosts } from './kept-posts.ts';
import { blankPost, isWorthKeeping, type PostFields, readsTheSame } from './post-form.ts';

/**
 * A new post's draft, stored at every keystroke. It continues the newest unsent draft, which moves to this form's slot
 * once: a form still open in another tab stores its words again with the next keystroke.
 */
export function usePostDraft(kind: PostKind) {
  const { id: userId } = useMember();
  const kept = keptPosts({ userId, kind });
  const [found] = useState(() => kept.all()[0]);
  const [isRestored, setRestored] = useState(found !== undefined);
  const draft = useRef<KeptPost>(undefined);
  draft.current ??= { fields: blankPost, at: 0, sent: undefined, ...found, slot: kept.newSlot() };
  const isSignedOut = useRef(false);
  const isMoved = useRef(false);

  useEffect(() => {
    // signing out in another tab empties storage, and a form still open here must not fill it again
    const listener = ({ storageArea, key }: StorageEvent) => {
      if (storageArea === localStorage && key === null) isSignedOut.current = true;
    };
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  }, []);

  function keep(change: Partial<Pick<KeptPost, 'fields' | 'sent'>>): void {
    const current = { ...(draft.current as KeptPost), ...change, at: Date.now() };
    draft.current = current;
    if (found && !isMoved.current) kept.clear(found.slot);
    isMoved.current = true;
    if (isSignedOut.current) return;
    if (isWorthKeeping(current.fields)) kept.set(current);
    else kept.clear(current.slot);
  }

  return {
    initial: draft.current.fields,
    isRestored,
    change: (fields: PostFields) => keep({ fields }),
    discard: () => {
      setRestored(false);
      keep({ fields: blankPost, sent: undefined });
    },
    /** Stores the pending request beside the draft, so that a reload knows of it. */
    submission: {
      get: () => draft.current?.sent,
      set: (sent: Submission | undefined) => keep({ sent }),
    },
    /** The draft is posted. Words typed since, in a form opened during the call, stay. */
    done: (posted: PostFields) => {
      for (const { slot, fields } of kept.all()) if (readsTheSame(fields, posted)) kept.clear(slot);
    },
  };
}
