import { Button } from '@pathwise/ui/button';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ShownWeek } from './use-shown-week.ts';

const half = 'grid size-ctl place-items-center text-text-2 hover:bg-hover hover:text-text-1';

/** Previous, Next, and Today where another week is shown. */
export function WeekLeafing({ shown }: { shown: ShownWeek }) {
  return (
    <div className="flex items-center gap-2">
      <div className="flex rounded-md border border-line-strong bg-surface">
        <button
          type="button"
          aria-label="Previous"
          title="Previous week"
          onClick={() => shown.leaf(-1)}
          className={`${half} rounded-l-md`}
        >
          <ChevronLeft aria-hidden />
        </button>
        <button
          type="button"
          aria-label="Next"
          title="Next week"
          onClick={() => shown.leaf(1)}
          className={`${half} rounded-r-md border-line-strong border-l`}
        >
          <ChevronRight aria-hidden />
        </button>
      </div>
      {shown.offset === 0 ? null : <Button onClick={shown.toToday}>Today</Button>}
    </div>
  );
}
