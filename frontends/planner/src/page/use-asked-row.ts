import { useSearchParams } from '@pathwise/federation/router';
import { useEffect, useEffectEvent } from 'react';

/** The task that the address asks for, `?task={id}`, as a result of a search does. */
export function useAskedId(): string | null {
  const [params] = useSearchParams();
  return params.get('task');
}

/** How long a row may take to render. After it the task is taken for deleted. */
const patienceMs = 15_000;

/**
 * Shows the row that the address asks for as soon as it renders, and takes the task out of the address. A row has its id in
 * `data-row`. `onShow` runs first, and may add to the next address.
 */
export function useAskedRow(onShow?: (row: HTMLElement, next: URLSearchParams) => void): void {
  const [params, setParams] = useSearchParams();
  const askedId = params.get('task');
  const end = useEffectEvent((row?: HTMLElement) => {
    const next = new URLSearchParams(params);
    next.delete('task');
    if (row) {
      onShow?.(row, next);
      show(row);
    }
    setParams(next, { replace: true });
  });
  useEffect(() => {
    if (askedId === null) return undefined;
    const stop = whenRendered(`[data-row="${CSS.escape(askedId)}"]`, end);
    const patience = setTimeout(() => end(), patienceMs);
    return () => {
      stop();
      clearTimeout(patience);
    };
  }, [askedId]);
}

/** Calls `act` once, when an element fits the selector. Returns what ends the waiting. */
function whenRendered(selector: string, act: (element: HTMLElement) => void): () => void {
  const watch = new MutationObserver(look);
  watch.observe(document.body, { childList: true, subtree: true });
  look();
  return () => watch.disconnect();

  function look(): void {
    const element = document.querySelector<HTMLElement>(selector);
    if (!element) return;
    watch.disconnect();
    act(element);
  }
}

/** In the middle of the window, with the focus on its checkbox and a line around it that fades. */
function show(row: HTMLElement): void {
  row.scrollIntoView({ block: 'center', inline: 'nearest' });
  row.querySelector<HTMLElement>('input[type="checkbox"]')?.focus({ preventScroll: true });
  const line = { outline: '2px solid var(--color-accent)', outlineOffset: '-2px' };
  row.animate([line, { ...line, offset: 0.8 }, { ...line, outlineColor: 'transparent' }], { duration: 3000 });
}
