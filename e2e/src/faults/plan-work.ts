import { setTimeout as pause } from 'node:timers/promises';
import { weekStartOf } from '@pathwise/contracts/week.rules';
import type { Platform } from '@pathwise/local/platform';
import { goalWithRoadmap } from '../driving/steps.ts';
import type { Person } from '../people/person.ts';
import { untilAcknowledged } from './acknowledged.ts';
import { openStored, type Stored } from './stored.ts';

/** The acknowledged writes to a person's week, diary and profile. */
interface Journal {
  person: Person;
  /** Titles of tasks and entries. Each must be stored once. */
  tasks: string[];
  entries: string[];
  /** Ticked tasks with their steps of the roadmap. */
  ticks: { taskId: string; stepId: string | undefined }[];
  bio: string | undefined;
}

const today = new Date().toISOString().slice(0, 10);

/** Plans, ticks and writes for each person, one call after the other, until `isOver`. Every ticked task stands for a step. */
export async function workOnPlans(
  people: readonly Person[],
  { prefix, isOver }: { prefix: string; isOver: () => boolean },
): Promise<Journal[]> {
  return Promise.all(people.map((person, index) => workOnPlan(person, { prefix: `${prefix}-${index}`, isOver })));
}

async function workOnPlan(
  person: Person,
  { prefix, isOver }: { prefix: string; isOver: () => boolean },
): Promise<Journal> {
  const journal: Journal = { person, tasks: [], entries: [], ticks: [], bio: undefined };
  const { api } = person;
  const { id: goalId } = await goalWithRoadmap(person, { title: `Plan ${prefix}` });
  const steps = await untilAcknowledged(() => api.goals.listMilestones({ params: { id: goalId } }));
  for (let round = 0; !isOver(); round++) {
    const key = `${prefix}-${round}`;
    const step = steps[round];
    const link = step ? { goalId, milestoneId: step.id } : {};
    const task = await untilAcknowledged((signal) =>
      api.planner.createTask({
        body: { title: `Task ${key}`, specificDate: today, ...link },
        idempotencyKey: `task-${key}`,
        signal,
      }),
    );
    journal.tasks.push(`Task ${key}`);
    await untilAcknowledged((signal) =>
      api.planner.changeTask({ params: { id: task.id }, body: { completed: true }, signal }),
    );
    journal.ticks.push({ taskId: task.id, stepId: step?.id });
    await untilAcknowledged((signal) =>
      api.planner.createEntry({
        body: { title: `Entry ${key}`, content: 'Words' },
        idempotencyKey: `entry-${key}`,
        signal,
      }),
    );
    journal.entries.push(`Entry ${key}`);
    await untilAcknowledged((signal) => api.auth.changeProfile({ body: { bio: key }, signal }));
    journal.bio = key;
    await pause(1_000);
  }
  return journal;
}

export interface PlanVerdict {
  tasks: number;
  entries: number;
  ticks: number;
  lost: number;
  doubled: number;
  ticksLost: number;
  stepsNotTicked: number;
  profilesBehind: number;
}

/** Waits up to `limitMs` until other services have every write. Returns what is still wrong then. */
export async function planVerdict(platform: Platform, journals: Journal[], limitMs: number): Promise<PlanVerdict> {
  const stored = await openStored(platform);
  const began = performance.now();
  try {
    let verdict = await look(stored, journals);
    while (verdict.stepsNotTicked + verdict.profilesBehind > 0 && performance.now() - began < limitMs) {
      await pause(250);
      verdict = await look(stored, journals);
    }
    return verdict;
  } finally {
    await stored.close();
  }
}

async function look(stored: Stored, journals: Journal[]): Promise<PlanVerdict> {
  const [tasks, entries] = [await stored.titles('weeklyTasks'), await stored.titles('diaryEntries')];
  const expected = [
    ...journals.flatMap((journal) => journal.tasks.map((title) => tasks.get(title) ?? 0)),
    ...journals.flatMap((journal) => journal.entries.map((title) => entries.get(title) ?? 0)),
  ];
  const ticked = await stored.tickedSteps();
  const ticks = journals.flatMap((journal) => journal.ticks);
  const bios = await stored.bios();
  const open = await Promise.all(journals.map(openTasks));
  return {
    tasks: journals.reduce((sum, journal) => sum + journal.tasks.length, 0),
    entries: journals.reduce((sum, journal) => sum + journal.entries.length, 0),
    ticks: ticks.length,
    lost: expected.filter((count) => count === 0).length,
    doubled: expected.filter((count) => count > 1).length,
    ticksLost: ticks.filter(({ taskId }) => open.flat().includes(taskId)).length,
    stepsNotTicked: ticks.filter(({ stepId }) => stepId && !ticked.has(stepId)).length,
    profilesBehind: journals.filter(({ person, bio }) => bio && bios.get(person.user.id) !== bio).length,
  };
}

/** This week's open tasks, as the person sees them. */
async function openTasks({ person }: Journal): Promise<string[]> {
  const query = { startDate: weekStartOf(today) };
  const week = await untilAcknowledged(() => person.api.planner.listWeek({ query }));
  return week.filter(({ completed }) => !completed).map(({ id }) => id);
}
