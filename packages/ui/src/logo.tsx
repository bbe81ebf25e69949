import { cx } from './class-names.tsx';

/** The mark and, unless `markOnly`, the name. Put it in a link or button with an accessible name. */
export function Logo({ markOnly, className }: { markOnly?: boolean; className?: string }) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-2.5 wrap-break-word font-semibold text-base tracking-tight',
        className,
      )}
    >
      <svg viewBox="0 0 28 28" className="size-7 flex-none" aria-hidden="true">
        <rect width="28" height="28" rx="8" className="fill-accent" />
        <path
          d="M9 21.2h6a3.55 3.55 0 0 0 0-7.1h-2A3.55 3.55 0 0 1 13 7h4.5"
          className="fill-none stroke-white"
          strokeWidth="2.4"
          strokeLinecap="round"
        />
        <circle cx="19.5" cy="7" r="2.3" className="fill-white" />
      </svg>
      <span className={markOnly ? 'sr-only' : undefined}>Pathwise</span>
    </span>
  );
}
