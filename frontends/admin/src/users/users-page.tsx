import { useInfiniteQuery, useQuery } from '@pathwise/federation/query';
import { PageHeading } from '@pathwise/ui/page-heading';
import { useState } from 'react';
import type { BulkRequest } from './bulk.rules.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { BulkProgress } from './bulk-progress.tsx';
import { Filters } from './filters.tsx';
import { nobody, type Selection } from './selection.rules.ts';
import { SelectionBar } from './selection-bar.tsx';
import { useUsersSearch } from './use-users-search.ts';
import { countQuery, type UserFilter, usersQuery } from './users-queries.ts';
import { UsersTable } from './users-table.tsx';

/** Everybody: find, choose, and act on the chosen. */
export function UsersPage() {
  const search = useUsersSearch();
  const { filter, sort } = search;
  const users = useInfiniteQuery(usersQuery(filter, sort));
  const { data: matching } = useQuery(countQuery(filter));
  const [selection, setSelection] = useSelection(filter);
  const [request, setRequest] = useState<BulkRequest>();
  const ask = (action: BulkRequest['action'], whom: Selection) => setRequest({ action, whom, filter });
  return (
    <>
      <PageHeading title="Users" subtitle={matching ? peopleIn(matching.count, filter) : undefined} />
      <BulkProgress />
      <Filters search={search} />
      <SelectionBar
        selection={selection}
        matching={matching?.count}
        filter={filter}
        onChange={setSelection}
        onAct={(action) => ask(action, selection)}
      />
      <UsersTable
        users={users}
        sort={sort}
        onSort={search.setSort}
        selection={selection}
        onSelect={setSelection}
        onAct={ask}
      />
      {request ? (
        <BulkDialog request={request} onClose={() => setRequest(undefined)} onDone={() => setSelection(nobody)} />
      ) : null}
    </>
  );
}

const peopleIn = (count: number, filter: UserFilter) =>
  `${count.toLocaleString()} ${count === 1 ? 'person' : 'people'}${Object.keys(filter).length > 0 ? ' found' : ''}`;

/** 'Everybody who matches' is over once the filter means somebody else. People chosen one by one stay chosen. */
function useSelection(filter: UserFilter) {
  const [selection, setSelection] = useState(nobody);
  const [chosenFrom, setChosenFrom] = useState(filter);
  if (filter !== chosenFrom) {
    setChosenFrom(filter);
    if (selection.all) setSelection(nobody);
  }
  return [selection, setSelection] as const;
}
