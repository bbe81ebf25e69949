import { goalsOfPerson } from '@pathwise/contracts/questions/goals';
import { tasksOfPerson } from '@pathwise/contracts/questions/planner';
import { addDays } from '@pathwise/contracts/roadmap-calendar.rules';
import { isTimeZone } from '@pathwise/contracts/values';
import { weekStartOf } from '@pathwise/contracts/week.rules';
import { dayIn } from '@pathwise/service-kit/calendar';
import type { AdminDeps } from '../deps.ts';
import { recipients } from '../recipients/recipient.model.ts';
import type { Block } from '../templates/compose.rules.ts';
import { progressBlock } from '../templates/find-template.ts';
import { progressBlockOf } from './progress-block.rules.ts';
import { type WeekTold, weekOf } from './week-of.rules.ts';

type Blocks = Readonly<Record<string, Block>>;

/** The Monday of the person's week, which names the mail of that week. */
export const mondayOf = (timeZone: string, at: Date): string =>
  weekStartOf(dayIn(isTimeZone(timeZone) ? timeZone : 'UTC', at));

/**
 * Asks goals and planner for a person's last week. Undefined when there is nothing to say. Throws 503 while one of them is away.
 * They are asked rather than projected: the mail needs titles and steps that only they know, once a week.
 */
export async function weekOfPerson(
  deps: AdminDeps,
  { userId: ownerId, timeZone }: { userId: string; timeZone: string },
): Promise<WeekTold | undefined> {
  const monday = mondayOf(timeZone, deps.now());
  const days = { from: addDays(monday, -7), to: addDays(monday, -1) };
  const [{ goals }, { tasks }] = await Promise.all([
    deps.ask(goalsOfPerson, { ownerId }, { timeoutMs: 2_000 }),
    deps.ask(tasksOfPerson, { ownerId, ...days }, { timeoutMs: 2_000 }),
  ]);
  return weekOf({ goals, tasks, since: new Date(deps.now().getTime() - 7 * 86_400_000) });
}

export const blocksOf = (week: WeekTold): Blocks => ({ [progressBlock]: progressBlockOf(week) });

/** The blocks of a preview for one person. Without anything to say the weekly mail says so; it would not be sent. */
export async function blocksFor(deps: AdminDeps, userId: string): Promise<Blocks> {
  const recipient = await recipients(deps.db).findById(userId, { timeZone: 1 }).lean();
  const week = await weekOfPerson(deps, { userId, timeZone: recipient?.timeZone ?? 'UTC' });
  const nothing = 'There is nothing to tell of this week, so no mail would be sent.';
  return week ? blocksOf(week) : { [progressBlock]: { html: `<p>${nothing}</p>`, text: nothing, preview: '' } };
}

/** The blocks of a preview without a person. */
export const sampleBlocks: Blocks = blocksOf({
  goals: [
    {
      title: 'Run a half marathon',
      progress: 40,
      done: ['Run 8 km without a break'],
      next: [{ title: 'Run 10 km twice in one week', dueDate: null }],
      more: 3,
    },
    {
      title: 'Learn the guitar',
      progress: 75,
      done: [],
      next: [{ title: 'Play a song from memory', dueDate: null }],
      more: 0,
    },
  ],
  otherGoals: 0,
  completed: [],
  tasks: { done: 5, all: 7 },
  missed: ['Book the physiotherapist', 'Restring the guitar'],
  otherMissed: 0,
});
