import { CircleAlert } from 'lucide-react';
import { createContext, type ReactNode, useContext, useId } from 'react';
import { cx } from './class-names.tsx';
import { Label } from './label.tsx';

interface FieldWiring {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}
const FieldContext = createContext<FieldWiring | undefined>(undefined);

/** The id and aria attributes of the surrounding Field, for controls. A control's own attributes win. */
export function useFieldWiring(): Partial<FieldWiring> {
  return useContext(FieldContext) ?? {};
}

export interface FieldProps {
  label: ReactNode;
  /** The validation message. It marks the control invalid and describes it. */
  error?: string | undefined;
  hint?: ReactNode;
  /** Shown to screen readers only. */
  hideLabel?: boolean;
  className?: string | undefined;
  /** One Input, Textarea, Select, DatePicker or Switch. */
  children: ReactNode;
}

/** A labelled control with hint and error connected by aria-describedby. Made for react-hook-form's `register`. */
export function Field({ label, error, hint, hideLabel, className, children }: FieldProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const wiring = {
    id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? (true as const) : undefined,
  };
  return (
    <div className={cx('grid content-start gap-1.5', className)}>
      <Label id={`${id}-label`} htmlFor={id} className={hideLabel ? 'sr-only' : undefined}>
        {label}
      </Label>
      <FieldContext value={wiring}>{children}</FieldContext>
      {hint ? (
        <p id={`${id}-hint`} className="text-meta text-text-3">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-danger text-meta">
          <CircleAlert className="mt-0.5 size-3.5" aria-hidden />
          {error}
        </p>
      ) : null}
    </div>
  );
}
