import type { ComponentProps } from 'react';
import { cx } from './class-names.tsx';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Its accessible name, also shown on hover. */
  label: string;
  destructive?: boolean;
}

/** A square button with an icon only: 32 px, 44 on touch. */
export function IconButton({ label, destructive, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      {...rest}
      className={cx(
        'inline-grid size-ctl-sm flex-none place-items-center rounded-md transition-colors disabled:opacity-50',
        destructive ? 'text-danger hover:bg-danger-soft' : 'text-text-2 hover:bg-hover hover:text-text-1',
        className,
      )}
    />
  );
}
