import { Button } from '@pathwise/ui/button';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SortColumn } from './users.rules.ts';
import type { UserSort } from './users-queries.ts';

/** A column's `aria-sort`. */
export const directionOf = (sort: UserSort, column: SortColumn) =>
  sort === column ? 'ascending' : sort === `-${column}` ? 'descending' : 'none';

interface SortButtonProps {
  readonly sort: UserSort;
  readonly column: SortColumn;
  readonly onSort: (sort: UserSort) => void;
  readonly children: ReactNode;
}

/** Days start with the latest, names with A. A second press turns the order round. */
export function SortButton({ sort, column, onSort, children }: SortButtonProps) {
  const direction = directionOf(sort, column);
  const Icon = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }[direction];
  const first: UserSort = column === 'lastName' || column === 'email' ? column : `-${column}`;
  const other: UserSort = first === column ? `-${column}` : column;
  return (
    <Button size="sm" variant="ghost" className="-ml-2.5" onClick={() => onSort(sort === first ? other : first)}>
      {children}
      <Icon aria-hidden />
    </Button>
  );
}
