import { Button } from '@pathwise/ui/button';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { AddColumnName } from './column-name.ts';

const AddColumnPopover = lazy(async () => ({ default: (await import('./add-column-popover.tsx')).AddColumnPopover }));

/** 'Add Column'. Its popover loads with the first press. */
export function AddColumn({ onAdd }: { onAdd: AddColumnName }) {
  const [isWanted, setWanted] = useState(false);
  const button = (
    <Button size="sm" onClick={() => setWanted(true)}>
      <Plus aria-hidden />
      Add Column
    </Button>
  );
  return (
    <Suspense fallback={button}>{isWanted ? <AddColumnPopover onAdd={onAdd} trigger={button} /> : button}</Suspense>
  );
}
