import { Checkbox } from '@pathwise/ui/checkbox';
import { withLocalDays } from '@pathwise/ui/day';
import { ExpandableText } from '@pathwise/ui/expandable-text';
import type { ReactNode } from 'react';
import { type Difference, type ProposedItem, shownFrom, tasksAlong } from './proposal.rules.ts';

interface ProposedItemsProps {
  readonly items: readonly ProposedItem[];
  readonly chosen: ReadonlySet<string>;
  /** Without it there is nothing to choose. */
  readonly onChosen?: ((chosen: ReadonlySet<string>) => void) | undefined;
  /** Items that are part of the roadmap already. */
  readonly accepted?: ReadonlySet<string>;
  /** Shows only so many items. */
  readonly most?: number;
  readonly headingLevel?: 3 | 4;
  /** A word more about an item. */
  readonly noteOf?: (item: ProposedItem) => ReactNode;
}

const kinds = ['goal', 'add', 'change', 'remove'] as const;
const headings = { goal: 'Goal', add: 'Add', change: 'Change', remove: 'Remove' } as const;

/** What would change in the goal, be added, changed and removed, each to accept or leave. */
export function ProposedItems(props: ProposedItemsProps) {
  const { items, chosen, onChosen, accepted, most = items.length, headingLevel = 3, noteOf } = props;
  const Heading = `h${headingLevel}` as const;
  function choose(id: string, isChosen: boolean): void {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    onChosen?.(next);
  }
  const shown = new Set(kinds.flatMap((kind) => items.filter((item) => item.kind === kind)).slice(0, most));
  return kinds.map((kind) => {
    const own = items.filter((item) => item.kind === kind);
    const shownOwn = own.filter((item) => shown.has(item));
    if (shownOwn.length === 0) return null;
    return (
      <section key={kind} className="grid grid-cols-[minmax(0,1fr)] gap-1">
        <Heading className="font-semibold text-sm">
          {headings[kind]} <span className="font-normal text-text-3">{own.length}</span>
        </Heading>
        <ul className="divide-y divide-line border-line border-t">
          {shownOwn.map((item) => (
            <Item
              key={item.id}
              item={item}
              hasBox={onChosen !== undefined || (accepted?.size ?? 0) > 0}
              isChosen={onChosen !== undefined && chosen.has(item.id)}
              isAccepted={accepted?.has(item.id) ?? false}
              onChoose={onChosen && choose}
              note={noteOf?.(item)}
            />
          ))}
        </ul>
      </section>
    );
  });
}

interface ItemProps {
  readonly item: ProposedItem;
  readonly hasBox: boolean;
  readonly isChosen: boolean;
  readonly isAccepted: boolean;
  readonly onChoose: ((id: string, isChosen: boolean) => void) | undefined;
  readonly note: ReactNode;
}

function Item({ item, hasBox, isChosen, isAccepted, onChoose, note }: ItemProps) {
  const { id, kind, differences } = item;
  const title = withLocalDays(item.title);
  return (
    <li className={hasBox ? 'grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 py-2' : 'py-2'}>
      {hasBox ? (
        <Checkbox
          aria-label={`${isAccepted ? 'Accepted' : headings[kind]}: ${title}`}
          checked={isAccepted || isChosen}
          disabled={isAccepted || !onChoose}
          onChange={({ target }) => onChoose?.(id, target.checked)}
          className="mt-px self-start"
        />
      ) : null}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
        <p className="break-words font-medium">{title}</p>
        {differences.map((difference) => (
          <Apart key={`${difference.before} ${difference.after}`} {...difference} />
        ))}
        {tasksAlong(item).map((line) => (
          <p key={line} className="break-words text-meta text-text-3">
            {withLocalDays(line)}
          </p>
        ))}
        {note ? <div className="text-meta text-text-3">{note}</div> : null}
      </div>
    </li>
  );
}

/** Old against new: a date before a date, a text below a text. */
function Apart(difference: Difference) {
  const before = withLocalDays(difference.before ?? '');
  const after = withLocalDays(difference.after ?? '');
  const isShort = before.length + after.length < 48 && !`${before}${after}`.includes('\n');
  if (isShort)
    return (
      <p className="flex flex-wrap gap-x-1.5 break-words text-meta">
        {before ? (
          <span className="text-text-3">
            <span className="sr-only">Before: </span>
            <del className="decoration-line-control">{before}</del>
          </span>
        ) : null}
        {before && after ? <span aria-hidden>→</span> : null}
        {after ? (
          <span className="text-text-2">
            {before ? <span className="sr-only">After: </span> : null}
            {after}
          </span>
        ) : null}
      </p>
    );
  const startAt = before && after ? shownFrom(before, after) : 0;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1 break-words text-meta">
      {before ? (
        <div className="text-text-3">
          <span className="sr-only">Before: </span>
          <ExpandableText text={before} startAt={startAt} className="line-through decoration-line-control" />
        </div>
      ) : null}
      {after ? (
        <div className="text-text-2">
          {before ? <span className="sr-only">After: </span> : null}
          <ExpandableText text={after} startAt={startAt} />
        </div>
      ) : null}
    </div>
  );
}
