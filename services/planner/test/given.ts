import type { EventDefinition } from '@pathwise/contracts/event';
import type { WeeklyTask } from '@pathwise/contracts/task';
import type { Caller } from '@pathwise/service-kit/http/caller';
import { collectionsOf } from '@pathwise/service-kit/service';
import { startTestService, type TestService } from '@pathwise/service-testkit/test-service';
import { plannerService } from '../src/app.ts';
import { type Config, configSchema } from '../src/config.ts';

export type PlannerUnderTest = TestService<Config>;

/** A Wednesday in the middle of a month, in the past for every clock. */
export const today = '2024-09-18';
export const monday = '2024-09-16';
export const nextMonday = '2024-09-23';
/** The days of this week, Monday first. */
export const days = ['16', '17', '18', '19', '20', '21', '22'].map((day) => `2024-09-${day}`);
/** A day of this week, Monday being 0. */
export const day = (n: number): string => days[n] ?? '';

type Replaced = NonNullable<Parameters<typeof startTestService>[2]>;

export const startPlanner = (replaced: Replaced = {}): Promise<PlannerUnderTest> =>
  startTestService(plannerService, configSchema, { now: () => new Date(`${today}T12:00:00Z`), ...replaced });

/** A task created over HTTP, by default on Monday. */
export async function taskOf(service: PlannerUnderTest, owner: Caller, wish: object = {}): Promise<WeeklyTask> {
  const task = { title: 'Sketch three flows', specificDate: monday, ...wish };
  const answer = await service.as(owner).post('/api/weekly-tasks', task);
  if (answer.status !== 201) throw new Error(`no task: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** Tasks with these titles, on one day, in this sequence. */
export async function tasksOf(
  service: PlannerUnderTest,
  owner: Caller,
  titles: readonly string[],
  wish: object = {},
): Promise<WeeklyTask[]> {
  const made: WeeklyTask[] = [];
  for (const title of titles) made.push(await taskOf(service, owner, { title, ...wish }));
  return made;
}

export async function weekOf(service: PlannerUnderTest, owner: Caller, startDate = monday): Promise<WeeklyTask[]> {
  return (await service.as(owner).get(`/api/weekly-tasks?startDate=${startDate}`)).body;
}

/** The titles of a day by place. Throws when places are not 0 to n-1. */
export async function dayOf(service: PlannerUnderTest, owner: Caller, date = monday): Promise<string[]> {
  const { db } = service.running.deps.db;
  const stored = await db?.collection('weeklyTasks').find({ ownerId: owner.id, specificDate: date }).toArray();
  const placed = (stored ?? []).toSorted((a, b) => a['order'] - b['order']);
  const orders = placed.map(({ order }) => order);
  if (orders.some((order, n) => order !== n)) throw new Error(`places of ${date}: ${orders}`);
  return placed.map(({ title }) => title);
}

/** How many documents of an owner each collection holds. */
export async function storedFor(service: PlannerUnderTest, ownerId: string): Promise<Record<string, number>> {
  const names = Object.keys(collectionsOf(plannerService));
  const counts: Record<string, number> = {};
  for (const name of names)
    counts[name] = (await service.running.deps.db.db?.collection(name).countDocuments({ ownerId })) ?? 0;
  const board = { _id: ownerId as never };
  counts['boards'] = (await service.running.deps.db.db?.collection('boards').countDocuments(board)) ?? 0;
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}

/** How many different events named an owner. An event published twice with one id counts once. */
export function timesPublished(service: PlannerUnderTest, event: EventDefinition, ownerId: string): number {
  const published = service.events.all(event).filter(({ data }) => (data as { ownerId?: string }).ownerId === ownerId);
  return new Set(published.map(({ id }) => id)).size;
}
