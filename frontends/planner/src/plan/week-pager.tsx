import { weekLabel } from '@pathwise/contracts/week.rules';
import { Button } from '@pathwise/ui/button';
import { giveFocus, useFocusAfter } from '@pathwise/ui/focus-after';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import type { ShownWeek } from './use-shown-week.ts';

const half = 'grid size-ctl place-items-center text-text-2 hover:bg-hover hover:text-text-1';

/** Previous, Next, and Today while another week is shown. */
export function WeekPager({ shown }: { shown: ShownWeek }) {
  const { offset } = shown;
  const group = useRef<HTMLFieldSetElement>(null);
  const focusAfter = useFocusAfter(offset);
  const toToday = () => {
    // Today disappears when pressed, so the name of the week takes the focus
    focusAfter(() => giveFocus([group.current]));
    shown.toToday();
  };
  return (
    <fieldset ref={group} aria-label={weekLabel(offset)} tabIndex={-1} className="flex items-center gap-2 rounded-md">
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
      {offset === 0 ? null : <Button onClick={toToday}>Today</Button>}
    </fieldset>
  );
}
