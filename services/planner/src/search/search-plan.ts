import type { DiaryEntry } from '@pathwise/contracts/diary';
import type { WeeklyTask } from '@pathwise/contracts/task';
import { firstThatFit } from '@pathwise/service-kit/search/first-that-fit';
import type { PlannerDeps } from '../deps.ts';
import { entries } from '../diary/entry.model.ts';
import { tasks } from '../week/task.model.ts';

/** More tasks and entries than anybody has; it bounds what one search reads. */
const atMost = 20_000;

interface Found {
  tasks: Pick<WeeklyTask, 'id' | 'title' | 'specificDate' | 'completed'>[];
  entries: Pick<DiaryEntry, 'id' | 'title' | 'entryDate'>[];
}

/** The person's tasks of all weeks and diary entries with these words in their titles, the latest first. */
export async function searchPlan(
  deps: PlannerDeps,
  { ownerId, ...search }: { ownerId: string; q: string; limit: number },
): Promise<Found> {
  const taskRows = tasks(deps.db)
    .find({ ownerId }, { title: 1, specificDate: 1, completed: 1 })
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
  const [foundTasks, foundEntries] = await Promise.all([
    firstThatFit(taskRows, search),
    firstThatFit(entryRows, search),
  ]);
  return {
    tasks: foundTasks.map(({ _id: id, title, specificDate, completed }) => ({ id, title, specificDate, completed })),
    entries: foundEntries.map(({ _id: id, title, entryDate }) => ({ id, title, entryDate })),
  };
}
