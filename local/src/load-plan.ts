import type { ApiClient } from '@pathwise/api-client/client';
import { addDays, weekStartOf } from '@pathwise/contracts/week.rules';
import type { DemoMember } from './demo-member.ts';
import type { DemoColumn, DemoEntry, DemoTask } from './demo-plan.ts';

/** Creates a demo member's week, reminders and diary. Existing data stays. */
export async function loadPlan(
  client: ApiClient,
  { plan, diary = [], timeZone }: Pick<DemoMember, 'plan' | 'diary' | 'timeZone'>,
): Promise<void> {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());
  const monday = weekStartOf(today);
  for (const task of plan?.lastWeek ?? []) await loadTask(client, { task, monday: addDays(monday, -7), today });
  for (const task of plan?.week ?? []) await loadTask(client, { task, monday, today });
  for (const column of plan?.columns ?? []) await loadColumn(client, column);
  await loadDiary(client, diary, today);
}

async function loadTask(
  client: ApiClient,
  { task, monday, today }: { task: DemoTask; monday: string; today: string },
): Promise<void> {
  const { title, priority = 'normal', taskType = 'business', day, open, done, stepOf } = task;
  const specificDate = addDays(monday, day);
  const there = await client.planner.listWeek({ query: { startDate: monday } });
  if (there.some((one) => (stepOf ? one.goalId !== null : one.title === title))) return;
  const body = { title, specificDate, priority, taskType, ...(stepOf ? await nextStep(client, stepOf) : {}) };
  const { id } = await client.planner.createTask({ body });
  if (done || (!open && !stepOf && specificDate < today))
    await client.planner.changeTask({ params: { id }, body: { completed: true } });
}

/** The first open step of a goal, as a link with its title. Undefined when there is none. */
async function nextStep(
  client: ApiClient,
  goalTitle: string,
): Promise<{ title: string; goalId: string; milestoneId: string } | undefined> {
  const goal = (await client.goals.listGoals()).find(({ title }) => title === goalTitle);
  const steps = goal ? await client.goals.listMilestones({ params: { id: goal.id } }) : [];
  const next = steps.find(({ completed }) => !completed);
  return goal && next && { title: next.title, goalId: goal.id, milestoneId: next.id };
}

async function loadColumn(client: ApiClient, { name, tasks }: DemoColumn): Promise<void> {
  const there = (await client.planner.getReminders()).find((column) => column.name === name);
  const column = there ?? (await client.planner.createColumn({ body: { name } }));
  for (const { done, ...task } of tasks) {
    if (column.tasks.some(({ title }) => title === task.title)) continue;
    const { id } = await client.planner.createReminderTask({ body: { columnId: column.id, ...task } });
    if (done) await client.planner.changeReminderTask({ params: { id }, body: { completed: true } });
  }
}

async function loadDiary(client: ApiClient, diary: readonly DemoEntry[], today: string): Promise<void> {
  const there = diary.length > 0 ? await client.planner.listMyDiary({ query: {} }) : [];
  for (const { daysAgo, ...entry } of diary) {
    if (there.some(({ title }) => title === entry.title)) continue;
    await client.planner.createEntry({ body: { ...entry, entryDate: addDays(today, -daysAgo) } });
  }
}
