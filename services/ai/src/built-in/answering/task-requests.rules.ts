import { bold, longDay, stemsOf } from './answer-goals.rules.ts';
import type { Asked } from './answer-topics.rules.ts';
import { daysNamed } from './named-days.rules.ts';
import { thingsNamed } from './one-thing.rules.ts';

// Tasks of the week are changed on the plan page, not by Sage. A request for one is answered with its own day and the way there.

const kindOfTasks = /\b(?:the|my|all|these) (?:the |my )?(?<kind>\p{L}{3,}) (?:tasks|sessions)\b/iu;
const anyTasks = /^(?:weekly|other|next|open|all|new|old|last|first|same|week['’]?s?)$/i;
const mostNamed = 4;

/** 'Move the running tasks there': those of that kind, and no other whose words the message shares. */
function movesOfKind({ words, tasks = [], today }: Asked): string | undefined {
  const kind = kindOfTasks.exec(words)?.groups?.['kind'] ?? '';
  const [stem] = anyTasks.test(kind) ? [] : stemsOf(kind);
  if (!stem) return undefined;
  const open = tasks.filter(({ title, completed, day }) => !completed && day >= today && stemsOf(title).includes(stem));
  const named = open.slice(0, mostNamed).map(({ title, day }) => `${bold(title)} (${longDay(day)})`);
  const which = named.length > 0 ? `These are open: ${named.join(', ')}.` : `No open task of your week names ${kind}.`;
  return `${which} Drag them to the days you want on the [plan page](/plan), or choose **Move to…** in their menu; I cannot move tasks of the week myself.`;
}

/** 'Can I do the hills on Thursday instead?'. Undefined where no task is named. */
export function moveOfTask(asked: Asked): string | undefined {
  const ofKind = movesOfKind(asked);
  if (ofKind) return ofKind;
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
