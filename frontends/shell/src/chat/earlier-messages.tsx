import type { Chat } from '@pathwise/contracts/api/ai';
import { api } from '@pathwise/federation/api';
import { useMutation } from '@pathwise/federation/query';
import { Button } from '@pathwise/ui/button';
import { useState } from 'react';
import type { Turn } from './chat.rules.ts';

const pageSize = 100;

type Earlier = ReturnType<typeof useEarlierMessages>;

/** The list has the latest 100 messages; older ones are fetched on request. */
export function useEarlierMessages(turns: readonly Turn[]) {
  const [pages, setPages] = useState<readonly Chat[]>([]);
  const newest = turns.filter(({ kind }) => kind === 'answered').length;
  // a cleared or restored conversation is another one
  const isKept = newest >= pageSize;
  const chats = isKept ? pages : [];
  const oldest = chats[0]?.id ?? turns[0]?.key;
  const [isAtStart, setAtStart] = useState(false);
  const load = useMutation({
    mutationFn: () => api.ai.listChats({ query: { limit: pageSize, ...(oldest ? { cursor: oldest } : {}) } }),
    onSuccess: (page) => {
      setPages([...page, ...chats]);
      setAtStart(page.length < pageSize);
    },
  });
  return {
    turns: chats.map((chat): Turn => ({ key: chat.id, kind: 'answered', chat })),
    hasMore: isKept && !isAtStart,
    load,
  };
}

export function EarlierMessages({ earlier: { hasMore, load } }: { earlier: Earlier }) {
  if (!hasMore) return null;
  return (
    <Button size="sm" variant="ghost" className="self-center" loading={load.isPending} onClick={() => load.mutate()}>
      {load.isError ? 'Retry' : 'Show earlier messages'}
    </Button>
  );
}
