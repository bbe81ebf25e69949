import { useDiscardConfirmation } from '@pathwise/remote-kit/use-discard-confirmation';
import { Banner } from '@pathwise/ui/banner';
import { Button } from '@pathwise/ui/button';
import { useState } from 'react';
import { type KeptDraft, keptDrafts, toNewEntry } from './kept-draft.ts';

interface UnsavedDraftsProps {
  readonly userId: string;
  /** Drafts of entries that were deleted. */
  readonly ofDeleted: readonly KeptDraft[];
  readonly onContinue: (slot: string) => void;
}

/** Offers drafts that were never saved, from this tab or another one. */
export function UnsavedDrafts({ userId, ofDeleted, onContinue }: UnsavedDraftsProps) {
  const kept = keptDrafts(userId, undefined);
  const [discarded, setDiscarded] = useState<readonly string[]>([]);
  const { confirmDiscard, confirmation } = useDiscardConfirmation();
  const ofNew = kept.all();
  const drafts = [...ofNew, ...ofDeleted].filter(({ slot }) => !discarded.includes(slot));

  async function discard(slot: string): Promise<void> {
    if (!(await confirmDiscard())) return;
    kept.clear(slot);
    setDiscarded((slots) => [...slots, slot]);
  }

  const banners = drafts.map((draft) => (
    <Banner
      key={draft.slot}
      title="You have an unfinished entry"
      action={
        <span className="flex flex-wrap gap-2">
          <Button size="sm" variant="ghost" onClick={() => void discard(draft.slot)}>
            Discard draft
          </Button>
          <Button size="sm" onClick={() => onContinue(ofNew.includes(draft) ? draft.slot : toNewEntry(userId, draft))}>
            Continue writing
          </Button>
        </span>
      }
    >
      <span className="line-clamp-2">{draft.fields.title.trim() || draft.fields.content.trim()}</span>
    </Banner>
  ));
  return (
    <>
      {banners}
      {confirmation}
    </>
  );
}
