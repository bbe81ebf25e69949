import { type QueryClient, useQuery, useQueryClient } from '@pathwise/federation/query';
import { Button } from '@pathwise/ui/button';
import { DropdownMenu, MenuItem } from '@pathwise/ui/dropdown-menu';
import { notify } from '@pathwise/ui/notify';
import { Undo2 } from 'lucide-react';
import { useMemo } from 'react';

/** Something done on a board that can still be taken back. */
interface RecentChange {
  /** What was done, as the list of them says it: 'Moved “Easy run” to Tuesday'. */
  readonly what: string;
  readonly undo: () => void;
}

/** Takes something back; resolves to whether that succeeded. */
export type Undo = () => Promise<boolean>;

const KEPT = 8;
// kept in the query cache, which signing out empties
const keyOf = (place: string) => ['recent-changes', place];

function change(queries: QueryClient, place: string, how: (changes: RecentChange[]) => RecentChange[]): void {
  queries.setQueryData(keyOf(place), (changes: RecentChange[] | undefined) => how(changes ?? []));
}

/** Remembers what was done at a place, and answers the action for its toast. The object stays the same. */
export function useRecentChanges(place: string) {
  const queries = useQueryClient();
  return useMemo(
    () => ({
      /** `back` is what there is again after `undo`, for the toast that tells of it. */
      remember(what: string, undo: Undo, back = what) {
        let isTaken = false;
        const takeBack = async () => {
          // the toast and the list offer the same one
          if (isTaken) return;
          isTaken = true;
          isTaken = await undo();
          if (!isTaken) return;
          change(queries, place, (changes) => changes.filter((one) => one !== made));
          // it takes the place of the toast that told of the change
          notify({ title: 'Undone', description: back });
        };
        const made: RecentChange = { what, undo: () => void takeBack() };
        change(queries, place, (changes) => [made, ...changes].slice(0, KEPT));
        return { label: 'Undo', onSelect: made.undo };
      },
    }),
    [queries, place],
  );
}

/** The last things done here on this visit, each to be taken back, for those who come back to it after the toast. */
export function RecentChanges({ place }: { place: string }) {
  const { data: changes = [] } = useQuery<RecentChange[]>({
    queryKey: keyOf(place),
    queryFn: () => [],
    enabled: false,
    structuralSharing: false,
    gcTime: Number.POSITIVE_INFINITY,
  });
  if (changes.length === 0) return null;
  return (
    <DropdownMenu
      align="start"
      trigger={
        <Button size="sm" variant="ghost">
          <Undo2 aria-hidden />
          Undo…
        </Button>
      }
    >
      {changes.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same thing may have been done twice
        <MenuItem key={index} icon={Undo2} onSelect={one.undo}>
          <span className="line-clamp-2 max-w-72 py-1" title={one.what}>
            {one.what}
          </span>
        </MenuItem>
      ))}
    </DropdownMenu>
  );
}
