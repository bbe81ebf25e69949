/** 'Today', 'Yesterday', or the date, in the person's time zone. */
export function dayLabel(instant: string, now = new Date()): string {
  const day = new Date(instant);
  if (day.toDateString() === now.toDateString()) return 'Today';
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (day.toDateString() === yesterday.toDateString()) return 'Yesterday';
  return new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', year: 'numeric' }).format(day);
}
