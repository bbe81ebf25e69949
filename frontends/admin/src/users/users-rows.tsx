import { Checkbox } from '@pathwise/ui/checkbox';
import { createColumnHelper, type RowData, tableFeatures, useTable } from '@tanstack/react-table';
import { formatDayOf } from '../admin-kit/moments.ts';
import type { BulkRequest } from './bulk.rules.ts';
import { choose, isChosen, type Selection } from './selection.rules.ts';
import { directionOf, SortButton } from './sort-button.tsx';
import { UserActions } from './user-actions.tsx';
import { PersonCell, PlanCell, RoleBadge } from './user-cells.tsx';
import { nameOf, type SortColumn, seenOn } from './users.rules.ts';
import type { UserRow, UserSort } from './users-queries.ts';

const features = tableFeatures({});
const helper = createColumnHelper<typeof features, UserRow>();
const onlyWide = 'hidden @4xl:table-cell';

interface Column {
  readonly look?: string;
  readonly sortedBy?: SortColumn;
}
declare module '@tanstack/react-table' {
  interface ColumnMeta<TFeatures, TData extends RowData, TValue> extends Column {}
}

const columns = helper.columns([
  helper.display({
    id: 'person',
    header: 'Person',
    cell: ({ row }) => <PersonCell user={row.original} />,
    meta: { sortedBy: 'lastName', look: 'w-full @4xl:w-auto' },
  }),
  helper.display({
    id: 'plan',
    header: 'Plan',
    cell: ({ row }) => <PlanCell user={row.original} />,
    meta: { look: onlyWide },
  }),
  helper.display({
    id: 'role',
    header: 'Role',
    cell: ({ row }) => <RoleBadge role={row.original.role} />,
    meta: { look: onlyWide },
  }),
  helper.display({
    id: 'joined',
    header: 'Joined',
    cell: ({ row }) => formatDayOf(row.original.createdAt),
    meta: { sortedBy: 'createdAt', look: onlyWide },
  }),
  helper.display({
    id: 'seen',
    header: 'Last seen',
    cell: ({ row: { original } }) => (original.lastSeenAt ? seenOn(original.lastSeenAt) : 'Never'),
    meta: { sortedBy: 'lastSeenAt', look: onlyWide },
  }),
]);

export interface UsersRowsProps {
  readonly sort: UserSort;
  readonly onSort: (sort: UserSort) => void;
  readonly selection: Selection;
  readonly onSelect: (selection: Selection) => void;
  readonly onAct: (action: BulkRequest['action'], whom: Selection) => void;
}

/** The table of users: chosen, sorted, and each with a menu. */
export function UsersRows({ rows, sort, onSort, selection, onSelect, onAct }: UsersRowsProps & { rows: UserRow[] }) {
  const table = useTable({ features, columns, data: rows, getRowId: ({ id }) => id });
  const chosen = rows.filter((user) => isChosen(selection, user)).length;
  return (
    <table className="w-full text-left">
      <caption className="sr-only">Users</caption>
      <thead className="border-line border-b text-text-2">
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            <th scope="col" className="w-11 py-2 pl-4">
              <Checkbox
                className="align-middle"
                aria-label="Choose everybody shown"
                checked={chosen === rows.length}
                ref={(box) => {
                  if (box) box.indeterminate = chosen > 0 && chosen < rows.length;
                }}
                onChange={({ target }) => onSelect(choose(selection, rows, target.checked))}
              />
            </th>
            {group.headers.map((header) => {
              const { look = '', sortedBy } = header.column.columnDef.meta ?? {};
              const label = <table.FlexRender header={header} />;
              return (
                <th
                  key={header.id}
                  scope="col"
                  className={`px-2 py-2 font-medium ${look}`}
                  aria-sort={sortedBy ? directionOf(sort, sortedBy) : undefined}
                >
                  {sortedBy ? (
                    <SortButton sort={sort} column={sortedBy} onSort={onSort}>
                      {label}
                    </SortButton>
                  ) : (
                    label
                  )}
                </th>
              );
            })}
            <th scope="col" className="w-12 pr-2">
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        ))}
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => {
          const isOn = isChosen(selection, row.original);
          return (
            <tr key={row.id} className={`border-line not-last:border-b ${isOn ? 'bg-accent-soft' : 'hover:bg-hover'}`}>
              <td className="py-3 pl-4 align-top">
                <Checkbox
                  className="h-5 align-top"
                  aria-label={`Choose ${nameOf(row.original)}`}
                  checked={isOn}
                  onChange={({ target }) => onSelect(choose(selection, [row.original], target.checked))}
                />
              </td>
              {row.getAllCells().map((cell) => (
                <td key={cell.id} className={`px-2 py-3 align-top ${cell.column.columnDef.meta?.look ?? ''}`}>
                  <table.FlexRender cell={cell} />
                </td>
              ))}
              <td className="py-2 pr-2 align-top">
                <UserActions user={row.original} onAct={onAct} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
