import { cx } from '@pathwise/ui/class-names';
import { useDropColumn } from '../board-kit/drag-parts.tsx';
import type { BoardColumn } from '../board-kit/landing.rules.ts';
import type { Week } from './plan.rules.ts';

interface DayStripProps {
  readonly columns: readonly BoardColumn[];
  readonly week: Week;
  readonly chosen: string;
  readonly today: string;
  readonly onChoose: (day: string) => void;
}

/** The seven days in a row with a dot per open task. A task can be dropped on a day. */
export function DayStrip({ columns, week, chosen, today, onChoose }: DayStripProps) {
  return (
    <fieldset aria-label="Day" className="grid grid-cols-7 gap-0.5 md:hidden">
      {columns.map(({ id, label }) => (
        <StripDay
          key={id}
          day={id}
          name={label}
          isToday={id === today}
          isChosen={id === chosen}
          open={week.filter(({ specificDate, completed }) => specificDate === id && !completed).length}
          onChoose={() => onChoose(id)}
        />
      ))}
    </fieldset>
  );
}

interface StripDayProps {
  readonly day: string;
  readonly name: string;
  readonly isToday: boolean;
  readonly isChosen: boolean;
  readonly open: number;
  readonly onChoose: () => void;
}

const dots = 5;

function StripDay({ day, name, isToday, isChosen, open, onChoose }: StripDayProps) {
  const { ref, isTarget } = useDropColumn(day, 'strip');
  return (
    <button
      ref={ref}
      type="button"
      data-drop-column={day}
      aria-pressed={isChosen}
      onClick={onChoose}
      className={cx(
        'grid min-h-14 justify-items-center rounded-md py-1.5 text-xs',
        isChosen
          ? 'bg-accent text-on-accent'
          : isToday
            ? 'bg-accent-soft text-accent-text'
            : 'text-text-2 hover:bg-hover',
        isTarget && 'ring-2 ring-accent ring-inset',
      )}
    >
      <span className="sr-only">{`${name}, ${open} open${isToday ? ', today' : ''}`}</span>
      <span aria-hidden>
        {name.slice(0, 2)}
        <span className="max-tiny:hidden">{name.slice(2, 3)}</span>
      </span>
      <b aria-hidden className={cx('font-semibold text-base', !(isChosen || isToday) && 'text-text-1')}>
        {Number(day.slice(8))}
      </b>
      <span aria-hidden className="flex h-1 gap-0.5">
        {Array.from({ length: Math.min(open, dots) }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dots are alike
          <span key={index} className="size-1 rounded-full bg-current" />
        ))}
      </span>
    </button>
  );
}
