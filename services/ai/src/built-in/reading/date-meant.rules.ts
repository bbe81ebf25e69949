import { findTargetDate } from './target-date.rules.ts';
import { tidyWords } from './tidy-words.rules.ts';

/**
 * The day by which a goal's steps are dated: its target date, else the date in its title or description. Null when
 * there is neither. Null too when the target date has passed: a date that was set overrides one in the text.
 */
export function dateMeant(goal: {
  title: string;
  description?: string | null | undefined;
  targetDate: string | null;
  today: string;
  timeZone: string;
}): string | null {
  const { title, description, targetDate, today, timeZone } = goal;
  if (targetDate) return targetDate >= today ? targetDate : null;
  for (const words of [title, description]) {
    const found = words ? findTargetDate({ text: tidyWords(words), today, timeZone }) : null;
    if (found) return found.date;
  }
  return null;
}
