import type { Goal } from '@pathwise/contracts/api/goals';
import type { EventDefinition } from '@pathwise/contracts/event';
import { goalCreated, roadmapReady } from '@pathwise/contracts/events/goals';
import { stepTickedInPlan } from '@pathwise/contracts/events/planner';
import { storeDraftFor } from '@pathwise/contracts/questions/goals';
import type { GoalCategory, RoadmapDraft } from '@pathwise/contracts/roadmap';
import type { StepTick } from '@pathwise/contracts/step-tick';
import type { Caller } from '@pathwise/service-kit/http/caller';
import { collectionsOf } from '@pathwise/service-kit/service';
import { startTestService, type TestService } from '@pathwise/service-testkit/test-service';
import { testCaller } from '@pathwise/service-testkit/tokens';
import { waitUntil } from '@pathwise/service-testkit/wait-until';
import { goalsService } from '../src/app.ts';
import { type Config, configSchema } from '../src/config.ts';

export type GoalsUnderTest = TestService<Config>;
export type Replaced = Parameters<typeof startTestService>[2];

export const startGoals = (replaced: Replaced = {}): Promise<GoalsUnderTest> =>
  startTestService(goalsService, configSchema, replaced);

export const premium = (): Caller => testCaller({ plan: 'premium' });

/** A goal created over HTTP. */
export async function goalOf(service: GoalsUnderTest, owner: Caller, wish: object = {}): Promise<Goal> {
  const answer = await service.as(owner).post('/api/goals', { title: 'Learn to sail', category: 'hobby', ...wish });
  if (answer.status !== 201) throw new Error(`no goal: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** A draft with these step titles. */
export function draftOf(titles: readonly string[], more: Partial<RoadmapDraft> = {}): RoadmapDraft {
  return {
    overview: 'Sailing is learned on the water.',
    milestones: titles.map((title) => {
      return { title, description: `${title}, step by step`, dueDate: null, timeframe: 'general', resources: null };
    }),
    suggestions: [
      { title: 'Crew first', description: 'Sail with others', bullets: ['Ask at the club'] },
      { title: 'Knots', description: 'Five are enough', bullets: [] },
    ],
    timelines: [
      { timeframe: 'month-1', todos: [todo('Compare clubs'), todo('Book a course')] },
      { timeframe: 'week-1', todos: [todo('Call the club')] },
    ],
    ...more,
  };
}
const todo = (title: string) => ({ title, description: '', dueDate: null, priority: 'normal' as const });

export const fiveSteps = ['Find a club', 'Take a course', 'Crew a race', 'Pass the exam', 'Charter a boat'];

export interface FirstDraft {
  draftId: string;
  goalId: string;
  ownerId: string;
  draft: RoadmapDraft;
  /** The category that the coach read in the words. */
  category?: GoalCategory | undefined;
  /** The kinds that the words could mean. */
  closestKinds?: string[];
}

/** Hands over a first draft, as the coach does. Returns what goals answers. */
export async function handOver(service: GoalsUnderTest, first: FirstDraft) {
  const { deps, broker } = service.running;
  await waitUntil('the broker to be there', () => broker.connected);
  const today = new Date().toISOString().slice(0, 10);
  return deps.ask(storeDraftFor, { ...first, today }, { timeoutMs: 15_000 });
}

/** Makes the coach hand over the draft that a goal waits for. */
export async function withRoadmap(
  service: GoalsUnderTest,
  owner: Caller,
  goal: Goal,
  draft = draftOf(fiveSteps),
  category?: GoalCategory,
): Promise<FirstDraft> {
  const { data } = await service.events.waitFor(goalCreated, ({ goalId }) => goalId === goal.id);
  const first = { draftId: data.draftId, goalId: goal.id, ownerId: owner.id, draft, category };
  await handOver(service, first);
  await service.events.waitFor(roadmapReady, ({ goalId }) => goalId === goal.id, 15_000);
  return first;
}

/** The roadmap step a planned task stands for. */
export type PlannedStep = Pick<StepTick, 'goalId' | 'kind' | 'stepId'>;

/** Publishes a tick as planner does, at the current time by default, and waits until it is processed. */
export async function tickedInPlan(
  service: GoalsUnderTest,
  owner: Caller,
  { step, completed, version = Date.now() }: { step: PlannedStep; completed: boolean; version?: number },
) {
  const data = { ownerId: owner.id, ...step, completed, version };
  const eventId = await service.events.publish(stepTickedInPlan, data);
  await service.consumed('goals-take-tick-of-plan', eventId);
  return { data, eventId };
}

/** How many documents of an owner each collection holds. */
export async function storedFor(service: GoalsUnderTest, ownerId: string): Promise<Record<string, number>> {
  const names = Object.keys(collectionsOf(goalsService));
  const { db } = service.running.deps.db;
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (await db?.collection(name).countDocuments({ ownerId })) ?? 0;
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}

/** How many different events named a goal or person. An event published twice with one id counts once. */
export function timesPublished(
  service: GoalsUnderTest,
  event: EventDefinition,
  about: { goalId?: string | undefined; ownerId?: string },
): number {
  const fits = (data: Record<string, unknown>) => Object.entries(about).every(([name, value]) => data[name] === value);
  const published = service.events.all(event).filter(({ data }) => fits(data as Record<string, unknown>));
  return new Set(published.map(({ id }) => id)).size;
}
