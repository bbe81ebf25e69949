import { CalendarDays, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { cx } from './class-names.tsx';
import { type Day, localDay } from './day.ts';
import { useFieldWiring } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import { controlLook } from './input.tsx';
import { Popover } from './popover.tsx';
import { Skeleton } from './skeleton.tsx';

const DayCalendar = lazy(async () => ({ default: (await import('./day-calendar.tsx')).DayCalendar }));

export interface DatePickerProps {
  /** `YYYY-MM-DD`; undefined, null or '' is no date. */
  value: Day | null | undefined;
  onChange: (day: Day | undefined) => void;
  /** The first day that can be chosen. */
  min?: Day;
  placeholder?: string;
  disabled?: boolean;
}

/**
 * A button that shows the chosen day and opens a calendar, for use in a Field. The calendar loads when first opened.
 */
export function DatePicker({ value, onChange, min, placeholder = 'Pick a date', disabled }: DatePickerProps) {
  const [isOpen, setOpen] = useState(false);
  const wiring = useFieldWiring();
  const trigger = (
    <button
      type="button"
      {...wiring}
      // the label alone would hide the chosen day from screen readers
      {...(wiring.id ? { 'aria-labelledby': `${wiring.id}-label ${wiring.id}-day` } : {})}
      disabled={disabled}
      className={cx(controlLook, 'flex h-ctl items-center gap-2 px-3 text-left', !value && 'text-text-3')}
    >
      <CalendarDays className="text-text-3" aria-hidden />
      <span id={`${wiring.id}-day`}>{value ? localDay(value) : placeholder}</span>
    </button>
  );
  return (
    <span className="relative block">
      <Popover
        trigger={trigger}
        label="Calendar"
        open={isOpen}
        onOpenChange={setOpen}
        modal
        className="min-w-72 p-3 max-md:*:mx-auto max-md:*:max-w-96"
      >
        <Suspense fallback={<Skeleton className="h-72 w-66" />}>
          <DayCalendar
            value={value || undefined}
            min={min}
            onSelect={(day) => {
              onChange(day);
              setOpen(false);
            }}
          />
        </Suspense>
      </Popover>
      {value && !disabled ? (
        <IconButton
          label="Clear date"
          className="absolute inset-y-0 right-0.5 my-auto"
          onClick={() => onChange(undefined)}
        >
          <X aria-hidden />
        </IconButton>
      ) : null}
    </span>
  );
}
