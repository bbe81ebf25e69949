import { Button } from '@pathwise/ui/button';
import { Gift, Trash2, Undo2, X } from 'lucide-react';
import { people } from '../admin-kit/people.rules.ts';
import type { BulkRequest } from './bulk.rules.ts';
import { countOf, everybody, nobody, type Selection } from './selection.rules.ts';
import { wordsOf } from './users.rules.ts';
import type { UserFilter } from './users-queries.ts';

interface SelectionBarProps {
  readonly selection: Selection;
  /** How many match the filter; undefined until it is known. */
  readonly matching: number | undefined;
  readonly filter: UserFilter;
  readonly onChange: (selection: Selection) => void;
  readonly onAct: (action: BulkRequest['action']) => void;
}

/** Says exactly who is chosen, also on pages that are not loaded, and what can be done with them. */
export function SelectionBar({ selection, matching = 0, filter, onChange, onAct }: SelectionBarProps) {
  const count = countOf(selection, matching);
  if (count === 0) return null;
  return (
    <section
      aria-label="Chosen people"
      className="sticky top-2 z-10 grid gap-3 rounded-lg border border-accent-line bg-accent-soft p-4"
    >
      <p role="status">
        <span className="font-title">{people(count)} chosen</span>
        {selection.all ? `: ${whoIsMeant(selection.except.size, filter)}` : null}
      </p>
      <div className="flex flex-wrap gap-2">
        {!selection.all && matching > count ? (
          <Button size="sm" onClick={() => onChange(everybody)}>
            Choose all {people(matching)}
          </Button>
        ) : null}
        <Button size="sm" onClick={() => onAct('grant')}>
          <Gift aria-hidden />
          Grant premium
        </Button>
        <Button size="sm" onClick={() => onAct('revoke')}>
          <Undo2 aria-hidden />
          Revoke premium
        </Button>
        <Button size="sm" variant="destructive" onClick={() => onAct('delete')}>
          <Trash2 aria-hidden />
          Delete
        </Button>
        <Button size="sm" variant="ghost" onClick={() => onChange(nobody)}>
          <X aria-hidden />
          Choose nobody
        </Button>
      </div>
    </section>
  );
}

function whoIsMeant(left: number, filter: UserFilter): string {
  const who = wordsOf(filter) ? `everybody who matches ${wordsOf(filter)}` : 'everybody';
  return left === 0 ? `${who}, also beyond this page` : `${who}, without the ${left} you unticked`;
}
