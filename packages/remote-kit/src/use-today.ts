import { useEffect, useState } from 'react';
import { dayOf } from './day.rules.ts';

/** The person's calendar day. A page left open over midnight updates it when the tab becomes visible again. */
export function useToday(): string {
  const [today, setToday] = useState(() => dayOf(new Date()));
  useEffect(() => {
    const look = () => setToday(dayOf(new Date()));
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return today;
}
