import { whenNotified } from '@pathwise/ui/notify';
import { lazy, Suspense, useEffect, useState } from 'react';

const ToasterStage = lazy(async () => ({ default: (await import('./toaster-stage.tsx')).ToasterStage }));

interface ToasterProps {
  /** Loads the toast library after the person's first press, so that a toast without a network can be shown. */
  readonly loadsWhenUsed?: boolean;
}

/** The shell mounts it once. The toast library loads at the first toast at the latest. */
export function Toaster({ loadsWhenUsed = false }: ToasterProps) {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    const need = () => setNeeded(true);
    const stop = whenNotified(need);
    // what the press does comes first
    const needWhenIdle = () => void (window.requestIdleCallback?.(need, { timeout: 5000 }) ?? need());
    const presses = loadsWhenUsed ? ['pointerdown', 'keydown'] : [];
    for (const press of presses) addEventListener(press, needWhenIdle, { once: true });
    return () => {
      stop();
      for (const press of presses) removeEventListener(press, needWhenIdle);
    };
  }, [loadsWhenUsed]);
  return <Suspense>{isNeeded ? <ToasterStage /> : null}</Suspense>;
}
