import { useRef } from 'react';

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
      if (!opener.current?.isConnected) return;
      event.preventDefault();
      opener.current.focus();
    },
  };
}
