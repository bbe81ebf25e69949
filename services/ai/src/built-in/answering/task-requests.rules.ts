import { bold, longDay } from './answer-goals.rules.ts';
import type { Asked } from './answer-topics.rules.ts';
import { daysNamed } from './named-days.rules.ts';
import { thingsNamed } from './one-thing.rules.ts';

// Tasks of the week are changed on the plan page, not by Sage. A request for one is answered with its own day and the way there.

/** 'Can I do the hills on Thursday instead?'. Undefined where no task is named. */
export function moveOfTask(asked: Asked): string | undefined {
  const task = thingsNamed(asked.words, asked, 1).find(({ goal, done }) => !goal && !done);
  if (!task?.day) return undefined;
  const days = daysNamed(asked.words, asked.today);
  const to = days && days.from === days.to && days.from !== task.day ? days.from : undefined;
  const free = to && !(asked.tasks ?? []).some(({ day }) => day === to) ? ' Nothing else stands there.' : '';
  return `${bold(task.title)} stands on ${longDay(task.day)}. Drag it to ${to ? longDay(to) : 'another day'} on the [plan page](/plan), or choose **Move to…** in its menu; I cannot move tasks of the week myself.${free}`;
}

/** The day that a reminder is wanted for. Empty when none is named. */
export function reminderFor({ words, today }: Asked): string {
  const days = daysNamed(words, today);
  return days && days.from === days.to && days.from >= today ? `For ${longDay(days.from)}: ` : '';
}
