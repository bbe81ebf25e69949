import { dayOfDate } from '@pathwise/ui/day';
import { useEffect, useState } from 'react';

/** The person's calendar day. A page left open over midnight updates it when the tab becomes visible again. */
export function useToday(): string {
  const [today, setToday] = useState(() => dayOfDate(new Date()));
  useEffect(() => {
    const look = () => setToday(dayOfDate(new Date()));
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return today;
}
