import { addWeeks, weekStartOf, weeksBetween } from '@pathwise/contracts/week.rules';
import { useSearchParams } from '@pathwise/federation/router';

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/**
 * The shown week and board, kept in the address: ?week=2026-11-23&board=reminders. The parameter `view` is the shell's.
 */
export function useShownWeek(today: string) {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('week') ?? '';
  const weekStart = weekStartOf(isDay(asked) ? asked : today);
  const offset = weeksBetween(today, weekStart);

  function show(name: 'week' | 'board', value: string | undefined): void {
    const next = new URLSearchParams(search);
    // whoever leafs on looks for the found task no more
    next.delete('task');
    if (value === undefined) next.delete(name);
    else next.set(name, value);
    setSearch(next, { replace: true });
  }
  return {
    weekStart,
    offset,
    board: search.get('board') === 'reminders' ? ('reminders' as const) : ('calendar' as const),
    setBoard: (board: 'calendar' | 'reminders') => show('board', board === 'reminders' ? board : undefined),
    /** Moves by this many weeks; negative for earlier. */
    leaf: (weeks: number) => show('week', offset + weeks === 0 ? undefined : addWeeks(weekStart, weeks)),
    toToday: () => show('week', undefined),
  };
}

export type ShownWeek = ReturnType<typeof useShownWeek>;
