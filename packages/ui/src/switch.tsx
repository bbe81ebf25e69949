import type { ComponentProps } from 'react';
import { cx } from './class-names.tsx';
import { useFieldWiring } from './field.tsx';

/** An on/off switch that applies at once, without a Save. It needs a label or aria-label. */
export function Switch({ className, ...rest }: Omit<ComponentProps<'input'>, 'type' | 'role'>) {
  return (
    <span className={cx('relative inline-flex h-6 w-10 flex-none items-center', className)}>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox brings its checked state itself
        role="switch"
        {...useFieldWiring()}
        {...rest}
        className={cx(
          'peer size-full cursor-pointer appearance-none rounded-full border border-line-control bg-sunken',
          'checked:border-accent checked:bg-accent disabled:cursor-not-allowed disabled:opacity-50',
          'after:absolute pointer-coarse:after:-inset-2.5',
        )}
      />
      <span className="pointer-events-none absolute left-1 size-4 rounded-full bg-text-3 transition-transform peer-checked:translate-x-4 peer-checked:bg-white" />
    </span>
  );
}
