import { Button } from '@pathwise/ui/button';
import { Field } from '@pathwise/ui/field';
import { Input } from '@pathwise/ui/input';
import { Select } from '@pathwise/ui/select';
import { ListFilter, X } from 'lucide-react';
import { useId, useState } from 'react';
import { SearchBox } from './search-box.tsx';
import type { useUsersSearch } from './use-users-search.ts';
import { filterNames, wordsOf } from './users.rules.ts';
import type { UserSort } from './users-queries.ts';

const sorts: readonly (readonly [UserSort, string])[] = [
  ['-createdAt', 'Newest first'],
  ['createdAt', 'Oldest first'],
  ['lastName', 'Name A to Z'],
  ['-lastName', 'Name Z to A'],
  ['email', 'Email A to Z'],
  ['-email', 'Email Z to A'],
  ['-lastSeenAt', 'Seen most recently'],
  ['lastSeenAt', 'Not seen for longest'],
];

/** Search, filters and order. The filters fold away; what they ask for stays readable. */
export function Filters({ search }: { search: ReturnType<typeof useUsersSearch> }) {
  const { filter, sort, setFilter, setSort, clear } = search;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const used = filterNames.filter((name) => name !== 'q' && filter[name]).length;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        <SearchBox searched={filter.q ?? ''} onSearch={(q) => setFilter({ q })} />
        <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          <ListFilter aria-hidden />
          Filters
          {used > 0 ? ` (${used})` : ''}
        </Button>
        <Field label="Order" hideLabel className="w-52 max-md:w-full">
          <Select value={sort} onChange={({ target }) => setSort(target.value as UserSort)}>
            {sorts.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <div id={id} hidden={!isOpen}>
        <FilterFields search={search} />
      </div>
      {filterNames.some((name) => filter[name]) ? (
        <p className="flex flex-wrap items-center gap-2 text-text-2">
          <span className="wrap-anywhere">Only {wordsOf(filter)}</span>
          <Button size="sm" variant="ghost" onClick={clear}>
            <X aria-hidden />
            Clear
          </Button>
        </p>
      ) : null}
    </div>
  );
}

const dayFields = [
  ['joinedFrom', 'Joined from'],
  ['joinedTo', 'Joined until'],
  ['seenFrom', 'Last seen from'],
  ['seenTo', 'Last seen until'],
] as const;

function FilterFields({ search: { filter, setFilter } }: { search: ReturnType<typeof useUsersSearch> }) {
  return (
    <div className="grid gap-4 rounded-lg border border-line bg-surface p-4 @md:grid-cols-2 @4xl:grid-cols-6">
      <Field label="Plan">
        <Select value={filter.plan ?? ''} onChange={({ target }) => setFilter({ plan: target.value })}>
          <option value="">All plans</option>
          <option value="free">Free</option>
          <option value="premium">Premium</option>
        </Select>
      </Field>
      <Field label="Role">
        <Select value={filter.role ?? ''} onChange={({ target }) => setFilter({ role: target.value })}>
          <option value="">All roles</option>
          <option value="regular">Regular</option>
          <option value="admin">Admin</option>
        </Select>
      </Field>
      {dayFields.map(([name, label]) => (
        <Field key={name} label={label}>
          <Input
            type="date"
            min="1900-01-01"
            max="2199-12-31"
            value={filter[name] ?? ''}
            onChange={({ target }) => setFilter({ [name]: target.value })}
          />
        </Field>
      ))}
    </div>
  );
}
