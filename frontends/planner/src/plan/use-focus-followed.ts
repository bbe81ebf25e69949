import { useCallback, useEffect, useRef } from 'react';
import type { Week } from './plan.rules.ts';

/** What the focus follows: a task, else the first of these days that is shown, else any day. */
export interface Followed {
  readonly id?: string | undefined;
  readonly days: readonly string[];
}

/**
 * What is moved or deleted goes with the focus in it, and so does an Undo that was pressed. What an action is about, told
 * to the function answered here, gets the focus then; only until the person goes on by themselves.
 */
export function useFocusFollowed(week: Week | undefined): (followed: Followed) => void {
  const followed = useRef<Followed>(undefined);
  useEffect(() => {
    const forget = () => {
      followed.current = undefined;
    };
    document.addEventListener('keydown', forget, true);
    document.addEventListener('pointerdown', forget, true);
    return () => {
      document.removeEventListener('keydown', forget, true);
      document.removeEventListener('pointerdown', forget, true);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at whenever the week changes
  useEffect(() => {
    if (followed.current && isLost()) goTo(followed.current);
  }, [week]);
  return useCallback((next) => {
    followed.current = next;
  }, []);
}

/** Nowhere, or on a toast that goes as soon as its Undo is pressed. */
function isLost(): boolean {
  const active = document.activeElement;
  return active === null || active === document.body || active.closest('[data-sonner-toaster]') !== null;
}

function goTo({ id, days }: Followed): void {
  const row = id === undefined ? null : document.querySelector(`[data-drag-handle="${id}"]`)?.closest('li');
  const menu = row?.querySelector<HTMLElement>('button[aria-haspopup="menu"]');
  if (menu && takesFocus(menu)) return;
  const headings = [
    ...days.map((day) => document.querySelector<HTMLElement>(`[data-day="${day}"] h3`)),
    ...document.querySelectorAll<HTMLElement>('[data-day] h3'),
  ];
  headings.some((heading) => heading !== null && takesFocus(heading, { preventScroll: true }));
}

function takesFocus(element: HTMLElement, how?: FocusOptions): boolean {
  element.focus(how);
  // a toast gives the focus back once to where it came from
  if (document.activeElement !== element) element.focus(how);
  return document.activeElement === element;
}
