import { daysBetween } from '@pathwise/contracts/roadmap-calendar.rules';

const [longSpan, month] = [56, 30.4];

/** 'a day', 'two weeks' as '2 weeks', 'about 3 months' */
export const inDays = (days: number): string => {
  if (days >= longSpan) return `about ${Math.round(days / month)} months`;
  if (days % 7 === 0 && days > 0) return days === 7 ? 'a week' : `${days / 7} weeks`;
  return days === 1 ? 'a day' : `${days} days`;
};

/** 'a week later' */
export const laterThan = (day: string, other: string): string => `${inDays(daysBetween(day, other))} later`;
