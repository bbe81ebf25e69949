import { useEffect, useEffectEvent } from 'react';
import { anyWindow, matchesMedia } from './use-media-query.tsx';

interface Layers {
  /** The ids of the open layers. */
  readonly open: Set<string>;
  /** Set while the entry of a closed layer is being left: an entry pushed meanwhile would be left instead. */
  leaving: Promise<void> | undefined;
  /** The state of the current entry after the last push or move. */
  here: EntryState;
  /** What the page put into a layer's entry in place of its own. The entries below it get it, too. */
  replaced: { readonly state: EntryState; readonly href: string } | undefined;
}

/** One for the whole page: the shell and every remote have their own copy of this file. */
function layersOfPage(): Layers {
  const page = window as { __pathwiseLayers?: Layers };
  if (!page.__pathwiseLayers) {
    page.__pathwiseLayers = { open: new Set(), leaving: undefined, here: {}, replaced: undefined };
    addEventListener('popstate', carryDown);
    addEventListener('popstate', skipClosedLayers);
  }
  return page.__pathwiseLayers;
}

/** For the shell, before its router starts: a move in the history then brings the right address before the router reads it. */
export function watchHistory(): void {
  layersOfPage();
}

/** What a history entry tells of its layers. The router's state stands beside it. */
interface EntryState {
  /** The router's number of the page. Replacing an entry keeps it. */
  readonly idx?: number;
  /** The router's key of the page. Replacing an entry changes it. */
  readonly key?: string;
  /** The layers of the entry, the uppermost last. */
  readonly layers?: readonly string[];
  /** No page follows the entry: its layer was closed on it. */
  readonly isLast?: boolean;
  /** The person was led back over the entry, so that the next time they come from before it. */
  readonly isPassed?: boolean;
}

const stateHere = () => history.state as EntryState | null;
const layersHere = (): readonly string[] => stateHere()?.layers ?? [];

/** Stores it in the current entry. The router's state stays, so that its place in the history and its key remain the same. */
const note = (change: EntryState) => history.replaceState({ ...history.state, ...change }, '');

function isOfClosedLayer(): boolean {
  const uppermost = layersHere().at(-1);
  return uppermost !== undefined && !layersOfPage().open.has(uppermost);
}

/** A link in a layer led on and left the layer's entry behind, which Back and Forward pass over. */
function skipClosedLayers(): void {
  if (!isOfClosedLayer()) return;
  const { isPassed = false, isLast = false } = stateHere() ?? {};
  note({ isPassed: !isPassed });
  if (isPassed && !isLast) history.forward();
  else history.back();
}

function push(id: string): void {
  history.pushState({ ...history.state, layers: [...layersHere(), id], isLast: false, isPassed: false }, '');
  layersOfPage().here = stateHere() ?? {};
}

/** The page replaces its address below an open layer, as leafing through the weeks in full screen does. The entry stays the layer's. */
function keepEntry(): void {
  const page = layersOfPage();
  const { idx, key, layers = [] } = page.here;
  const state = stateHere();
  if (!state || state.layers || idx === undefined || state.idx !== idx || state.key === key) return;
  if (layers.length === 0 || !layers.every((id) => page.open.has(id))) return;
  page.replaced = { state, href: location.href };
  note({ layers });
  page.here = { ...state, layers };
}

/** The page meant its own entry, which is current as soon as the layers are closed. */
function carryDown(): void {
  const page = layersOfPage();
  const { replaced } = page;
  const layers = layersHere();
  page.here = stateHere() ?? {};
  if (replaced && stateHere()?.idx === replaced.state.idx)
    history.replaceState({ ...history.state, ...replaced.state, layers }, '', replaced.href);
  if (layers.length === 0) page.replaced = undefined;
}

/**
 * An open dialog or drawer has a history entry of its own. Back then closes it and stays on the page. `windows` is a media query
 * for where it has one. A layer that asks before it closes keeps its entry until it is closed.
 */
export function useHistoryLayer(isOpen: boolean, close: () => void, windows = anyWindow): void {
  const closeLatest = useEffectEvent(close);
  useEffect(() => {
    if (isOpen) keepEntry();
  });
  useEffect(() => {
    if (!isOpen || !matchesMedia(windows)) return;
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
      if (isPushed && layersHere().at(-1) === id) leaveEntry(page, id);
    };
  }, [isOpen, windows]);
}

/**
 * What unmounts a layer may lead on in the same commit, as the end of the session does. Going back would undo that. So this
 * goes back after that commit, and only from the layer's own entry.
 */
function leaveEntry(page: Layers, id: string): void {
  page.leaving = new Promise((resolve) => {
    const end = () => {
      // the layer below was closed too: its entry is being left now
      if (isOfClosedLayer()) return;
      removeEventListener('popstate', end);
      page.leaving = undefined;
      resolve();
    };
    queueMicrotask(() => {
      addEventListener('popstate', end);
      if (layersHere().at(-1) !== id) return end();
      note({ isLast: true });
      history.back();
    });
  });
}
