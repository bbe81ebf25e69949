import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { DayPicker } from 'react-day-picker';
import { type Day, dateOfDay, dayOfDate, localDay } from './day.ts';

export interface DayCalendarProps {
  value: Day | undefined;
  min: Day | undefined;
  onSelect: (day: Day) => void;
}

const step =
  'pointer-events-auto grid size-8 place-items-center rounded-md text-text-2 hover:bg-hover pointer-coarse:size-11 aria-disabled:opacity-40';
const looks = {
  months: 'relative',
  month_caption: 'grid h-8 place-items-center font-semibold pointer-coarse:h-11',
  // between the two buttons the lists of months and years are pressed
  nav: 'pointer-events-none absolute inset-x-0 top-0 flex justify-between',
  dropdowns: 'flex items-center gap-1',
  dropdown_root:
    'relative flex h-8 items-center rounded-md px-1.5 hover:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-accent pointer-coarse:h-11',
  dropdown: 'absolute inset-0 cursor-pointer opacity-0',
  caption_label: 'flex items-center gap-0.5 [&>svg]:size-3.5 [&>svg]:text-text-3',
  button_previous: step,
  button_next: step,
  month_grid: 'mt-2 w-full border-collapse',
  weekday: 'size-9 font-medium text-text-3 text-xs',
  day: 'p-0 text-center',
  // seven fit beside each other on the narrowest phones
  day_button:
    'size-9 rounded-full hover:bg-hover disabled:cursor-not-allowed pointer-coarse:h-11 pointer-coarse:w-[min(2.75rem,(100vw-2.75rem)/7)]',
  today: '[&>button]:font-semibold [&>button]:text-accent-text',
  selected: '[&>button]:bg-accent! [&>button]:text-on-accent!',
  outside: 'text-text-3',
  disabled: 'opacity-40',
};

/** Contains the number as shown, unlike the library's own '9th', in the person's language. */
function nameOfDay(date: Date, { today, selected }: { today?: boolean; selected?: boolean }) {
  const name = localDay(dayOfDate(date), { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  return [today && 'Today', name, selected && 'selected'].filter(Boolean).join(', ');
}

function Chevron({ orientation }: { orientation?: string }) {
  if (orientation === 'down') return <ChevronDown aria-hidden />;
  return orientation === 'left' ? <ChevronLeft aria-hidden /> : <ChevronRight aria-hidden />;
}

/** The years that can be chosen, from today's. */
const years = { back: 10, ahead: 40 };

/** The months from which and to which one may go. A chosen day outside can be seen too. */
function monthsAround(selected: Date | undefined, first: Date | undefined) {
  const now = new Date();
  const earliest = first ?? new Date(now.getFullYear() - years.back, 0);
  const latest = new Date(now.getFullYear() + years.ahead, 11);
  return {
    startMonth: selected && selected < earliest ? selected : earliest,
    endMonth: selected && selected > latest ? selected : latest,
  };
}

/** One month of days, Monday first, with date strings. Month and year can be chosen from lists. */
export function DayCalendar({ value, min, onSelect }: DayCalendarProps) {
  const selected = value ? dateOfDay(value) : undefined;
  const first = min ? dateOfDay(min) : undefined;
  return (
    <DayPicker
      mode="single"
      required
      autoFocus
      showOutsideDays
      weekStartsOn={1}
      captionLayout="dropdown"
      {...monthsAround(selected, first)}
      selected={selected}
      {...(selected ? { defaultMonth: selected } : first ? { defaultMonth: first } : {})}
      {...(first ? { disabled: { before: first } } : {})}
      onSelect={(date: Date) => onSelect(dayOfDate(date))}
      classNames={looks}
      labels={{ labelDayButton: nameOfDay }}
      components={{ Chevron }}
    />
  );
}
