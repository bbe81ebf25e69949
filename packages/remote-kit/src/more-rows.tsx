import { Button } from '@pathwise/ui/button';
import { useEffect, useEffectEvent, useRef } from 'react';

/** The part of an infinite query that loads its next page. */
export interface More {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => unknown;
}

interface MoreRowsProps {
  readonly more: More;
  /** The button's words, such as 'Show more members'. */
  readonly label: string;
  /** The sentence above Retry, such as 'More members could not be loaded'. */
  readonly failure: string;
}

/** Loads the next page of a list two windows before its end. The button serves browsers without IntersectionObserver. */
export function MoreRows({ more, label, failure }: MoreRowsProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = more;
  const end = useRef<HTMLDivElement>(null);
  const isReady = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  const load = useEffectEvent(() => void fetchNextPage());
  useEffect(() => {
    if (!isReady || !end.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && load(), { rootMargin: '200%' });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isReady]);

  if (!hasNextPage) return null;
  return (
    <div ref={end} className="grid justify-items-center gap-2">
      {isFetchNextPageError ? <p role="alert">{failure}</p> : null}
      <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {isFetchNextPageError ? 'Retry' : label}
      </Button>
    </div>
  );
}
