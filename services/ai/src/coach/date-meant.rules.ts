import { findTargetDate } from './target-date.rules.ts';
import { tidyWords } from './tidy-words.rules.ts';

/**
 * The day a goal's steps are dated by: its target date or, when it has none, the date its title or description names. Null
 * when there is neither, and when the target date has passed: the person has set one, so the words are not asked.
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
