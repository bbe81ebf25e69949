import { useInfiniteQuery, useQuery } from '@pathwise/federation/query';
import { EmptyState } from '@pathwise/ui/empty-state';
import { PageHeading } from '@pathwise/ui/page-heading';
import { Skeleton } from '@pathwise/ui/skeleton';
import { NotebookText } from 'lucide-react';
import { useState } from 'react';
import { Page } from '../page/page.tsx';
import { entriesOfQuery, memberQuery, type PublicEntry } from './diary-queries.ts';
import { Entries } from './entries.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import { EntryMeta, EntryText } from './entry-text.tsx';
import { EntryWall } from './entry-wall.tsx';

/** Another member's diary, read-only. */
export function MemberDiary({ userId }: { userId: string }) {
  const member = useQuery(memberQuery(userId));
  const query = useInfiniteQuery(entriesOfQuery(userId));
  const [opened, setOpened] = useState<{ entry: PublicEntry; colour: string } | undefined>(undefined);
  return (
    <Page wide>
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
