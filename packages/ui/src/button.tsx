import { Slot, Slottable } from 'radix-ui/slot';
import type { ComponentProps, MouseEvent } from 'react';
import { cx } from './class-names.tsx';
import { Spinner } from './spinner.tsx';

const variants = {
  primary: 'border-accent bg-accent text-on-accent hover:border-accent-hover hover:bg-accent-hover',
  default: 'border-line-strong bg-surface text-text-1 hover:bg-hover',
  ghost: 'border-transparent text-text-2 hover:bg-hover hover:text-text-1',
  destructive: 'border-transparent text-danger hover:bg-danger-soft',
};
const sizes = {
  sm: 'min-h-ctl-sm px-2.5 py-1 [&_.lucide]:size-3.5 [&_.lucide]:stroke-2',
  md: 'min-h-ctl px-3.5 py-1.5',
  lg: 'min-h-ctl-lg px-5 py-1.5 text-base',
};

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: keyof typeof variants | undefined;
  size?: keyof typeof sizes | undefined;
  /** Applies the look to the only child, usually a link. */
  asChild?: boolean;
  /** Shows a spinner and ignores clicks. The button keeps its focus. */
  loading?: boolean | undefined;
}

/** One primary button per region; everything else is `default`, `ghost` or `destructive`. */
export function Button(props: ButtonProps) {
  const { variant = 'default', size = 'md', asChild, loading, className, children, onClick, ...rest } = props;
  const Root = asChild ? Slot : 'button';
  const stop = (event: MouseEvent) => event.preventDefault();
  return (
    <Root
      {...(asChild ? {} : { type: 'button' as const })}
      {...rest}
      {...(loading ? { 'aria-disabled': true, 'aria-busy': true, onClick: stop } : { onClick })}
      className={cx(
        'inline-flex items-center justify-center gap-2 rounded-md border font-medium text-sm transition-colors',
        'wrap-break-word text-center disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-progress',
        variants[variant],
        sizes[size],
        className,
      )}
    >
      {loading ? <Spinner /> : null}
      <Slottable>{children}</Slottable>
    </Root>
  );
}
