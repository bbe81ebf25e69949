import { setTimeout as pause } from 'node:timers/promises';
import { startPlatform } from '@pathwise/local/platform';
import { premiumPeople } from '../people/person.ts';
import { createGoals } from './create-goals.ts';
import { expectations, type FaultTest } from './fault-test.ts';
import { goalVerdict } from './goal-verdict.ts';

const awayMs = Number(process.env['FAULT_BROKER_AWAY_MS'] ?? 30_000);
const services = ['gateway', 'auth', 'goals', 'ai'] as const;

export const brokerAway: FaultTest = {
  name: 'T3',
  passesWhen: `the broker away for ${awayMs / 1_000} s: every write still 2xx, drained within 15 s after, 0 lost, 0 double effects, nothing restarted`,
  async run({ dir, seed }) {
    const platform = await startPlatform({ dir, site: false });
    try {
      const people = await premiumPeople(platform, 5);
      const pids = () => services.map((name) => platform.process(name).pid).join(' ');
      const before = pids();
      await platform.process('broker').kill('SIGKILL');
      const back = pause(awayMs).then(() => platform.process('broker').start());
      const count = Math.floor((awayMs / 1_000 - 2) * 5);
      const creation = await createGoals(people, { count, perSecond: 5, prefix: `t3-${seed}` });
      await back;
      const verdict = await goalVerdict(platform, creation.acknowledged, 60_000);
      const { broken, expect } = expectations();
      expect(
        creation.attempts === count,
        `${creation.attempts - count} writes had to be tried again: ${JSON.stringify(creation.outcomes)}`,
      );
      expect(verdict.settledMs <= 15_000, `drained only after ${verdict.settledMs} ms`);
      expect(
        verdict.lost + verdict.doubled + verdict.withoutRoadmap + verdict.roadmapsTwice === 0,
        JSON.stringify(verdict),
      );
      expect(verdict.outboxRows === 0, `${verdict.outboxRows} events wait in outboxes`);
      expect(pids() === before, 'a process was started anew');
      return { broken, figures: { awayMs, outcomes: creation.outcomes, ...verdict } };
    } finally {
      await platform.stop();
    }
  },
};
