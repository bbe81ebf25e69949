import type { ReactNode } from 'react';
import { cx } from './class-names.tsx';

/** One grey block in the place and size of what loads. Set height and width by className. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={cx('block animate-skeleton rounded-sm bg-sunken motion-reduce:animate-none', className)}
    />
  );
}

/** A placeholder row of a list: tile, two lines, bar. */
export function SkeletonRow() {
  return (
    <div className="flex items-center gap-3 py-2.5">
      <Skeleton className="size-9 rounded-md" />
      <div className="grid flex-1 gap-2">
        <Skeleton className="h-3.5 w-3/5" />
        <Skeleton className="h-3 w-2/5" />
      </div>
      <Skeleton className="h-1.5 w-18" />
    </div>
  );
}

/** Wraps skeletons and tells screen readers once what is loading. */
export function SkeletonGroup({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div role="status" aria-busy="true" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
