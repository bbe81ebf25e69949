import { useSearchParams } from '@pathwise/federation/router';
import { useEffect, useEffectEvent, useState } from 'react';
import { searchOf } from './search.rules.ts';

/** A pause in typing after which the search is sent. */
const pauseMs = 250;

/** The text in the search box, and what is searched for. The address keeps it, so Back from a profile finds it again. */
export function useSearch() {
  const [params, setParams] = useSearchParams();
  const kept = params.get('q') ?? '';
  const [text, setText] = useState(kept);
  const keep = useEffectEvent(() => {
    if (text === kept) return;
    setParams(
      (now) => {
        if (text.trim()) now.set('q', text);
        else now.delete('q');
        return now;
      },
      { replace: true },
    );
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the text starts the pause anew
  useEffect(() => {
    const timer = setTimeout(keep, pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  // a cleared box shows everybody at once
  return { text, setText, searched: text.trim() ? searchOf(kept) : undefined };
}
