import { Badge } from '@pathwise/ui/badge';
import { Button } from '@pathwise/ui/button';
import { SegmentedControl } from '@pathwise/ui/segmented-control';
import { useState } from 'react';
import { type JudgedRow, newRows } from './import.rules.ts';

interface JudgedRowsProps {
  readonly rows: readonly JudgedRow[];
  /** What a row that is not skipped is called: `New` before the import, `Imported` after it. */
  readonly word: 'New' | 'Imported';
}

const atOnce = 100;

/** Row by row: new or imported, or skipped and why. */
export function JudgedRows({ rows, word }: JudgedRowsProps) {
  const [kept, setKept] = useState<'all' | JudgedRow['status']>('all');
  const [most, setMost] = useState(atOnce);
  const fresh = newRows(rows).length;
  const shown = rows.filter(({ status }) => kept === 'all' || status === kept);
  const labelOf = (name: string, count: number) => `${name} ${count.toLocaleString()}`;
  return (
    <div className="grid gap-3">
      <SegmentedControl
        label="Rows"
        className="justify-self-start"
        value={kept}
        onChange={(next) => {
          setKept(next);
          setMost(atOnce);
        }}
        options={[
          { value: 'all', label: labelOf('All', rows.length) },
          { value: 'imported', label: labelOf(word, fresh) },
          { value: 'skipped', label: labelOf('Skipped', rows.length - fresh) },
        ]}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by keyboard */}
      <section aria-label="Rows of the file" tabIndex={0} className="max-h-96 overflow-y-auto border-line border-y">
        <ul className="divide-y divide-line">
          {shown.slice(0, most).map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an address may come twice, and rows keep their places
            <li key={place} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
              <Badge tone={row.status === 'imported' ? 'green' : 'neutral'}>
                {row.status === 'imported' ? word : 'Skipped'}
              </Badge>
              <span className="wrap-anywhere">{row.email || row.user.email}</span>
              <span className="wrap-anywhere text-meta text-text-3">
                {[row.user.firstName, row.user.lastName].filter(Boolean).join(' ')}
              </span>
              {row.reason ? <span className="wrap-anywhere text-meta text-text-2">{row.reason}</span> : null}
            </li>
          ))}
        </ul>
        {shown.length > most ? (
          <div className="grid justify-items-center border-line border-t py-3">
            <Button size="sm" onClick={() => setMost(most + atOnce)}>
              Show more rows
            </Button>
          </div>
        ) : null}
      </section>
    </div>
  );
}
