import { useQuery } from '@pathwise/federation/query';
import { useSearchParams } from '@pathwise/federation/router';
import { colourOf } from '@pathwise/remote-kit/entry-wall';
import { useState } from 'react';
import { myEntryQuery } from './diary-queries.ts';
import type { Opened } from './own-entry.tsx';

/** In place of an entry's id. */
const newEntry = 'new';

/**
 * What is open above the wall. The address may ask for an entry, `?entry={id}`, as a result of a search does, or with
 * `?entry=new` for the form of a new one.
 */
export function useOpenedEntry() {
  const [params, setParams] = useSearchParams();
  const [chosen, setChosen] = useState<Opened>();
  const askedId = params.get('entry');
  const { data: entry, isError } = useQuery({
    ...myEntryQuery(askedId ?? ''),
    enabled: askedId !== null && askedId !== newEntry,
  });
  const read: Opened | undefined = askedId && entry ? { does: 'read', entry, colour: colourOf(0) } : undefined;
  const asked: Opened | undefined = askedId === newEntry ? { does: 'create' } : read;

  function open(next: Opened | undefined): void {
    setChosen(next);
    if (askedId) setParams({}, { replace: true });
  }
  return { opened: chosen ?? asked, open, isMissing: askedId !== null && isError };
}
