import type { ComponentProps } from 'react';
import { cx } from './class-names.tsx';

/** The label of a control. Field renders one itself. */
export function Label({ className, ...rest }: ComponentProps<'label'>) {
  // biome-ignore lint/a11y/noLabelWithoutControl: the caller ties it by htmlFor
  return <label {...rest} className={cx('font-medium text-sm text-text-1', className)} />;
}
