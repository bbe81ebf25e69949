import { LoaderCircle } from 'lucide-react';
import { cx } from './class-names.tsx';

/** A small spinner beside a word that names the action; hidden from screen readers. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle className={cx('animate-spin motion-reduce:animate-none', className)} aria-hidden />;
}

/** Fills the screen until the first page renders. */
export function FullScreenSpinner({ label = 'Loading...' }: { label?: string }) {
  return (
    <div role="status" className="grid min-h-dvh place-content-center justify-items-center gap-3 text-text-2">
      <Spinner className="size-6" />
      {label}
    </div>
  );
}
