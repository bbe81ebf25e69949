import { useInfiniteQuery } from '@pathwise/federation/query';
import { EntryMeta, EntryText } from '@pathwise/remote-kit/entry-text';
import { EntryWall, type ReadableEntry, WallSkeleton } from '@pathwise/remote-kit/entry-wall';
import { Dialog } from '@pathwise/ui/dialog';
import { EmptyState } from '@pathwise/ui/empty-state';
import { NotebookText } from 'lucide-react';
import { useState } from 'react';
import { diaryOfMemberQuery } from './member-queries.ts';
import { Refused } from './refused.tsx';

interface DiaryDialogProps {
  readonly userId: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** Another member's public diary, read-only. A click opens the full entry above it. */
export function DiaryDialog({ userId, name, onClose }: DiaryDialogProps) {
  const [opened, setOpened] = useState<{ entry: ReadableEntry; colour: string } | undefined>(undefined);
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()} title={`${name}'s diary`} width="wide">
      <div className="@container grid gap-4">
        <Diary userId={userId} onOpen={(entry, colour) => setOpened({ entry, colour })} />
      </div>
      {opened ? (
        <Dialog
          open
          onOpenChange={(isOpen) => isOpen || setOpened(undefined)}
          title={opened.entry.title}
          description={<EntryMeta entryDate={opened.entry.entryDate} />}
          width="wide"
        >
          <EntryText content={opened.entry.content} colour={opened.colour} />
        </Dialog>
      ) : null}
    </Dialog>
  );
}

interface DiaryProps {
  readonly userId: string;
  readonly onOpen: (entry: ReadableEntry, colour: string) => void;
}

function Diary({ userId, onOpen }: DiaryProps) {
  const diary = useInfiniteQuery(diaryOfMemberQuery(userId));
  if (diary.data === undefined) {
    if (!diary.isError || diary.isFetching) return <WallSkeleton />;
    return <Refused title="This diary is private or unavailable" query={diary} />;
  }
  const entries = diary.data.pages.flatMap(({ rows }) => rows);
  if (entries.length === 0 && !diary.hasNextPage)
    return <EmptyState icon={NotebookText} title="No diary entries yet" />;
  return <EntryWall entries={entries} more={diary} headingLevel={3} onOpen={onOpen} />;
}
