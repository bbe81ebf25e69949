import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from './class-names.tsx';
import { useFieldWiring } from './field.tsx';
import { controlLook } from './input.tsx';

/** The platform's own select, with its keyboard support and its picker on phones. Pass `<option>`s. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={cx('relative block', className)}>
      <select {...useFieldWiring()} {...rest} className={cx(controlLook, 'h-ctl appearance-none pr-9 pl-3')} />
      <ChevronDown
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-text-3"
        aria-hidden
      />
    </span>
  );
}
