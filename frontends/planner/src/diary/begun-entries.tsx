import { Banner } from '@pathwise/ui/banner';
import { Button } from '@pathwise/ui/button';
import { useState } from 'react';
import { keptDrafts } from './kept-draft.ts';

interface BegunEntriesProps {
  readonly userId: string;
  readonly onContinue: (slot: string) => void;
}

/** Says that there are words which were never saved, from this window or from others. */
export function BegunEntries({ userId, onContinue }: BegunEntriesProps) {
  const kept = keptDrafts(userId, undefined);
  const [discarded, setDiscarded] = useState<readonly string[]>([]);
  const drafts = kept.all().filter(({ slot }) => !discarded.includes(slot));
  return drafts.map(({ slot, fields }) => (
    <Banner
      key={slot}
      title="You have begun an entry"
      action={
        <span className="flex flex-wrap gap-2">
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              kept.clear(slot);
              setDiscarded([...discarded, slot]);
            }}
          >
            Discard draft
          </Button>
          <Button size="sm" onClick={() => onContinue(slot)}>
            Continue writing
          </Button>
        </span>
      }
    >
      <span className="line-clamp-2">{fields.title.trim() || fields.content.trim()}</span>
    </Banner>
  ));
}
