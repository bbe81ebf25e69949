import type { ReactNode } from 'react';
import { cx } from './class-names.tsx';
import { ProgressBar } from './progress-bar.tsx';

export interface StatCardProps {
  label: string;
  value: ReactNode;
  /** One line under the figure; absent when `percent` draws a bar there. */
  note?: string;
  percent?: number;
  className?: string;
}

/** A figure with its name. */
export function StatCard({ label, value, note, percent, className }: StatCardProps) {
  return (
    <div className={cx('rounded-lg border border-line bg-surface px-5 py-4', className)}>
      <p className="font-medium text-text-2">{label}</p>
      <p className="mt-2 text-2xl">{value}</p>
      {percent === undefined ? null : (
        <ProgressBar percent={percent} label={label} figure="elsewhere" className="mt-2.5" />
      )}
      {note ? <p className="mt-1 text-text-3 text-xs">{note}</p> : null}
    </div>
  );
}
