import { type KnownHeading, pageHeadings } from '@pathwise/federation/page-headings';
import { cx } from '@pathwise/ui/class-names';
import { Skeleton, SkeletonGroup } from '@pathwise/ui/skeleton';
import { type Place, titleOfPlace } from '../../sections/sections.rules.ts';

interface PageSkeletonProps {
  readonly place: Place | 'preview';
  /** The address asks for the page as it is by default, so its heading is known. */
  readonly isKnown?: boolean;
  /** The title of the dashboard, when it is known who is greeted. */
  readonly greeting?: string | undefined;
}

/** What is shown of a page before it has loaded: its heading, as far as it is known, and its shape. */
export function PageSkeleton({ place, isKnown = false, greeting }: PageSkeletonProps) {
  const known: Readonly<Record<string, KnownHeading>> = pageHeadings;
  const { title: fixed, subtitle } = (isKnown ? known[place] : undefined) ?? {};
  const title = place === 'dashboard' ? greeting : fixed;
  return (
    <SkeletonGroup
      label="Loading..."
      className={cx(
        'ml-page-edge grid grid-cols-[minmax(0,1fr)] gap-6 px-4 py-6 md:px-6 md:py-8',
        // as wide as the page itself, and at the same edge, so that its heading stays where it is
        place === 'plan' ? 'max-w-[1680px]' : 'max-w-[1200px]',
      )}
    >
      <div>
        {title ? <h1>{title}</h1> : <HiddenTitle title={place === 'preview' ? 'Goal Roadmaps' : titleOfPlace(place)} />}
        {subtitle ? (
          <p className="mt-1 text-pretty text-base text-text-2">{subtitle}</p>
        ) : (
          <Skeleton className="mt-1 h-6 w-80 max-w-full" />
        )}
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

function HiddenTitle({ title }: { title: string }) {
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      <Skeleton className="h-9 w-64 max-w-full" />
    </>
  );
}
