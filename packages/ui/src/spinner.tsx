import { LoaderCircle } from 'lucide-react';
import { cx } from './class-names.tsx';

/** A small turning circle beside a word that says what is going on; hidden from screen readers. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle className={cx('animate-spin motion-reduce:animate-none', className)} aria-hidden />;
}

/** Fills the screen while there is no page to show yet. */
export function FullScreenSpinner({ label = 'Loading...' }: { label?: string }) {
  return (
    <div role="status" className="grid min-h-dvh place-content-center justify-items-center gap-3 text-text-2">
      <Spinner className="size-6" />
      {label}
    </div>
  );
}
