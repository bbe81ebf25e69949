import { sections } from '@pathwise/contracts/site.rules';
import { RemoteMount } from '@pathwise/federation/remote-mount';
import { Skeleton, SkeletonGroup } from '@pathwise/ui/skeleton';
import { lazy, Suspense } from 'react';
import { type Place, titleOfPlace } from '../sections.rules.ts';

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
  const title = titleOfPlace(place);
  const shownBy = place === 'explore' ? 'social' : place === 'trash' ? 'planner' : sections[place];
  if (shownBy === 'shell') {
    return (
      <Suspense fallback={<PageSkeleton title={title} />}>
        <FaqPage />
      </Suspense>
    );
  }
  const part = partTitles[place] ?? 'Your goals';
  return <RemoteMount key={shownBy} remote={shownBy} title={part} skeleton={<PageSkeleton title={title} />} />;
}

export function PreviewPane() {
  const skeleton = <PageSkeleton title="Goal Roadmaps" />;
  return <RemoteMount remote="planner" expose="preview" title="Your roadmaps" skeleton={skeleton} />;
}

function PageSkeleton({ title }: { title: string }) {
  return (
    <SkeletonGroup
      label="Loading..."
      className="mx-auto grid max-w-[1040px] grid-cols-[minmax(0,1fr)] gap-6 px-4 py-6 md:px-6 md:py-8"
    >
      <h1 className="sr-only">{title}</h1>
      <div className="grid grid-cols-1 gap-2">
        <Skeleton className="h-8 w-64 max-w-full" />
        <Skeleton className="h-5 w-80 max-w-full" />
      </div>
      <div className="grid grid-cols-2 gap-4 md:grid-cols-3">
        <Skeleton className="h-28 rounded-lg" />
        <Skeleton className="h-28 rounded-lg" />
        <Skeleton className="h-28 rounded-lg max-md:col-span-2" />
      </div>
      <Skeleton className="h-60 rounded-lg" />
    </SkeletonGroup>
  );
}
