import { greeting } from '@pathwise/contracts/site.rules';
import { preloadRemote, RemoteMount } from '@pathwise/federation/remote-mount';
import { useLocation } from '@pathwise/federation/router';
import { useSession } from '@pathwise/federation/shell-contract';
import { lazy, Suspense } from 'react';
import { type Place, placeAt, remoteOf } from '../../sections/sections.rules.ts';
import { viewIn } from '../view.rules.ts';
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
  const { user } = useSession();
  const skeleton = <PageSkeleton place={place} isKnown={search === ''} greeting={user && greeting(user.firstName)} />;
  const remote = remoteOf(place);
  if (!remote) {
    return (
      <Suspense fallback={skeleton}>
        <FaqPage />
      </Suspense>
    );
  }
  const part = partTitles[place] ?? 'Your goals';
  return <RemoteMount key={remote} remote={remote} title={part} skeleton={skeleton} />;
}

/** Loads the page at an address ahead, when the workspace begins with it. */
export async function preloadPage({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Promise<void> {
  const place = placeAt(pathname);
  if (place && viewIn(search) === 'preview') return preloadRemote('planner', 'preview', pathname);
  const remote = place && remoteOf(place);
  if (remote) await preloadRemote(remote, 'app', pathname);
}

export function PreviewPane() {
  return (
    <RemoteMount remote="planner" expose="preview" title="Your roadmaps" skeleton={<PageSkeleton place="preview" />} />
  );
}
