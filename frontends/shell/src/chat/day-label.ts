import { dayOfDate, localDay } from '@pathwise/ui/day';

/** 'Today', 'Yesterday', or the date, in the person's time zone. */
export function dayLabel(instant: string, now = new Date()): string {
  const day = dayOfDate(new Date(instant));
  if (day === dayOfDate(now)) return 'Today';
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  return day === dayOfDate(yesterday) ? 'Yesterday' : localDay(day);
}
