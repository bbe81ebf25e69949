import { daysOfWeek, weekdayOf, weekdays, weekStartOf } from '@pathwise/contracts/week.rules';

/** True for an unfinished task of a past week that has no decision yet. */
export const isMissed = (
  task: { completed: boolean; decidedAt: Date | null; specificDate: string },
  today: string,
): boolean => !task.completed && task.decidedAt === null && task.specificDate < weekStartOf(today);

/** The day a missed task moves to: its weekday in this week, or today when that day has passed. */
export function dayThisWeek(specificDate: string, today: string): string {
  const day = daysOfWeek(today)[weekdays.indexOf(weekdayOf(specificDate))] ?? today;
  return day < today ? today : day;
}
