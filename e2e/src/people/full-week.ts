import type { ApiClient } from '@pathwise/api-client/client';
import type { TaskPriority, TaskType } from '@pathwise/contracts/task.rules';
import { daysOfWeek } from '@pathwise/contracts/week.rules';

type Planned = readonly [title: string, rank: TaskPriority | 'home', done?: boolean];

/** A week, seen from its middle, Monday to Sunday. */
const week: readonly (readonly Planned[])[] = [
  [
    ['Send the case study outline', 'very-important', true],
    ['Course module 6: error states', 'important', true],
    ['Easy run, 5 km', 'normal', true],
    ['Change the bed linen', 'home', true],
  ],
  [
    ['Interview two support agents', 'important', true],
    ['Tag 40 tickets by theme', 'less-important', true],
    ['Reply to the meetup host', 'normal', true],
    ['Groceries for the week', 'home'],
  ],
  [
    ['Draft the problem statement', 'very-important', true],
    ['Course module 7: forms', 'important'],
    ['Piano: bars 17 to 32, slow', 'less-important'],
    ['Read two portfolio write-ups', 'normal'],
    ['Water the plants', 'home'],
  ],
  [
    ['Sketch three ticket flows', 'important'],
    ['Intervals, 6 × 400 m', 'less-important'],
    ['Renew the library card', 'normal'],
  ],
  [
    ['Portfolio review, 17:30', 'very-important'],
    ['Write up review notes', 'normal'],
    ['Laundry', 'home'],
  ],
  [
    ['Long run, 9 km', 'less-important'],
    ['Fix the kitchen shelf', 'home'],
    ['Batch cook for four days', 'home'],
  ],
  [
    ['Plan next week with Sage', 'important'],
    ['Call my sister', 'home'],
  ],
];

/** Plans the week of `today`. One task stands for a step of a roadmap. */
export async function planFullWeek(api: ApiClient, today: string): Promise<void> {
  const days = daysOfWeek(today);
  const link = await aStep(api);
  for (const [index, tasks] of week.entries()) {
    for (const [title, rank, completed] of tasks) {
      const taskType: TaskType = rank === 'home' ? 'home' : 'business';
      const priority = rank === 'home' ? 'normal' : rank;
      const specificDate = days[index] ?? today;
      const body = { title, specificDate, taskType, priority, ...(title.startsWith('Sketch') ? link : {}) };
      const task = await api.planner.createTask({ body });
      if (completed) await api.planner.changeTask({ params: { id: task.id }, body: { completed } });
    }
  }
}

/** The last step of a roadmap, which is open. */
async function aStep(api: ApiClient) {
  for (const { id: goalId } of await api.goals.listGoals()) {
    const open = (await api.goals.listMilestones({ params: { id: goalId } })).findLast(({ completed }) => !completed);
    if (open) return { goalId, milestoneId: open.id };
  }
  return {};
}
