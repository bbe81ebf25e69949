import type { ComponentProps } from 'react';
import { cx } from './class-names.tsx';
import { useFieldWiring } from './field.tsx';
import { controlLook } from './input.tsx';

/** A multi-line text control. */
export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...useFieldWiring()} {...rest} className={cx(controlLook, 'px-3 py-2', className)} />;
}
