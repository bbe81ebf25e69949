import { lazy, Suspense, useEffect, useState } from 'react';
import { openedBy } from './palette.rules.ts';

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }));
const QuickTask = lazy(async () => ({ default: (await import('./quick-task.tsx')).QuickTask }));
const Shortcuts = lazy(async () => ({ default: (await import('./shortcuts.tsx')).Shortcuts }));

const isTypingIn = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Opens the command palette, a new task and the list of shortcuts by their keys, on every page of a member. */
export function PaletteHost() {
  const [open, setOpen] = useState<'palette' | 'task' | 'shortcuts'>();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // an open dialog or menu has the keys to itself
      const isTyping =
        isTypingIn(event.target) ||
        document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;
      const opened = event.defaultPrevented || event.isComposing ? undefined : openedBy({ ...keysOf(event), isTyping });
      if (!opened || (opened === 'palette' && document.querySelector('[role="alertdialog"]'))) return;
      event.preventDefault();
      setOpen(opened);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const close = () => setOpen(undefined);
  return (
    <Suspense>
      {open === 'palette' ? <Palette onClose={close} onShow={setOpen} /> : null}
      {open === 'task' ? <QuickTask onClose={close} /> : null}
      {open === 'shortcuts' ? <Shortcuts onClose={close} /> : null}
    </Suspense>
  );
}

const keysOf = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => ({ key, ctrlKey, metaKey, altKey });
