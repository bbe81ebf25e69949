import { useCallback, useEffect, useRef } from 'react';

type Candidate = HTMLElement | null | undefined;

/** True when the focus is nowhere, or on a toast that goes as soon as its button is pressed. */
export function isFocusLost(): boolean {
  const active = document.activeElement;
  return active === null || active === document.body || active.closest('[data-sonner-toaster]') !== null;
}

/** Gives the focus to the first of these that takes it; what is hidden or disabled does not. */
export function giveFocus(candidates: Iterable<Candidate>, how?: FocusOptions): boolean {
  for (const element of candidates) {
    if (!element) continue;
    element.focus(how);
    // a toast gives the focus back once to where it came from
    if (document.activeElement !== element) element.focus(how);
    if (document.activeElement === element) return true;
  }
  return false;
}

/**
 * Something that changes the page may take the focus away with it. Hand the function answered here, before the change,
 * what gives the focus away: it is called once `watched` has changed and the focus is lost. It is forgotten as soon as the
 * person presses anything.
 *
 * Example: a task moves from Monday to Friday. `focusAfter(() => giveFocus([rowOf(task), headingOf('Friday')]))`.
 */
export function useFocusAfter(watched: unknown): (give: () => void) => void {
  const wanted = useRef<() => void>(undefined);
  useEffect(() => {
    const forget = () => {
      wanted.current = undefined;
    };
    const presses = ['keydown', 'pointerdown'];
    for (const press of presses) document.addEventListener(press, forget, true);
    return () => {
      for (const press of presses) document.removeEventListener(press, forget, true);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at whenever it changes
  useEffect(() => {
    if (isFocusLost()) wanted.current?.();
  }, [watched]);
  return useCallback((give) => {
    wanted.current = give;
  }, []);
}

/**
 * An input goes with the focus in it: the button that opened it, or the first button within the element that carries the
 * ref, gets it back. A person who pressed something else keeps the focus there.
 */
export function useFocusBack<Place extends HTMLElement>(isWriting: boolean) {
  const place = useRef<Place>(null);
  const wasWriting = useRef(false);
  useEffect(() => {
    const { current } = place;
    if (wasWriting.current && !isWriting && isFocusLost())
      giveFocus([current?.matches('button') ? current : current?.querySelector('button')]);
    wasWriting.current = isWriting;
  }, [isWriting]);
  return place;
}
