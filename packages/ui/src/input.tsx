import type { ComponentProps } from 'react';
import { cx } from './class-names.tsx';
import { useFieldWiring } from './field.tsx';

/** The look of every text control. On touch it is 16 px, because iOS zooms in on smaller text. */
export const controlLook =
  'w-full rounded-md border border-line-control bg-surface text-sm text-text-1 pointer-coarse:text-base ' +
  'focus-visible:outline-offset-0 disabled:opacity-60 aria-invalid:border-danger';

/** A one-line text control. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...useFieldWiring()} {...rest} className={cx(controlLook, 'h-ctl px-3', className)} />;
}
