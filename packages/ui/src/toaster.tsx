import { whenNotified } from '@pathwise/ui/notify';
import { type ComponentType, useEffect, useState } from 'react';

interface ToasterProps {
  /** Loads the toast library after the person's first press, so that a toast without a network can be shown. */
  readonly loadsWhenUsed?: boolean;
}

/**
 * The shell mounts it once. The toast library loads at the first toast at the latest. When that fails, the next toast tries
 * again: it is above every page, so an error here would take the page away.
 */
export function Toaster({ loadsWhenUsed = false }: ToasterProps) {
  const [Stage, setStage] = useState<ComponentType>();
  useEffect(() => {
    const load = () =>
      void import('./toaster-stage.tsx').then(
        ({ ToasterStage }) => setStage(() => ToasterStage),
        (error: unknown) => console.warn('Toasts could not be loaded', error),
      );
    const stop = whenNotified(load);
    // what the press does comes first
    const loadWhenIdle = () => void (window.requestIdleCallback?.(load, { timeout: 5000 }) ?? load());
    const presses = loadsWhenUsed ? ['pointerdown', 'keydown'] : [];
    for (const press of presses) addEventListener(press, loadWhenIdle, { once: true });
    return () => {
      stop();
      for (const press of presses) removeEventListener(press, loadWhenIdle);
    };
  }, [loadsWhenUsed]);
  return Stage ? <Stage /> : null;
}
