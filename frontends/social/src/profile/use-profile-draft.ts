import type { User } from '@pathwise/contracts/api/auth';
import { useEffect, useRef, useState } from 'react';
import { draftFrom, fieldsOf, type ProfileDraft, readsTheSame } from './profile.rules.ts';
import { keptProfileDraft } from './profile-draft.ts';

/**
 * The edit of one's own profile, stored at every keystroke. It survives a reload, an ended session and a failed save.
 * Nothing is written after signing out in another tab.
 */
export function useProfileDraft(user: User) {
  const kept = keptProfileDraft(user);
  const [draft, setDraft] = useState<ProfileDraft | undefined>(kept.get);
  const [isRestored, setRestored] = useState(draft !== undefined);
  const isSignedOut = useRef(false);
  useEffect(() => {
    // signing out empties storage, and a form still open in this tab must not fill it again
    const onStorage = ({ storageArea, key }: StorageEvent) => {
      if (storageArea === localStorage && key === null) isSignedOut.current = true;
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);

  function go(next: ProfileDraft): void {
    setDraft(next);
    if (isSignedOut.current) return;
    if (isWorthKeeping(next, user)) kept.set(next);
    else kept.clear();
  }
  return {
    /** Undefined while the profile is only shown. */
    draft,
    isRestored,
    begin: () => go(draftFrom(user)),
    /** Continues from this draft. */
    go,
    /** Ends the edit. Returns what was lost, if anything. */
    end(): ProfileDraft | undefined {
      kept.clear();
      setRestored(false);
      setDraft(undefined);
      return draft && isWorthKeeping(draft, user) ? draft : undefined;
    },
  };
}

function isWorthKeeping({ fields, image }: ProfileDraft, user: User): boolean {
  return image !== undefined || !readsTheSame(fields, fieldsOf(user));
}
