import { setTimeout as pause } from 'node:timers/promises';
import type { Platform } from '@pathwise/local/platform';
import type { Acknowledged } from './create-goals.ts';
import { openStored, type Stored, type StoredAt } from './stored.ts';
import { countEvents } from './stream.ts';

export interface GoalVerdict {
  acknowledged: number;
  lost: number;
  doubled: number;
  withoutRoadmap: number;
  roadmapsTwice: number;
  outboxRows: number;
  settledMs: number;
}

const doubles = (values: string[]) => values.length - new Set(values).size;

async function look(stored: Stored, acknowledged: Acknowledged) {
  const goals = await stored.allGoals();
  const steps = await stored.stepsPerGoal();
  const ids = new Set(goals.map(({ _id }) => _id));
  return {
    lost: [...acknowledged.values()].filter((id) => !ids.has(id)).length,
    doubled: doubles(goals.map(({ title }) => title)),
    withoutRoadmap: goals.filter(({ _id }) => !steps.has(_id)).length,
    tooManySteps: [...steps.values()].filter((count) => count > 8).length,
    outboxRows: await stored.outboxRows(),
  };
}

/** Waits up to `limitMs` for everything to settle. Returns what is still wrong then. */
export async function goalVerdict(
  platform: Pick<Platform, 'natsUrl'> & StoredAt,
  acknowledged: Acknowledged,
  limitMs: number,
): Promise<GoalVerdict> {
  const stored = await openStored(platform);
  const began = performance.now();
  try {
    let seen = await look(stored, acknowledged);
    while ((seen.withoutRoadmap > 0 || seen.outboxRows > 0) && performance.now() - began < limitMs) {
      await pause(250);
      seen = await look(stored, acknowledged);
    }
    const settledMs = Math.round(performance.now() - began);
    const ready = await countEvents(platform, 'goals.roadmap-ready.v1', (data) => String(data['goalId']));
    const announcedTwice = [...ready.values()].filter((ids) => ids.size > 1).length;
    const { lost, doubled, withoutRoadmap, tooManySteps, outboxRows } = seen;
    return {
      acknowledged: acknowledged.size,
      lost,
      doubled,
      withoutRoadmap,
      roadmapsTwice: tooManySteps + announcedTwice,
      outboxRows,
      settledMs,
    };
  } finally {
    await stored.close();
  }
}
