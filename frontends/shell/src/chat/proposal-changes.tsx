import type { ProposedItem } from '@pathwise/federation/proposal.rules';
import { ProposedItems } from '@pathwise/federation/proposal-items';
import { Button } from '@pathwise/ui/button';
import { useState } from 'react';

interface ChangesProps {
  readonly items: readonly ProposedItem[];
  readonly accepted: ReadonlySet<string>;
  readonly chosen: ReadonlySet<string>;
  readonly onChosen: ((chosen: ReadonlySet<string>) => void) | undefined;
  readonly keptCount: number;
}

const mostAtFirst = 5;
/** Two more than the limit are shown at once: a button would save no room. */
const isLong = ({ length }: readonly unknown[]) => length > mostAtFirst + 2;

/** The changes of a proposal. A long list shows the first five, and the rest on request. */
export function Changes({ items, accepted, chosen, onChosen, keptCount }: ChangesProps) {
  const [isWhole, setWhole] = useState(false);
  const open = items.filter(({ id }) => !accepted.has(id));
  const isCut = isLong(items) && !isWhole;
  return (
    <>
      <ProposedItems
        items={items}
        accepted={accepted}
        chosen={chosen}
        onChosen={items.length > 1 ? onChosen : undefined}
        headingLevel={4}
        {...(isCut ? { most: mostAtFirst } : {})}
      />
      {isLong(items) ? (
        <div className="-mx-2.5 flex flex-wrap">
          <Button size="sm" variant="ghost" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Show fewer' : `Show all ${items.length}`}
          </Button>
          {onChosen ? (
            <Button
              size="sm"
              variant="ghost"
              onClick={() => onChosen(chosen.size > 0 ? new Set() : new Set(open.map(({ id }) => id)))}
            >
              {chosen.size > 0 ? 'Select none' : 'Select all'}
            </Button>
          ) : null}
        </div>
      ) : null}
      {keptCount > 0 ? (
        <p className="text-meta text-text-3">
          {keptCount === 1 ? 'One other step stays as it is.' : `${keptCount} other steps stay as they are.`}
        </p>
      ) : null}
    </>
  );
}
