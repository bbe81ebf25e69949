import { whenNotified } from '@pathwise/ui/notify';
import { lazy, Suspense, useEffect, useState } from 'react';

const ToasterStage = lazy(async () => ({ default: (await import('./toaster-stage.tsx')).ToasterStage }));

/** The shell mounts it once. The toast library loads when the browser is idle, or at the first toast. */
export function Toaster() {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    const need = () => setNeeded(true);
    const stop = whenNotified(need);
    const idle = window.requestIdleCallback?.(need, { timeout: 5000 });
    return () => {
      stop();
      if (idle) window.cancelIdleCallback(idle);
    };
  }, []);
  return <Suspense>{isNeeded ? <ToasterStage /> : null}</Suspense>;
}
