import { operationAt, useConnection } from '@pathwise/federation/api';
import { pageHeadings } from '@pathwise/federation/page-headings';
import { useInfiniteQuery } from '@pathwise/federation/query';
import { useMember } from '@pathwise/federation/shell-contract';
import type { WaitingWrite } from '@pathwise/federation/storage-keys';
import { EntryWall } from '@pathwise/remote-kit/entry-wall';
import { Page } from '@pathwise/remote-kit/page';
import { Button } from '@pathwise/ui/button';
import { EmptyState } from '@pathwise/ui/empty-state';
import { PageHeading } from '@pathwise/ui/page-heading';
import { NotebookText, Plus } from 'lucide-react';
import { myEntriesQuery } from './diary-queries.ts';
import { Entries } from './entries.tsx';
import { keptDrafts } from './kept-draft.ts';
import { OwnEntry } from './own-entry.tsx';
import { UnsavedDrafts } from './unsaved-drafts.tsx';
import { useDeleteEntry } from './use-delete-entry.tsx';
import { useDraftsOfDeleted } from './use-drafts-of-deleted.ts';
import { useOpenedEntry } from './use-opened-entry.ts';

/** The person's own diary: 'My Diary', with New Entry. */
export function MyDiary() {
  const { id: userId, diaryPublic } = useMember();
  const query = useInfiniteQuery(myEntriesQuery);
  const ofDeleted = useDraftsOfDeleted({ userId, query });
  const { opened, open, isMissing } = useOpenedEntry();
  const { deletion, undoList } = useDeleteEntry({ onDeleted: () => open(undefined) });
  const offlineHint = useWaitingEntries();
  const create = () => open({ does: 'create' });
  return (
    <Page>
      <PageHeading
        title={pageHeadings.diary.title}
        subtitle={
          diaryPublic ? 'Members can read the entries that are not marked private.' : 'Only you can read your diary.'
        }
        actions={
          <Button variant="primary" onClick={create}>
            <Plus aria-hidden />
            New Entry
          </Button>
        }
      />
      {isMissing ? (
        <p role="status" className="text-text-2">
          This entry is not there any more.
        </p>
      ) : null}
      {opened ? null : (
        <UnsavedDrafts userId={userId} ofDeleted={ofDeleted} onContinue={(slot) => open({ does: 'create', slot })} />
      )}
      <Entries
        query={query}
        empty={
          <EmptyState
            icon={NotebookText}
            title="No diary entries yet"
            hint="A few lines about the day are enough to begin with."
            action={<Button onClick={create}>Write your first entry</Button>}
          />
        }
        offline="Your diary is not here while you are offline."
        offlineHint={offlineHint}
      >
        {(entries) => (
          <EntryWall
            entries={entries}
            more={query}
            hasDraft={({ id }) => keptDrafts(userId, id).all().length > 0}
            onOpen={(entry, colour) => open({ does: 'read', entry, colour })}
          />
        )}
      </Entries>
      {undoList}
      {opened ? (
        <OwnEntry
          opened={opened}
          stored={query.data?.pages.flatMap(({ rows }) => rows)}
          deletion={deletion}
          onOpen={open}
        />
      ) : null}
    </Page>
  );
}

/** What was written on this device and waits to be sent. */
function useWaitingEntries(): string | undefined {
  const { waiting } = useConnection();
  const isEntry = ({ method, path }: WaitingWrite) => operationAt(method, path)?.name === 'planner.createEntry';
  const written = waiting.filter(isEntry).map(({ what }) => what);
  return written.length > 0 ? `Waiting to be sent: ${written.join(', ')}.` : undefined;
}
