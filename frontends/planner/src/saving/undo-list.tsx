import { useQueryClient } from '@pathwise/federation/query';
import { Button } from '@pathwise/ui/button';
import { DropdownMenu, MenuItem } from '@pathwise/ui/dropdown-menu';
import { giveFocus, isFocusLost, useFocusAfter } from '@pathwise/ui/focus-after';
import { notify } from '@pathwise/ui/notify';
import { Undo2 } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { keptAt, useKept } from './use-kept.ts';

/** Takes something back; resolves to whether that succeeded. */
export type Undo = () => Promise<boolean>;

/** Something done on this visit that can still be taken back. */
interface Done {
  /** What was done, as a sentence for the menu ('Moved “Easy run” to Tuesday') or a name for the list ('Easy run'). */
  readonly what: string;
  /** What happened to the thing that `what` names: 'Deleted'. */
  readonly verb?: string | undefined;
  /** What is there again afterwards, for a toast that says so; no toast without it. */
  readonly back?: string | undefined;
  readonly undo: Undo;
}

interface Undoable extends Omit<Done, 'undo'> {
  readonly undo: () => void;
}

const KEPT = 8;
const placeOf = (name: string) => `undo of ${name}`;

/** Remembers what was done at a place of the page, and answers the action for its toast. The function stays the same. */
export function useUndo(place: string): (done: Done) => { label: string; onSelect: () => void } {
  const queries = useQueryClient();
  return useMemo(() => {
    const { get, set } = keptAt<readonly Undoable[]>(queries, placeOf(place));
    return ({ undo, ...told }) => {
      let isTaken = false;
      const takeBack = async () => {
        // the toast and the list offer the same one
        if (isTaken) return;
        isTaken = true;
        isTaken = await undo();
        if (!isTaken) return;
        // signing out meanwhile has emptied the list
        set(get()?.filter((one) => one !== made));
        // it takes the place of the toast that told of the change
        if (told.back !== undefined) notify({ title: 'Undone', description: told.back });
      };
      const made: Undoable = { ...told, undo: () => void takeBack() };
      set([made, ...(get() ?? [])].slice(0, KEPT));
      return { label: 'Undo', onSelect: made.undo };
    };
  }, [queries, place]);
}

function useUndoable(place: string): readonly Undoable[] {
  const [undoable] = useKept<readonly Undoable[]>(placeOf(place));
  return undoable ?? [];
}

/** 'Undo…': a menu of the last things done on a board, for those who come back to it after the toast has gone. */
export function UndoMenu({ place }: { place: string }) {
  const undoable = useUndoable(place);
  if (undoable.length === 0) return null;
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
      {undoable.map(({ what, undo }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same thing may have been done twice
        <MenuItem key={index} icon={Undo2} onSelect={undo}>
          <span className="line-clamp-2 max-w-72 py-1" title={what}>
            {what}
          </span>
        </MenuItem>
      ))}
    </DropdownMenu>
  );
}

const LISTED = 5;

/** What was deleted here on this visit, each with its Undo, for those who come back to it after the toast has gone. */
export function UndoList({ place }: { place: string }) {
  const undoable = useUndoable(place).slice(0, LISTED);
  const newest = undoable[0];
  const list = useRef<HTMLUListElement>(null);
  const known = useRef(newest);
  // what was deleted may leave the page a render later than its Undo appears
  const focusAfter = useFocusAfter({});
  useEffect(() => {
    const isAdded = newest !== undefined && newest !== known.current;
    known.current = newest;
    if (!isAdded) return;
    // it took the button that was pressed with it: the focus goes on to its Undo instead of nowhere
    const give = () => void giveFocus([list.current?.querySelector('button')], { preventScroll: true });
    focusAfter(give);
    if (isFocusLost()) give();
  }, [newest, focusAfter]);

  if (undoable.length === 0) return null;
  return (
    <ul ref={list} className="grid gap-1 text-meta text-text-3" aria-label="Recently deleted">
      {undoable.map(({ what, verb = 'Deleted', undo }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two of the same name may have been deleted
        <li key={index} className="flex flex-wrap items-center gap-x-2">
          {verb}: {what}
          <Button size="sm" variant="ghost" onClick={undo} aria-label={`Undo: bring back ${what}`}>
            <Undo2 aria-hidden />
            Undo
          </Button>
        </li>
      ))}
    </ul>
  );
}
