import type { DiaryEntry } from '@pathwise/contracts/diary';
import type { ReminderTask, WeeklyTask } from '@pathwise/contracts/task';
import { firstThatFit } from '@pathwise/service-kit/search/first-that-fit';
import type { PlannerDeps } from '../deps.ts';
import { entries } from '../diary/entry.model.ts';
import { reminders } from '../reminders/board.model.ts';
import { tasks } from '../week/task.model.ts';

/** More of each than anybody has; it bounds what one search reads. */
const atMost = 20_000;

interface Found {
  tasks: Pick<WeeklyTask, 'id' | 'title' | 'specificDate' | 'completed' | 'milestoneId' | 'todoId'>[];
  reminders: Pick<ReminderTask, 'id' | 'title' | 'completed'>[];
  entries: Pick<DiaryEntry, 'id' | 'title' | 'entryDate'>[];
}

/** The person's tasks of all weeks, reminders and diary entries with these words in their titles, the latest first. */
export async function searchPlan(
  deps: PlannerDeps,
  { ownerId, ...search }: { ownerId: string; q: string; limit: number },
): Promise<Found> {
  const taskRows = tasks(deps.db)
    .find({ ownerId }, { title: 1, specificDate: 1, completed: 1, milestoneId: 1, todoId: 1 })
    .sort({ weekStart: -1, _id: 1 })
    .limit(atMost)
    .lean()
    .cursor();
  const entryRows = entries(deps.db)
    .find({ ownerId }, { title: 1, entryDate: 1 })
    .sort({ entryDate: -1, _id: -1 })
    .limit(atMost)
    .lean()
    .cursor();
  const reminderRows = reminders(deps.db)
    .find({ ownerId }, { title: 1, completed: 1 })
    .sort({ columnId: 1, order: 1 })
    .limit(atMost)
    .lean()
    .cursor();
  const [foundTasks, foundReminders, foundEntries] = await Promise.all([
    firstThatFit(taskRows, search),
    firstThatFit(reminderRows, search),
    firstThatFit(entryRows, search),
  ]);
  return {
    tasks: foundTasks.map(({ _id: id, title, specificDate, completed, milestoneId, todoId }) => {
      return { id, title, specificDate, completed, milestoneId, todoId };
    }),
    reminders: foundReminders.map(({ _id: id, title, completed }) => ({ id, title, completed })),
    entries: foundEntries.map(({ _id: id, title, entryDate }) => ({ id, title, entryDate })),
  };
}
