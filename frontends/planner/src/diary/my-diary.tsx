import { useInfiniteQuery } from '@pathwise/federation/query';
import { useMember } from '@pathwise/federation/shell-contract';
import { Banner } from '@pathwise/ui/banner';
import { Button } from '@pathwise/ui/button';
import { EmptyState } from '@pathwise/ui/empty-state';
import { PageHeading } from '@pathwise/ui/page-heading';
import { NotebookText, Plus } from 'lucide-react';
import { useState } from 'react';
import { Page } from '../app/page.tsx';
import { myEntriesQuery } from './diary-queries.ts';
import { Entries } from './entries.tsx';
import { EntryWall } from './entry-wall.tsx';
import { keptDraft } from './kept-draft.ts';
import { type Opened, OwnEntry } from './own-entry.tsx';
import { useDeleteEntry } from './use-delete-entry.tsx';

/** The own diary: 'My Diary', with New Entry. */
export function MyDiary() {
  const { id: userId, diaryPublic } = useMember();
  const query = useInfiniteQuery(myEntriesQuery);
  const [opened, setOpened] = useState<Opened | undefined>(undefined);
  const { deletion, undoList } = useDeleteEntry({ onDeleted: () => setOpened(undefined) });
  const create = () => setOpened({ does: 'create' });
  return (
    <Page wide>
      <PageHeading
        title="My Diary"
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
      {opened ? null : <BegunEntry userId={userId} onContinue={create} />}
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
      >
        {(entries) => (
          <EntryWall
            entries={entries}
            more={query}
            hasDraft={({ id }) => keptDraft(userId, id).get() !== undefined}
            onOpen={(entry, paper) => setOpened({ does: 'read', entry, paper })}
          />
        )}
      </Entries>
      {undoList}
      {opened ? (
        <OwnEntry
          opened={opened}
          stored={query.data?.pages.flatMap(({ rows }) => rows)}
          deletion={deletion}
          onOpen={setOpened}
        />
      ) : null}
    </Page>
  );
}

/** Says that there are words which were never saved. */
function BegunEntry({ userId, onContinue }: { userId: string; onContinue: () => void }) {
  const [isDiscarded, setDiscarded] = useState(false);
  const kept = keptDraft(userId, undefined);
  const draft = kept.get();
  if (!draft || isDiscarded) return null;
  const { title, content } = draft.fields;
  return (
    <Banner
      title="You have begun an entry"
      action={
        <span className="flex flex-wrap gap-2">
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              kept.clear();
              setDiscarded(true);
            }}
          >
            Discard draft
          </Button>
          <Button size="sm" onClick={onContinue}>
            Continue writing
          </Button>
        </span>
      }
    >
      <span className="line-clamp-2">{title.trim() || content.trim()}</span>
    </Banner>
  );
}
