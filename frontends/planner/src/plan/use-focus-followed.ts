import { giveFocus, useFocusAfter } from '@pathwise/ui/focus-after';
import { useCallback } from 'react';
import type { Followed } from '../board-kit/task-actions.ts';

/**
 * Moves the focus, once `watched` has changed, to the task that was moved or restored, or else to its day, or else to any
 * day.
 */
export function useFocusFollowed(watched: unknown): (followed: Followed) => void {
  const focusAfter = useFocusAfter(watched);
  return useCallback((followed) => focusAfter(() => goTo(followed)), [focusAfter]);
}

function goTo({ id, columns }: Followed): void {
  const row = id === undefined ? null : document.querySelector(`[data-drag-handle="${id}"]`)?.closest('li');
  if (giveFocus([row?.querySelector<HTMLElement>('button[aria-haspopup="menu"]')])) return;
  const ofDays = columns.map((day) => document.querySelector<HTMLElement>(`[data-day="${day}"] h3`));
  giveFocus([...ofDays, ...document.querySelectorAll<HTMLElement>('[data-day] h3')], { preventScroll: true });
}
