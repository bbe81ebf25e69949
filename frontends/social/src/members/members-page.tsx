import type { KnownHeading } from '@pathwise/federation/page-headings';
import { useInfiniteQuery } from '@pathwise/federation/query';
import { LoadFailure } from '@pathwise/remote-kit/load-failure';
import { Page } from '@pathwise/remote-kit/page';
import { EmptyState } from '@pathwise/ui/empty-state';
import { PageHeading } from '@pathwise/ui/page-heading';
import { SearchX, Users } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Introductions } from '../introduction-kit/introductions.tsx';
import { MemberGrid } from './member-grid.tsx';
import { allMembersQuery, foundMembersQuery } from './members-queries.ts';
import { failureOf } from './search.rules.ts';
import { SearchBox } from './search-box.tsx';
import { useSearch } from './use-search.ts';

/** /members and /explore: everybody, or the members that a search finds. */
export function MembersPage({ heading }: { heading: Required<KnownHeading> }) {
  const { text, setText, searched } = useSearch();
  return (
    <Page>
      <PageHeading {...heading} />
      <SearchBox value={text} onChange={setText} />
      {searched === undefined ? (
        <>
          <Introductions />
          <Everybody />
        </>
      ) : (
        <Found key={searched} text={searched} />
      )}
    </Page>
  );
}

/** Memoised, since each key typed into the search would draw every card again. */
const Everybody = memo(function Everybody() {
  const members = useInfiniteQuery(allMembersQuery);
  return (
    <Section title="Community Members">
      <MemberGrid
        query={members}
        failed={
          <LoadFailure
            title="Error loading members. Please try again."
            onRetry={() => void members.refetch()}
            offline="Members are not here while you are offline."
          />
        }
        empty={<EmptyState icon={Users} title="No other members yet" hint="You are the first one here." />}
      />
    </Section>
  );
});

function Found({ text }: { text: string }) {
  const members = useInfiniteQuery(foundMembersQuery(text));
  return (
    <Section title="Search results" note={members.data ? countOf(members.data.pages, members.hasNextPage) : ''}>
      <MemberGrid
        query={members}
        failed={
          <LoadFailure
            title="Error searching users. Please try again."
            text={failureOf(members.error)}
            onRetry={() => void members.refetch()}
            offline="You can search for members when you are back online."
            offlineHint=""
          />
        }
        empty={<EmptyState icon={SearchX} title="No users found matching your search" />}
      />
    </Section>
  );
}

/** Such as '1 member', or '30+ members' while there are more to load. */
function countOf(pages: readonly { readonly rows: readonly unknown[] }[], hasMore: boolean): string {
  const count = pages.reduce((sum, { rows }) => sum + rows.length, 0);
  return `${count}${hasMore ? '+' : ''} ${count === 1 && !hasMore ? 'member' : 'members'}`;
}

interface SectionProps {
  readonly title: string;
  /** Beside the title, and announced when it changes. */
  readonly note?: string;
  readonly children: ReactNode;
}

function Section({ title, note, children }: SectionProps) {
  return (
    <section aria-label={title} className="grid gap-4">
      <div className="flex items-baseline gap-3">
        <h2 className="text-xl">{title}</h2>
        {note === undefined ? null : (
          <p role="status" className="text-meta text-text-3">
            {note}
          </p>
        )}
      </div>
      {children}
    </section>
  );
}
