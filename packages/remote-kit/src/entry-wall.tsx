import { Skeleton, SkeletonGroup } from '@pathwise/ui/skeleton';
import { EntryMeta } from './entry-text.tsx';
import { type More, MoreRows } from './more-rows.tsx';

/** The fields of an entry that every reader gets. The author gets more. */
export interface ReadableEntry {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  readonly entryDate: string;
}

const wall = 'grid grid-cols-1 gap-4 @xl:grid-cols-2 @4xl:grid-cols-3';

interface EntryWallProps<Entry extends ReadableEntry> {
  readonly entries: readonly Entry[];
  readonly hasDraft?: (entry: Entry) => boolean;
  readonly onOpen: (entry: Entry, colour: string) => void;
  readonly more: More;
  /** 3 inside a dialog, whose title is an h2. */
  readonly headingLevel?: 2 | 3;
}

/** A diary's entries as coloured cards. Scrolling loads more. */
export function EntryWall<Entry extends ReadableEntry & { isPrivate?: boolean }>(props: EntryWallProps<Entry>) {
  const { entries, hasDraft, onOpen, more, headingLevel = 2 } = props;
  const Heading = `h${headingLevel}` as const;
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
              <Heading className="text-base">
                <button
                  type="button"
                  onClick={() => onOpen(entry, colourOf(index))}
                  className="rounded-sm text-left font-semibold after:absolute after:inset-0 after:rounded-lg"
                >
                  {entry.title}
                </button>
              </Heading>
              <p className="line-clamp-5 whitespace-pre-line text-text-2">{withoutGaps(entry.content)}</p>
              {hasDraft?.(entry) ? <p className="text-meta text-text-2">Unsaved changes</p> : null}
            </article>
          </li>
        ))}
      </ul>
      <MoreRows more={more} label="Show earlier entries" failure="Earlier entries could not be loaded" />
    </>
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

/** A card's last line is never empty: the … of a cut text would stand there alone. */
const withoutGaps = (content: string) => content.replace(/\n\s*\n/g, '\n');

/** The colour of an entry's card. Cards cycle through 10 gradients. */
export const colourOf = (index: number) => colours[index % colours.length] as string;

const colours = ['bg-d1', 'bg-d2', 'bg-d3', 'bg-d4', 'bg-d5', 'bg-d6', 'bg-d7', 'bg-d8', 'bg-d9', 'bg-d10'];
