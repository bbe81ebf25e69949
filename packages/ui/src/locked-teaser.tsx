import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

export interface LockedTeaserProps {
  title: string;
  text: string;
  actionLabel: string;
  onUpgrade: () => void;
  /** Sample cards, shown at full contrast. */
  children: ReactNode;
}

/** What a free member sees of a premium area: a note with the one way in, and readable samples under it. */
export function LockedTeaser({ title, text, actionLabel, onUpgrade, children }: LockedTeaserProps) {
  return (
    <div className="grid gap-6">
      <section className="flex flex-wrap items-center gap-4 rounded-lg border border-accent-line bg-accent-soft p-5">
        <span className="grid size-10 flex-none place-items-center rounded-md bg-surface text-accent-text">
          <Lock aria-hidden />
        </span>
        <div className="min-w-48 flex-1">
          <h2 className="font-semibold text-base">{title}</h2>
          <p className="text-text-2">{text}</p>
        </div>
        <Button variant="primary" onClick={onUpgrade}>
          {actionLabel}
        </Button>
      </section>
      {children}
    </div>
  );
}
