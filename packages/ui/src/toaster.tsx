import { whenNotified } from '@pathwise/ui/notify';
import { lazy, Suspense, useEffect, useState } from 'react';

const ToasterStage = lazy(async () => ({ default: (await import('./toaster-stage.tsx')).ToasterStage }));

interface ToasterProps {
  /** Loads the toast library once the browser is idle, so that a toast without a network can be shown. */
  readonly loadsWhenIdle?: boolean;
}

/** The shell mounts it once. The toast library loads at the first toast at the latest. */
export function Toaster({ loadsWhenIdle = false }: ToasterProps) {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    const need = () => setNeeded(true);
    const stop = whenNotified(need);
    const idle = loadsWhenIdle ? window.requestIdleCallback?.(need, { timeout: 5000 }) : undefined;
    return () => {
      stop();
      if (idle) window.cancelIdleCallback(idle);
    };
  }, [loadsWhenIdle]);
  return <Suspense>{isNeeded ? <ToasterStage /> : null}</Suspense>;
}
