import { addDays } from '@pathwise/contracts/roadmap-calendar.rules';
import { weekdayOf } from '../reading/calendar.rules.ts';
import type { MatterRead } from '../reading/read-matter.rules.ts';
import { sundayOf } from './answer-goals.rules.ts';
import { type Asked, inSpan } from './answer-topics.rules.ts';
import { daysNamed } from './named-days.rules.ts';
import { onDays } from './on-days.rules.ts';

/** Talk whose answer may speak of tasks. */
const talkAboutDays: ReadonlySet<MatterRead['matter']> = new Set([
  'good-news',
  'idle-week',
  'bored',
  'greeting',
  'self-doubt',
  'proud-of-me',
  'reluctant',
  'remind-me',
]);

/** Whether an answer needs the tasks of the weekly plan. */
export const asksForTasks = ({ of, matter, shares }: MatterRead): boolean =>
  of === 'own' || of === 'follow' || of === 'edit' || talkAboutDays.has(matter) || shares.own > 0.1;

export function plannedWeek(asked: Asked): string {
  const { tasks, today, words } = asked;
  const span = daysNamed(words, today) ?? {
    from: addDays(today, 1 - weekdayOf(today)),
    to: sundayOf(today),
    words: 'this week',
  };
  if (!tasks) return `I cannot see your weekly plan just now; it is on the [plan page](/plan). ${inSpan(asked, span)}`;
  return onDays(asked, span);
}
