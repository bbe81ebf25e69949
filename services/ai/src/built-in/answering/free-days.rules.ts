import { addDays, daysBetween } from '@pathwise/contracts/roadmap-calendar.rules';
import { upperFirst } from '../reading/tidy-words.rules.ts';
import { isRunning, longDay, openSteps } from './answer-goals.rules.ts';
import type { Asked } from './answer-topics.rules.ts';
import { daysNamed, tasksKnownIn } from './named-days.rules.ts';

// 'Which days are free next week?': the days of a week on which nothing is planned or due, beside those on which something is.

const asksForDays: readonly RegExp[] = [
  /\b(?:free|empty|quiet|clear|spare|open) (?:days?|evenings?|slots?)\b/,
  /\b(?:days?|evenings?)\b.* (?:free|empty|quiet|clear|without anything|nothing on)\b/,
  /\bwhen\b.* (?:am i|i'?m|do i have) (?:free|nothing|time)\b/,
  /\b(?:am i|i'?m) (?:free|busy) (?:next|this|the) (?:week|weekend)\b/,
  /\b(?:is|how) (?:my|the|next|this) (?:\w+ )?(?:week )?(?:full|busy|packed|crowded)\b/,
  /\bhow (?:full|busy|packed) is\b/,
];
const asks =
  /^(?:(?:so|and|ok|hi|hey|sage|please),? )*(?:what|which|when|how|do|does|is|are|am|any|have|where|show|tell|list)\b/;
/** 'Five days smoke free', 'alcohol-free days' */
const freeOf = /\b\w+-free\b|\b(?:smoke|alcohol|drink|sugar|meat|booze|pain|nicotine|screen|phone) free\b/;
/** A question about a habit, such as 'what do I do on smoke-free days?', names no span. */
const longest = 14;

/** Undefined for any other question. */
export function freeDays({ words, goals, tasks, today }: Asked): string | undefined {
  if (!tasks || !asks.test(words) || freeOf.test(words) || !asksForDays.some((pattern) => pattern.test(words)))
    return undefined;
  const span = daysNamed(words, today);
  if (
    !span ||
    !tasksKnownIn(span, today) ||
    span.to < today ||
    daysBetween(span.from, span.to) > longest ||
    span.from === span.to
  )
    return undefined;
  const from = span.from < today ? today : span.from;
  const days = Array.from({ length: daysBetween(from, span.to) + 1 }, (_, n) => addDays(from, n));
  const steps = goals.filter(isRunning).flatMap((goal) => openSteps(goal));
  const on = (day: string) => [
    ...new Set([
      ...tasks.filter((task) => task.day === day && !task.completed).map(({ title }) => title),
      ...steps.filter(({ dueDate }) => dueDate === day).map(({ title }) => title),
    ]),
  ];
  // Within a week the weekday alone says which day is meant.
  const inShort = (day: string) => (days.length <= 7 ? (longDay(day).split(' ')[0] ?? day) : longDay(day));
  const busy = days.filter((day) => on(day).length > 0);
  const free = days.filter((day) => !busy.includes(day));
  const heading = upperFirst(span.words);
  const named = busy.map((day) => `${inShort(day)} has “${on(day).join('” and “')}”`).join(', ');
  const which =
    free.length === 0
      ? 'no day is empty in your plan'
      : free.length === days.length
        ? 'every day is empty in your plan'
        : `${free.length} of ${days.length} days are empty in your plan: ${free.map(inShort).join(', ')}`;
  return `${heading} ${which}.${named ? ` ${named}.` : ''} What you do outside Pathwise I do not see.`;
}
