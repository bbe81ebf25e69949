import { Button } from '@pathwise/ui/button';
import { ChevronLeft, ChevronRight } from 'lucide-react';

interface PagerProps {
  /** The plural noun of what is paged. */
  readonly what: string;
  readonly start: number;
  readonly length: number;
  readonly count: number;
  readonly onStart: (start: number) => void;
}

/** Pages through more items than fit; renders nothing when all fit. */
export function Pager({ what, start, length, count, onStart }: PagerProps) {
  if (count <= length) return null;
  const end = Math.min(count, start + length);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button size="sm" disabled={start === 0} onClick={() => onStart(Math.max(0, start - length))}>
        <ChevronLeft aria-hidden />
        Earlier
      </Button>
      <Button size="sm" disabled={end === count} onClick={() => onStart(Math.min(start + length, count - 1))}>
        Later
        <ChevronRight aria-hidden />
      </Button>
      <span role="status" className="text-meta text-text-3">
        {start + 1} to {end} of {count} {what}
      </span>
    </div>
  );
}
