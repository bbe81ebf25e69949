import { Inbox, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './class-names.tsx';

export interface EmptyStateProps {
  icon?: LucideIcon;
  /** The sentence, as the spec words it. */
  title: string;
  hint?: ReactNode;
  /** One default button. */
  action?: ReactNode;
  tone?: 'neutral' | 'danger';
  className?: string;
}

/** Shown in place of an empty list. */
export function EmptyState({ icon: Icon = Inbox, title, hint, action, tone = 'neutral', className }: EmptyStateProps) {
  const tile = tone === 'danger' ? 'bg-danger-soft text-danger' : 'bg-sunken text-text-2';
  return (
    <div className={cx('grid justify-items-center gap-3 px-4 py-12 text-center text-text-2', className)}>
      <span className={cx('grid size-10 place-items-center rounded-md', tile)}>
        <Icon aria-hidden />
      </span>
      <p className="max-w-prose">{title}</p>
      {hint ? <p className="max-w-prose text-meta text-text-3">{hint}</p> : null}
      {action}
    </div>
  );
}
