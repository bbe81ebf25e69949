import type { DiaryEntry } from '@pathwise/contracts/diary';
import { EntryMeta, EntryText } from '@pathwise/remote-kit/entry-text';
import { Button } from '@pathwise/ui/button';
import { DialogFooter } from '@pathwise/ui/dialog';
import { Pencil, Trash2 } from 'lucide-react';
import { EntryDialog } from './entry-dialog.tsx';
import { WriteEntry } from './write-entry.tsx';

/** What is open above the wall: an entry to read or edit, or a new one. */
export type Opened =
  | { readonly does: 'read' | 'edit'; readonly entry: DiaryEntry; readonly colour: string }
  /** With a slot, the editor opens with the draft stored there. */
  | { readonly does: 'create'; readonly slot?: string };

interface OwnEntryProps {
  readonly opened: Opened;
  /** The entries loaded so far. */
  readonly stored: readonly DiaryEntry[] | undefined;
  readonly deletion: { readonly isPending: boolean; readonly mutate: (entry: DiaryEntry) => void };
  readonly onOpen: (opened: Opened | undefined) => void;
}

/** One of the person's own entries: read, edit or delete it, or write a new one. */
export function OwnEntry({ opened, stored, deletion, onOpen }: OwnEntryProps) {
  const close = () => onOpen(undefined);
  if (opened.does === 'create') {
    return (
      <EntryDialog title="New Entry" onClose={close}>
        {(isFullscreen) => (
          <WriteEntry entry={undefined} slot={opened.slot} isTall={isFullscreen} onDone={close} onCancel={close} />
        )}
      </EntryDialog>
    );
  }
  // a save in another tab shows here as soon as it is known
  const entry = stored?.find(({ id }) => id === opened.entry.id) ?? opened.entry;
  const read = (shown: DiaryEntry) => onOpen({ ...opened, does: 'read', entry: shown });
  if (opened.does === 'edit') {
    return (
      <EntryDialog title="Edit Entry" onClose={close}>
        {(isFullscreen) => (
          <WriteEntry entry={entry} isTall={isFullscreen} onDone={read} onCancel={() => read(entry)} />
        )}
      </EntryDialog>
    );
  }
  return (
    <EntryDialog
      title={entry.title}
      description={<EntryMeta entryDate={entry.entryDate} isPrivate={entry.isPrivate} />}
      onClose={close}
    >
      {() => (
        <>
          <EntryText content={entry.content} colour={opened.colour} />
          <DialogFooter>
            {/* first in order, so that the focus starts on it and not on Delete */}
            <Button variant="primary" className="order-last" onClick={() => onOpen({ ...opened, does: 'edit', entry })}>
              <Pencil aria-hidden />
              Edit
            </Button>
            <Button variant="destructive" loading={deletion.isPending} onClick={() => deletion.mutate(entry)}>
              <Trash2 aria-hidden />
              Delete
            </Button>
          </DialogFooter>
        </>
      )}
    </EntryDialog>
  );
}
