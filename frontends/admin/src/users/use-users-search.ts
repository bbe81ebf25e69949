import { useSearchParams } from '@pathwise/federation/router';
import { useMemo } from 'react';
import { type FilterName, filterNames, filterOf, sortOf } from './users.rules.ts';
import type { UserSort } from './users-queries.ts';

/** Filter and order of the list. The address keeps them, so that a reload and a link show the same people. */
export function useUsersSearch() {
  const [params, setParams] = useSearchParams();
  const change = (changes: Readonly<Record<string, string | undefined>>) =>
    setParams(
      (now) => {
        for (const [name, value] of Object.entries(changes)) value ? now.set(name, value) : now.delete(name);
        return now;
      },
      { replace: true },
    );
  const asked = params.toString();
  return {
    // biome-ignore lint/correctness/useExhaustiveDependencies: the same address asks for the same people
    filter: useMemo(() => filterOf(params), [asked]),
    sort: sortOf(params),
    setFilter: (changes: Partial<Record<FilterName, string>>) => change(changes),
    clear: () => change(Object.fromEntries(filterNames.map((name) => [name, undefined]))),
    setSort: (sort: UserSort) => change({ sort: sort === '-createdAt' ? undefined : sort }),
  };
}
