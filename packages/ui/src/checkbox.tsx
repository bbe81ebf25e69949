import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from './class-names.tsx';
import { useFieldWiring } from './field.tsx';

/** An 18 px circle (22 on touch) with a larger hit area. It needs a label or aria-label. */
export function Checkbox({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <span className={cx('relative inline-grid flex-none place-items-center', className)}>
      <input
        type="checkbox"
        {...useFieldWiring()}
        {...rest}
        className={cx(
          'peer relative size-4.5 cursor-pointer appearance-none rounded-full border-[1.5px] border-line-control',
          'checked:border-accent checked:bg-accent hover:border-accent disabled:cursor-not-allowed disabled:opacity-50',
          'pointer-coarse:size-5.5 after:absolute after:-inset-1.5 pointer-coarse:after:-inset-3',
        )}
      />
      <Check
        className="pointer-events-none absolute hidden size-3 stroke-[3.4] text-white peer-checked:block"
        aria-hidden
      />
    </span>
  );
}
