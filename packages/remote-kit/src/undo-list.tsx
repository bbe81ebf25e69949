import { useQueryClient } from '@pathwise/federation/query';
import { Button } from '@pathwise/ui/button';
import { DropdownMenu, MenuItem, SheetHeading } from '@pathwise/ui/dropdown-menu';
import { giveFocus, isFocusLost, useFocusAfter } from '@pathwise/ui/focus-after';
import { dismiss, notify } from '@pathwise/ui/notify';
import { Undo2 } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { keptAt, useKept } from './use-kept.ts';

/** Undoes a change. It failed when it resolves to false or rejects. */
export type Undo = () => Promise<unknown>;

/** A change of this visit that can still be undone. */
interface Done {
  /** The change as a sentence for the menu ('Moved “Easy run” to Tuesday') or a name for the list ('Easy run'). */
  readonly what: string;
  /** What was done to the thing named by `what`: 'Deleted'. */
  readonly verb?: string | undefined;
  /** The text of the toast after an undo; absent for no toast. */
  readonly back?: string | undefined;
  readonly undo: Undo;
}

interface Undoable extends Omit<Done, 'undo'> {
  readonly undo: () => void;
}

const kept = 8;
const placeOf = (name: string) => `undo of ${name}`;

/** Remembers changes at a place of the page and returns the toast's action. The function is stable. */
export function useUndo(place: string): (done: Done) => { label: string; onSelect: () => void } {
  const queries = useQueryClient();
  return useMemo(() => {
    const { get, set } = keptAt<readonly Undoable[]>(queries, placeOf(place));
    return ({ undo, ...change }) => {
      let isTaken = false;
      const takeBack = async () => {
        // the toast and the list offer the same undo
        if (isTaken) return;
        isTaken = true;
        isTaken = await undo().then(
          (answer) => answer !== false,
          () => false,
        );
        if (!isTaken) return;
        // a sign-out meanwhile has emptied the list
        set(get()?.filter((one) => one !== made));
        // the toast of the change would go on offering its undo
        if (change.back === undefined) dismiss();
        else notify({ title: 'Undone', description: change.back });
      };
      const made: Undoable = { ...change, undo: () => void takeBack() };
      set([made, ...(get() ?? [])].slice(0, kept));
      return { label: 'Undo', onSelect: made.undo };
    };
  }, [queries, place]);
}

function useUndoable(place: string): readonly Undoable[] {
  return useKept<readonly Undoable[]>(placeOf(place)) ?? [];
}

/** 'Undo…': a menu of the last changes on a board, for use after the toast has gone. */
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
      <SheetHeading>Undo a change</SheetHeading>
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

const listed = 5;

/** What was deleted here on this visit, each with Undo, for use after the toast has gone. */
export function UndoList({ place }: { place: string }) {
  const undoable = useUndoable(place).slice(0, listed);
  const newest = undoable[0];
  const list = useRef<HTMLUListElement>(null);
  const known = useRef(newest);
  // the deleted row may leave the page one render after its Undo appears
  const focusAfter = useFocusAfter({});
  useEffect(() => {
    const isAdded = newest !== undefined && newest !== known.current;
    known.current = newest;
    if (!isAdded) return;
    // the pressed button is gone, so the focus moves to its Undo
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
