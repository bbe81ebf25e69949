import { addDays } from '@pathwise/contracts/roadmap-calendar.rules';
import { weekdayOf } from '../reading/calendar.rules.ts';
import type { MatterRead } from '../reading/read-matter.rules.ts';
import { bulletList, type CoachTask, longDay, plural } from './answer-goals.rules.ts';
import { type Asked, inSpan } from './answer-topics.rules.ts';

const aboutDays: ReadonlySet<MatterRead['matter']> = new Set([
  'today',
  'plan-for-minutes',
  'this-week',
  'next-week',
  'next-month',
  'planned-week',
  'done-lately',
  'and-that-one',
  'other-one',
  'good-news',
  'idle-week',
  'bored',
]);

/** Whether an answer needs the tasks of the weekly plan. */
export const asksForTasks = ({ matter }: MatterRead): boolean => aboutDays.has(matter);

const days = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ');

/** The day that a question about the week names, if it names one. */
function dayNamed(words: string, today: string): string | undefined {
  if (/\btomorrow\b/.test(words)) return addDays(today, 1);
  if (/\b(?:today|tonight)\b/.test(words)) return today;
  const named = days.findIndex((day) => words.includes(day));
  return named < 0 ? undefined : addDays(today, (named + 1 - weekdayOf(today) + 7) % 7);
}

const lineOf = ({ title, day, completed }: CoachTask) => `${title} · ${day}${completed ? ' · done' : ''}`;

/** The tasks of these days, as lines under a heading. Empty when there are none, or planner did not answer. */
function tasksBetween({ tasks = [] }: Asked, { from, to }: { from: string; to: string }): string {
  const found = tasks.filter(({ day }) => day >= from && day <= to);
  return found.length === 0 ? '' : `In your weekly plan:\n\n${bulletList(found.map(lineOf))}`;
}

export function plannedWeek(asked: Asked): string {
  const { tasks, today, words } = asked;
  if (!tasks)
    return `I cannot see your weekly plan just now; it is on the [plan page](/plan). ${inSpan(asked, { from: today, to: addDays(today, 7 - weekdayOf(today)), words: 'this week' })}`;
  const day = dayNamed(words, today);
  if (day) {
    const found = tasks.filter((task) => task.day === day);
    return found.length === 0
      ? `Nothing is planned for ${longDay(day)}. You can put a step there with **Plan this step** in its menu under Preview.`
      : `On ${longDay(day)} you have planned ${plural(found.length, 'task')}:\n\n${bulletList(found.map(lineOf))}`;
  }
  const monday = addDays(today, 1 - weekdayOf(today));
  const shown = tasksBetween(asked, { from: monday, to: addDays(monday, 6) });
  return (
    shown ||
    'Your weekly plan has no task this week. **Add Task** on the [plan page](/plan) writes one, and **Plan this step** under Preview puts a step on a day.'
  );
}

/** Steps due in a span, with the tasks of the same days. */
export function dueAndPlanned(asked: Asked, { from, to, words }: { from: string; to: string; words: string }): string {
  return [inSpan(asked, { from, to, words }), tasksBetween(asked, { from, to })].filter(Boolean).join('\n\n');
}
