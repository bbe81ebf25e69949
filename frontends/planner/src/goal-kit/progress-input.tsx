import { useFieldWiring } from '@pathwise/ui/field';

interface ProgressInputProps {
  readonly value: number;
  readonly onChange: (percent: number) => void;
}

/** A percentage set by hand, in steps of 5. */
export function ProgressInput({ value, onChange }: ProgressInputProps) {
  return (
    <span className="flex min-h-ctl items-center gap-3">
      <input
        {...useFieldWiring()}
        type="range"
        min={0}
        max={100}
        step={5}
        value={value}
        onChange={({ target }) => onChange(target.valueAsNumber)}
        aria-valuetext={`${value}%`}
        className="h-6 flex-1 accent-accent pointer-coarse:h-11"
      />
      <output className="w-10 text-right font-title">{value}%</output>
    </span>
  );
}
