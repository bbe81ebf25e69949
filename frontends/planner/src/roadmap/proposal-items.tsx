import type { RoadmapProposal } from '@pathwise/contracts/proposal';
import { Badge } from '@pathwise/ui/badge';
import { Checkbox } from '@pathwise/ui/checkbox';
import { formatDay } from '../days/day.rules.ts';
import { type ProposedItem, reasonOf, tasksAlong } from './proposal.rules.ts';

interface ProposedItemsProps {
  readonly items: readonly ProposedItem[];
  readonly chosen: ReadonlySet<string>;
  readonly onChosen: (chosen: ReadonlySet<string>) => void;
}

const headings = { change: 'Change', add: 'Add', remove: 'Remove' } as const;

/** What would change, be added and be removed, each to accept or leave. */
export function ProposedItems({ items, chosen, onChosen }: ProposedItemsProps) {
  function choose(id: string, isChosen: boolean): void {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    onChosen(next);
  }
  return (['change', 'add', 'remove'] as const).map((kind) => {
    const own = items.filter((item) => item.kind === kind);
    if (own.length === 0) return null;
    return (
      <section key={kind} className="grid gap-1">
        <h3 className="text-sm">
          {headings[kind]} <span className="font-normal text-text-3">{own.length}</span>
        </h3>
        <ul className="divide-y divide-line border-line border-t">
          {own.map((item) => (
            <Item key={item.id} item={item} isChosen={chosen.has(item.id)} onChoose={choose} />
          ))}
        </ul>
      </section>
    );
  });
}

interface ItemProps {
  readonly item: ProposedItem;
  readonly isChosen: boolean;
  readonly onChoose: (id: string, isChosen: boolean) => void;
}

function Item({ item, isChosen, onChoose }: ItemProps) {
  const { id, kind, title, before, after, todos } = item;
  const along = tasksAlong(todos);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 py-2">
      <Checkbox
        aria-label={`${headings[kind]}: ${title}`}
        checked={isChosen}
        onChange={({ target }) => onChoose(id, target.checked)}
        className="mt-px self-start"
      />
      <div className="grid gap-0.5">
        <p className="font-medium">{title}</p>
        <Difference before={before} after={after} />
        {along ? <p className="text-meta text-text-3">{along}</p> : null}
      </div>
    </li>
  );
}

/** Old against new: a date beside a date, a text below a text. */
function Difference({ before = '', after = '' }: { before: string | undefined; after: string | undefined }) {
  const isShort = before.length + after.length < 48 && !`${before}${after}`.includes('\n');
  return (
    <div className={`text-meta ${isShort ? 'flex flex-wrap gap-x-2' : 'grid gap-1'}`}>
      {before ? (
        <p className="whitespace-pre-line text-text-3">
          <span className="sr-only">Before: </span>
          <del className="decoration-line-control">{before}</del>
        </p>
      ) : null}
      {after ? (
        <p className="whitespace-pre-line text-text-2">
          <span className="sr-only">After: </span>
          {after}
        </p>
      ) : null}
    </div>
  );
}

/** What stays unchanged, and why. */
export function KeptSteps({ kept }: { kept: RoadmapProposal['keep'] }) {
  if (kept.length === 0) return null;
  return (
    <section className="grid gap-1">
      <h3 className="text-sm">
        Keep <span className="font-normal text-text-3">{kept.length}</span>
      </h3>
      <ul className="divide-y divide-line border-line border-t">
        {kept.map((step) => (
          <li key={step.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            {/* beside its date and badge a title would get only half of a narrow screen */}
            <span
              className={`min-w-0 flex-1 break-words max-md:basis-full ${step.completed ? 'text-text-3 line-through' : ''}`}
            >
              {step.title}
            </span>
            {step.dueDate ? <span className="text-meta text-text-3">{formatDay(step.dueDate)}</span> : null}
            <Badge tone={step.reason === 'same' ? 'neutral' : 'accent'}>{reasonOf(step)}</Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}
