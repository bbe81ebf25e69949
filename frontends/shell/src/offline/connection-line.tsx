import { api } from '@pathwise/federation/api';
import type { Connection } from '@pathwise/federation/connection';
import { useIsPartLacking } from '@pathwise/federation/lacking-parts';
import { keyOf, useQueryClient } from '@pathwise/federation/query';
import { useConnection } from '@pathwise/federation/use-connection';
import { Button } from '@pathwise/ui/button';
import { CloudOff } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { sentenceOf } from './connection.rules.ts';

const firstWaitMs = 1000;
const longestWaitMs = 30_000;

const WaitingDialog = lazy(async () => ({ default: (await import('./waiting-dialog.tsx')).WaitingDialog }));

/** A quiet line while the server is out of reach, or while changes wait to be sent. Reads everything again afterwards. */
export function ConnectionLine() {
  const now = useConnection();
  const [isOpen, setOpen] = useState(false);
  useReadAgain(now);
  const isPartLacking = useIsPartLacking();
  const sentence = sentenceOf({ ...now, isPartLacking }, new Date());
  return (
    <div role="status" className="sticky top-topbar z-[5]">
      {sentence ? (
        <p
          data-clear-of-toasts
          className="flex min-h-9 items-center gap-x-2 border-line border-b bg-raised px-4 py-1 text-meta text-text-2 md:px-6"
        >
          <CloudOff aria-hidden className="size-4 flex-none text-text-3" />
          <span className="min-w-0 max-md:flex-1">{sentence}</span>
          {now.waiting.length > 0 ? (
            <Button size="sm" variant="ghost" onClick={() => setOpen(true)}>
              Show
            </Button>
          ) : null}
        </p>
      ) : null}
      {isOpen ? (
        <Suspense>
          <WaitingDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** Back online, or with a change sent, what is shown may be old. */
function useReadAgain({ isOffline, waiting }: Connection) {
  const queries = useQueryClient();
  const before = useRef({ isOffline, count: waiting.length });
  useEffect(() => {
    const isNews = (before.current.isOffline && !isOffline) || waiting.length < before.current.count;
    before.current = { isOffline, count: waiting.length };
    if (isNews && !isOffline) void queries.invalidateQueries();
  }, [queries, isOffline, waiting]);

  const isAway = isOffline || waiting.some(({ refused }) => refused === undefined);
  useEffect(() => {
    if (!isAway) return;
    let waitMs = firstWaitMs;
    let timer: ReturnType<typeof setTimeout>;
    // the first answer says that the server is there again, and sends what waits
    const ask = () => {
      if (navigator.onLine) void queries.invalidateQueries({ queryKey: keyOf(api.auth.getUser) });
      timer = setTimeout(ask, waitMs);
      waitMs = Math.min(waitMs * 2, longestWaitMs);
    };
    const askNow = () => {
      clearTimeout(timer);
      waitMs = firstWaitMs;
      ask();
    };
    timer = setTimeout(ask, waitMs);
    window.addEventListener('online', askNow);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', askNow);
    };
  }, [queries, isAway]);
}
