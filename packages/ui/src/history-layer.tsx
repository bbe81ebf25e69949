import { useEffect, useEffectEvent } from 'react';
import { matchesMedia, phone } from './use-media-query.tsx';

interface Layers {
  /** The ids of the open layers. */
  readonly open: Set<string>;
  /** Set while the entry of a closed layer is being left: an entry pushed meanwhile would be left instead. */
  leaving: Promise<void> | undefined;
}

/** One for the whole page: the shell and every remote have their own copy of this file. */
function layersOfPage(): Layers {
  const page = window as { __pathwiseLayers?: Layers };
  if (!page.__pathwiseLayers) {
    page.__pathwiseLayers = { open: new Set(), leaving: undefined };
    addEventListener('popstate', skipClosedLayers);
  }
  return page.__pathwiseLayers;
}

/** The layers of the current history entry, the uppermost last. */
function layersHere(): readonly string[] {
  return (history.state as { layers?: readonly string[] } | null)?.layers ?? [];
}

function skipClosedLayers(): void {
  const uppermost = layersHere().at(-1);
  // a link in the layer led on and left the layer's entry behind
  if (uppermost !== undefined && !layersOfPage().open.has(uppermost)) history.back();
}

function push(id: string): void {
  // the router's state stays, so that its place in the history and its key remain the same
  history.pushState({ ...history.state, layers: [...layersHere(), id] }, '');
}

/**
 * On a phone an open sheet, dialog, drawer or chat has a history entry of its own, so that Back closes it and stays on the page.
 * A layer that asks before it closes keeps its entry until it is closed.
 */
export function useHistoryLayer(isOpen: boolean, close: () => void): void {
  const closeLatest = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen || !matchesMedia(phone)) return;
    const page = layersOfPage();
    const id = crypto.randomUUID();
    page.open.add(id);
    let isPushed = false;
    const enter = () => {
      if (!page.open.has(id)) return;
      push(id);
      isPushed = true;
    };
    if (page.leaving) void page.leaving.then(enter);
    else enter();
    const followBack = () => {
      if (!isPushed || layersHere().includes(id)) return;
      push(id);
      closeLatest();
    };
    addEventListener('popstate', followBack);
    return () => {
      page.open.delete(id);
      removeEventListener('popstate', followBack);
      if (isPushed && layersHere().at(-1) === id) leaveEntry(page);
    };
  }, [isOpen]);
}

function leaveEntry(page: Layers): void {
  page.leaving = new Promise((resolve) => {
    const end = () => {
      page.leaving = undefined;
      resolve();
    };
    addEventListener('popstate', end, { once: true });
    history.back();
  });
}
