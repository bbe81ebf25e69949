import type { ReactNode } from 'react';
import { cx } from './class-names.tsx';

export interface SegmentedControlProps<Value extends string> {
  /** Its accessible name. */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { readonly value: Value; readonly label: ReactNode; readonly disabled?: boolean }[];
  className?: string;
}

/** A choice of a few views of the same thing. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, value, onChange, options, className } = props;
  return (
    <fieldset
      aria-label={label}
      className={cx('inline-flex max-w-full flex-wrap rounded-[10px] border border-line bg-sunken p-[3px]', className)}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          disabled={option.disabled}
          onClick={() => onChange(option.value)}
          className={cx(
            'min-h-[calc(var(--ctl-sm)-4px)] flex-1 whitespace-nowrap rounded-[7px] px-3 font-medium pointer-coarse:min-h-11',
            'text-text-2 hover:text-text-1 disabled:opacity-50',
            'aria-pressed:bg-raised aria-pressed:text-text-1 aria-pressed:ring-1 aria-pressed:ring-line-strong',
          )}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}
