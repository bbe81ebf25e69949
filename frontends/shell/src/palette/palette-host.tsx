import { useMember } from '@pathwise/federation/shell-contract';
import { draftOf } from '@pathwise/federation/storage-keys';
import { lazy, Suspense, useEffect, useState } from 'react';
import { openedBy } from './palette.rules.ts';

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }));
const QuickTask = lazy(async () => ({ default: (await import('./quick-task.tsx')).QuickTask }));
const Shortcuts = lazy(async () => ({ default: (await import('./shortcuts.tsx')).Shortcuts }));

const writable = 'input:not([type="checkbox"], [type="radio"]), textarea, select';

const isTypingIn = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(writable));

type PaletteDialog = 'palette' | 'task' | 'shortcuts';

/** Which dialog of the command palette is open. Their keys open them on every page of a member. */
export function usePalette() {
  const [open, show] = useState<PaletteDialog>();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // an open dialog or menu has the keys to itself
      const isTyping =
        isTypingIn(event.target) ||
        document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;
      const opened = event.defaultPrevented || event.isComposing ? undefined : openedBy({ ...keysOf(event), isTyping });
      if (!opened || (opened === 'palette' && document.querySelector('[role="alertdialog"]'))) return;
      event.preventDefault();
      show(opened);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return { open, show };
}

/** Loads the command palette, the new task or the list of shortcuts when it is first opened. */
export function PaletteHost({ open, show }: ReturnType<typeof usePalette>) {
  const close = () => show(undefined);
  return (
    <Suspense fallback={open === 'task' ? <TypedMeanwhile /> : null}>
      {open === 'palette' ? <Palette onClose={close} onShow={show} /> : null}
      {open === 'task' ? <QuickTask onClose={close} /> : null}
      {open === 'shortcuts' ? <Shortcuts onClose={close} /> : null}
    </Suspense>
  );
}

/** Keeps what is typed behind 'q' while the form of the task is loaded: it begins with its draft. */
function TypedMeanwhile() {
  const { id } = useMember();
  useEffect(() => {
    const draft = draftOf(`task:${id}`);
    const keep = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTypingIn(event.target)) return;
      const isLetter = event.key.length === 1;
      if (isLetter || event.key === 'Enter') event.preventDefault(); // nothing of the page below hears it
      if (!isLetter || event.repeat) return;
      draft.set((draft.get() ?? '') + event.key);
    };
    document.addEventListener('keydown', keep, true);
    return () => document.removeEventListener('keydown', keep, true);
  }, [id]);
  return null;
}

const keysOf = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => ({ key, ctrlKey, metaKey, altKey });
