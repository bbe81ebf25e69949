import { setTimeout as pause } from 'node:timers/promises';
import type { Platform } from '@pathwise/local/platform';
import { serviceNames } from '@pathwise/local/services';
import { type Person, premiumPeople } from '../people/person.ts';
import { checkedPlatform } from '../test-platform.ts';
import { countOutcomes } from './acknowledged.ts';
import { createGoals } from './create-goals.ts';
import { expectations, type FaultTest } from './fault-test.ts';
import { goalVerdict } from './goal-verdict.ts';
import { resume, stopInItsTracks } from './signals.ts';
import { isQuick } from './size.ts';

interface Absence {
  how: 'killed' | 'stopped';
  seconds: number;
  /** The number of goals that the embedded database drains in 15 s. A longer absence collects them more slowly. */
  goals: number;
}

const absences: Absence[] = isQuick
  ? [
      { how: 'killed', seconds: 15, goals: 50 },
      { how: 'stopped', seconds: 20, goals: 50 },
    ]
  : [
      { how: 'killed', seconds: 30, goals: 140 },
      { how: 'killed', seconds: 180, goals: 140 },
      { how: 'stopped', seconds: 20, goals: 90 },
    ];

const inWords = ({ how, seconds }: Absence) => `${how} for ${seconds} s`;

async function away(platform: Platform, { how, seconds }: Absence): Promise<void> {
  const broker = platform.process('broker');
  if (how === 'killed') await broker.kill('SIGKILL');
  else stopInItsTracks(broker);
  await pause(seconds * 1_000);
  if (how === 'killed') await broker.start();
  else resume(broker);
}

async function lives(platform: Platform, input: { people: Person[]; absence: Absence; prefix: string }) {
  const { people, absence, prefix } = input;
  const perSecond = absence.goals / (absence.seconds - 2);
  const [creation] = await Promise.all([
    createGoals(people, { count: absence.goals, perSecond, prefix }),
    away(platform, absence),
  ]);
  const verdict = await goalVerdict(platform, creation.acknowledged, 60_000);
  const { broken, expect } = expectations();
  const outcomes = countOutcomes(creation.tries);
  expect(creation.tries.length === absence.goals, `writes had to be tried again: ${JSON.stringify(outcomes)}`);
  expect(verdict.settledMs <= 15_000, `drained only after ${verdict.settledMs} ms`);
  expect(
    verdict.lost + verdict.doubled + verdict.withoutRoadmap + verdict.roadmapsTwice === 0,
    JSON.stringify(verdict),
  );
  expect(verdict.outboxRows === 0, `${verdict.outboxRows} events wait in outboxes`);
  return { broken: broken.map((one) => `${inWords(absence)}: ${one}`), figures: { outcomes, ...verdict } };
}

export const brokerAway: FaultTest = {
  name: 'T3',
  passesWhen: `the broker ${absences.map(inWords).join(', ')}: every write still 2xx, drained within 15 s after, 0 lost, 0 double effects, nothing restarted`,
  async run({ dir, seed, say, atEnd }) {
    const platform = await checkedPlatform({ dir, site: false });
    atEnd(platform.stop);
    const people = await premiumPeople(platform, 5);
    const pids = () => serviceNames.map((name) => platform.process(name).pid).join(' ');
    const before = pids();
    const { broken, expect } = expectations();
    const figures: Record<string, unknown> = {};
    for (const [index, absence] of absences.entries()) {
      const result = await lives(platform, { people, absence, prefix: `t3-${seed}-${index}` });
      figures[inWords(absence)] = result.figures;
      broken.push(...result.broken);
      say(`${inWords(absence)}: drained after ${result.figures.settledMs} ms`);
    }
    expect(pids() === before, 'a process was started anew');
    return { broken, figures };
  },
};
