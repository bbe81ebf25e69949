import { sections } from '@pathwise/contracts/site.rules';
import { RemoteMount } from '@pathwise/federation/remote-mount';
import { useLocation } from '@pathwise/federation/router';
import { lazy, Suspense } from 'react';
import type { Place } from '../sections.rules.ts';
import { PageSkeleton } from './page-skeleton.tsx';

const FaqPage = lazy(async () => ({ default: (await import('../../faq/faq-page.tsx')).FaqPage }));

/** What a place is called when its remote fails. */
const partTitles: Readonly<Partial<Record<Place, string>>> = {
  plan: 'Your weekly plan',
  diary: 'Your diary',
  members: 'Members',
  explore: 'Members',
  challenges: 'Challenges',
  accountability: 'Accountability',
  mentorship: 'Mentorship',
  profile: 'The profile',
  trash: 'The trash',
};

/** The page of a place: the shell's own or a remote's. */
export function WorkspacePane({ place }: { place: Place }) {
  const { search } = useLocation();
  const skeleton = <PageSkeleton place={place} isKnown={search === ''} />;
  const shownBy = place === 'explore' ? 'social' : place === 'trash' ? 'planner' : sections[place];
  if (shownBy === 'shell') {
    return (
      <Suspense fallback={skeleton}>
        <FaqPage />
      </Suspense>
    );
  }
  const part = partTitles[place] ?? 'Your goals';
  return <RemoteMount key={shownBy} remote={shownBy} title={part} skeleton={skeleton} />;
}

export function PreviewPane() {
  return (
    <RemoteMount remote="planner" expose="preview" title="Your roadmaps" skeleton={<PageSkeleton place="preview" />} />
  );
}
