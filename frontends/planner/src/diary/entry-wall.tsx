import { Button } from '@pathwise/ui/button';
import { Skeleton, SkeletonGroup } from '@pathwise/ui/skeleton';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { PublicEntry } from './diary-queries.ts';
import { colourOf } from './entry.rules.ts';
import { EntryMeta } from './entry-text.tsx';

const wall = 'grid grid-cols-1 gap-4 @xl:grid-cols-2 @4xl:grid-cols-3';

interface EntryWallProps<Entry extends PublicEntry> {
  readonly entries: readonly Entry[];
  readonly hasDraft?: (entry: Entry) => boolean;
  readonly onOpen: (entry: Entry, colour: string) => void;
  readonly more: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly fetchNextPage: () => unknown;
  };
}

/** The entries as coloured cards. Scrolling loads more. */
export function EntryWall<Entry extends PublicEntry & { isPrivate?: boolean }>(props: EntryWallProps<Entry>) {
  const { entries, hasDraft, onOpen, more } = props;
  return (
    <>
      <ul className={wall}>
        {entries.map((entry, index) => (
          <li key={entry.id} className="grid">
            <article
              className={`relative grid min-h-32 @xl:min-h-44 content-start gap-2 rounded-lg p-5 transition-shadow focus-within:shadow-pop hover:shadow-pop ${colourOf(index)}`}
            >
              <p className="text-meta text-text-2">
                <EntryMeta entryDate={entry.entryDate} isPrivate={entry.isPrivate} />
              </p>
              <h2 className="text-base">
                <button
                  type="button"
                  onClick={() => onOpen(entry, colourOf(index))}
                  className="rounded-sm text-left font-semibold after:absolute after:inset-0 after:rounded-lg"
                >
                  {entry.title}
                </button>
              </h2>
              <p className="line-clamp-5 whitespace-pre-line text-text-2">{entry.content}</p>
              {hasDraft?.(entry) ? <p className="text-meta text-text-2">Unsaved changes</p> : null}
            </article>
          </li>
        ))}
      </ul>
      <MoreEntries {...more} />
    </>
  );
}

/** Loads the next page near the end of the wall. The button serves browsers without IntersectionObserver. */
function MoreEntries({
  hasNextPage,
  isFetchingNextPage,
  isFetchNextPageError,
  fetchNextPage,
}: EntryWallProps<PublicEntry>['more']) {
  const end = useRef<HTMLDivElement>(null);
  const isReady = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  const load = useEffectEvent(() => void fetchNextPage());
  useEffect(() => {
    if (!isReady || !end.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && load(), { rootMargin: '600px' });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isReady]);

  if (!hasNextPage) return null;
  return (
    <div ref={end} className="grid justify-items-center gap-2">
      {isFetchNextPageError ? <p role="alert">Earlier entries could not be loaded</p> : null}
      <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {isFetchNextPageError ? 'Retry' : 'Show earlier entries'}
      </Button>
    </div>
  );
}

export function WallSkeleton() {
  return (
    <SkeletonGroup label="Loading diary entries" className={wall}>
      {[0, 1, 2, 3, 4, 5].map((place) => (
        <div key={place} className={`grid min-h-32 @xl:min-h-44 content-start gap-3 rounded-lg p-5 ${colourOf(place)}`}>
          <Skeleton className="h-3.5 w-24" />
          <Skeleton className="h-4 w-3/4" />
          <Skeleton className="h-3.5 w-full" />
          <Skeleton className="h-3.5 w-5/6" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
