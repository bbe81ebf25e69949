import { cx } from './class-names.tsx';

/** The spec's colour of a goal's progress in percent. For bars only, never for text. */
export function progressColour(percent: number): string {
  if (percent >= 75) return 'bg-progress-75';
  if (percent >= 50) return 'bg-progress-50';
  if (percent >= 25) return 'bg-progress-25';
  return 'bg-progress-0';
}

export interface ProgressBarProps {
  /** 0-100; anything else is clamped. */
  percent: number;
  /** The bar's accessible name. */
  label: string;
  /** `beside` writes the percentage next to the bar; `elsewhere` when the caller already shows it. */
  figure?: 'beside' | 'elsewhere';
  size?: 'sm' | 'md';
  className?: string;
}

/** A bar coloured by its value. The percentage is always beside it as text. */
export function ProgressBar({ percent, label, figure = 'beside', size = 'md', className }: ProgressBarProps) {
  const value = Math.round(Math.min(100, Math.max(0, Number.isFinite(percent) ? percent : 0)));
  return (
    <div className={cx('flex items-center gap-3', className)}>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={100}
        className={cx('flex-1 overflow-hidden rounded-full bg-progress-track', size === 'sm' ? 'h-1' : 'h-1.5')}
      >
        <div className={cx('h-full rounded-full', progressColour(value))} style={{ width: `${value}%` }} />
      </div>
      {figure === 'beside' ? <span className="min-w-[4ch] text-right font-title">{value}%</span> : null}
    </div>
  );
}
