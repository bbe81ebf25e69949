import { setTimeout as pause } from 'node:timers/promises';
import { type ApiClient, createApiClient } from '@pathwise/api-client/client';
import { ApiError } from '@pathwise/api-client/errors';
import { type Person, password } from '../people/person.ts';

/** One answered call. */
export interface Call {
  /** Milliseconds since the soak began. */
  at: number;
  ms: number;
  status: number;
  /** `POST /api/goals/{id}` */
  what: string;
}

interface Use {
  api: ApiClient;
  email: string;
  random: () => number;
}

const ids = /\/[\w-]{20,}/g;

/** The person's client, which records each call. */
export function notedClient(url: string, { fetch: send }: Person, calls: Call[], began: number): ApiClient {
  const noted: typeof fetch = async (input, init) => {
    const at = performance.now() - began;
    const what = `${init?.method ?? 'GET'} ${new URL(String(input)).pathname.replace(ids, '/{id}')}`;
    const note = (status: number) => calls.push({ at, ms: performance.now() - began - at, status, what });
    try {
      const response = await send(input, init);
      note(response.status);
      return response;
    } catch (error) {
      note(0);
      throw error;
    }
  };
  return createApiClient({ baseUrl: url, fetch: noted, timeZone: () => 'Europe/London' });
}

const today = () => new Date().toISOString().slice(0, 10);
const half = ({ random }: Use) => random() < 0.5;

async function lookAround({ api }: Use): Promise<void> {
  await api.goals.getDashboardStats();
  for (const { id } of (await api.goals.listGoals()).slice(0, 1)) {
    await api.goals.getGoal({ params: { id } });
    await api.goals.listMilestones({ params: { id } });
  }
  await api.auth.getUser();
}

async function readThePlan({ api }: Use): Promise<void> {
  await api.planner.listWeek({ query: {} });
  await api.planner.getReminders();
}

async function planATask(use: Use): Promise<void> {
  const { api } = use;
  const { id } = await api.planner.createTask({ body: { title: 'Easy run, 5 km', specificDate: today() } });
  await api.planner.changeTask({ params: { id }, body: { completed: true } });
  const { undo } = await api.planner.deleteTask({ params: { id } });
  if (!half(use)) return;
  await api.planner.undoInPlanner({ params: { token: undo } });
  await api.planner.deleteTask({ params: { id } });
}

async function writeTheDiary(use: Use): Promise<void> {
  const { api } = use;
  const content = 'Nine kilometres and no knee.';
  const { id, version } = await api.planner.createEntry({ body: { title: 'By the river', content } });
  await api.planner.changeEntry({
    params: { id },
    body: { content: `${content} The last one was the quickest.`, version },
  });
  await api.planner.listMyDiary({ query: {} });
  const { undo } = await api.planner.deleteEntry({ params: { id } });
  if (!half(use)) return;
  await api.planner.undoInPlanner({ params: { token: undo } });
  await api.planner.deleteEntry({ params: { id } });
}

async function tickAStep({ api }: Use): Promise<void> {
  const [goal] = await api.goals.listGoals();
  if (!goal) return;
  const [step] = await api.goals.listMilestones({ params: { id: goal.id } });
  if (!step) return;
  const params = { id: goal.id, milestoneId: step.id };
  await api.goals.changeMilestone({ params, body: { completed: true } });
  await api.goals.changeMilestone({ params, body: { completed: false } });
}

/** People keep one or two goals. Data that grows without limit would distort the figures. */
async function changeGoals(use: Use): Promise<void> {
  const { api } = use;
  const goals = await api.goals.listGoals();
  const [, second] = goals;
  if (!second) return void (await api.goals.createGoal({ body: { title: 'Run a half marathon by next spring' } }));
  const { undo } = await api.goals.deleteGoal({ params: { id: second.id } });
  if (half(use)) await api.goals.undoInGoals({ params: { token: undo } });
}

async function askSage(use: Use): Promise<void> {
  const { api } = use;
  await api.ai.sendChat({ body: { message: 'How do I keep going when it rains?' } });
  if ((await api.ai.listChats({ query: {} })).length > 20) await api.ai.clearChats({ body: {} });
}

async function comeBack({ api, email }: Use): Promise<void> {
  await api.auth.logout({ body: {} });
  await api.auth.login({ body: { email, password } });
}

const habits: [weight: number, habit: (use: Use) => Promise<void>][] = [
  [30, lookAround],
  [25, readThePlan],
  [15, planATask],
  [10, writeTheDiary],
  [9, tickAStep],
  [6, askSage],
  [3, changeGoals],
  [2, comeBack],
];
const weights = habits.reduce((sum, [weight]) => sum + weight, 0);

function pick(random: () => number): (use: Use) => Promise<void> {
  let left = random() * weights;
  for (const [weight, habit] of habits) {
    left -= weight;
    if (left < 0) return habit;
  }
  return lookAround;
}

/** Uses the product like one person, with pauses of 2 to 6 s, until `until` (milliseconds of `performance.now`). */
export async function useUntil(until: number, use: Use): Promise<void> {
  for (;;) {
    await pause(2_000 + use.random() * 4_000);
    if (performance.now() >= until) return;
    await pick(use.random)(use).catch((error: unknown) => {
      if (!(error instanceof ApiError) && !(error instanceof TypeError)) throw error; // already recorded with its call
    });
  }
}
