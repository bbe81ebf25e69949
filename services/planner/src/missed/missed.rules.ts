import { daysOfWeek, weekdayOf, weekdays, weekStartOf } from '@pathwise/contracts/week.rules';

/** Unfinished, of a week before this one, and not decided about. */
export const isMissed = (
  task: { completed: boolean; decidedAt: Date | null; specificDate: string },
  today: string,
): boolean => !task.completed && task.decidedAt === null && task.specificDate < weekStartOf(today);

/** Where a missed task moves: the same weekday of this week, or today when that day has passed. */
export function dayThisWeek(specificDate: string, today: string): string {
  const day = daysOfWeek(today)[weekdays.indexOf(weekdayOf(specificDate))] ?? today;
  return day < today ? today : day;
}
