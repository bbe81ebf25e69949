import { CircleAlert, Info, type LucideIcon, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './class-names.tsx';

const tones: Record<string, { look: string; icon: LucideIcon; ink: string }> = {
  neutral: { look: 'border-line bg-surface', icon: Info, ink: 'text-text-2' },
  accent: { look: 'border-accent-line bg-accent-soft', icon: Sparkles, ink: 'text-accent-text' },
  danger: { look: 'border-line bg-danger-soft', icon: CircleAlert, ink: 'text-danger' },
};

export interface BannerProps {
  tone?: 'neutral' | 'accent' | 'danger';
  title?: ReactNode;
  action?: ReactNode;
  /** In place of the tone's own icon, such as a clock for what ends soon. */
  icon?: LucideIcon | undefined;
  className?: string;
  children?: ReactNode;
}

/** A notice that stays in the page, such as the goal limit. */
export function Banner({ tone = 'neutral', title, action, icon, className, children }: BannerProps) {
  const { look, icon: usual, ink } = tones[tone] as (typeof tones)[string];
  const Icon = icon ?? usual;
  return (
    <div role="note" className={cx('flex flex-wrap items-center gap-3 rounded-lg border px-4 py-3', look, className)}>
      <Icon className={ink} aria-hidden />
      <div className="min-w-0 grow basis-48">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children ? <div className="text-text-2">{children}</div> : null}
      </div>
      {action}
    </div>
  );
}
