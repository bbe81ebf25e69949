import { useInfiniteQuery, useQuery } from '@pathwise/federation/query';
import { EntryMeta, EntryText } from '@pathwise/remote-kit/entry-text';
import { EntryWall, type ReadableEntry } from '@pathwise/remote-kit/entry-wall';
import { Page } from '@pathwise/remote-kit/page';
import { EmptyState } from '@pathwise/ui/empty-state';
import { PageHeading } from '@pathwise/ui/page-heading';
import { Skeleton } from '@pathwise/ui/skeleton';
import { NotebookText } from 'lucide-react';
import { useState } from 'react';
import { entriesOfQuery, memberQuery } from './diary-queries.ts';
import { Entries } from './entries.tsx';
import { EntryDialog } from './entry-dialog.tsx';

/** Another member's diary, read-only. */
export function MemberDiary({ userId }: { userId: string }) {
  const member = useQuery(memberQuery(userId));
  const query = useInfiniteQuery(entriesOfQuery(userId));
  const [opened, setOpened] = useState<{ entry: ReadableEntry; colour: string } | undefined>(undefined);
  return (
    <Page>
      {member.isPending ? (
        <Skeleton className="h-9 w-72 max-w-full" />
      ) : (
        <Heading name={member.data?.firstName || 'User'} />
      )}
      <Entries
        query={query}
        empty={
          <EmptyState
            icon={NotebookText}
            title="No diary entries yet"
            hint="Entries appear here once they are written and shared."
          />
        }
        offline="This diary is not here while you are offline."
      >
        {(entries) => (
          <EntryWall entries={entries} more={query} onOpen={(entry, colour) => setOpened({ entry, colour })} />
        )}
      </Entries>
      {opened ? (
        <EntryDialog
          title={opened.entry.title}
          description={<EntryMeta entryDate={opened.entry.entryDate} />}
          onClose={() => setOpened(undefined)}
        >
          {() => <EntryText content={opened.entry.content} colour={opened.colour} />}
        </EntryDialog>
      ) : null}
    </Page>
  );
}

function Heading({ name }: { name: string }) {
  return (
    <PageHeading
      documentTitle={`${name}'s Diary`}
      title={
        <>
          {name}'s Diary <span className="font-normal text-base text-text-2 tracking-normal">(Read-only)</span>
        </>
      }
    />
  );
}
