import { useCallback, useEffect, useRef } from 'react';

type Candidate = HTMLElement | null | undefined;

/** True when nothing has the focus, or a toast has it, which closes when its button is pressed. */
export function isFocusLost(): boolean {
  const active = document.activeElement;
  return active === null || active === document.body || active.closest('[data-sonner-toaster]') !== null;
}

/** Focuses the first of these elements that accepts it; hidden and disabled ones do not. */
export function giveFocus(candidates: Iterable<Candidate>, how?: FocusOptions): boolean {
  for (const element of candidates) {
    if (!element) continue;
    element.focus(how);
    // a toast returns the focus to its previous element once
    if (document.activeElement !== element) element.focus(how);
    if (document.activeElement === element) return true;
  }
  return false;
}

/**
 * Moves the focus when a change of the page removes the focused element. Pass a callback before the change. It runs
 * once `watched` has changed and the focus is lost, and is dropped when the person presses anything. Example: a task
 * moves from Monday to Friday. `focusAfter(() => giveFocus([rowOf(task), headingOf('Friday')]))`.
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
 * When an input that closes had the focus, the element with the ref, or the first button inside it, gets it back. A
 * person who pressed something else keeps the focus there.
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

/**
 * Remembers what had the focus when an overlay without a trigger opened, and gives it back on close. A menu item is
 * gone by then, so its menu's button gets the focus.
 */
export function useFocusReturn() {
  const opener = useRef<HTMLElement>(null);
  return {
    remember: () => {
      const active = document.activeElement;
      const menu = active?.closest('[role="menu"]');
      const trigger = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : active;
      opener.current = trigger instanceof HTMLElement ? trigger : null;
    },
    giveBack: (event: Event) => {
      giveFocus([opener.current]);
      // the overlay would give it to what had it when it opened: by then a menu that has closed may have given it back
      event.preventDefault();
    },
  };
}

export type FocusReturn = ReturnType<typeof useFocusReturn>;
