import { giveFocus, useFocusAfter } from '@pathwise/ui/focus-after';
import { useCallback } from 'react';
import type { Week } from './plan.rules.ts';

/** What the focus follows: a task, else the first of these days that is shown, else any day. */
export interface Followed {
  readonly id?: string | undefined;
  readonly days: readonly string[];
}

/** The focus goes with what an action is about: the task that was moved or brought back, or the day of one deleted. */
export function useFocusFollowed(week: Week | undefined): (followed: Followed) => void {
  const focusAfter = useFocusAfter(week);
  return useCallback((followed) => focusAfter(() => goTo(followed)), [focusAfter]);
}

function goTo({ id, days }: Followed): void {
  const row = id === undefined ? null : document.querySelector(`[data-drag-handle="${id}"]`)?.closest('li');
  if (giveFocus([row?.querySelector<HTMLElement>('button[aria-haspopup="menu"]')])) return;
  const ofDays = days.map((day) => document.querySelector<HTMLElement>(`[data-day="${day}"] h3`));
  giveFocus([...ofDays, ...document.querySelectorAll<HTMLElement>('[data-day] h3')], { preventScroll: true });
}
