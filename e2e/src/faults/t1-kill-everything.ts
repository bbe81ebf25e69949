import { setTimeout as pause } from 'node:timers/promises';
import { type PartName, type Platform, startPlatform } from '@pathwise/local/platform';
import { percentile, rounded } from '../figures.ts';
import { premiumPeople } from '../people/person.ts';
import { shuffled } from '../random.ts';
import { createGoals } from './create-goals.ts';
import { expectations, type FaultRun, type FaultTest } from './fault-test.ts';
import { goalVerdict } from './goal-verdict.ts';

const goalCount = Number(process.env['FAULT_GOALS'] ?? 500);
const killsEach = Number(process.env['FAULT_KILLS'] ?? 25);
const parts: PartName[] = ['gateway', 'auth', 'goals', 'ai', 'broker', 'database'];

/** Kills parts at random moments, each starting again at once, and resolves when every kill is done. */
async function killAtRandom(platform: Platform, { random, say }: FaultRun): Promise<Record<string, number>> {
  const kills = shuffled(
    parts.flatMap((name) => Array.from({ length: killsEach }, () => name)),
    random,
  );
  const done: Record<string, number> = {};
  for (const [index, name] of kills.entries()) {
    await pause(200 + random() * 1_200);
    const process = platform.process(name);
    await process.kill('SIGKILL');
    await process.start();
    done[name] = (done[name] ?? 0) + 1;
    if (index % 25 === 24) say(`${index + 1} of ${kills.length} kills`);
  }
  return done;
}

export const killEverything: FaultTest = {
  name: 'T1',
  passesWhen: `kill -9 of every process ${killsEach} times at random moments during ${goalCount} goal creations: 0 acknowledged goals lost, 0 doubled, exactly one roadmap a goal, outbox empty 60 s after the last restart`,
  async run(run) {
    const platform = await startPlatform({ dir: run.dir, site: false });
    try {
      const people = await premiumPeople(platform, 10);
      const began = performance.now();
      const kills = killAtRandom(platform, run);
      // Spread over the time the kills take, so that every kill finds creations under way.
      const perSecond = goalCount / (parts.length * killsEach * 3);
      const creation = await createGoals(people, { count: goalCount, perSecond, prefix: `t1-${run.seed}` });
      const killed = await kills;
      const verdict = await goalVerdict(platform, creation.acknowledged, 60_000);
      const { broken, expect } = expectations();
      expect(verdict.acknowledged === goalCount, `${verdict.acknowledged} of ${goalCount} were acknowledged`);
      expect(verdict.lost === 0, `${verdict.lost} acknowledged goals are lost`);
      expect(verdict.doubled === 0, `${verdict.doubled} goals are there twice`);
      expect(verdict.withoutRoadmap === 0, `${verdict.withoutRoadmap} goals have no roadmap`);
      expect(verdict.roadmapsTwice === 0, `${verdict.roadmapsTwice} goals had two roadmaps`);
      expect(verdict.outboxRows === 0, `${verdict.outboxRows} events wait in outboxes`);
      const { attempts, outcomes, milliseconds } = creation;
      return {
        broken,
        figures: {
          killed,
          attempts,
          outcomes,
          ...verdict,
          seconds: rounded((performance.now() - began) / 1_000),
          acknowledgedMs: {
            p50: rounded(percentile(milliseconds, 0.5)),
            p95: rounded(percentile(milliseconds, 0.95)),
            max: rounded(percentile(milliseconds, 1)),
          },
        },
      };
    } finally {
      await platform.stop();
    }
  },
};
