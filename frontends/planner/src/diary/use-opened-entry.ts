import { useQuery } from '@pathwise/federation/query';
import { useSearchParams } from '@pathwise/federation/router';
import { colourOf } from '@pathwise/remote-kit/entry-wall';
import { useEffect, useEffectEvent, useState } from 'react';
import { myEntryQuery } from './diary-queries.ts';
import type { Opened } from './own-entry.tsx';

/** In place of an entry's id. */
const newEntry = 'new';

/**
 * What is open above the wall. The address may ask for an entry, `?entry={id}`, as a result of a search does, or with
 * `?entry=new` for the form of a new one. It opens once: Back does not open it again.
 */
export function useOpenedEntry() {
  const [params, setParams] = useSearchParams();
  const [opened, setOpened] = useState<Opened>();
  const askedId = params.get('entry');
  const { data: entry, isError } = useQuery({
    ...myEntryQuery(askedId ?? ''),
    enabled: askedId !== null && askedId !== newEntry,
  });

  function open(next: Opened | undefined): void {
    setOpened(next);
    // before the dialog opens: its place in the history is that of the address without the entry
    if (askedId) setParams({}, { replace: true });
  }
  const openAsked = useEffectEvent(open);
  useEffect(() => {
    if (askedId === newEntry) openAsked({ does: 'create' });
    else if (entry) openAsked({ does: 'read', entry, colour: colourOf(0) });
  }, [askedId, entry]);
  return { opened, open, isMissing: askedId !== null && isError };
}
